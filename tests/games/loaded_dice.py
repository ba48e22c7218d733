"""Loaded dice: the faces fall as a test wishes, and everything else is the real engine.

`act` does what `Position.apply` does, with a referee whose faces are written down beforehand.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any

from games.core.agenda import AnyPosition, settle
from games.core.dice import Referee
from games.core.vocabulary import Action, Event, Seat


class LoadedReferee(Referee):
    """Throws the faces that it was given, in their order."""

    __slots__ = ("faces",)

    def __init__(self, position: AnyPosition, seat: Seat | None, cause: Any, faces: Sequence[int]):
        super().__init__(position.dice, seat, cause, position.traces)
        self.faces = deque(faces)

    def _below(self, sides: int) -> int:
        assert self.faces, "more dice were rolled than the test loaded"
        face = self.faces.popleft()
        assert 1 <= face <= sides
        self.drawn.append((sides, face - 1))
        return face - 1


Played = tuple[AnyPosition, tuple[Event, ...]]


def act(position: AnyPosition, seat: Seat, action: Action, *faces: int) -> Played:
    """Apply an action with known faces; all of them must fall, and no other."""
    position.check(seat, action)
    referee = LoadedReferee(position, seat, action, faces)
    table = position.table.copy()
    *agenda, step = position.agenda
    agenda += reversed(step.answer(table, seat, action, referee))
    settled = settle(table, agenda, position.dice, referee)
    assert not referee.faces, f"not rolled: {list(referee.faces)}"
    return settled
