"""What a character is worth with all that it holds, and who takes what is new."""

import pytest

from games.core.dice import Referee, seeded
from games.hammer_of_thor.cards.holding import heir_of
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.gains import CardLost, CardReceived, receive
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from tests.games.hammer_of_thor.builder import group, member, table

HALL = Place.BILSKIRNIR
LUR, SWORD, AXE = "1009", "1011", "1012"


def received(found, card):
    """The events of a card that comes to the only counter."""
    referee = Referee(seeded("tests"), 0, found.options)
    receive(found, 1, (card,), referee)
    return referee.events


@pytest.mark.rule("0.0.4")
def test_a_characteristic_is_the_printed_one_with_items_season_and_losses():
    """0.0.4: revealed items alone; winter makes a Jotun hit better, disease makes weak."""
    found = table(group(0, HALL, "Hymir"))
    plain = member("Hymir")
    printed = plain.figure.stats

    assert found.stat(plain, Stat.REACTION) == printed[Stat.REACTION]
    assert found.stat(member("Hymir", shown=(LUR,)), Stat.REACTION) == printed[Stat.REACTION] + 1
    assert found.stat(member("Hymir", hidden=(LUR,)), Stat.REACTION) == printed[Stat.REACTION]
    assert found.stat(member("Hymir", diseased=True), Stat.STRENGTH) == printed[Stat.STRENGTH] - 1
    found.season = Season.WINTER
    assert found.stat(plain, Stat.ACCURACY) == printed[Stat.ACCURACY] + 1


@pytest.mark.rule("0.0.7", "1.0F", "11.0D")
def test_a_mortal_has_the_weakness_and_not_what_undoes_it():
    """0.0.7: 1.0F without 11.0D; both kinds of bearers exist."""
    bearers = [figure for figure in FIGURES.values() if "1.0F" in figure.codes]

    assert {figure.is_mortal for figure in bearers} == {True, False}
    assert all(figure.is_mortal is ("11.0D" not in figure.codes) for figure in bearers)
    assert not any(f.is_mortal for f in FIGURES.values() if "1.0F" not in f.codes)


@pytest.mark.rule("T12", "0.0.5", "2.2A10")
def test_only_revealed_items_have_reputation():
    """T12: 2 for a sword that all see."""
    found = table(group(0, HALL, "Odin"))
    printed = found.stat(member("Odin"), Stat.REPUTATION)

    assert found.stat(member("Odin", shown=(SWORD,)), Stat.REPUTATION) == printed + 2
    assert found.stat(member("Odin", hidden=(SWORD,)), Stat.REPUTATION) == printed


@pytest.mark.rule("2.2A4")
def test_the_strongest_who_may_hold_it_takes_a_new_item():
    """2.2A4: concealed; whoever has a weapon already takes no second one."""
    found = table(group(0, HALL, "Saga", "Thor"))
    first = received(found, SWORD)
    second = received(found, AXE)

    assert CardReceived(seat=0, card=SWORD, holder=NUMBERS["Thor"], secret_to=0) in first
    assert CardReceived(seat=0, card=AXE, holder=NUMBERS["Saga"], secret_to=0) in second
    assert found.counter(1).member(NUMBERS["Thor"]).hidden == (SWORD,)


@pytest.mark.rule("2.2A4")
def test_what_nobody_may_hold_is_out_of_the_match():
    """2.2A4: both have a weapon; the seat alone is told which card is gone."""
    armed = (member("Saga", shown=(AXE,)), member("Thor", hidden=("1060",)))
    found = table(group(0, HALL, *armed))
    events = received(found, SWORD)

    assert heir_of(found.counter(1), SWORD, Season.SPRING) is None
    assert CardLost(seat=0, card=SWORD, secret_to=0) in events
    assert found.removed == (SWORD,)
