"""A verb of the cards: whom it can serve or strike, and what it does (17.0 to 19.0)."""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.alone.rivals import nearest_rival
from games.hammer_of_thor.cards.deck import Paper
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.land.board import BOARD
from games.hammer_of_thor.table import Table

E = TypeVar("E")


class Verb(Generic[E]):
    """Legality and effect of a verb together; it has no state."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: E) -> Iterable[Play]:
        """All legal ways for a seat to play a card for this effect's sake; here without a target.

        None: the card cannot be played (4.1.4).
        """
        return (Play(paper.id),)

    def does(self, table: Table, seat: Seat, play: Play, effect: E, referee: Referee) -> None:
        """Carry out the effect of a card as a seat played it."""
        raise AssertionError(self)


def rivals(table: Table, seat: Seat) -> Iterator[Counter]:
    """The counters of other seats; where one plays alone, the nearest rival's (14.3A)."""
    if table.solo is not None:
        nearest = nearest_rival(table, seat)
        yield from () if nearest is None else (nearest,)
    for counter in table.counters:
        if counter.seat not in (None, seat):
            yield counter


def are_near(one: Counter, other: Counter) -> bool:
    """Two counters stand in the same place or next to each other."""
    return one.place == other.place or other.place in BOARD[one.place].links


def facing(table: Table, seat: Seat) -> tuple[Counter, Counter] | None:
    """The own counter of a seat in the encounter that goes on, and the other one."""
    met = table.encounter
    if met is None:
        return None
    sides = table.counter(met.mover), table.counter(met.other)
    if sides[0].seat == seat:
        return sides
    return (sides[1], sides[0]) if sides[1].seat == seat else None
