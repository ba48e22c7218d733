"""Range and Visibility: what lies between two hexes, and what hides a target."""

from fractions import Fraction
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.nine_realms.board import MASK, PLACES, Hex, Terrain, distance, line
from games.nine_realms.combat import in_range, visible
from games.nine_realms.options import Edge, Options, Reach
from tests.games.nine_realms.builder import (
    FOREST,
    FRIGG,
    HJORDIS,
    PLAIN,
    SIGMUND,
    SINFJOTLI,
    THOR,
    VALKYRIE,
    WATER,
    board,
    targets,
)

Cube = tuple[int, int, int]
STRICT = Options(edge=Edge.EITHER)
WRONGLY_CLEAR = [
    "B6-F5",
    "B9-F10",
    "C5-F7",
    "C8-F5",
    "C8-F10",
    "C11-F8",
    "D4-E8",
    "D6-H7",
    "D7-E11",
    "D7-G10",
    "D7-H6",
    "D8-E5",
    "D8-G6",
    "D8-H9",
    "D9-H8",
    "D11-E8",
    "E7-F10",
    "E9-F5",
]
VECTORS = [
    ("E6-E10", True, True),
    ("C6-C10", False, False),
    ("D5-D8", False, False),
    ("D6-D9", True, True),
    ("C6-E6", True, False),
    ("C8-E8", True, True),
    ("B7-D7", True, False),
    ("C5-A6", True, True),
    ("E8-G8", False, False),
    ("D4-B7", True, False),
    ("F6-D8", True, True),
    ("D7-F8", True, True),
    ("H7-E8", False, False),
    ("E4-D7", False, False),
    ("C8-F5", False, False),
    ("D4-E8", False, False),
]


def empty(options=None, **rest):
    """A board without figures."""
    return board(odin=None, sigmund=None, options=options, **rest)


def clear(pair: str, options: Options | None = None, **rest) -> bool:
    one, other = pair.split("-")
    table = empty(options, **rest)
    assert visible(table, one, other) == visible(table, other, one)
    return visible(table, one, other)


# An oracle that shares nothing with the rules: hexagon (x, y, z) is where the three differences of
# the coordinates from its centre stay within 1, so a line is cut exactly, in fractions.


def cut(offset: Cube, centre: Cube) -> tuple[Fraction, Fraction, bool] | None:
    """From where to where the line to `offset` lies in a hexagon, and whether along its edge."""
    low, high, edge = Fraction(0), Fraction(1), False
    for one, other in ((0, 1), (1, 2), (2, 0)):
        slope = offset[one] - offset[other]
        start = centre[other] - centre[one]
        if slope == 0:
            if abs(start) > 1:
                return None
            edge |= abs(start) == 1
            continue
        ends = sorted((Fraction(-1 - start, slope), Fraction(1 - start, slope)))
        low, high = max(low, ends[0]), min(high, ends[1])
    return (low, high, edge) if low < high else None


@cache
def exact(offset: Cube) -> tuple[frozenset[Cube], frozenset[frozenset[Cube]]]:
    """The hexes whose inside the line crosses, and the pairs along whose edge it runs."""
    near = range(-5, 6)
    hexes = [(q, r, -q - r) for q in near for r in near]
    found = {h: part for h in hexes if h not in ((0, 0, 0), offset) and (part := cut(offset, h))}
    inside = frozenset(h for h, (*_, edge) in found.items() if not edge)
    along: dict[Fraction, set[Cube]] = {}
    for h, (low, _, edge) in found.items():
        if edge:
            along.setdefault(low, set()).add(h)
    return inside, frozenset(map(frozenset, along.values()))


def offset_of(one: Hex, other: Hex) -> Cube:
    q, r = (PLACES[other].q - PLACES[one].q, PLACES[other].r - PLACES[one].r)
    return q, r, -q - r


def mask(origin: Hex, cube: Cube) -> int:
    at = {(p.q, p.r): p.label for p in PLACES.values()}
    label = at.get((PLACES[origin].q + cube[0], PLACES[origin].r + cube[1]))
    return MASK[label] if label else 0


RANGED = [(a, b) for a in PLACES for b in PLACES if 2 <= distance(a, b) <= 4]


@pytest.mark.rule("N1", "Range and Visibility")
def test_the_board_knows_all_54_lines_of_two_to_four_hexes():
    """Every direction and length occurs, so the comparison with the oracle is complete."""
    assert len({offset_of(one, other) for one, other in RANGED}) == 54


@pytest.mark.rule("N1", "R-15", "R-16")
def test_every_line_equals_the_exact_cut_through_the_hexagons():
    """A line crosses the inside of just those hexes, and runs along just those edges."""
    for one, other in RANGED:
        inside, along = exact(offset_of(one, other))
        found = line(one, other)

        assert found.through == sum(mask(one, cube) for cube in inside)
        assert sorted(map(sorted, found.pairs)) == sorted(
            sorted(mask(one, cube) for cube in pair) for pair in along
        )


