"""Scripted players: they play by the rules, on every seat, to win, and by what their seat sees."""

import random
from itertools import islice

import pytest

from games.catalogue import titles
from games.core.dice import seeded
from play.minds import Mind, thinking
from play.simulation.playout import choose, generator, walk
from tests.play.sparring.partners import PARTNERS
from tests.play.sparring.sparring import results, seated, sparred
from tests.play.sparring.yardsticks import YARDSTICKS

SEED = str(random.randrange(10**9))
MOST = 17
"""Matches at most, of which more than half are to be won: the worst partner wins 7 of 8."""
EVERY, MOMENTS = 5, 30

EACH = pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key in PARTNERS for name in PARTNERS[key]]
)


def test_every_title_has_two_partners():
    assert {key: len(found) for key, found in PARTNERS.items()} == dict.fromkeys(titles(), 2)


@EACH
def test_a_partner_plays_on_every_seat_and_beats_chance(key, name):
    """An action that the rules forbid would be refused, and stop the match."""
    _beats_chance(titles()[key], seated(PARTNERS[key][name]))


@pytest.mark.parametrize("key", YARDSTICKS)
def test_a_yardstick_plays_on_every_seat_and_beats_chance(key):
    _beats_chance(titles()[key], YARDSTICKS[key])


def _beats_chance(title, decide):
    matches = results(title, decide, thinking(Mind.RANDOM), MOST, SEED, title.fewest)
    wins, played = 0, 0
    for won in matches:
        wins, played = wins + bool(won), played + 1
        if wins > MOST // 2 or played - wins > MOST // 2:
            break
    assert wins > MOST // 2, SEED


@EACH
def test_partners_among_themselves_come_to_an_end(key, name):
    title = titles()[key]
    last = sparred(title, [seated(PARTNERS[key][name])] * title.fewest, SEED)
    assert last.ending is not None, SEED


def differing(key, decide):
    """Of some moments of a match, those at which one decides otherwise if others hold others."""
    title = titles()[key]
    rules, count = title.rules, 0
    played = walk(title, title.fewest, rules.options(), SEED, decide=decide)
    for one in islice(played, 0, EVERY * MOMENTS, EVERY):
        for seat in one.position.asks:
            other = rules.redeal(one.position, seat, seeded("elsewhere"))
            here, there = (
                decide(rules, at, seat, generator("own")) for at in (one.position, other)
            )
            count += here != there
    return count


@EACH
def test_a_partner_knows_no_more_than_its_seat(key, name):
    assert differing(key, seated(PARTNERS[key][name])) == 0, SEED


@pytest.mark.parametrize("key", titles())
def test_one_that_looks_at_the_whole_position_is_found(key):
    """The test before barks: this one chooses by all that there is, the dice to come too."""

    def peeking(rules, position, seat, rng):
        return choose(position.asks[seat], generator(str(rules.codec.dump(position))))

    assert differing(key, peeking) > 0, SEED
