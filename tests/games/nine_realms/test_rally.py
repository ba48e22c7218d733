"""Rally: fallen Warriors return."""

import pytest

from games.core.errors import IllegalAction
from games.nine_realms import refusals as no
from games.nine_realms.actions import (
    Attack,
    Move,
    Rally,
)
from games.nine_realms.events import (
    Rallied,
)
from games.nine_realms.table import Condition
from tests.games.loaded_dice import act
from tests.games.nine_realms.builder import (
    AESIR,
    END_TURN,
    FRIGG,
    NORSEMEN,
    ODIN,
    SECOND_VANGUARD,
    SINFJOTLI,
    THOR,
    VALKYRIE,
    VANGUARD,
    WATER,
    offered,
    position,
    reaches,
)
from tests.games.nine_realms.scenes import TWO_VANGUARDS


@pytest.mark.rule("Rally", "R-41", "N11", "Odin", "Sigmund", "Actions")
@pytest.mark.parametrize(
    ("active", "warrior", "hex"), [(AESIR, VALKYRIE, "C5"), (NORSEMEN, VANGUARD, "C11")]
)
def test_a_fallen_warrior_returns_to_its_realm_tile_for_one_action(active, warrior, hex):
    """Unwounded, and at no cost but the action; how far the Ruler is does not matter."""
    at = position(active=active, wounds={warrior: 1})

    after, events = act(at, active, Rally(warrior, hex))

    assert Condition(hex=hex) == after.table.figures[warrior]
    assert after.table.actions[active] == 5
    assert (Rallied(figure=warrior, hex=hex),) == events


@pytest.mark.rule("Rally", "R-41")
def test_rally_is_for_once_a_turn():
    """Even if a Warrior has fallen since."""
    at = position(rallied=True)

    assert not offered(at, AESIR, Rally)
    with pytest.raises(IllegalAction) as refused:
        at.apply(AESIR, Rally(VALKYRIE, "C5"))
    assert no.RalliedAlready() == refused.value.refusal


@pytest.mark.rule("Rally", "R-41")
def test_a_rally_uses_up_the_turns_rally():
    """In the variant the second fallen Vanguard has to wait a turn."""
    at, _ = act(position(active=NORSEMEN, options=TWO_VANGUARDS), NORSEMEN, Rally(VANGUARD, "C11"))

    assert at.table.rallied
    assert not offered(at, NORSEMEN, Rally)


@pytest.mark.rule("N11", "R-41", "Rally")
def test_rally_offers_every_free_hex_of_the_own_realm_tile():
    """Seventeen, for Odin stands on one; no seam and no other tile."""
    hexes = {rally.hex for rally in offered(position(), AESIR, Rally)}

    assert len(hexes) == 17
    assert "D1" not in hexes
    assert not {"D5", "F5", "C11"} & hexes


@pytest.mark.rule("N11", "R-12")
def test_a_warrior_may_be_rallied_into_water():
    """Whatever the terrain is at present; then its first move is one hex."""
    at = position(terrain={"C3": WATER})

    after, _ = act(at, AESIR, Rally(VALKYRIE, "C3"))

    assert {"C2", "C4", "D2", "D3"} == reaches(after.table, VALKYRIE)


@pytest.mark.rule("N11", "R-41")
@pytest.mark.parametrize("figure", [THOR, FRIGG, ODIN])
def test_only_warriors_are_rallied(figure):
    """And only if they have fallen."""
    at = position()

    assert {VALKYRIE} == {rally.figure for rally in offered(at, AESIR, Rally)}
    with pytest.raises(IllegalAction) as refused:
        at.apply(AESIR, Rally(figure, "C5"))
    assert no.NotFallen(figure) == refused.value.refusal


@pytest.mark.rule("N11", "R-41")
def test_a_warrior_on_the_board_is_not_rallied():
    """There is nobody to return."""
    assert not offered(position(valkyrie="E5"), AESIR, Rally)


@pytest.mark.rule("R-41")
def test_rally_needs_a_living_ruler():
    """Without one nobody is offered; in play the match would be over."""
    assert not offered(position(odin=None), AESIR, Rally)


@pytest.mark.rule("R-41", "Rally")
def test_a_rallied_figure_can_be_used_immediately():
    """Also if it had moved, attacked and died in this very turn."""
    at = position(moved=[VALKYRIE], attacked=[VALKYRIE], vanguard="C6", actions=(6, 0))

    after, _ = act(at, AESIR, Rally(VALKYRIE, "C5"))

    assert VALKYRIE in {move.figure for move in offered(after, AESIR, Move)}
    assert Attack(VALKYRIE, VANGUARD) in offered(after, AESIR, Attack)


@pytest.mark.rule("R-41")
def test_the_ruler_keeps_its_own_move_and_attack():
    """Rally uses neither."""
    after, _ = act(position(), AESIR, Rally(VALKYRIE, "C5"))

    assert ODIN in {move.figure for move in offered(after, AESIR, Move)}


@pytest.mark.rule("R-41", "Blood Cauldron")
def test_each_death_of_a_rallied_warrior_gives_blood_again():
    """The Valkyrie dies in two turns running, and is rallied between."""
    at = position(active=NORSEMEN, sinfjotli="C6", valkyrie="C5", actions=(0, 6), prey=ODIN)
    at, _ = act(at, NORSEMEN, Attack(SINFJOTLI, VALKYRIE), 12, 1, 1, 1)
    for seat in (NORSEMEN, AESIR):
        at, _ = at.apply(seat, at.default(seat))
    at, _ = act(at, AESIR, Rally(VALKYRIE, "C5"))
    at.table.actions[AESIR] = 0
    at, _ = at.apply(AESIR, END_TURN)
    at.table.hands[:] = [[], []]

    after, _ = act(at, NORSEMEN, Attack(SINFJOTLI, VALKYRIE), 12, 1, 1, 1)

    assert after.table.blood == [0, 2]


@pytest.mark.rule("N16", "R-41", "R-48")
def test_in_the_variant_the_player_chooses_which_vanguard_returns():
    """One of two fallen."""
    at = position(active=NORSEMEN, options=TWO_VANGUARDS)

    figures = {rally.figure for rally in offered(at, NORSEMEN, Rally)}

    assert {VANGUARD, SECOND_VANGUARD} == figures