@pytest.mark.rule("N1", "R-15")
def test_the_books_own_count_is_hexes_crossed_and_edges_run_along_and_the_target():
    """It differs from the distance for just twelve offsets, all of four steps."""
    for one, other in RANGED:
        inside, along = exact(offset_of(one, other))
        found = line(one, other)

        assert len(inside) + len(along) + 1 == found.crossed
        assert found.steps == distance(one, other)
    odd = {offset_of(a, b) for a, b in RANGED if line(a, b).crossed != line(a, b).steps}
    assert len(odd) == 12
    assert all(sorted(map(abs, offset)) == [1, 3, 4] for offset in odd)


@pytest.mark.rule("R-15")
def test_a_straight_line_is_one_of_the_six_rows():
    """Along a row every step goes to the same neighbour."""
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    rows = {(q * far, r * far) for q, r in steps for far in (2, 3, 4)}
    for one, other in RANGED:
        assert line(one, other).straight == (offset_of(one, other)[:2] in rows)


@pytest.mark.rule("Ranged Attack")
@pytest.mark.parametrize("other", ["E4", "E5", "E10"])
def test_there_is_no_ranged_line_outside_two_to_four(other):
    """Neither to the own hex, nor next door, nor five hexes away."""
    assert line("E5", other) is None


@pytest.mark.rule("N1")
@pytest.mark.parametrize("pair", WRONGLY_CLEAR)
@pytest.mark.parametrize("options", [Options(), STRICT])
def test_a_line_that_crosses_an_edge_is_blocked_by_either_hex(pair, options):
    """The eighteen shots that slipped through a forest, a mountain or both before."""
    assert not clear(pair, options)


@pytest.mark.rule("N1", "R-16", "Range and Visibility")
@pytest.mark.parametrize(("pair", "lenient", "strict"), VECTORS)
def test_sight_on_the_empty_board_is_as_worked_out_by_hand(pair, lenient, strict):
    """Sixteen shots, under the house rule and under the strict one."""
    assert (lenient, strict) == (clear(pair), clear(pair, STRICT))


@pytest.mark.rule("R-16")
@pytest.mark.parametrize(("laid", "seen"), [({}, True), ({"D5": FOREST}, False)])
def test_along_an_edge_both_hexes_must_block(laid, seen):
    """C6 sees E6 between the plain D5 and the forest D6; with two forests it does not."""
    assert seen == clear("C6-E6", terrain=laid)


@pytest.mark.rule("R-16")
@pytest.mark.parametrize(("laid", "seen"), [({"D6": PLAIN}, True), ({}, False)])
def test_under_the_strict_rule_one_hex_along_an_edge_blocks(laid, seen):
    """The variant `edge`."""
    assert seen == clear("C6-E6", STRICT, terrain=laid)


@pytest.mark.rule("R-17", "Range and Visibility")
@pytest.mark.parametrize("between", [{"thor": "E4"}, {"vanguard": "E4"}])
def test_figures_of_both_sides_block_the_line_of_sight(between):
    """Friend or foe, whoever stands between hides what is behind."""
    assert clear("E3-E5")
    assert not clear("E3-E5", **between)


@pytest.mark.rule("Mountain", "Range and Visibility")
def test_mountains_block_the_line_of_sight():
    """A7 and A9 lie on either side of the mountain A8."""
    assert not clear("A7-A9")


@pytest.mark.rule("Forest", "R-18")
def test_a_forest_between_blocks_the_line_of_sight():
    """D5 cannot see D7 behind the forest D6."""
    assert not clear("D5-D7")


@pytest.mark.rule("Forest", "R-18", "Range and Visibility")
def test_figures_in_forest_see_out_and_are_seen():
    """Only a forest between hides; the two at the ends of the line do not."""
    assert clear("D6-D9")


@pytest.mark.rule("Water")
def test_water_does_not_block_the_line_of_sight():
    """E6 sees E8 over the water E7."""
    assert clear("E6-E8")


@pytest.mark.rule("R-14")
def test_half_hexes_and_what_is_off_the_board_never_block():
    """The line from C5 to A6 runs along an edge between the board and nothing."""
    assert clear("C5-A6", terrain={"B6": FOREST})


@pytest.mark.rule("R-19")
@pytest.mark.parametrize(
    ("pair", "hex", "laid", "seen"),
    [("E3-E5", "E4", FOREST, False), ("D5-D7", "D6", WATER, True), ("A7-A9", "A8", PLAIN, True)],
)
def test_sight_follows_the_new_terrain_at_once(pair, hex, laid, seen):
    """A Terrain hex counts, and what is printed under it does not."""
    assert seen != clear(pair)
    assert seen == clear(pair, terrain={hex: laid})


