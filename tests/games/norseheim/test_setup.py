"""Components and preparation: map, tiles, cards, homes."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec import UNSET

from games.core.dice import seeded
from games.core.errors import IllegalAction
from games.norseheim.actions import ChooseHome
from games.norseheim.board import (
    CHIEFTAINS,
    KINGS,
    LIES_IN,
    NEIGHBOURS,
    PLACES,
    REGIONS,
    VALUES,
    Landscape,
)
from games.norseheim.character import SPACES, Character, Track
from games.norseheim.giants import DISASTERS, Giant, Verb
from games.norseheim.gods import GOD, STACKS, Favour, God
from games.norseheim.kinds import BASE, BOOSTER, STARTER, Kind
from games.norseheim.land import Building
from games.norseheim.leaders import CHEAP, GUARDS, IN_THEIR_PLACE, TILES, Leader
from games.norseheim.leaders import chieftains as chieftain_tiles
from games.norseheim.options import Options, ValueSet
from games.norseheim.pieces import pieces
from games.norseheim.references import REFERENCES, TileIsNew, TileIsOld, WasWorth, Worth
from games.norseheim.refusals import NotAHome
from games.norseheim.rules import RULES
from games.norseheim.steps.homes import Homes
from games.norseheim.table import RINGS, SETTLEMENTS, SUPPLY, Table
from tests.games.looking import offered
from tests.games.norseheim.builder import (
    BJO,
    EIL,
    GYL,
    KON,
    RAV,
    SAE,
    SIL,
    TIN,
    ULV,
    at,
    board,
    npc,
    own,
)


def started(seats=4, seed="start", **options):
    """A match before homes are chosen."""
    return RULES.start(seats, Options(**options), seeded(seed))[0]


def numbers(leader):
    """Price, strength and size."""
    tile = TILES[leader]
    return tile.a, tile.b, tile.c


def settled(seats=4, seed="start", **options):
    """A match in which everybody has taken the usual home."""
    position = started(seats, seed, **options)
    while offered(position, (seat := position.awaited[0]), ChooseHome):
        position, _ = position.apply(seat, position.default(seat))
    return position


@pytest.mark.rule("map", "Contents", "R4")
def test_the_map_has_twenty_regions_with_mutual_borders():
    """46 borders, five landscapes; the three Kings regions touch each other."""
    borders = {frozenset((one, other)) for one in REGIONS for other in NEIGHBOURS[one]}

    assert len(REGIONS) == 20
    assert all(one in NEIGHBOURS[other] for one in REGIONS for other in NEIGHBOURS[one])
    assert len(borders) == 46
    assert KINGS == (EIL, KON, TIN)
    assert all(other in NEIGHBOURS[one] for one, other in combinations(KINGS, 2))
    assert all(len(LIES_IN[kind]) == 4 for kind in Landscape)


@pytest.mark.rule("map", "options", "R4")
@pytest.mark.parametrize(
    ("value_set", "chieftains", "landscapes"),
    [(UNSET, 43, (8, 13, 12, 13, 12)), (ValueSet.EVEN, 44, (12, 12, 13, 13, 9))],
)
def test_values_add_up(value_set, chieftains, landscapes):
    """Kings regions are worth 5 each; by coast, forest, mountain, plain and moor."""
    values = VALUES[value_set]

    assert {values[region] for region in KINGS} == {5}
    assert sum(values[region] for region in CHIEFTAINS) == chieftains
    assert tuple(sum(values[r] for r in LIES_IN[kind]) for kind in Landscape) == landscapes


@pytest.mark.rule("map", "options", "R5", "R63")
@pytest.mark.parametrize(("value_set", "value"), [(UNSET, 1), (RULES.usual.value_set, 3)])
def test_a_match_counts_with_its_own_values(value_set, value):
    """What a home costs, what it brings, and what the map shows; a begun match keeps the first."""
    table = board({SAE: npc(1)}, homes=False, ap=15, options=Options(value_set=value_set))
    position, _ = at(table, Homes((0, 1))).apply(0, ChooseHome(SAE))
    seen = RULES.view(position, 0)

    assert seen.players[0].ap == 15 - value - position.table.lands[SAE].warriors
    assert position.table.worth(0) == value
    assert {land.region: land.value for land in seen.lands} == VALUES[value_set]
    assert seen.lands[REGIONS.index(SAE)].value == value


@pytest.mark.rule("map")
def test_a_card_says_when_a_region_was_worth_something_else():
    """It shows today's value first; one that never changed says nothing more."""
    first, even = VALUES[UNSET], VALUES[ValueSet.EVEN]
    for region in REGIONS:
        worth, *more = REFERENCES[f"region-{region.value}"]
        assert isinstance(worth, Worth)
        assert worth.value == even[region]
        told = [one.value for one in more if isinstance(one, WasWorth)]
        assert told == [first[region]] * (first[region] != even[region])


