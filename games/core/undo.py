"""Taking back: one rule for all titles.

A seat may take its own last action back while nobody else was asked anything new (`is_new`), no
dice were drawn, and nothing was revealed or shown in secret. What others answered since, side by
side with it, is applied again: answers in a window commute.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from games.core.agenda import Position
from games.core.asks import is_new
from games.core.errors import GameError, IllegalAction
from games.core.vocabulary import Action, Event, Seat


class CannotUndo(GameError):
    """All that happened since is known to others, or was left to chance."""

    tag = "cannot-undo"


class Played(Struct, frozen=True):
    """One action of the history, with the positions around it."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]
    before: Position[Any]
    after: Position[Any]


def take_back(history: Sequence[Played], seat: Seat) -> Position[Any]:
    """The position without this seat's last action.

    Args:
        history: the last actions of the match, oldest first.
        seat: who wants its last action undone.

    Raises:
        CannotUndo: the rule above forbids it, or the seat did nothing yet.
    """
    since = _since_last_of(history, seat)
    if not all(map(_is_quiet, since)):
        raise CannotUndo
    position = since[0].before
    try:
        for played in since[1:]:
            position, _ = position.apply(played.seat, played.action)
    except IllegalAction as error:
        raise CannotUndo from error
    if _asks_somebody_new(position, since[-1].after, seat):
        raise CannotUndo
    return position


def may_take_back(history: Sequence[Played], seat: Seat) -> bool:
    """Whether `take_back` would succeed."""
    try:
        take_back(history, seat)
    except CannotUndo:
        return False
    return True


def _since_last_of(history: Sequence[Played], seat: Seat) -> Sequence[Played]:
    for index in reversed(range(len(history))):
        if history[index].seat == seat:
            return history[index:]
    raise CannotUndo


def _is_quiet(played: Played) -> bool:
    drawn = played.before.dice.draws != played.after.dice.draws
    told = any(event.reveals or event.secret_to is not None for event in played.events)
    return not drawn and not told


def _asks_somebody_new(back: Position[Any], now: Position[Any], seat: Seat) -> bool:
    """Another seat knows more by what it is asked now than it would know without the action."""
    others = (other for other in now.asks if other != seat)
    return any(is_new(back.asks.get(other), now.asks[other]) for other in others)
