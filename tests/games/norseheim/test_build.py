"""Build: settlements, ring fortresses, Danevolds, and their limits."""

import pytest

from games.core.errors import IllegalAction
from games.norseheim.actions import Attack, Fortify, Recruit, Settle, Wall
from games.norseheim.board import NEIGHBOURS, border
from games.norseheim.kinds import Kind
from games.norseheim.land import Building
from games.norseheim.leaders import Leader
from games.norseheim.refusals import CannotBuild, NotNextTo
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered
from tests.games.norseheim.builder import (
    BJO,
    EIL,
    GRA,
    GYL,
    HIT,
    HVA,
    HVE,
    ISF,
    ORN,
    RAV,
    RING,
    SAE,
    SETTLED,
    SOR,
    TAA,
    ULV,
    acting,
    ally,
    board,
    own,
)


@pytest.mark.rule("Build", "R73", "Contents")
def test_a_settlement_is_built_in_a_bare_region_and_a_ring_around_it():
    """A fortress from nothing takes two actions."""
    start = acting(board({BJO: own(0, 1), TAA: own(0, 1, SETTLED)}))
    assert offered(start, 0, Settle) == [Settle(BJO, 1)]
    assert offered(start, 0, Fortify) == [Fortify(TAA, 1)]

    position, _ = start.apply(0, Settle(BJO, 1))
    assert position.table.lands[BJO].building is Building.SETTLEMENT
    assert position.table.players[0].ap == 16
    position, _ = start.apply(0, Fortify(TAA, 1))
    assert position.table.lands[TAA].building is Building.RING
    with pytest.raises(IllegalAction) as refused:
        start.apply(0, Fortify(BJO, 1))
    assert refused.value.refusal == CannotBuild(BJO)


@pytest.mark.rule("R61", "Build")
def test_kings_regions_may_hold_buildings_and_convinced_ones_may_not():
    """Only what is controlled directly."""
    start = acting(board({EIL: own(0, 1), BJO: ally(0, 2)}))

    assert offered(start, 0, Settle) == [Settle(EIL, 1)]


@pytest.mark.rule("R7", "Contents")
def test_four_settlements_each_and_ten_rings_in_all():
    """The settlement within a ring counts."""
    built = {region: own(0, 1, SETTLED) for region in (BJO, TAA, ORN)}
    start = acting(board(built | {SAE: own(0, 1)}))
    assert Settle not in kinds(start, 0)
    assert Fortify in kinds(start, 0)

    rings = dict.fromkeys((SAE, GRA, HVE), own(1, 1, RING))
    rings |= dict.fromkeys((HVA, SOR, ISF), own(2, 1, RING))
    nine = board({BJO: own(0, 1, SETTLED)} | rings)
    ten = board({BJO: own(0, 1, SETTLED), TAA: own(0, 1, RING)} | rings)
    assert (nine.rings_left, ten.rings_left) == (1, 0)
    assert Fortify in kinds(acting(nine), 0)
    assert Fortify not in kinds(acting(ten), 0)


@pytest.mark.rule("Build", "R70", "R37")
def test_a_danevold_lies_on_any_border_of_an_own_region():
    """One for each border, also between two own regions; five in all."""
    start = acting(board({BJO: own(0, 1)}, danevolds=(border(RAV, TAA),)))
    walls = {frozenset((wall.region, wall.toward)) for wall in offered(start, 0, Wall)}
    wanted = {frozenset((RAV, near)) for near in NEIGHBOURS[RAV] if near is not TAA}

    assert walls == wanted | {frozenset((BJO, near)) for near in NEIGHBOURS[BJO]}
    position, _ = start.apply(0, Wall(RAV, BJO, 1))
    assert position.table.danevolds[-1] == border(BJO, RAV)
    with pytest.raises(IllegalAction) as refused:
        start.apply(0, Wall(RAV, GYL, 1))
    assert refused.value.refusal == NotNextTo(RAV, GYL)

    five = tuple(border(ULV, near) for near in NEIGHBOURS[ULV][:5])
    assert Wall not in kinds(acting(board(danevolds=five)), 0)


@pytest.mark.rule("R37")
def test_a_danevold_stays_whoever_takes_the_region():
    """It is neutral and permanent."""
    table = board({BJO: own(1, 1)}, danevolds=(border(RAV, BJO),))
    order = Attack(RAV, BJO, 3, 0, 1)
    position, _ = act(acting(table), 0, order, HIT, HIT, HIT, 20, 20)

    assert position.table.lands[BJO].owner == 0
    assert position.table.danevolds == (border(RAV, BJO),)


@pytest.mark.rule("R36", "R68", "R8", "R7")
def test_buildings_and_leaders_never_change_hands():
    """Fallen rings go back to all, settlements to their owner; the conqueror gets no tile."""
    table = board({BJO: own(1, 0, RING)})
    for seat, leader in ((0, Leader.KETIL), (1, Leader.VIGDIS)):
        table.change_player(seat, leader=leader)
    order = Attack(RAV, BJO, 3, 0, 1)
    position, _ = act(acting(table), 0, order, HIT, HIT, HIT, 20, 20)
    after = position.table

    assert after.lands[BJO].building is Building.NONE
    assert after.rings_left == table.rings_left + 1
    assert after.settlements_left(1) == table.settlements_left(1) + 1
    assert after.players == position.table.players
    assert [player.leader for player in after.players] == [Leader.KETIL, Leader.VIGDIS, None]
    assert after.players[1].character == table.players[1].character
    assert after.fallen == ()
    position, _ = act(acting(board()), 0, order, HIT, HIT, HIT, 20, 20)
    assert position.table.fallen == (Leader.ALREKR,)
    assert position.table.players[0].leader is None


@pytest.mark.rule("Recruit", "Build", "Contents")
def test_a_settlement_trains_one_and_a_ring_as_many_as_the_size():
    """After building both."""
    table = board({BJO: own(0, 1, SETTLED)}, cards={Kind.RECRUIT: 2})
    position, _ = acting(table).apply(0, Recruit(1))

    assert position.table.lands[BJO].warriors == 2
    assert position.table.lands[RAV].warriors == 5
