"""Terrain Hexes: changing the ground."""

import pytest

from games.core.errors import IllegalAction
from games.nine_realms import refusals as no
from games.nine_realms.actions import Move, Rally, Transform
from games.nine_realms.board import PLACES
from games.nine_realms.events import Transformed
from games.nine_realms.rules import RULES
from tests.games.loaded_dice import act
from tests.games.nine_realms.builder import (
    AESIR,
    FOREST,
    MOUNTAIN,
    PLAIN,
    WATER,
    board,
    offered,
    position,
)


def hexes_for(at, terrain, seat=AESIR):
    """Where a terrain may be laid."""
    return {action.hex for action in offered(at, seat, Transform) if action.terrain is terrain}


@pytest.mark.rule("Terrain Hexes", "Actions", "R-19")
def test_three_actions_transform_an_empty_adjacent_hex():
    """It is told, paid, and one Terrain hex of the kind is left."""
    at = position(odin="E5", actions=(4, 0))

    after, events = act(at, AESIR, Transform("E6", FOREST))

    assert (Transformed(seat=AESIR, hex="E6", terrain=FOREST),) == events
    assert (after.table.actions, after.table.terrain_at("E6")) == ([1, 0], FOREST)
    assert after.table.supply(FOREST) == 1


@pytest.mark.rule("Actions", "Terrain Hexes", "R-19")
def test_only_hexes_next_to_an_own_figure_are_transformed():
    """Around Odin on E5, whoever else stands elsewhere."""
    at = position(odin="E5", sigmund="E14")

    assert {"D4", "D5", "E4", "E6", "F4", "F5"} == hexes_for(at, WATER)


@pytest.mark.rule("Actions", "R-19")
@pytest.mark.parametrize("who", ["thor", "hjordis"])
def test_a_hex_with_a_figure_is_not_empty(who):
    """Friend or foe."""
    at = position(odin="E5", **{who: "E6"})

    assert "E6" not in hexes_for(at, WATER)


@pytest.mark.rule("R-19", "Mountain", "Terrain Hexes")
def test_a_mountain_may_be_transformed_but_none_is_made():
    """C7 next to Odin on C6 becomes plain, forest or water."""
    at = position(odin="C6")

    for terrain in (PLAIN, FOREST, WATER):
        assert "C7" in hexes_for(at, terrain)
    assert set() == hexes_for(at, MOUNTAIN)


@pytest.mark.rule("R-19", "Realm Tiles", "N13")
def test_realm_tiles_and_seams_may_be_transformed():
    """The enemy's tile too, if an own figure stands next to the hex."""
    at = position(odin="D9", actions=(6, 6))

    assert "D10" in hexes_for(at, WATER)
    assert "C12" in hexes_for(position(odin="C11"), FOREST)


@pytest.mark.rule("R-19", "N13")
def test_the_new_terrain_differs_from_the_present_one():
    """A plain hex is not made plain, a forest no forest."""
    at = position(odin="D7")

    assert "D8" not in hexes_for(at, PLAIN)
    assert "D6" not in hexes_for(at, FOREST)
    assert "D6" in hexes_for(at, PLAIN)


@pytest.mark.rule("Terrain Hexes", "R-19")
def test_there_are_two_terrain_hexes_of_each_kind_for_both_players():
    """Two lie on the board already: no third."""
    at = position(odin="E5", terrain={"A7": WATER, "H6": WATER})

    assert tuple(at.table.supply(t) for t in (PLAIN, FOREST, WATER, MOUNTAIN)) == (2, 2, 0, 0)
    assert set() == hexes_for(at, WATER)
    assert "E6" in hexes_for(at, FOREST)
    assert RULES.view(at, None).supply == {PLAIN: 2, FOREST: 2, WATER: 0}


@pytest.mark.rule("N13", "R-19")
def test_a_replaced_terrain_hex_goes_back_to_the_supply():
    """The water on E6 is swapped for forest."""
    at = position(odin="E5", terrain={"E6": WATER, "A7": WATER}, actions=(6, 0))

    after, _ = act(at, AESIR, Transform("E6", FOREST))

    assert (after.table.supply(WATER), after.table.supply(FOREST)) == (1, 1)


