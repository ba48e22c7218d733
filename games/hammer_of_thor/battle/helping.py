"""Cards that go with an own battle order (4.1.2, 4.1.5)."""

from collections.abc import Sequence

from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import PAPERS, When
from games.hammer_of_thor.cards.effects import Surprise
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.playing import plays
from games.hammer_of_thor.table import Table

WITH_AN_ORDER = frozenset({When.BATTLE})
"""The moment that an own battle order is (4.1.2)."""


def with_an_order(table: Table, seat: Seat, number: int) -> Sequence[Play]:
    """All that a seat can play before a round; surprise is for the first one."""
    found = plays(table, seat, WITH_AN_ORDER)
    if number == 1:
        return found
    return [one for one in found if not isinstance(PAPERS[one.card].do[0], Surprise)]
