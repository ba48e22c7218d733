"""Movement & Terrain: where figures may go."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.nine_realms.actions import Attack, Move
from games.nine_realms.board import PLACES, Hex
from games.nine_realms.events import Moved
from games.nine_realms.forces import PROFILES, Figure
from games.nine_realms.movement import reach, way
from games.nine_realms.table import Table
from tests.games.loaded_dice import act
from tests.games.nine_realms.builder import (
    AESIR,
    END_TURN,
    FOREST,
    FRIGG,
    HJORDIS,
    MOUNTAIN,
    NORSEMEN,
    ODIN,
    PLAIN,
    SIGMUND,
    SINFJOTLI,
    THOR,
    VALKYRIE,
    VANGUARD,
    WATER,
    board,
    offered,
    places,
    position,
    reaches,
)

STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
AT = {(place.q, place.r): label for label, place in PLACES.items()}


def beside(label: Hex) -> list[Hex]:
    """The neighbours of a hex, worked out from its coordinates."""
    place = PLACES[label]
    near = [(place.q + q, place.r + r) for q, r in STEPS]
    return [AT[at] for at in near if at in AT]


def walked(table: Table, figure: Figure) -> dict[Hex, int]:
    """The naive search: every hex that can be entered, with the number of steps."""
    realm = PROFILES[figure].realm
    standing = {c.hex: PROFILES[f].realm for f, c in table.figures.items() if c.hex}
    ground = {label: table.terrain.get(label, p.terrain) for label, p in PLACES.items()}
    start = table.place(figure)
    allowance = 1 if ground[start] == "water" else PROFILES[figure].move
    steps, queue = {start: 0}, [start]
    for here in queue:
        if steps[here] == allowance or (here != start and ground[here] == "water"):
            continue
        for there in beside(here):
            enemy = standing.get(there, realm) is not realm
            sunk = ground[there] == "water" and there in standing
            if there in steps or enemy or sunk or ground[there] == "mountain":
                continue
            steps[there] = steps[here] + 1
            queue.append(there)
    return steps


@st.composite
def boards(draw) -> Table:
    """Eight figures anywhere but on mountains, and some Terrain hexes, also under figures."""
    laid = draw(
        st.dictionaries(st.sampled_from(sorted(PLACES)), st.sampled_from([PLAIN, FOREST, WATER]))
    )
    firm = [h for h, p in sorted(PLACES.items()) if laid.get(h, p.terrain) is not MOUNTAIN]
    hexes = draw(st.lists(st.sampled_from(firm), min_size=8, max_size=8, unique=True))
    names = [figure.name.lower() for figure in Figure][:8]
    return board(terrain=laid, **dict(zip(names, hexes, strict=True)))


@pytest.mark.rule("Movement & Terrain", "Water", "Mountain", "R-12", "R-50")
@given(table=boards(), figure=st.sampled_from(list(Figure)[:8]))
@settings(derandomize=True, deadline=None, max_examples=300)
def test_reach_agrees_with_a_naive_search_on_any_board(table, figure):
    """Hex by hex with dictionaries, on boards of all sorts."""
    standing = {condition.hex for condition in table.figures.values()}

    assert set(walked(table, figure)) - standing == places(reach(table, figure))


@pytest.mark.rule("Movement & Terrain")
@given(table=boards(), figure=st.sampled_from(list(Figure)[:8]))
@settings(derandomize=True, deadline=None, max_examples=100)
def test_a_move_takes_a_shortest_way_that_the_rules_allow(table, figure):
    """Step by step from start to goal; water only at its ends."""
    steps = walked(table, figure)
    for goal in places(reach(table, figure)):
        hexes = way(table, figure, goal)

        assert (table.place(figure), goal) == (hexes[0], hexes[-1])
        assert list(range(len(hexes))) == [steps[hex] for hex in hexes]
        assert all(two in beside(one) for one, two in itertools.pairwise(hexes))
        assert all(table.terrain_at(hex) is not WATER for hex in hexes[1:-1])


@pytest.mark.rule("Movement & Terrain", "Actions")
@pytest.mark.parametrize(("figure", "hexes"), [("frigg", 27), ("valkyrie", 35)])
def test_a_figure_moves_its_maximum_distance_or_less(figure, hexes):
    """From D2 with Movement 5 and 6 on the empty board."""
    table = board(odin=None, sigmund=None, **{figure: "D2"})

    assert hexes == len(reaches(table, Figure(figure)))
    assert {"D3", "D7" if figure == "frigg" else "D8"} <= reaches(table, Figure(figure))


@pytest.mark.rule("Actions", "Action Phase")
def test_a_move_costs_one_action():
    """The figure stands on its new hex, and what happened is told."""
    after, events = act(position(thor="E1"), AESIR, Move(THOR, "E3"))

    assert after.table.place(THOR) == "E3"
    assert after.table.actions == [5, 6]
    assert (Moved(figure=THOR, source="E1", hex="E3"),) == events


@pytest.mark.rule("Actions")
def test_without_an_action_nobody_moves():
    """The marker stands at zero."""
    assert not offered(position(thor="E1", actions=(0, 6)), AESIR, Move)


@pytest.mark.rule("R-11", "Action Phase")
def test_a_figure_moves_once_a_turn():
    """Thor has moved; Odin still may."""
    after, _ = act(position(thor="E1"), AESIR, Move(THOR, "E3"))

    assert {ODIN} == {move.figure for move in offered(after, AESIR, Move)}


@pytest.mark.rule("R-11")
def test_a_figure_may_move_after_its_attack():
    """Either order is allowed."""
    after, _ = act(
        position(thor="E4", vanguard="E5", actions=(6, 0)),
        AESIR,
        Attack(THOR, VANGUARD),
        1,
        1,
        1,
        1,
    )

    assert THOR in {move.figure for move in offered(after, AESIR, Move)}


@pytest.mark.rule("R-11", "Turns")
def test_in_the_next_turn_the_figure_may_move_again():
    """The marks of the active side are cleared when its turn begins."""
    at = position(thor="E1", moved=[THOR], active=NORSEMEN)

    after, _ = act(at, NORSEMEN, END_TURN)

    assert not after.table.figures[THOR].moved


@pytest.mark.rule("Plain", "Forest")
def test_plain_and_forest_are_moved_through_easily():
    """Neither ends a move nor costs more: Frigg gets from C5 over D6 to D10."""
    assert {"D6", "D7", "D9"} <= reaches(board(frigg="D5"), FRIGG)


@pytest.mark.rule("Mountain", "R-13")
@pytest.mark.parametrize("figure", list(Figure)[:8])
def test_no_figure_flies_onto_or_over_a_mountain(figure):
    """C7 is a mountain; behind it one gets only by going around."""
    table = board(**{"odin": None, "sigmund": None, figure.name.lower(): "B7"})
    table.active = table.seat_of(figure)

    assert not {"C7", "C9", "A8", "G8"} & reaches(table, figure)


@pytest.mark.rule("Mountain")
def test_a_mountain_is_walked_around():
    """From C6 the hex C8 behind the mountain C7 is three steps away."""
    table = board(odin=None, frigg="C6")

    assert len(way(table, FRIGG, "C8")) == 4


@pytest.mark.rule("Figures", "Movement & Terrain", "R-50")
def test_friends_may_be_passed_but_not_stood_upon():
    """Thor passes Odin in a corridor of enemies."""
    table = board(thor="C1", odin="C2", vanguard="D1", sigmund="D2", frigg=None)

    assert "C3" in reaches(table, THOR)
    assert "C2" not in reaches(table, THOR)


@pytest.mark.rule("Figures", "Movement & Terrain")
def test_enemies_block_the_way():
    """The same corridor, closed by an enemy."""
    table = board(thor="C1", odin="E5", hjordis="C2", vanguard="D1", sigmund="E14")

    assert set() == reaches(table, THOR)


@pytest.mark.rule("Water", "R-12")
def test_entering_water_ends_the_move():
    """From E6 the water E7 can be entered, but the way to E8 goes around it: three steps."""
    table = board(odin=None, frigg="E6")

    assert "E7" in reaches(table, FRIGG)
    assert way(table, FRIGG, "E7") == ("E6", "E7")
    assert len(way(table, FRIGG, "E8")) == 4


@pytest.mark.rule("Water", "R-12")
@pytest.mark.parametrize(("start", "hexes"), [("E7", "D6 D7 E6 E8 F6 F7"), ("C8", "B7 B8 D7 D8")])
def test_from_water_a_figure_gets_one_hex_far(start, hexes):
    """Whatever its Movement."""
    table = board(odin=None, sigmund=None, valkyrie=start)

    assert set(hexes.split()) == reaches(table, VALKYRIE)


@pytest.mark.rule("Water", "R-12")
def test_from_water_to_water_is_one_step_too():
    """E7 and a laid water hex beside it."""
    table = board(odin=None, frigg="E7", terrain={"E8": WATER})

    assert "E8" in reaches(table, FRIGG)
    assert "E9" not in reaches(table, FRIGG)


@pytest.mark.rule("Water", "R-12", "R-50")
def test_a_friend_in_water_cannot_be_passed():
    """The move would have to end on the friend's hex; on dry land the friend lets Thor through."""
    corridor = {"thor": "C1", "odin": "C2", "vanguard": "D1", "sinfjotli": "D2", "sigmund": "E9"}

    assert "C3" in reaches(board(**corridor), THOR)
    assert set() == reaches(board(**corridor, terrain={"C2": WATER}), THOR)


