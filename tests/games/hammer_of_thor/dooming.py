"""Sets up the last battle: only those whom a test sets there are in the world."""

from collections.abc import Sequence
from typing import Any

from games.core.agenda import Step, settle
from games.core.dice import Referee, seeded
from games.core.vocabulary import Event, Seat
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Race, Side
from games.hammer_of_thor.ragnarok.last_battle import LastBattle, Vow
from games.hammer_of_thor.table import Table
from tests.games.hammer_of_thor.builder import Standing, running, table

HEROES = {0: "Tyr", 1: "Utgard-Loki"}
"""The first seat is good and the second one evil; the third has left."""


def lonely(*counters: Counter, seats: int = 3, **rest: Any) -> Table:
    """A table whose decks are empty, unless a test fills them; seats without a hero have left."""
    decks = dict.fromkeys(Race, ()) | rest.pop("decks", {})
    heroes = rest.pop("heroes", HEROES)
    found = table(*counters, seats=seats, heroes=heroes, decks=decks, kept=(), **rest)
    for seat in set(found.circle) - set(heroes):
        found.change_player(seat, out=True)
    return found


def vow(seat: Seat, side: Side, champion: str = "", foe: str = "") -> Vow:
    """The muster of a seat, by the names on the cards."""
    return Vow(seat, side, NUMBERS.get(champion), NUMBERS.get(foe))


GOOD, EVIL = vow(0, Side.GOOD), vow(1, Side.EVIL)
"""The two seats, with champions who seek nobody."""


def doomed(
    found: Table, *vows: Vow, dice: Sequence[int] | None = None
) -> tuple[Standing, tuple[Event, ...]]:
    """The last battle, fought.

    Args:
        found: the pieces.
        vows: by default those of a good and an evil seat without champions.
        dice: all of them, 0 to 9; None: fair ones.
    """
    step = LastBattle(vows or (GOOD, EVIL))
    if dice is not None:
        return running(found, step, faces=[die + 1 for die in dice])
    return fairly(found, step)


def fairly(found: Table, *steps: Step[Table]) -> tuple[Standing, tuple[Event, ...]]:
    """These steps run with fair dice, until somebody is asked, or they are over."""
    dice = seeded("tests")
    return settle(found, list(reversed(steps)), dice, Referee(dice, None, found.options))