@pytest.mark.rule("map", "R3")
def test_there_is_always_a_home_for_the_fourth_player():
    """Whatever three homes apart from each other are taken."""
    for taken in combinations(CHIEFTAINS, 3):
        if not any(other in NEIGHBOURS[one] for one, other in combinations(taken, 2)):
            barred = set(taken).union(*(NEIGHBOURS[home] for home in taken))
            assert set(CHIEFTAINS) - barred


@pytest.mark.rule("R3")
def test_without_a_home_apart_any_free_region_will_do():
    """It cannot happen on this map; here every region is somebody's neighbour."""
    lands = {region: own(0, 1) for region in CHIEFTAINS if region not in (RAV, BJO)}
    position = at(board(lands | {RAV: npc(), BJO: npc()}, homes=False), Homes((2,)))

    assert offered(position, 2, ChooseHome) == [ChooseHome(RAV), ChooseHome(BJO)]


@pytest.mark.rule("tiles", "Contents", "R64", "H14")
@pytest.mark.parametrize("options", [Options(), RULES.usual])
def test_tiles_have_three_numbers_that_balance(options):
    """24 chieftains and 6 guards; the average chieftain resists 2.25 markers."""
    leaders = chieftain_tiles(options)

    assert (len(leaders), len(GUARDS)) == (24, 6)
    assert sum(TILES[leader].resistance for leader in leaders) == 2.25 * 24
    assert all(TILES[leader].is_guard for leader in GUARDS)
    for leader in leaders:
        tile = TILES[leader]
        dearer = (leader in IN_THEIR_PLACE) - (tile.c == 1)
        assert tile.a == 2 * tile.c + tile.resistance - 2 + dearer


@pytest.mark.rule("tiles", "options")
def test_three_tiles_have_made_way_for_three_that_recruit_at_a_higher_price():
    """In a new match; one that began before has the first tiles, in the order of old."""
    old, new = chieftain_tiles(Options()), chieftain_tiles(RULES.usual)

    assert set(old) - set(new) == set(CHEAP)
    assert set(new) - set(old) == set(IN_THEIR_PLACE)
    assert old == tuple(Leader)[:24]
    assert {numbers(one) for one in CHEAP} == {(3, 1, 2)}
    assert {numbers(one) for one in IN_THEIR_PLACE} == {(4, 1, 2)}


@pytest.mark.rule("tiles", "options", "Preparation")
@pytest.mark.parametrize(
    ("tile_set", "tiles"), [(UNSET, CHEAP), (RULES.usual.tile_set, IN_THEIR_PLACE)]
)
def test_a_match_is_laid_out_with_its_own_tiles(tile_set, tiles):
    """On the map and in the stack lie those of one set, and none of the other."""
    table = started(tile_set=tile_set).table
    seen = {land.leader for land in table.lands.values()} | set(table.chieftains)

    assert seen & {*CHEAP, *IN_THEIR_PLACE} == set(tiles)


@pytest.mark.rule("tiles")
def test_a_card_says_which_tiles_a_leader_belongs_to():
    """One that is in both sets says nothing."""

    def cards(kind):
        return {one for one in TILES if kind() in REFERENCES.get(f"leader-{one.value}", ())}

    assert cards(TileIsOld) == set(CHEAP)
    assert cards(TileIsNew) == set(IN_THEIR_PLACE)


@pytest.mark.rule("tiles", "Contents", "R64")
def test_a_marker_begins_on_the_leftmost_space_with_its_value():
    """Every number of every chieftain is on its track; upgrades go right."""
    for leader in (*chieftain_tiles(Options()), *IN_THEIR_PLACE):
        tile = TILES[leader]
        character = Character.of(tile)
        assert (character.price, character.strength, character.size) == (tile.a, tile.b, tile.c)
        for track in Track:
            place = character.at(track)
            assert place == 0 or SPACES[track][place - 1] != SPACES[track][place]


@pytest.mark.rule("Contents", "R7")
def test_the_box_holds_what_it_says():
    """15 Giants, 24 Gods cards, 55 Action cards; base costs by kind."""
    assert len(Giant) == len(DISASTERS) == 15
    assert Counter(DISASTERS[giant].landscape for giant in Giant) == dict.fromkeys(Landscape, 3)
    assert len(Favour) == 24
    assert all(len(STACKS[god]) == 6 for god in God)
    assert Counter(GOD.values()) == dict.fromkeys(God, 6)
    assert sum(STARTER.values()) == 10
    assert sum(BOOSTER.values()) == 15
    assert BASE == {
        Kind.RECRUIT: None,
        Kind.ATTACK: 4,
        Kind.DIPLOMACY: 4,
        Kind.RELOCATE: 2,
        Kind.WORSHIP: 3,
        Kind.BUILD: 4,
        Kind.DOUBLE: 0,
    }
    assert (SUPPLY, SETTLEMENTS, RINGS) == (25, 4, 10)
    assert set(Verb) == {DISASTERS[giant].verb for giant in Giant}


