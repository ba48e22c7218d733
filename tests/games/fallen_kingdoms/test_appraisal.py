"""The worth of a kingdom to a robot: by the turns that its player has yet (6.1)."""

import random

import pytest
from msgspec.structs import replace

from games.catalogue import titles
from games.fallen_kingdoms.field import March, Phase
from games.fallen_kingdoms.rules import RULES
from games.fallen_kingdoms.trophies import Building, Rumor
from play.simulation.playout import walk
from tests.games.fallen_kingdoms.builder import Halt, at, own, table
from tests.games.fallen_kingdoms.fights import BIRKA, HLADIR, RIBE

SEED = str(random.randrange(10**9))
FEARED = (Rumor.FENRIR,)


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


@pytest.mark.rule("5.2.4")
def test_a_march_against_the_more_feared_promises_less():
    """5.2.4: any even die of theirs drives an attacker away."""

    def promise(fear):
        found = table({BIRKA: own(1, 3)}, players={1: {"rumors": FEARED if fear else ()}})
        seen = RULES.view(at(found, Halt()), 0)
        marching = replace(seen, marches=(March(HLADIR, BIRKA, 2),))
        return RULES.appraise(marching) - RULES.appraise(seen)

    assert promise(fear=True) < promise(fear=False)


@pytest.mark.rule("5.3")
def test_a_temple_beside_an_enemy_is_guarded_before_a_building():
    """5.3: whoever takes its city gets a rumor; near the end a building brings less than that."""

    def worth(temple, other):
        sites = {HLADIR: own(0, temple, temple=True), RIBE: own(0, other, Building.FARM)}
        found = table({**sites, BIRKA: own(1, 4)}, round=14)
        return RULES.appraise(RULES.view(at(found, Halt()), 0))

    assert worth(2, 1) > worth(1, 2)
