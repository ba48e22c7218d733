"""The time in a match as its players count it: in turns, or in rounds of turns."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from db import LoggedAction
from games.core.save import Codec
from games.core.vocabulary import Event


class GameTime(Struct, frozen=True):
    """A player-turn, and the round it is part of."""

    turn: int
    """0: before the first."""
    round: int | None = None
    """0: before the first; None: the title's players count turns."""


class Passage(Struct, frozen=True):
    """An action that stands, and what came of it."""

    deed: LoggedAction
    decided: GameTime
    events: tuple[tuple[Event, GameTime], ...]
    reached: GameTime


def passages(codec: Codec[Any], deeds: Sequence[LoggedAction]) -> Iterator[Passage]:
    """All that was done and stands, from the start of the match on.

    A deed's own turn is the one that it leads to: what it does before that turn opens is still part
    of the one before. A copy to practise with may begin in any round.
    """
    standing = [(deed, codec.load_events(deed.events)) for deed in deeds if deed.undone is None]
    rounds = (event.new_round for _, events in standing for event in events)
    first = next((number for number in rounds if number is not None), None)
    now = GameTime(deeds[0].turn, None if first is None else first - 1)
    for deed, events in standing:
        decided, happened = now, []
        for event in events:
            if event.opens:
                now = replace(now, turn=deed.turn)
            if event.new_round is not None:
                now = replace(now, round=event.new_round)
            happened.append((event, now))
        now = replace(now, turn=deed.turn)
        yield Passage(deed, decided, tuple(happened), now)
