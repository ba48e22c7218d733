"""Whoever has nothing any more: out, by option into exile; who is left then."""

import pytest

from games.core.vocabulary import Ending
from games.norseheim.actions import ChooseReward, GoIntoExile, GoOut, PlayOn, ScoreNow
from games.norseheim.board import CHIEFTAINS
from games.norseheim.events import Exiled, VoteCounted, WentOut
from games.norseheim.gods import Favour
from games.norseheim.leaders import Leader
from games.norseheim.options import Options
from games.norseheim.pieces import pieces
from games.norseheim.rules import RULES
from games.norseheim.steps.council import Council
from games.norseheim.steps.ruin import Exile, Ruin
from games.norseheim.table import Reason
from tests.games.looking import kinds, told
from tests.games.norseheim.builder import (
    BJO,
    GYL,
    ORN,
    RAV,
    SAE,
    TAA,
    ULV,
    ally,
    board,
    npc,
    own,
    running,
)

EXILE = Options(exile=True)
NOTHING = {RAV: npc(), ULV: npc(), GYL: npc()}
"""All homes have fallen."""


def council(lands=None, **rest):
    """The council meets; then what is asked, or rewards."""
    return running(board(lands, **rest), Council())


@pytest.mark.rule("R53")
def test_who_has_nothing_any_more_is_out():
    """No region, no seat, no guest and no AP; whoever has one of them plays on."""
    gone = {GYL: npc()}
    position, events = council(gone, ap=(5, 5, 0), favours={2: [Favour.SLEIPNIR]})
    assert told(events, WentOut) == [WentOut(seat=2)]
    assert position.table.seats == (0, 1)
    assert position.table.spent == (Favour.SLEIPNIR,)

    assert not told(council(gone, ap=(5, 5, 1))[1], WentOut)
    assert not told(council(gone | {BJO: ally(2, 2)}, ap=(5, 5, 0))[1], WentOut)


@pytest.mark.rule("R53", "H7")
def test_the_last_one_left_wins_at_once():
    """The two others have nothing."""
    position, _ = council({GYL: npc(), ULV: npc()}, ap=(5, 0, 0))

    assert position.ending == Ending(Reason.LAST, (0,))


@pytest.mark.rule("R53", "options", "H6")
def test_by_option_the_ruined_may_begin_again_once():
    """In the chieftain's region with the fewest warriors that nobody has convinced, without AP."""
    lands = {GYL: npc(), BJO: npc(1), TAA: npc(1), ORN: ally(0, 2, army=0)}
    start, _ = council(lands, ap=(5, 5, 0), options=EXILE)
    assert isinstance(start.step, Exile)
    assert start.awaited == (2,)
    assert start.default(2) == GoIntoExile()

    position, events = start.apply(2, GoIntoExile())
    assert told(events, Exiled) == [Exiled(seat=2, region=BJO, warriors=1)]
    assert position.table.lands[BJO] == own(2, 1)
    assert position.table.players[2].exiled

    table = position.table
    table.lands[BJO] = npc()
    assert told(running(table, Council())[1], WentOut) == [WentOut(seat=2)]
    assert told(start.apply(2, GoOut())[1], WentOut) == [WentOut(seat=2)]


@pytest.mark.rule("R53", "H6")
def test_without_a_free_chieftain_there_is_no_exile():
    """All are taken or convinced."""
    taken = {region: own(0, 1) for region in CHIEFTAINS}
    _, events = running(board(taken, ap=(5, 5, 0), options=EXILE), Ruin())

    assert told(events, WentOut) == [WentOut(seat=2)]


@pytest.mark.rule("R53", "R33", "R34", "H6")
def test_a_region_without_warriors_is_no_refuge():
    """Guests have left SAE: whoever took it would hold nothing there."""
    start, _ = council({GYL: npc(), SAE: npc(0), BJO: npc(1)}, ap=(5, 5, 0), options=EXILE)
    position, events = start.apply(2, GoIntoExile())

    assert told(events, Exiled) == [Exiled(seat=2, region=BJO, warriors=1)]
    assert position.table.lands[SAE] == npc(0)


@pytest.mark.rule("R53", "R35")
def test_a_stand_in_whose_land_is_taken_is_no_tile():
    """Nothing is discarded, as after a conquest."""
    lands = {GYL: npc(), BJO: npc(1, Leader.STAND_IN_CHIEFTAIN)}
    start, _ = council(lands, ap=(5, 5, 0), options=EXILE)
    position, _ = start.apply(2, GoIntoExile())

    assert position.table.lands[BJO].owner == 2
    assert position.table.fallen == ()
    assert pieces(position) == pieces(start)


@pytest.mark.rule("R53", "R50")
@pytest.mark.parametrize("exile", [False, True])
def test_where_nobody_would_be_left_the_points_are_counted(exile):
    """All are ruined at once, and none begins again: the earliest in the order wins the tie."""
    options = Options(exile=exile)
    position, _ = council(NOTHING, ap=0, order=(1, 2, 0), options=options)
    for seat in position.awaited:
        assert exile
        position, _ = position.apply(seat, GoOut())

    assert position.ending == Ending(Reason.RUIN, (1,))


@pytest.mark.rule("R53", "H6")
def test_of_the_ruined_who_begins_again_is_left_alone():
    """The two others go."""
    position, _ = council(NOTHING, ap=0, options=EXILE)
    for seat, wish in ((0, GoOut()), (1, GoIntoExile()), (2, GoOut())):
        position, _ = position.apply(seat, wish)

    assert position.ending == Ending(Reason.LAST, (1,))


@pytest.mark.rule("H7", "R53")
def test_the_last_two_vote_once():
    """Seat 1 is out, and seat 2 may begin again, when seat 3 leaves: two are left of four."""
    table = board({GYL: npc(), ULV: npc()}, seats=4, ap=(5, 0, 0, 5), options=EXILE)
    table.change_player(1, exiled=True)
    start, _ = running(table, Council())
    assert (start.awaited, start.table.seats) == ((2,), (0, 2, 3))
    position, _ = RULES.retire(start, 3)
    for seat in (0, 2):
        position, events = position.apply(seat, PlayOn())
    assert told(events, VoteCounted) == [VoteCounted(score=False)]
    position, events = position.apply(2, GoIntoExile())

    assert told(events, Exiled)
    assert kinds(position, 0) == {ChooseReward}


@pytest.mark.rule("H7", "R53")
@pytest.mark.parametrize("exile", [False, True])
def test_the_last_two_may_count_the_points_when_the_third_is_out(exile):
    """As after a resignation; by silence they play on."""
    options = Options(exile=exile)
    start, _ = council({GYL: npc()}, ap=(5, 5, 0), options=options)
    if exile:
        start, _ = start.apply(2, GoOut())
    assert (start.awaited, kinds(start, 0)) == ((0, 1), {ScoreNow, PlayOn})
    assert start.default(0) == PlayOn()

    position, _ = start.apply(0, ScoreNow())
    agreed, _ = position.apply(1, ScoreNow())
    assert agreed.ending == Ending(Reason.VOTE, (0,))
    position, _ = position.apply(1, PlayOn())
    assert (position.awaited, kinds(position, 0)) == ((0, 1), {ChooseReward})
