"""Events of children."""

from typing import TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.hammer_of_thor.folk.figures import Name


class ChildHoped(Shown, frozen=True, tag="child-hoped"):
    """Love may bring a child: a die of at most T, with no limits (11.2)."""

    mother: Name
    roll: int
    most: int
    success: bool


class ChildBorn(Shown, frozen=True, tag="child-born"):
    """A child joins a seat's group (11.2, 3.1)."""

    seat: Seat
    name: Name
    leader: Name


class ChildStays(Event, frozen=True, tag="child-stays"):
    """None of those who were drawn could join the group."""

    seat: Seat


class ChildElsewhere(Shown, frozen=True, tag="child-elsewhere"):
    """A promised child grows up among its race: the group is gone or full, or no place for it."""

    name: Name


class ChildrenSeen(Event, frozen=True, tag="children-seen"):
    """A seat looked at the uppermost offspring."""

    seat: Seat
    count: int


class ChildrenShown(Shown, frozen=True, tag="children-shown"):
    """Its seat alone sees who they are."""

    names: tuple[Name, ...]


BirthEvent: TypeAlias = (
    ChildHoped | ChildBorn | ChildStays | ChildElsewhere | ChildrenSeen | ChildrenShown
)
