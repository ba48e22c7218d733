"""A duel of honour (4.3A6)."""

import pytest

from games.core.agenda import Position
from games.core.dice import seeded
from games.hammer_of_thor.battle.events import BronzeBroke, RoundFought
from games.hammer_of_thor.battle.honour import duel_of_honour
from games.hammer_of_thor.folk.figures import NUMBERS as N
from tests.games.hammer_of_thor.builder import member
from tests.games.hammer_of_thor.fights import facing, one_of, told
from tests.games.loaded_dice import LoadedReferee

SWORD = "1001"


def dueled(found, *dice):
    """The winner's counter, and all that was told; misses follow the dice."""
    faces = [*(die + 1 for die in dice), *[10] * 40]
    referee = LoadedReferee(Position(found, (), seeded("tests"), {}), 0, found.options, faces)
    return duel_of_honour(found, 1, referee), referee.events


@pytest.mark.rule("4.3A6")
def test_whoever_has_a_third_left_has_lost_and_is_unhurt_afterwards():
    """Beli has 19: a loss of 13 leaves him 6."""
    found = facing(["Thor"], [member("Beli", wounds=0)])

    winner, events = dueled(found, 1, 9, 1, 9, 9)

    assert winner == 1
    assert len(told(events, RoundFought)) == 1
    assert one_of(found, "Beli").wounds == 0


@pytest.mark.rule("4.3A6")
def test_five_rounds_and_nobody_has_lost():
    """All misses."""
    winner, events = dueled(facing(["Bragi"], ["Beli"]))

    assert winner is None
    assert [one.round for one in told(events, RoundFought)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("4.3A6")
def test_when_both_lose_nobody_wins():
    """Both strike at the same time."""
    found = facing([member("Bragi", wounds=9)], [member("Beli", wounds=12)])

    assert dueled(found, 1, 9, 1, 9)[0] is None


@pytest.mark.rule("4.3A6", "T33")
def test_leaders_fight_alone():
    """One blow a side and round, whoever stands beside them."""
    found = facing(["Odin", "Thor"], ["Hrungnir", "Beli"])

    _, events = dueled(found)

    assert {len(one.rolls) for one in told(events, RoundFought)} == {2}
    assert {(one.leader, one.other) for one in told(events, RoundFought)} == {
        (N["Odin"], N["Hrungnir"])
    }


@pytest.mark.rule("2.2A5", "4.3A6")
def test_bronze_that_breaks_in_a_duel_is_gone():
    """The loss alone is undone."""
    found = facing(["Bragi"], [member("Beli", shown=(SWORD,))])

    _, events = dueled(found)

    assert [one.card for one in told(events, BronzeBroke)] == [SWORD]
    assert one_of(found, "Beli").shown == ()
    assert found.removed.count(SWORD) == 1