@pytest.mark.rule("N13")
def test_going_back_to_the_printed_terrain_takes_a_terrain_hex_too():
    """E6 is printed plain: the plain hex lies on it, and the forest is back in the supply."""
    at = position(odin="E5", terrain={"E6": FOREST})

    after, _ = act(at, AESIR, Transform("E6", PLAIN))

    assert after.table.terrain == {"E6": PLAIN}
    assert (after.table.supply(PLAIN), after.table.supply(FOREST)) == (1, 2)


@pytest.mark.rule("N13")
def test_without_a_plain_hex_in_the_supply_the_printed_plain_does_not_return():
    """Both lie elsewhere."""
    at = position(odin="E5", terrain={"E6": FOREST, "A6": PLAIN, "A8": PLAIN})

    assert "E6" not in hexes_for(at, PLAIN)


@pytest.mark.rule("R-19")
def test_a_transformation_uses_no_figure():
    """Odin may still move, and transform again."""
    after, _ = act(position(odin="E5"), AESIR, Transform("E6", WATER))

    assert offered(after, AESIR, Move)
    assert offered(after, AESIR, Transform)


@pytest.mark.rule("R-19", "Rally")
def test_a_realm_tile_stays_a_realm_tile_whatever_its_terrain():
    """A Valkyrie is rallied onto forest."""
    at = position(terrain={"C3": FOREST})

    assert "C3" in {rally.hex for rally in offered(at, AESIR, Rally)}


@pytest.mark.rule("R-19", "Terrain Hexes")
def test_the_ground_is_what_was_laid_last():
    """Each hex has one terrain, and all hexes have one."""
    table = board(terrain={"C7": PLAIN, "E6": FOREST, "D6": WATER})

    grounds = [table.ground(terrain) for terrain in (PLAIN, FOREST, WATER, MOUNTAIN)]

    assert sum(ground.bit_count() for ground in grounds) == 76
    assert {label: table.terrain_at(label) for label in ("C7", "E6", "D6", "E7", "C9")} == {
        "C7": PLAIN,
        "E6": FOREST,
        "D6": WATER,
        "E7": WATER,
        "C9": MOUNTAIN,
    }
    assert all(
        table.terrain_at(label) is place.terrain
        for label, place in PLACES.items()
        if label not in table.terrain
    )


@pytest.mark.rule("R-19", "N13")
def test_the_list_of_transformations_and_the_check_agree():
    """Every hex and terrain, one by one."""
    at = position(odin="C6", thor="D7", terrain={"C7": WATER, "E7": PLAIN})
    listed = offered(at, AESIR, Transform)

    assert listed == {
        action
        for label in PLACES
        for terrain in (PLAIN, FOREST, WATER, MOUNTAIN)
        if (action := Transform(label, terrain)) in at.asks[AESIR]
    }
    assert len(listed) > 10


@pytest.mark.rule("R-19", "N13", "Actions")
@pytest.mark.parametrize(
    ("described", "action", "refusal"),
    [
        ({"actions": (2, 0)}, Transform("E6", FOREST), no.NotEnoughActions(3, 2)),
        ({"thor": "E6"}, Transform("E6", FOREST), no.HexNotEmpty("E6")),
        ({}, Transform("E7", FOREST), no.NotAdjacent("E7")),
        ({}, Transform("Z9", FOREST), no.NotAdjacent("Z9")),
        ({}, Transform("E6", MOUNTAIN), no.NoTerrainLeft(MOUNTAIN)),
        (
            {"terrain": {"A6": WATER, "H6": WATER}},
            Transform("E6", WATER),
            no.NoTerrainLeft(WATER),
        ),
        ({}, Transform("E6", PLAIN), no.SameTerrain("E6", PLAIN)),
    ],
)
def test_a_transformation_is_refused_with_its_reason(described, action, refusal):
    """The first rule that stands in the way."""
    at = position(odin="E5", **described)

    with pytest.raises(IllegalAction) as refused:
        at.apply(AESIR, action)

    assert refusal == refused.value.refusal


@pytest.mark.rule("R-19", "Terrain Tiles")
def test_a_hex_of_a_terrain_tile_is_transformed_like_any_other():
    """The lake in the wooded pass dries up, and the way is free."""
    at = position(odin="D7", actions=(3, 0))

    after, _ = act(at, AESIR, Transform("C8", PLAIN))

    assert PLAIN is after.table.terrain_at("C8")
    assert after.table.actions == [0, 0]
