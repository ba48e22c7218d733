"""Events of the last battle, told in five chapters (12.0, 21.5)."""

from enum import StrEnum
from typing import ClassVar, TypeAlias

from games.core.vocabulary import EndingReason, Event, Row, Seat, Shown
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.blows import Ailment
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Side


class Chapter(StrEnum):
    """A part of the story."""

    HOSTS = "hosts"
    NAMED = "named"
    VOWED = "vowed"
    MELEE = "melee"
    RECKONING = "reckoning"


class RagnarokBegan(Shown, frozen=True, tag="ragnarok-began"):
    """Ragnarok was drawn: the player-turn breaks off, and held cards are gone (12.1)."""

    turning: ClassVar[bool] = True
    game_turn: int


class RagnarokNeared(Shown, frozen=True, tag="ragnarok-neared"):
    """Ragnarok was drawn, and waits for the end of the game-turn (12.1, option `equal_turns`)."""

    turning: ClassVar[bool] = True
    seat: Seat


class ChapterBegan(Event, frozen=True, tag="chapter-began"):
    """The next part of the story."""

    heads: ClassVar[bool] = True
    chapter: Chapter


class UnboundGathered(Shown, frozen=True, tag="unbound-gathered"):
    """The fighters of a side who belong to nobody (12.3)."""

    side: Side
    names: tuple[Name, ...]


class MusterGiven(Event, frozen=True, tag="muster-given"):
    """A seat has mustered; all are shown together (12.2)."""

    seat: Seat


class SideSworn(Shown, frozen=True, tag="side-sworn"):
    """The people of a neutral seat fight for a side (12.2)."""

    seat: Seat
    side: Side
    lot: bool
    """It was drawn, for the seat did not say."""


class ChampionNamed(Shown, frozen=True, tag="champion-named"):
    """A seat's champion has vowed to seek a foe (12.2)."""

    seat: Seat
    champion: Name
    foe: Name | None
    """None: there is nobody whom it may seek."""


class HostGathered(Shown, frozen=True, tag="host-gathered"):
    """A host stands on the field (12.3)."""

    side: Side
    names: tuple[Name, ...]
    spears: int
    """REPUTATION of those who carry spears."""


class DuelBegan(Event, frozen=True, tag="duel-began"):
    """Two meet: by their names, or by a seat's vow (12.4, 12.5)."""

    one: Name
    other: Name
    seat: Seat | None = None
    """The owner of the vow."""
    kept: bool = False
    """The other is the one whom the owner's champion has vowed to seek."""
    missed: Name | None = None
    """The foe of the vow, if that one has fought already: the other takes its place."""


class ChampionSpent(Event, frozen=True, tag="champion-spent"):
    """A champion has fought already, and has no vowed duel (12.5)."""

    seat: Seat
    champion: Name
    met: Name | None
    """The foe of the vow, if it has fought that one."""
    stands: bool


class DuelMissed(Shown, frozen=True, tag="duel-missed"):
    """A blow missed (5.3A)."""

    round: int
    striker: Name
    target: Name
    die: int
    needed: int
    burnt: int = 0
    """STAMINA that a shield's embers cost the striker."""


class DuelHit(Shown, frozen=True, tag="duel-hit"):
    """A blow hit; the second die told the loss (5.3B)."""

    round: int
    striker: Name
    target: Name
    die: int
    needed: int
    harm: int
    lost: int
    kind: Ailment
    slain: bool = False
    """Its bane kills the target at once (18.1)."""


class DuelBronzeBroke(Shown, frozen=True, tag="duel-bronze-broke"):
    """A 9 to hit broke an item of bronze (2.2A5)."""

    name: Name
    card: Number


class DeathEscaped(Shown, frozen=True, tag="death-escaped"):
    """A fighter would have died, and lives (18.3)."""

    name: Name


class DuelUndecided(Event, frozen=True, tag="duel-undecided"):
    """After six rounds both still stand (12.4)."""

    one: Name
    other: Name
    one_left: int
    """STAMINA."""
    other_left: int


class MeleeFought(Shown, frozen=True, tag="melee-fought"):
    """Two fought in the melee; the dice in the order in which they fell (12.5)."""

    one: Name
    other: Name
    rolls: Row
    one_lost: int
    """STAMINA."""
    other_lost: int


class FighterFell(Shown, frozen=True, tag="fighter-fell"):
    """A fighter fell; a seat's slayer gains REPUTATION (12.8)."""

    name: Name
    slayer: Name
    seat: Seat | None
    """The slayer's."""
    reputation: int


class FoundNoFoe(Event, frozen=True, tag="found-no-foe"):
    """Fighters whom nobody met; they stand (12.5)."""

    side: Side
    names: tuple[Name, ...]


class StrengthReckoned(Shown, frozen=True, tag="strength-reckoned"):
    """The strength of a side in the end (12.6)."""

    side: Side
    standing: int
    spears: int
    gained: int
    dead: int
    """Einherjar, or Naglfar's crew."""
    doom: int
    """Doom cards and horns."""
    favour: int
    """Valhalla, Heimdall, Loki."""
    total: int


class RagnarokDecided(Shown, frozen=True, tag="ragnarok-decided"):
    """Good wins, evil wins, or both are ruined (12.7)."""

    turning: ClassVar[bool] = True
    reason: EndingReason
    good: int
    evil: int


class SeatScored(Shown, frozen=True, tag="seat-scored"):
    """The score of a seat, part by part (13.2)."""

    seat: Seat
    best: int
    mortals: int
    runes: int
    friends: int
    bonus: int
    total: int


RagnarokEvent: TypeAlias = (
    RagnarokBegan
    | RagnarokNeared
    | ChapterBegan
    | UnboundGathered
    | MusterGiven
    | SideSworn
    | ChampionNamed
    | HostGathered
    | DuelBegan
    | ChampionSpent
    | DuelMissed
    | DuelHit
    | DuelBronzeBroke
    | DeathEscaped
    | DuelUndecided
    | MeleeFought
    | FighterFell
    | FoundNoFoe
    | StrengthReckoned
    | RagnarokDecided
    | SeatScored
)
