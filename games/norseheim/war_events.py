"""Events of an attack, as the players are told them."""

from typing import ClassVar, TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.norseheim.board import Region
from games.norseheim.land import Rune


class AttackBegan(Event, frozen=True, tag="attack-began"):
    """A player attacks."""

    seat: Seat
    source: Region
    target: Region
    warriors: int


class WalkedIn(Event, frozen=True, tag="walked-in"):
    """Nobody defends the region."""

    seat: Seat
    region: Region


class AttackerThrew(Shown, frozen=True, tag="attacker-threw"):
    """The runes of the attacker, as they fell."""

    details: ClassVar[bool] = True
    seat: Seat
    runes: tuple[Rune, ...]


class DefenderThrew(Shown, frozen=True, tag="defender-threw"):
    """The runes of the defence, as they fell."""

    details: ClassVar[bool] = True
    region: Region
    runes: tuple[Rune, ...]


class NoRunes(Event, frozen=True, tag="no-runes"):
    """The defence has no rune to throw."""

    details: ClassVar[bool] = True
    region: Region


class SureHit(Event, frozen=True, tag="sure-hit"):
    """A side has a hit besides its runes, by Gungnir (O3)."""

    details: ClassVar[bool] = True
    seat: Seat


class RunesTurned(Event, frozen=True, tag="runes-turned"):
    """Blank runes became hits."""

    details: ClassVar[bool] = True
    seat: Seat
    count: int


class SideRethrew(Shown, frozen=True, tag="side-rethrew"):
    """Some runes were thrown again: all runes of that side as they lie now."""

    details: ClassVar[bool] = True
    seat: Seat
    runes: tuple[Rune, ...]


class BankRethrew(Shown, frozen=True, tag="bank-rethrew"):
    """Likewise, where no player defends."""

    details: ClassVar[bool] = True
    region: Region
    runes: tuple[Rune, ...]


class AttackerLost(Event, frozen=True, tag="attacker-lost"):
    """Attackers fell."""

    seat: Seat
    warriors: int
    left: int


class DefenderLost(Event, frozen=True, tag="defender-lost"):
    """Defenders fell."""

    region: Region
    warriors: int
    left: int


class RingLost(Event, frozen=True, tag="ring-lost"):
    """A ring fortress is gone; the settlement within stands."""

    region: Region


class SettlementLost(Event, frozen=True, tag="settlement-lost"):
    """A settlement is gone."""

    region: Region


class Conquered(Event, frozen=True, tag="conquered"):
    """The attackers moved in."""

    seat: Seat
    region: Region
    warriors: int


class KingsTaken(Event, frozen=True, tag="kings-taken"):
    """A player took a Kings region, and holds so many of them."""

    turning: ClassVar[bool] = True
    seat: Seat
    region: Region
    kings: int


class Wrested(Event, frozen=True, tag="wrested"):
    """A player took a region that another held directly."""

    turning: ClassVar[bool] = True
    seat: Seat
    rival: Seat
    region: Region


class Repelled(Event, frozen=True, tag="repelled"):
    """No attacker is left."""

    seat: Seat
    region: Region


class CalledOff(Event, frozen=True, tag="called-off"):
    """The attacker stops."""

    seat: Seat
    region: Region


class PeaceKept(Event, frozen=True, tag="peace-kept"):
    """A Peace-Oath ended the attack."""

    seat: Seat
    region: Region


WarEvent: TypeAlias = (
    AttackBegan
    | WalkedIn
    | AttackerThrew
    | DefenderThrew
    | NoRunes
    | SureHit
    | RunesTurned
    | SideRethrew
    | BankRethrew
    | AttackerLost
    | DefenderLost
    | RingLost
    | SettlementLost
    | Conquered
    | KingsTaken
    | Wrested
    | Repelled
    | CalledOff
    | PeaceKept
)
