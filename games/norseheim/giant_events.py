"""Events of the Giants and of the leaders' die, as the players are told them."""

from typing import TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.norseheim.board import Region
from games.norseheim.giants import Giant
from games.norseheim.gods import God


class GodWaits(Event, frozen=True, tag="god-waits"):
    """A god's marker waits for the next Giants card (R55)."""

    god: God


class Covered(Shown, frozen=True, tag="covered"):
    """A god's marker lies on a Giants card."""

    giant: Giant
    god: God


class GiantOpened(Shown, frozen=True, tag="giant-opened"):
    """A Giants card was opened (R29)."""

    giant: Giant


class GiantsShuffled(Shown, frozen=True, tag="giants-shuffled"):
    """The Giants cards that were carried out became the deck (R58)."""


class DieRolled(Shown, frozen=True, tag="die-rolled"):
    """The leader die."""

    number: int


class Grew(Event, frozen=True, tag="grew"):
    """Leaders gained a warrior."""

    regions: tuple[Region, ...]


class GiantTamed(Shown, frozen=True, tag="giant-tamed"):
    """A god kept a Giants card from being carried out."""

    giant: Giant
    god: God


class GiantBanished(Shown, frozen=True, tag="giant-banished"):
    """A Giants card went under the deck."""

    seat: Seat
    giant: Giant


class GiantStruck(Shown, frozen=True, tag="giant-struck"):
    """A Giants card is carried out."""

    giant: Giant


class NobodyStruck(Event, frozen=True, tag="nobody-struck"):
    """A Giants card that is carried out finds nothing to harm."""


class WarriorsStruck(Event, frozen=True, tag="warriors-struck"):
    """Warriors died of a Giants card."""

    region: Region
    warriors: int


class DanevoldFell(Event, frozen=True, tag="danevold-fell"):
    """A Danevold is gone."""

    region: Region
    toward: Region


GiantEvent: TypeAlias = (
    GodWaits
    | Covered
    | GiantOpened
    | GiantsShuffled
    | DieRolled
    | Grew
    | GiantTamed
    | GiantBanished
    | GiantStruck
    | NobodyStruck
    | WarriorsStruck
    | DanevoldFell
)