@pytest.mark.rule("Range and Visibility")
def test_neighbours_always_see_each_other_and_five_hexes_are_too_far():
    """Nothing lies between neighbours; beyond range there is no line at all."""
    assert clear("D6-C6")
    assert not clear("E1-E6")


@pytest.mark.rule("Ranged Attack", "R-15")
@pytest.mark.parametrize(
    ("hex", "hit"), [("E3", True), ("E4", True), ("E5", True), ("E6", False), ("C3", True)]
)
def test_a_ranged_attack_reaches_two_to_four_hexes_in_any_direction(hex, hit):
    """Frigg at E1; C3 lies off the six rows."""
    assert hit == bool(targets(board(odin=None, frigg="E1", vanguard=hex), FRIGG))


@pytest.mark.rule("R-15")
@pytest.mark.parametrize(("hex", "hit"), [("E5", True), ("C3", True), ("D4", False), ("C5", False)])
def test_the_variant_of_six_straight_rows_allows_no_other_line(hex, hit):
    """`reach = rows`: from E2 along its row or a diagonal only."""
    table = empty(Options(reach=Reach.ROWS), terrain={})

    assert hit == in_range(table, "E2", hex)
    assert in_range(empty(), "E2", hex)


@pytest.mark.rule("R-15", "N1")
@pytest.mark.parametrize(("pair", "literal"), [("C8-F5", False), ("E6-E10", True), ("C6-E6", True)])
def test_the_variant_of_the_literal_count_forbids_lines_over_five_hexes(pair, literal):
    """`reach = literal`: C8 to F5 is four steps, but its line takes in five hexes."""
    one, other = pair.split("-")

    assert literal == in_range(empty(Options(reach=Reach.LITERAL)), one, other)
    assert in_range(empty(), one, other)


@pytest.mark.rule("R-15", "Close Attack")
@pytest.mark.parametrize("reach", list(Reach))
def test_neighbours_are_in_range_whatever_the_variant(reach):
    """The variants are about ranged lines."""
    assert in_range(empty(Options(reach=reach)), "E2", "E3")


@pytest.mark.rule("R-15")
@pytest.mark.parametrize("reach", list(Reach))
def test_five_hexes_are_out_of_range_whatever_the_variant(reach):
    """Four is the most."""
    assert not in_range(empty(Options(reach=reach)), "E1", "E6")


WALKABLE = [label for label, p in PLACES.items() if p.terrain is not Terrain.MOUNTAIN]
STANDING = (THOR, FRIGG, VALKYRIE, SIGMUND, HJORDIS, SINFJOTLI)


@pytest.mark.rule("Range and Visibility", "R-16", "R-17", "N1")
@given(
    pair=st.sampled_from(RANGED),
    hexes=st.lists(st.sampled_from(WALKABLE), min_size=6, max_size=6, unique=True),
    edge=st.sampled_from(Edge),
    laid=st.dictionaries(st.sampled_from(sorted(PLACES)), st.sampled_from([FOREST, WATER, PLAIN])),
)
@settings(derandomize=True, deadline=None, max_examples=300)
def test_sight_agrees_with_the_oracle_on_any_board(pair, hexes, edge, laid):
    """Exact geometry decides, with figures and Terrain hexes anywhere."""
    one, other = pair
    figures = {figure.name.lower(): hex for figure, hex in zip(STANDING, hexes, strict=True)}
    table = board(options=Options(edge=edge), terrain=laid, odin=None, **figures)
    inside, along = exact(offset_of(one, other))
    dark = {
        label
        for label, place in PLACES.items()
        if laid.get(label, place.terrain) in ("forest", "mountain") or label in hexes
    }

    def blocks(cube: Cube) -> bool:
        return any(MASK[label] == mask(one, cube) for label in dark)

    least = 1 if edge is Edge.EITHER else 2
    blocked = any(map(blocks, inside)) or any(sum(map(blocks, p)) >= least for p in along)

    assert blocked != visible(table, one, other)


@pytest.mark.rule("Range and Visibility")
def test_the_oracle_itself_leaves_no_gap_along_a_line():
    """The parts of a line add up to the whole: a check of the check."""
    for offset in {offset_of(one, other) for one, other in RANGED}:
        inside, along = exact(offset)
        hexes = [(0, 0, 0), *inside, *(next(iter(pair)) for pair in along), offset]
        parts = sorted(cut(offset, cube)[:2] for cube in hexes)

        assert (parts[0][0], parts[-1][1]) == (0, 1)
        assert all(before[1] == after[0] for before, after in pairwise(parts))
