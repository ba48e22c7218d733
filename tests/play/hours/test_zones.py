"""Time zones by their names, and by what a clock shows."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from play.hours.quiet_hours import zones
from play.hours.zones import COMMON, SHOWN, fitting, parse, suggestions
from play.refusals import UnknownZone

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("europe/berlin ", "Europe/Berlin"),
        ("berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
    ],
)
def test_a_zone_is_read(text, zone):
    assert parse(text) == zone


@pytest.mark.parametrize(
    ("text", "near"),
    [("Berln", "Europe/Berlin"), ("Kolkatta", "Asia/Kolkata"), ("", ""), ("x" * 99, "")],
)
def test_an_unknown_zone_is_refused(text, near):
    """With what may have been meant."""
    with pytest.raises(UnknownZone) as refused:
        parse(text)

    assert "".join(refused.value.near[:1]) == near
    assert len(refused.value.given) <= 50


@pytest.mark.parametrize("name", ["localtime", "Factory", "posixrules", "../../etc/passwd"])
def test_a_file_of_the_machine_is_no_zone(name):
    with pytest.raises(UnknownZone):
        parse(name)
    assert name not in suggestions(name)


def test_the_common_zones_exist():
    assert set(COMMON) <= zones()
    assert len(set(COMMON)) == len(COMMON)


@given(st.text(max_size=80))
def test_suggestions_are_zones_that_can_be_read(text):
    found = suggestions(text)

    assert len(found) <= SHOWN
    assert [parse(name) for name in found] == found


@given(st.integers(0, 24 * 60 - 1), st.integers(1_700_000_000, 1_900_000_000))
def test_a_zone_that_fits_shows_that_time(minutes, now):
    for name in fitting(minutes, now):
        there = datetime.fromtimestamp(now, ZoneInfo(name))
        apart = (there.hour * 60 + there.minute - minutes) % (24 * 60)

        assert min(apart, 24 * 60 - apart) <= 10


def test_wherever_one_lives_there_is_a_common_zone_with_the_same_time():
    """Of all zones in use, in winter and in summer."""
    for now in (NOON, NOON + 182 * 86400):
        for name in zones():
            if "/" in name and not name.startswith("Etc/"):
                there = datetime.fromtimestamp(now, ZoneInfo(name))

                assert fitting(there.hour * 60 + there.minute, now), name
