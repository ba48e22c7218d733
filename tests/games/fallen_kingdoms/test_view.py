"""What a seat may see."""

import pytest

from games.core.vocabulary import Ending
from games.fallen_kingdoms.field import Battle
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.table import Reason
from games.fallen_kingdoms.traces import Fought, Touched
from games.fallen_kingdoms.view import view
from tests.games.fallen_kingdoms.builder import Halt, at, table

GLORY = {seat: {"glory": 10 + seat} for seat in range(3)}


def glories(seat, *, hidden=True, ending=None):
    """The totals of glory that a seat sees."""
    found = table(players=GLORY, options=Options(hidden_glory=hidden), ending=ending)
    return [player.glory for player in view(at(found, Halt()), seat).players]


@pytest.mark.rule("8.1", "K24", "options")
def test_by_option_totals_of_glory_are_hidden_until_the_end():
    """K24: totals alone, for every gain is told; one's own is always seen."""
    over = Ending(Reason.TROPHIES, (2,))

    assert glories(1) == [None, 11, None]
    assert glories(None) == [None, None, None]
    assert glories(1, hidden=False) == glories(None, ending=over) == [10, 11, 12]


@pytest.mark.rule("F-90", "K5")
def test_all_see_that_the_round_is_the_last_one():
    """K5: by its number, or because two piles are used up (F-90)."""
    used = {"knowledge": (), "knowledge_stack": (), "rumors": ()}
    found = [table(round=14), table(round=15), table(round=3, **used)]

    assert [view(at(one, Halt()), None).last for one in found] == [False, True, True]


@pytest.mark.rule("1.2")
def test_a_battle_is_shown_until_something_happens_in_a_later_turn():
    """Or until another battle is over."""
    battle = Battle(City.BIRKA, 0, 1, ())
    fought = Fought(turn=1, battle=battle)

    assert not fought.fades(Touched(turn=1, city=City.BIRKA))
    assert fought.fades(Touched(turn=2, city=City.BIRKA))
    assert fought.fades(Fought(turn=1, battle=battle))
