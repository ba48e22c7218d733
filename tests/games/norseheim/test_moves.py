"""Recruit with a short supply, Relocate, the Falcon Cloak."""

import pytest

from games.core.errors import IllegalAction
from games.norseheim.actions import Done, FalconCloak, Move, Muster, Recruit, Relocate
from games.norseheim.gods import Favour
from games.norseheim.refusals import NoRoom, NotYourWarriors
from tests.games.looking import kinds, offered
from tests.games.norseheim.builder import (
    BJO,
    GRA,
    HVE,
    ORN,
    RAV,
    RING,
    SAE,
    SETTLED,
    SKI,
    TAA,
    acting,
    ally,
    board,
    own,
)

CLOAK = {0: [Favour.FALCON_CLOAK]}


def warriors(position, *regions):
    """How many stand in some regions."""
    return [position.table.lands[region].warriors for region in regions]


@pytest.mark.rule("R66", "H6", "R7")
def test_a_short_supply_is_shared_out_by_the_player():
    """24 of 25 are on the map: one is left for two regions."""
    full = {region: own(0, 6) for region in (ORN, SAE, GRA)}
    lands = full | {RAV: own(0, 3, RING), BJO: own(0, 3, SETTLED)}
    position, _ = acting(board(lands)).apply(0, Recruit(1))

    assert offered(position, 0, Muster) == [Muster(RAV), Muster(BJO)]
    assert position.default(0) == Muster(RAV)
    position, _ = position.apply(0, Muster(BJO))
    assert warriors(position, RAV, BJO) == [3, 4]
    assert position.awaited == (1,)


@pytest.mark.rule("R66", "R22")
def test_without_any_warrior_left_nothing_is_recruited():
    """All 25 are on the map."""
    full = {region: own(0, 6) for region in (ORN, SAE, GRA)}
    lands = full | {RAV: own(0, 3, RING), BJO: own(0, 4, SETTLED)}

    assert Recruit not in kinds(acting(board(lands)), 0)


@pytest.mark.rule("Relocate", "R38", "R39")
def test_warriors_go_any_distance_to_own_and_convinced_regions():
    """Guests beside the leader's warriors; nobody to strangers."""
    table = board({SKI: own(0, 2), HVE: ally(0, 2), BJO: ally(1, 2)})
    position = acting(table)
    targets = {order.target for order in offered(position, 0, Relocate)}

    assert targets == {RAV, SKI, HVE}
    position, _ = position.apply(0, Relocate(RAV, HVE, 3, 1))
    assert warriors(position, RAV, HVE) == [0, 3]
    assert position.table.players[0].ap == 18


@pytest.mark.rule("Relocate", "R38", "R65")
def test_one_order_may_be_many_moves_but_never_none():
    """A region that gave gets nothing, and one that got gives nothing."""
    table = board({BJO: own(0, 4), TAA: own(0, 1)})
    position, _ = acting(table).apply(0, Relocate(RAV, TAA, 2, 1))
    moves = {(move.source, move.target) for move in offered(position, 0, Move)}
    assert moves == {(RAV, TAA), (RAV, BJO), (BJO, TAA)}

    position, _ = position.apply(0, Move(BJO, TAA, 2))
    assert position.default(0) == Done()
    position, _ = position.apply(0, Done())
    assert warriors(position, RAV, BJO, TAA) == [1, 2, 5]


@pytest.mark.rule("Stacking limit", "R62", "R39", "R24")
def test_six_fit_into_a_region_and_an_open_one_keeps_a_warrior():
    """Everybody's warriors count together."""
    table = board({BJO: own(0, 2), HVE: ally(0, 2, army=4)})
    position = acting(table)
    orders = offered(position, 0, Relocate)

    assert max(o.warriors for o in orders if (o.source, o.target) == (BJO, RAV)) == 1
    assert max(o.warriors for o in orders if (o.source, o.target) == (RAV, HVE)) == 2
    assert max(o.warriors for o in orders if o.source is RAV) == 3
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, Relocate(BJO, RAV, 2, 1))
    assert refused.value.refusal == NotYourWarriors(BJO)
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, Relocate(RAV, HVE, 3, 1))
    assert refused.value.refusal == NoRoom(HVE)


@pytest.mark.rule("R65", "R38")
def test_a_relocation_ends_by_itself_where_nothing_more_can_move():
    """One source, one target, and the source is empty but for its last warrior."""
    table = board({RAV: own(0, 2), TAA: own(0, 1)})
    position, _ = acting(table).apply(0, Relocate(RAV, TAA, 1, 1))

    assert position.awaited == (1,)


@pytest.mark.rule("F3", "H4")
def test_the_falcon_cloak_moves_warriors_between_two_regions():
    """Of either kind; a bare one keeps its last warrior, six fit."""
    table = board({BJO: own(0, 2), HVE: ally(0, 2, 1, army=4)}, favours=CLOAK)
    position = acting(table)
    orders = offered(position, 0, FalconCloak)

    assert FalconCloak(BJO, RAV, 1) in orders
    assert FalconCloak(BJO, RAV, 2) not in orders
    assert FalconCloak(HVE, RAV, 1) in orders
    assert FalconCloak(RAV, HVE, 2) not in orders
    position, _ = position.apply(0, FalconCloak(RAV, HVE, 1))
    assert warriors(position, RAV, HVE) == [2, 2]
    assert position.table.players[0].ap == 20
    assert position.table.spent == (Favour.FALCON_CLOAK,)
