"""Two Ravens and Second Wind: 2010, 2047 (18.2)."""

import pytest

from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import SeatSpied, SecretsSeen
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.travel.going import speed
from games.hammer_of_thor.travel.second import second_journeys
from tests.games.hammer_of_thor.builder import group, member
from tests.games.hammer_of_thor.fates import holding, played, told, ways

IDA = Place.IDAS_PLAIN


@pytest.mark.rule("18.2", "21.4")
def test_two_ravens_see_what_a_seat_hides():
    """2010: hand, concealed items and runes; all learn of whom, one learns what."""
    loki = member("Loki", hidden=("1005",), shown=("1001",), runes=("1201",))
    found = holding({0: "2010", 1: "2018"}, group(0, IDA, "Odin"), group(1, IDA, loki))
    assert ways(found, 0) == [Play("2010", of=1)]
    events = played(found, Play("2010", of=1))

    assert told(events, SeatSpied) == [SeatSpied(seat=0, of=1)]
    assert told(events, SecretsSeen) == [
        SecretsSeen(of=1, cards=("2018", "1005", "1201"), secret_to=0)
    ]


@pytest.mark.rule("18.2", "4.1.4")
def test_ravens_fly_to_those_who_hide_something():
    """4.1.4: as all can see."""
    found = holding({0: "2010"}, group(0, IDA, "Odin"), group(1, IDA, "Loki"))

    assert ways(found, 0) == []


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
