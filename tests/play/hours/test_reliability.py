"""How far one can rely on somebody: the last matches, in words, and what a table may ask for."""

import pytest

from db import Left, Promise
from play.hours.reliability import MATCHES, Least, Punctuality, Reliability

GONE = Left.GAVE_UP


def after(*matches):
    """Matches as (answered, late) or with how they were left, the last one first."""
    made = [(*one, None)[:3] for one in matches]
    return Reliability(Promise(at, *one, at=float(at)) for at, one in enumerate(made))


def welcome(known):
    """The tables at which somebody may sit down."""
    return [least for least in Least if known.reaches(least)]


def test_of_whom_little_is_known_is_new_whatever_it_is():
    """Never unreliable: welcome at every table."""
    for known in (after(), after((0, 3, GONE)), after((0, 9, GONE), (0, 10, GONE)), after((19, 0))):
        assert known.punctuality is Punctuality.NEW
        assert welcome(known) == list(Least)


@pytest.mark.parametrize(
    ("matches", "told"),
    [
        ([(20, 0)], "nearly-always"),
        ([(19, 1)], "nearly-always"),
        ([(37, 2)], "mostly"),
        ([(16, 4)], "mostly"),
        ([(15, 5)], "often-not"),
        ([(1, 0), (1, 0), (1, 0)], "nearly-always"),
        ([(0, 1), (0, 1), (1, 0)], "often-not"),
        ([(0, 0, GONE), (0, 0, GONE), (0, 0, GONE)], "nearly-always"),
    ],
)
def test_shares_become_words(matches, told):
    assert after(*matches).punctuality == told


@pytest.mark.parametrize(
    ("matches", "tables"),
    [
        ([(20, 0)], 3),
        ([(20, 0, GONE)], 2),
        ([(2, 0, GONE), *[(2, 0)] * 9], 3),
        ([*[(2, 0, GONE)] * 2, *[(2, 0)] * 9], 2),
        ([*[(2, 0, GONE)] * 3, *[(2, 0)] * 8], 1),
        ([(16, 4)], 2),
        ([(15, 5)], 1),
    ],
)
def test_a_table_asks_for_answers_in_time_and_for_staying(matches, tables):
    assert welcome(after(*matches)) == list(Least)[:tables]


def test_only_the_last_matches_count():
    """Twenty of them, or those with two hundred questions: whoever plays on earns it back."""
    bad = [(0, 50, GONE)] * 4
    short, long = after(*[(5, 0)] * MATCHES, *bad), after((150, 0), (50, 0), *bad)
    some = after(*[(5, 0)] * 3, *bad)

    assert (short.matches, short.questions, short.left) == (20, 100, 0)
    assert (long.matches, long.questions, long.left) == (2, 200, 0)
    assert welcome(short) == welcome(long) == list(Least)
    assert welcome(some) == [Least.ANYBODY]
