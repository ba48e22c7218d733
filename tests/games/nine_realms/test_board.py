"""Vigridr: its hexes, tiles and labels."""

from itertools import product

import pytest

from games.nine_realms.board import BOARD, PLACES, TILE, Hex, Terrain, Tile, around, distance
from games.nine_realms.board import MASK as BIT_OF
from games.nine_realms.forces import PROFILES, REALM_TILE, Realm
from games.nine_realms.movement import reach
from tests.games.nine_realms.builder import FRIGG, SECOND_VANGUARD, board, places


def mirrored(label: Hex) -> Hex:
    """The hex on the other side of the board's vertical axis."""
    row, column = label[0], int(label[1:])
    return f"{row}{(16 if row in 'ACEG' else 15) - column}"


@pytest.mark.rule("Realm Tiles", "Terrain Tiles")
@pytest.mark.parametrize(
    ("tile", "hexes"),
    [(Tile.AESIR, 18), (Tile.NORSEMEN, 18), (Tile.WOODS, 18), (Tile.FEN, 18), (Tile.SEAM, 4)],
)
def test_two_realm_tiles_and_two_terrain_tiles_of_one_size_meet_in_four_seams(tile, hexes):
    """All four tiles have as many hexes; between them four half hexes pair up."""
    assert hexes == TILE[tile].bit_count()


@pytest.mark.rule("Preparation")
def test_the_board_has_76_whole_hexes():
    """Four tiles and four seams make the battlefield."""
    assert 76 == len(PLACES) == BOARD.bit_count()


@pytest.mark.rule("Terrain Tiles")
@pytest.mark.parametrize(
    ("tile", "plain", "forest", "water", "mountain"),
    [(Tile.WOODS, 8, 6, 1, 3), (Tile.FEN, 9, 4, 4, 1)],
)
def test_each_terrain_tile_is_unique_and_has_all_four_terrains(
    tile, plain, forest, water, mountain
):
    """The wooded pass and the fen differ, and neither lacks a terrain."""
    counts = [
        sum(p.tile is tile and p.terrain is terrain for p in PLACES.values())
        for terrain in (Terrain.PLAIN, Terrain.FOREST, Terrain.WATER, Terrain.MOUNTAIN)
    ]

    assert [plain, forest, water, mountain] == counts


@pytest.mark.rule("Realm Tiles", "Plain")
@pytest.mark.parametrize("tile", [Tile.AESIR, Tile.NORSEMEN, Tile.SEAM])
def test_realm_tiles_and_seams_are_plain(tile):
    """A Realm Tile counts as Plain all over."""
    assert {Terrain.PLAIN} == {p.terrain for p in PLACES.values() if p.tile is tile}


@pytest.mark.rule("Preparation")
@pytest.mark.parametrize(
    ("row", "printed"),
    [
        ("A", "FPMPF"),
        ("B", "PFFP"),
        ("C", "PPPPPPMWMPPPPPP"),
        ("D", "PPPPPFPPFPPPPP"),
        ("E", "PPPPPPWPWPPPPPP"),
        ("F", "PPPPPPFFPPPPPP"),
        ("G", "WPMPW"),
        ("H", "PFFP"),
    ],
)
def test_the_board_is_printed_as_the_plan_shows(row, printed):
    """Row by row, from the left edge to the right."""
    line = sorted((p.q, p.terrain.value[0].upper()) for p in PLACES.values() if p.label[0] == row)

    assert printed == "".join(letter for _, letter in line)


@pytest.mark.rule("Preparation")
def test_neither_realm_has_the_better_side():
    """The mirror image swaps the Realm Tiles and maps every terrain onto itself."""
    swap = {Tile.AESIR: Tile.NORSEMEN, Tile.NORSEMEN: Tile.AESIR}
    for label, place in PLACES.items():
        other = PLACES[mirrored(label)]

        assert (place.terrain, swap.get(place.tile, place.tile)) == (other.terrain, other.tile)


