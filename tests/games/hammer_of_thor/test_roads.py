"""Roads over the board (4.2, 4.2A, 9.3), with the test vectors of 23.0."""

import pytest

from games.hammer_of_thor.land.board import BOARD, GATES
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Going, Road, frozen, roads
from games.hammer_of_thor.land.seasons import Season

UTGARD, MIMIR, BARRI = Place.UTGARD, Place.MIMIRS_WELL, Place.BARRI
THUL, VIMUR, IFING = Place.THUL_RIVER, Place.VIMUR_RIVER, Place.IFING
WINTER = Going(ice=frozen(Season.WINTER))


@pytest.mark.rule("4.2", "4.2A")
def test_a_line_costs_one_and_water_one_more():
    """4.2, 4.2A; vector 4: from Utgard to two rivers with SPEED 4."""
    found = roads(UTGARD, 4, Going())

    assert found[THUL] == Road(3, (MIMIR, THUL))
    assert found[VIMUR] == Road(4, (MIMIR, BARRI, VIMUR))


@pytest.mark.rule("3.3", "9.3")
def test_in_winter_drops_bear_but_for_those_that_never_freeze():
    """3.3, 9.3; vector 4: the Ifing is water all the year."""
    found = roads(UTGARD, 4, WINTER)

    assert found[THUL].cost == 2
    assert found[VIMUR].cost == 3
    assert found[IFING] == Road(4, (MIMIR, BARRI, IFING))
    assert roads(UTGARD, 4, Going())[IFING].cost == 4
    assert {place for place in Place if BOARD[place].is_water} - WINTER.ice == {
        Place.ARMSVARTNIR, Place.SLID_RIVER, Place.IFING, Place.CATTEGART,
    }  # fmt: skip


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("season", [Season.SPRING, Season.SUMMER, Season.AUTUMN])
def test_nothing_is_frozen_but_in_winter(season):
    """3.3."""
    assert frozen(season) == frozenset()


@pytest.mark.rule("4.2")
def test_whoever_crosses_pays_no_more_for_water():
    """4.2: every member can cross."""
    found = roads(UTGARD, 4, Going(crosses=True))

    assert found[THUL].cost == 2
    assert found[VIMUR].cost == 3


@pytest.mark.rule("18.3")
def test_a_card_makes_water_dearer_but_not_ice():
    """18.3: the serpent stirs."""
    assert roads(UTGARD, 4, Going(surcharge=1))[THUL].cost == 4
    assert roads(UTGARD, 4, Going(surcharge=1, ice=WINTER.ice))[THUL].cost == 2


@pytest.mark.rule("4.2.2")
def test_one_step_is_always_possible_and_then_it_stops():
    """4.2.2: also over water with SPEED 1."""
    found = roads(MIMIR, 1, Going())

    assert set(found) == {MIMIR, *BOARD[MIMIR].links}
    assert found[THUL] == Road(2, (THUL,))


@pytest.mark.rule("4.2.3")
def test_a_halt_is_entered_and_ends_the_movement():
    """4.2.3; whoever begins there goes on."""
    bridge = Going(halts=frozenset({Place.BIFROST}))
    found = roads(Place.IDAS_PLAIN, 3, bridge)

    assert found[Place.BIFROST].cost == 1
    assert Place.BRIMIR not in found
    assert Place.BRIMIR in roads(Place.IDAS_PLAIN, 3, Going())
    assert roads(Place.BIFROST, 3, bridge)[Place.BRIMIR].cost == 1


@pytest.mark.rule("17.0")
def test_a_closed_place_is_not_entered():
    """17.0: Flood, The Bridge Trembles."""
    found = roads(Place.IDAS_PLAIN, 9, Going(closed=frozenset({Place.BIFROST})))

    assert Place.BIFROST not in found
    assert found[Place.BRIMIR].cost > 2


@pytest.mark.rule("4.2.1")
def test_of_equal_roads_the_one_of_lower_numbers_is_taken():
    """4.2.1: from 01 by 04 or 05 to 06."""
    assert roads(Place.GLADSHEIM, 2, Going())[Place.WINGOLF].places == ("04", "06")


@pytest.mark.rule("4.2B")
def test_gates_are_no_roads():
    """4.2B: they take a projection."""
    assert not [pair for pair in GATES.values() if pair[1] in BOARD[pair[0]].links]
