"""The worth of a kingdom to a robot: by the turns that its player has yet (6.1)."""

import random

import pytest
from msgspec.structs import replace

from games.catalogue import titles
from games.fallen_kingdoms.field import Phase
from games.fallen_kingdoms.rules import RULES
from play.simulation.playout import walk

SEED = str(random.randrange(10**9))


@pytest.fixture
def seen():
    """The table to the first player, who has cities, as any turn of a random match begins."""
    title = titles()["fallen_kingdoms"]
    for one in walk(title, 3, RULES.options(), SEED):
        table = one.position.table
        found = RULES.view(one.position, table.first)
        if table.phase is Phase.PRODUCTION and found.players[table.first].cities:
            return replace(found, phase=Phase.POWER, ending=None)
    raise AssertionError(SEED)


@pytest.mark.rule("6.1")
def test_cities_are_worth_more_to_whoever_has_a_turn_yet(seen):
    """6.1: they bring glory at the end of a turn; the first has had its own when the next plays."""
    order = [*seen.circle, *seen.circle][seen.circle.index(seen.first) :][: len(seen.circle)]
    before, after = (RULES.appraise(replace(seen, active=seat)) for seat in order[:2])

    assert before > after, SEED


@pytest.mark.rule("6.2")
def test_what_a_city_will_bring_depends_on_the_second_pile(seen):
    """6.2: one that is used up ends nothing; with two there is no other round."""
    full = replace(
        seen,
        active=seen.first,
        rumors_left=9,
        knowledge=(),
        knowledge_left=9,
        buildings=(),
        buildings_left=9,
    )
    piles = (full, replace(full, rumors_left=0), replace(full, rumors_left=0, buildings_left=0))
    worth = [RULES.appraise(one) for one in piles]

    assert worth[0] == worth[1] != worth[2], SEED
