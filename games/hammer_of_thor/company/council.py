"""All that can be done for one group in the own Turn step (8.1 to 8.5)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from games.core.asks import Ask, Menu, OneOf, if_any
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Refusal, Seat
from games.hammer_of_thor.company.actions import (
    BackToTurn,
    Dismiss,
    Give,
    Join,
    LineUp,
    NameSubLeaders,
    SeeTo,
    Split,
)
from games.hammer_of_thor.company.handing_over import dismissals, gifts, give, send_away
from games.hammer_of_thor.company.leading import line_up, lining_up, name_sub_leaders, naming
from games.hammer_of_thor.company.refusals import (
    NobodySeenTo,
    NoRoomToJoin,
    NoSplit,
    NoSubLeaders,
    NoSuchLine,
    NotHandedOver,
    NotSentAway,
)
from games.hammer_of_thor.company.regrouping import join, joins, split, splitting
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.table import Table

_REFUSED: Mapping[type[Action], Callable[[Any], Refusal]] = {
    Split: lambda _: NoSplit(),
    Join: lambda action: NoRoomToJoin(action.to),
    Dismiss: lambda action: NotSentAway(action.name),
    Give: lambda action: NotHandedOver(action.card, action.to),
    NameSubLeaders: lambda _: NoSubLeaders(),
    LineUp: lambda _: NoSuchLine(),
}
ORDERS = tuple(_REFUSED)
"""The kinds of action that concern the group that is seen to."""


def seeable(table: Table, seat: Seat) -> Iterator[SeeTo]:
    """The groups of a seat that have company, of their own or beside them.

    After a journey there are none: a card for a second one lets nobody split off to go on (2047).
    """
    groups = table.of(seat) if table.sitting is None else []
    for own in groups:
        beside = any(one.place is own.place for one in groups if one.number != own.number)
        if beside or len(own.members) > 1:
            yield SeeTo(table.leader(own).id)


def council(table: Table, own: Counter) -> Ask:
    """All that can be done for a group, the likeliest first, and the way back."""
    return Menu(
        {
            Split: lambda: splitting(table, own),
            Join: lambda: if_any(joins(table, own)),
            Give: lambda: if_any(gifts(table, own)),
            NameSubLeaders: lambda: naming(table, own),
            LineUp: lambda: lining_up(table, own),
            Dismiss: lambda: if_any(dismissals(table, own)),
            BackToTurn: lambda: OneOf([BackToTurn()]),
        }
    )


def carry_out(table: Table, own: Counter, action: Action, referee: Referee) -> int:
    """Do it.

    Returns:
        The number of the group to see to next: the same, or the one that it has joined.
    """
    match action:
        case Split():
            split(table, own, action.members, referee)
        case Join():
            return join(table, own, action, referee)
        case Dismiss():
            send_away(table, own, action, referee)
        case Give():
            give(table, action, referee)
        case NameSubLeaders():
            name_sub_leaders(table, own, action.names, referee)
        case _:
            assert isinstance(action, LineUp), action
            line_up(table, own, action, referee)
    return own.number


def refused(own: Counter | None, action: Action) -> Refusal:
    """Why that cannot be done for the group that is seen to; None: there is none."""
    if isinstance(action, SeeTo | BackToTurn) or own is None:
        return NobodySeenTo()
    return _REFUSED[type(action)](action) if type(action) in _REFUSED else NO
