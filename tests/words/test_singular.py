"""One of a thing is no *1 things*: what is said of random matches, looked through."""

import random
import re

import pytest

from games.catalogue import titles
from play.simulation.playout import walk
from words import Words

ONE = re.compile(r"(?<![\d.,:/])1 ([a-z]+s)\b")
NO_PLURALS = {"towards"}
MATCHES = 3
MOST = 12
"""Actions whose hints are looked at, of those that are offered."""


def sentences(title, number):
    """What is told, asked, offered and hinted at in a match."""
    words, chance = Words("en", title.words), random.Random(number)
    seats = chance.choice(title.seats)
    names = [f"Player {seat}" for seat in range(seats)]
    for played in walk(title, seats, title.rules.options(), f"singular {number}"):
        position = played.position
        said = [*played.events, *map(position.prompt, position.awaited)]
        for seat in position.awaited:
            ask = position.asks[seat]
            offered = list(ask)[:MOST] if len(ask) < 10 * MOST else []
            said += offered
            said += filter(None, [title.rules.foretell(position, seat, one) for one in offered])
        yield from (words.say(one, names) for one in said)


def wrong(sentence):
    """The plurals of which there is one."""
    return [found[0] for found in ONE.finditer(sentence) if found[1] not in NO_PLURALS]


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_one_of_a_thing_is_said_in_the_singular(title):
    found = {}
    for number in range(MATCHES):
        found |= {one: told for told in sentences(title, number) for one in wrong(told)}

    assert found == {}


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("2 against 1 runes", ["1 runes"]),
        ("1 rune, and 21 runes", []),
        ("By path 1 towards Hladir.", []),
        ("Loses 1 units of 1.1 runes", ["1 units"]),
    ],
)
def test_a_plural_of_one_is_found(sentence, found):
    assert wrong(sentence) == found
