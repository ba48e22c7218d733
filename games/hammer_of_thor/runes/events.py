"""Events of runes."""

from typing import TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import Name


class RuneCast(Shown, frozen=True, tag="rune-cast"):
    """A die of at most INTELLIGENCE wakes a rune, which is gone either way (2.2B)."""

    seat: Seat
    name: Name
    rune: Number
    roll: int
    wit: int
    success: bool
    of: Seat | None = None
    """The seat that it strikes, if it names one."""
    armed: bool = False
    """By itself, at its trigger (4.1.3)."""

    @property
    def explained_by(self) -> str:
        """The rune itself."""
        return f"card-{self.rune}"


class WitLost(Event, frozen=True, tag="wit-lost"):
    """A natural 9 cost 1 INTELLIGENCE until it is restored (2.2B)."""

    name: Name


class MemberHealed(Event, frozen=True, tag="member-healed"):
    """One got back STAMINA, as far as it was wounded; 99: all."""

    name: Name
    amount: int


class GroupCured(Event, frozen=True, tag="group-cured"):
    """A group is rid of its ailments."""

    seat: Seat
    leader: Name


RuneEvent: TypeAlias = RuneCast | WitLost | MemberHealed | GroupCured
