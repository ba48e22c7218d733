"""Second Wind: 2047 (18.2)."""

import pytest

from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.travel.going import speed
from games.hammer_of_thor.travel.second import second_journeys
from tests.games.hammer_of_thor.builder import group
from tests.games.hammer_of_thor.fates import holding, played

IDA = Place.IDAS_PLAIN


@pytest.mark.rule("18.2")
def test_second_wind_brings_speed_and_a_second_journey():
    """2047: for the only group two SPEED and no more journeys."""
    found = holding({0: "2047"}, group(0, IDA, "Odin"), group(0, IDA, "Thor"))
    slow = speed(found, found.counter(1))
    played(found, Play("2047"))
    assert speed(found, found.counter(1)) == slow + 1
    assert len(second_journeys(found, 0)) == 1

    found.change_counter(2, members=())
    assert speed(found, found.counter(1)) == slow + 2
    assert second_journeys(found, 0) == ()
