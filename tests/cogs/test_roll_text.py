"""How long the answers to `/roll` are, whatever is typed, and how they end where they are cut."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cogs.commands.roll_text import rolled, statistics_text
from games.core.errors import GameError
from play.dice.jobs import Rolled
from play.dice.rng import ROLL_LENGTH
from play.dice.roll import Throw
from play.library import words_of
from tests.cogs.adorned import all_there
from tests.play.dice.bombs import expression, warm
from tests.portions import BOMBS

LIMIT = 2000
"""Characters of a message (docs/discord.md, Limits)."""
CUT = words_of().text("roll-cut")
LONG = 999_999_999_999_999
THERE = all_there()
comment = st.text(st.sampled_from("a*_~ 😀\u2069\u202e\u0301`["), max_size=ROLL_LENGTH)


@pytest.fixture(scope="module")
def shop():
    with warm() as kept:
        yield kept


def adorned(found):
    """The answer with emojis: they must find room too."""
    return rolled(found, THERE)


def size(text):
    """The length by either way of counting: an emoji is one character, or two."""
    return max(len(text), len(text.encode("utf-16-le")) // 2)


def check(text):
    """A message that Discord takes, whole, with its last sentence if anything is missing."""
    assert size(text) <= LIMIT
    assert ("…" in text.split("\n", 1)[-1]) == text.endswith(f"\n{CUT}")
    assert all(line.count("**") % 2 == 0 == line.count("~~") % 2 for line in text.split("\n"))


@settings(max_examples=BOMBS, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(text=expression, comment=comment, times=st.sampled_from([1, 2, 10]))
def test_every_answer_fits_into_a_message(shop, text, comment, times):
    """Of bombs at random, with anything for a comment, thrown or told."""
    dice = f"{text} {comment}"[:ROLL_LENGTH]
    for job, say, more in (("roll", adorned, (times,)), ("tell", statistics_text, ())):
        try:
            found = shop.do(job, dice, *more)
        except GameError:
            continue
        told = say(found)
        assert size(told) <= LIMIT
        if job == "roll":
            check(told)


@pytest.mark.parametrize("times", range(1, 11))
@pytest.mark.parametrize("note", ["", "[a note] ", "~~(5)~~ **20**, "])
def test_the_longest_answer_fits_and_says_that_it_is_cut(times, note):
    """Every throw is as long as can be, and every total too."""
    throws = (Throw(-LONG, f"1000d100kh1 ({(note + '100, 99, ') * 900}1)"),) * times

    told = rolled(Rolled("😀" * ROLL_LENGTH, throws), THERE)

    check(told)
    assert told.endswith(CUT)
    assert "~~" not in told
    shown = [line for line in told.split("\n") if "…" in line]
    assert len(shown) == times
    assert all(re.search(r"(,|\(|\)|\[a|note\]) …$", line) for line in shown)


def test_a_short_answer_is_whole():
    told = rolled(Rolled("", (Throw(3, "1d4 (3)"), Throw(4, "1d4 (**4**)"))), THERE)

    assert CUT not in told
    assert told.endswith("**7** together")


@pytest.mark.parametrize("sides", [2, 10**6])
def test_the_longest_chances_fit(shop, sides):
    dice = "+".join(["1d2[😀]"] * 24) + f"+9d{sides}"

    assert size(statistics_text(shop.do("tell", dice[:ROLL_LENGTH]))) <= LIMIT
