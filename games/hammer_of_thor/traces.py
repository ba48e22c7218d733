"""Traces of actions on the board, for the picture; no rule reads it."""

from typing import TypeAlias

from games.core.vocabulary import Seat, Trace
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.ragnarok.events import Chapter
from games.hammer_of_thor.travel.manners import Manner


class Went(Trace, frozen=True, tag="went"):
    """A counter went a road; the newest alone is kept."""

    seat: Seat
    road: tuple[Place, ...]
    """With the place from which it came; that alone where it stayed."""
    manner: Manner

    def fades(self, newer: Trace) -> bool:
        """It goes when another road is gone."""
        return isinstance(newer, Went)


class _OfBattle(Trace, frozen=True):
    """Base of the traces of a battle: they lie until somebody goes on, or another one begins."""

    def fades(self, newer: Trace) -> bool:
        """Neither the next turn nor the next encounter takes it away."""
        return isinstance(newer, Went | Charged)


class Charged(_OfBattle, frozen=True, tag="charged"):
    """A battle began (5.1)."""

    leaders: tuple[Name, Name]
    """The mover's first."""
    seats: tuple[Seat | None, Seat | None]
    place: Place


class Clashed(_OfBattle, frozen=True, tag="clashed"):
    """A round was fought (5.3); pairs have the mover's side first."""

    round: int
    blows: tuple[int, int]
    """Struck by a side."""
    hits: tuple[int, int]
    """Of them."""
    lost: tuple[int, int]
    """STAMINA that a side has lost, stun too."""
    out: tuple[Name, ...] = ()
    """Those who can fight no more, dead or subdued."""


class Settled(_OfBattle, frozen=True, tag="settled"):
    """A battle is over (5.1.4, 5.1.7)."""

    winner: Name | None
    """Its leader; None: nobody has won."""


class _OfRagnarok(Trace, frozen=True):
    """Base of the traces of the last battle: they stay for good."""

    def fades(self, newer: Trace) -> bool:
        """Nothing comes after it."""
        return False


class Stood(_OfRagnarok, frozen=True, tag="stood"):
    """A host stood on the field (12.3)."""

    side: Side
    names: tuple[Name, ...]
    """By REPUTATION."""
    spears: int


class Dueled(_OfRagnarok, frozen=True, tag="dueled"):
    """Two fought (12.4, 12.5)."""

    chapter: Chapter
    pair: tuple[Name, Name]
    fallen: tuple[Name, ...]


class Weighed(_OfRagnarok, frozen=True, tag="weighed"):
    """The strength of a side in the end, part by part (12.6)."""

    side: Side
    standing: int
    spears: int
    gained: int
    dead: int
    doom: int
    favour: int
    total: int


AnyTrace: TypeAlias = Went | Charged | Clashed | Settled | Stood | Dueled | Weighed