@pytest.mark.rule("R-12")
def test_after_leaving_water_the_figure_has_moved_for_this_turn():
    """Its Movement is back only in the owner's next turn, when it starts on dry land."""
    at, _ = act(position(odin=None, frigg="E7"), AESIR, Move(FRIGG, "E6"))

    assert not [m for m in offered(at, AESIR, Move) if m.figure is FRIGG]
    assert len(reaches(board(odin=None, frigg="E6"), FRIGG)) > 20


@pytest.mark.rule("R-19", "Terrain Hexes")
def test_movement_follows_the_new_terrain_at_once():
    """A mountain turned into plain can be entered."""
    assert "C7" not in reaches(board(frigg="C6"), FRIGG)
    assert "C7" in reaches(board(frigg="C6", terrain={"C7": PLAIN}), FRIGG)


@pytest.mark.rule("Figures")
def test_only_own_figures_are_moved():
    """The Norsemen in the Norse turn, and no fallen figure."""
    at = position(active=NORSEMEN, thor="E3", hjordis="E5")

    assert {SIGMUND, HJORDIS} == {move.figure for move in offered(at, NORSEMEN, Move)}


@pytest.mark.rule("Movement & Terrain")
def test_the_way_of_a_move_and_the_line_of_an_attack_leave_a_trail():
    """For the picture; they stay until their own side acts in a later turn."""
    at, _ = act(position(thor="E1", sinfjotli="E4", actions=(6, 0)), AESIR, Move(THOR, "E3"))
    at, _ = act(at, AESIR, Attack(THOR, SINFJOTLI), 1, 1, 1, 1)

    assert [trail.hexes for trail in at.traces] == [("E1", "E2", "E3"), ("E3", "E4")]
    at, _ = at.apply(AESIR, END_TURN)
    at, _ = act(at, NORSEMEN, Move(SINFJOTLI, "E5"))
    assert [trail.hexes for trail in at.traces][2:] == [("E4", "E5")]
    at, _ = at.apply(NORSEMEN, END_TURN)
    at, _ = at.apply(AESIR, at.default(AESIR))
    at, _ = act(at, AESIR, Move(THOR, "E2"))
    assert [trail.hexes for trail in at.traces] == [("E4", "E5"), ("E3", "E2")]