@pytest.mark.rule("Preparation", "V1", "R1", "R10", "H13")
@pytest.mark.parametrize("seats", [3, 4])
def test_preparation_fills_board_and_council(seats):
    """Four players: 13 black seats, 16 leaders on the map, 7 and 3 tiles in the stacks."""
    position = settled(seats)
    table: Table = position.table
    leaders = [land for land in table.lands.values() if land.leader is not None]

    assert len(table.chairs()) == 17
    assert len(table.council) == seats
    assert len(leaders) == 20 - seats
    assert (len(table.chieftains), len(table.guards)) == (7, 3)
    assert all(table.lands[region].tile.is_guard for region in KINGS)


@pytest.mark.rule("Preparation", "R7", "H13")
def test_leaders_begin_with_their_armies_however_many_that_are():
    """Between 42 and 53 warriors, whatever the box holds."""
    totals = set()
    for number in range(60):
        lands = started(seed=str(number)).table.lands.values()
        assert all(land.npc == land.tile.army for land in lands)
        totals.add(sum(land.npc for land in lands))

    assert min(totals) >= 42
    assert max(totals) <= 53


@pytest.mark.rule("Preparation", "R5", "R6", "R8", "V2")
def test_a_home_costs_its_value_and_its_warriors():
    """Seat 2 with 16 AP takes SIL (4) and a tile 5/1/3: 9 AP are left."""
    table = board(homes=False, ap=(15, 16, 17))
    table.lands[SIL] = npc(leader=Leader.THORGILS)
    position, _ = at(table, Homes((1, 2))).apply(1, ChooseHome(SIL))
    player, land = position.table.players[1], position.table.lands[SIL]

    assert player.ap == 16 - 7
    assert (player.character.price_at, player.character.strength_at) == (2, 0)
    assert player.character.size_at == 4
    assert (land.owner, land.warriors, land.npc) == (1, 3, 0)
    assert (land.building, land.leader) == (Building.RING, None)
    assert player.leader is Leader.THORGILS


@pytest.mark.rule("Preparation", "R4", "R61")
def test_homes_are_chieftains_regions_apart_from_each_other():
    """Neither a Kings region nor a neighbour of another home."""
    position = started()
    first = position.awaited[0]
    position, _ = position.apply(first, ChooseHome(RAV))
    second = position.awaited[0]
    homes = {action.region for action in offered(position, second, ChooseHome)}

    assert homes == set(CHIEFTAINS) - {RAV} - set(NEIGHBOURS[RAV])
    with pytest.raises(IllegalAction) as refused:
        position.apply(second, ChooseHome(EIL))
    assert refused.value.refusal == NotAHome(EIL)


@pytest.mark.rule("Preparation")
def test_players_choose_in_seat_order_and_later_ones_have_more_ap():
    """15, 16, 17, 18 AP around the table."""
    position = started()
    circle = position.table.circle

    assert [position.table.players[seat].ap for seat in circle] == [15, 16, 17, 18]
    for seat in circle:
        assert position.awaited == (seat,)
        position, _ = position.apply(seat, position.default(seat))


@pytest.mark.rule("H6")
def test_the_usual_home_has_the_highest_value_then_the_smallest_army():
    """Ties: the lowest number."""
    table = board(homes=False)
    table.lands[RAV] = npc(leader=Leader.THORGILS)
    table.lands[GYL] = npc(leader=Leader.KETIL)
    position = at(table, Homes((0,)))

    assert position.default(0) == ChooseHome(GYL)
    table.lands[GYL] = npc()
    assert at(table, Homes((0,))).default(0) == ChooseHome(ULV)


@pytest.mark.rule("Contents")
def test_no_piece_is_missing_at_the_start():
    """30 tiles, 15 Giants and 24 Gods cards, each once."""
    counts = pieces(started())

    tiles = (*chieftain_tiles(Options()), *GUARDS)
    assert all(counts[str(card)] == 1 for card in (*Giant, *Favour, *tiles))
    assert counts["recruit cards"] == 4 * STARTER[Kind.RECRUIT] + BOOSTER[Kind.RECRUIT]


@pytest.mark.rule("options", "R2", "Special abilities")
def test_without_gods_cards_the_stacks_are_empty():
    """Gods are still worshipped against the Giants."""
    table = started(gods_cards=False).table

    assert not any(table.stacks.values())
    assert all(len(stack) == 6 for stack in started().table.stacks.values())


@pytest.mark.rule("options", "R1")
def test_kings_regions_have_seats_by_option():
    """Twenty seats then, and eleven win."""
    table = board(options=Options(kings_seats=True), lands={EIL: own(0, 1), TIN: own(0, 1)})
    usual = board(lands={EIL: own(0, 1), TIN: own(0, 1)})

    assert (len(table.chairs()), table.majority, table.seats_of(0)) == (20, 11, 3)
    assert (len(usual.chairs()), usual.majority, usual.seats_of(0)) == (17, 9, 1)


@pytest.mark.rule("map")
def test_places_are_named_once_in_the_order_of_their_numbers():
    """Ties are broken by it."""
    assert list(PLACES) == list(REGIONS)
