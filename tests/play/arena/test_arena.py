"""Minds against each other: who sits where, and what the results prove."""

import random
from collections import Counter

import pytest

from games.catalogue import titles
from play.arena.bouts import Bout, Fought, bouts, fought, line_ups
from play.arena.standings import Share, ratings, standings
from play.minds import Mind

SEED = str(random.randrange(10**9))
GREEDY, RANDOM = Mind.GREEDY, Mind.RANDOM


@pytest.mark.parametrize(
    ("pool", "seats"), [(1, 3), (2, 2), (2, 3), (2, 4), (3, 2), (4, 4), (5, 3)]
)
def test_each_has_every_seat_as_often(pool, seats):
    groups = line_ups([f"mind {number}" for number in range(pool)], seats)

    sat = Counter((mind, seat) for group in groups for seat, mind in enumerate(group))
    assert len(sat) == pool * seats
    assert len(set(sat.values())) == 1


def test_a_mind_that_is_named_twice_is_there_twice():
    groups = line_ups([GREEDY, RANDOM, RANDOM, RANDOM], 4)

    assert [group.index(GREEDY) for group in groups] == [0, 3, 2, 1]
    assert all(group.count(RANDOM) == 3 for group in groups)


@pytest.mark.parametrize(
    ("wins", "tries", "least", "most"), [(0, 10, 0.0, 0.278), (50, 100, 0.404, 0.596)]
)
def test_the_interval_is_wilsons(wins, tries, least, most):
    """The bounds are those of the published examples, to three digits."""
    assert Share(wins, tries, 1.0).interval == pytest.approx((least, most), abs=5e-4)


def result(*winners, minds=(GREEDY, RANDOM), reason="blood"):
    return Fought(minds, winners, reason, (("realm-a",), ("realm-b",)), 10, 4)


def test_wins_are_counted_by_mind_by_seat_and_by_side():
    played = [
        result(0),
        result(0),
        result(1, minds=(RANDOM, GREEDY)),
        result(),
        result(reason=None),
    ]
    told = standings(played)

    assert (told.minds[GREEDY].wins, told.minds[GREEDY].tries, told.minds[GREEDY].of_par) == (
        3,
        5,
        2,
    )
    assert [told.seats[seat].wins for seat in (0, 1)] == [2, 1]
    assert told.sides["realm-a"].wins == 2
    assert (told.matches, told.draws) == (5, 1)
    assert told.endings == {"blood": 4, None: 1}
    assert told.inputs == (10, 10)


def test_who_wins_rates_higher_also_beside_others_of_its_kind():
    alone = ratings([result(0)] * 20)
    crowd = ratings([result(0, minds=(GREEDY, RANDOM, RANDOM))] * 20)

    for found in (alone, crowd):
        assert found[GREEDY] > 1500 > found[RANDOM]


def test_equals_rate_alike():
    """Of twenty matches each wins every other one."""
    found = ratings([result(match % 2) for match in range(20)])

    assert abs(found[GREEDY] - found[RANDOM]) < 100


@pytest.mark.parametrize("title", titles())
def test_a_bout_of_every_title_ends_and_names_its_sides(title):
    found = titles()[title]
    options = found.rules.options()
    (bout,) = bouts(title, options, [RANDOM], found.fewest, SEED, 1)
    played = fought(bout)

    assert played.reason is not None, bout
    assert all(played.sides), bout
    assert 0 < played.handovers <= played.inputs + played.handovers


def test_the_same_bout_is_played_again_the_same():
    bout = Bout("norsaga", titles()["norsaga"].rules.options(), (GREEDY, RANDOM), SEED)

    assert fought(bout) == fought(bout)


def test_the_greedy_mind_beats_chance():
    """It won 40 of 40; that the worse of two equals would win 10 of 10 is one in a thousand."""
    options = titles()["norsaga"].rules.options()
    played = [fought(bout) for bout in bouts("norsaga", options, [GREEDY, RANDOM], 2, SEED, 10)]

    share = standings(played).minds[GREEDY]
    assert share.wins > standings(played).minds[RANDOM].wins, SEED


def test_what_lay_there_by_chance_at_the_end_is_no_side():
    """Norsaga's last moves tell of both seats at times; a side is what a seat had all along."""
    options = titles()["norsaga"].rules.options()
    played = [fought(bout) for bout in bouts("norsaga", options, [RANDOM], 2, SEED, 30)]

    assert {side.split("-")[0] for one in played for own in one.sides for side in own} == {"saga"}