@pytest.mark.rule("Preparation", "R-04")
def test_the_default_places_mirror_each_other():
    """Neither realm deploys better by default."""
    usual = {
        realm: {
            card.role: card.place
            for figure, card in PROFILES.items()
            if card.realm is realm and figure is not SECOND_VANGUARD
        }
        for realm in Realm
    }

    assert usual[Realm.NORSEMEN] == {
        role: mirrored(place) for role, place in usual[Realm.AESIR].items()
    }


@pytest.mark.rule("N17")
@pytest.mark.parametrize(
    ("row", "leftmost", "rightmost"),
    [
        ("A", 6, 10),
        ("B", 6, 9),
        ("C", 1, 15),
        ("D", 1, 14),
        ("E", 1, 15),
        ("F", 1, 14),
        ("G", 6, 10),
        ("H", 6, 9),
    ],
)
def test_columns_are_counted_from_the_left_edge_of_the_whole_board(row, leftmost, rightmost):
    """So the leftmost hex of the top row is A6."""
    columns = sorted(int(label[1:]) for label in PLACES if label[0] == row)

    assert list(range(leftmost, rightmost + 1)) == columns


@pytest.mark.rule("N17")
def test_labels_follow_from_the_axial_coordinates():
    """Row letter from r, board column from q and r."""
    for label, place in PLACES.items():
        column = place.q + (place.r - place.r % 2) // 2 + 1

        assert label == f"{'ABCDEFGH'[place.r]}{column}"


@pytest.mark.rule("R-14", "Figures")
def test_half_hexes_are_not_part_of_the_board():
    """What sticks out at the ends of the short rows has no label, and no figure gets there."""
    halves = {"B5", "B10", "H5", "H10", "D0", "D15", "F0", "F15"}

    assert not halves & set(PLACES)


@pytest.mark.rule("Figures", "Movement & Terrain")
def test_every_hex_but_mountains_can_be_walked_to():
    """All 72 hexes that can be entered hang together."""
    seen = here = BIT_OF["D1"]
    mountains = sum(BIT_OF[p.label] for p in PLACES.values() if p.terrain is Terrain.MOUNTAIN)
    while here := around(here) & ~seen & ~mountains:
        seen |= here

    assert seen.bit_count() == 72


@pytest.mark.rule("R-15")
def test_distance_is_the_number_of_steps_between_hexes():
    """Compared with a search that walks hex by hex, also over half hexes and off the board."""
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    walked = {(0, 0): 0}
    for far in range(1, 16):
        edge = [at for at, known in walked.items() if known == far - 1]
        for (q, r), (dq, dr) in product(edge, steps):
            walked.setdefault((q + dq, r + dr), far)
    for one, other in product(PLACES.values(), PLACES.values()):
        assert walked[other.q - one.q, other.r - one.r] == distance(one.label, other.label)


@pytest.mark.rule("Movement & Terrain")
def test_neighbours_are_one_step_away_and_nothing_wraps_around_an_edge():
    """Stepping off the board at one side does not lead in at the other."""
    for one, other in product(PLACES, PLACES):
        assert (distance(one, other) == 1) == bool(around(BIT_OF[one]) & BIT_OF[other])


@pytest.mark.rule("Realm Tiles")
def test_each_realm_owns_the_tile_at_its_side():
    """The Aesir hold the left of the board and the Norsemen its right."""
    aesir, norsemen = places(REALM_TILE[Realm.AESIR]), places(REALM_TILE[Realm.NORSEMEN])

    assert norsemen == {mirrored(label) for label in aesir}
    assert {"C1", "C5", "D4", "E1", "F4"} <= aesir
    assert not {"D5", "F5", "C6"} & aesir


@pytest.mark.rule("Movement & Terrain", "R-14")
@pytest.mark.parametrize(("start", "hexes"), [("D2", 27), ("A6", 27), ("H6", 31)])
def test_a_move_of_five_reaches_as_many_hexes_as_were_counted(start, hexes):
    """Counts on the empty board, done by hand."""
    table = board(odin=None, sigmund=None, frigg=start)

    assert hexes == reach(table, FRIGG).bit_count()
