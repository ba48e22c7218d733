"""What the tests of all titles look at: what is offered to a seat, and what was told."""

from collections.abc import Sequence
from typing import Any, TypeVar

from games.core.agenda import AnyPosition
from games.core.vocabulary import Action, Event, Seat

E = TypeVar("E", bound=Event)


def offered(position: AnyPosition, seat: Seat, kind: type[Action]) -> list[Any]:
    """The actions of a kind that a seat may choose now."""
    ask = position.asks.get(seat)
    return list(ask.kinds[kind]) if ask is not None and kind in ask.kinds else []


def kinds(position: AnyPosition, seat: Seat) -> set[type[Action]]:
    """The kinds of action that a seat may choose now."""
    return set(position.asks[seat].kinds) if seat in position.asks else set()


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    """What was told of one kind."""
    return [event for event in events if isinstance(event, kind)]
