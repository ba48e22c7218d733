"""Events of ordering groups."""

from typing import TypeAlias

from games.core.vocabulary import Event, Seat
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.land.places import Place


class GroupSplit(Event, frozen=True, tag="group-split"):
    """Some members of a counter are one of their own from now on (8.2)."""

    seat: Seat
    leader: Name
    names: tuple[Name, ...]
    place: Place


class GroupsJoined(Event, frozen=True, tag="groups-joined"):
    """Two counters of a seat are one (8.3)."""

    seat: Seat
    leader: Name
    names: tuple[Name, ...]
    """Those who have come to it."""


class MemberDismissed(Event, frozen=True, tag="member-dismissed"):
    """A member was sent away (8.4)."""

    seat: Seat
    leader: Name
    name: Name


class GoodsGiven(Event, frozen=True, tag="goods-given"):
    """Something has changed hands among a seat's own people (8.5)."""

    seat: Seat
    giver: Name
    to: Name
    rune: bool
    card: Number | None = None
    """The item, if it was revealed."""


class SubLeadersNamed(Event, frozen=True, tag="sub-leaders-named"):
    """The Sub-Leaders of a counter, from now on (8.1)."""

    seat: Seat
    leader: Name
    names: tuple[Name, ...]


class LineSet(Event, frozen=True, tag="line-set"):
    """Second and third in the line of a counter, from now on (5.1.1)."""

    seat: Seat
    leader: Name
    second: Name
    third: Name


CompanyEvent: TypeAlias = (
    GroupSplit | GroupsJoined | MemberDismissed | GoodsGiven | SubLeadersNamed | LineSet
)
