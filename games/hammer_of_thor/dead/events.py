"""Events about the dead."""

from typing import TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.hammer_of_thor.folk.figures import Name


class DraugrRose(Event, frozen=True, tag="draugr-rose"):
    """A draugr has died for the first time, and stays as a dead member (6.2, 11.0A)."""

    name: Name


class DeadSentHome(Event, frozen=True, tag="dead-sent-home"):
    """Dead members have gone back to Helheim (6.3, 6.4)."""

    names: tuple[Name, ...]


class DeadDelivered(Event, frozen=True, tag="dead-delivered"):
    """Guardians have brought dead members home to Hel (6.4)."""

    seat: Seat
    leader: Name
    names: tuple[Name, ...]


class DeadRose(Event, frozen=True, tag="dead-rose"):
    """One of the dead has come out of Helheim into a seat's counter (6.1, 6.2)."""

    seat: Seat
    leader: Name
    name: Name
    alive: bool
    """Else it is a dead member."""


class RideTried(Shown, frozen=True, tag="ride-tried"):
    """A leader has ridden to Hel to bring somebody home (6.1)."""

    seat: Seat
    leader: Name
    name: Name
    t: int
    roll: int
    success: bool


DeadEvent: TypeAlias = DraugrRose | DeadSentHome | DeadDelivered | DeadRose | RideTried
