"""Attacks: who may attack whom, runes, losses, conquest, vacancy."""

import pytest

from games.core.errors import IllegalAction
from games.core.vocabulary import without
from games.norseheim.actions import Attack, CallOff, FightOn, Pass, PlayFavour
from games.norseheim.battle.assault import PressingOn
from games.norseheim.battle.odds import prospect, prospect_of
from games.norseheim.battle.runes import FACES, defence
from games.norseheim.board import NEIGHBOURS, border
from games.norseheim.changes import settle_leader
from games.norseheim.events import LeaderCame, MarkersReturned
from games.norseheim.giant_events import GiantOpened
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour
from games.norseheim.land import Building, Rune
from games.norseheim.leaders import GUARDS, STAND_INS, Leader, chieftains
from games.norseheim.options import Options, RingHits, Upright
from games.norseheim.prompts import AttackHint
from games.norseheim.refusals import NotATarget, NotNextTo, NotYourWarriors
from games.norseheim.rules import RULES
from games.norseheim.war_events import (
    AttackerThrew,
    CalledOff,
    Conquered,
    DefenderThrew,
    Repelled,
    SettlementLost,
    WalkedIn,
)
from tests.games.loaded_dice import LoadedReferee, act
from tests.games.looking import kinds, offered, told
from tests.games.norseheim.builder import (
    BJO,
    BLANK,
    EIL,
    GRA,
    HIT,
    HVE,
    ORN,
    RAV,
    RING,
    SAE,
    SETTLED,
    SKI,
    TAA,
    ULV,
    UPRIGHT,
    acting,
    ally,
    board,
    npc,
    own,
)


def attack(lands, *faces, source=RAV, target=BJO, warriors=3, until=0, **rest):
    """Seat 0 attacks; the faces fall for the attacker first."""
    order = Attack(source, target, warriors, until, 1)
    return act(acting(board(lands, **rest)), 0, order, *faces)


def pairs(position):
    """From where to where an attack may go."""
    return {(order.source, order.target) for order in offered(position, 0, Attack)}


@pytest.mark.rule("Attack", "R25", "R4")
def test_any_bordering_region_may_be_attacked_that_is_not_ones_own():
    """Leaders, rivals, Kings regions, from the first round on; nothing further away."""
    table = board({BJO: own(0, 1), TAA: own(1, 2)}, round=1)
    position = acting(table)
    wanted = {(RAV, target) for target in without(NEIGHBOURS[RAV], BJO)}

    assert pairs(position) == wanted
    assert (RAV, EIL) in wanted
    for target, refusal in ((BJO, NotATarget(BJO)), (HVE, NotNextTo(RAV, HVE))):
        with pytest.raises(IllegalAction) as refused:
            position.apply(0, Attack(RAV, target, 1, 0, 1))
        assert refused.value.refusal == refusal


@pytest.mark.rule("R24")
def test_an_open_region_keeps_a_warrior_and_a_building_none():
    """Three may leave the ring, one of two a bare region."""
    position = acting(board({BJO: own(0, 2)}))
    orders = offered(position, 0, Attack)

    assert max(order.warriors for order in orders if order.source is RAV) == 3
    assert max(order.warriors for order in orders if order.source is BJO) == 1
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, Attack(BJO, SAE, 2, 0, 1))
    assert refused.value.refusal == NotYourWarriors(BJO)


@pytest.mark.rule("R40", "R24", "Relocate")
def test_guests_attack_alone_and_may_all_leave():
    """The chieftain's warriors stay at home."""
    lands = {BJO: ally(0, 2, 2)}
    position, _ = attack(lands, HIT, HIT, BLANK, BLANK, source=BJO, target=GRA, warriors=2)
    table = position.table

    assert (table.lands[BJO].npc, table.lands[BJO].warriors) == (2, 0)
    assert table.lands[BJO].ally == 0
    assert (table.lands[GRA].owner, table.lands[GRA].warriors) == (0, 2)


@pytest.mark.rule("Attack", "R26", "V5")
def test_runes_of_a_defence():
    """Ring two, settlement one, a Danevold doubles all, five at most."""
    table = board({BJO: own(1, 2, RING), TAA: own(1, 1, SETTLED), SKI: own(1, 6), ORN: npc(2)})
    assert [defence(table, RAV, region) for region in (BJO, TAA, SKI, ORN)] == [4, 2, 5, 2]

    table.danevolds = tuple(border(RAV, region) for region in (BJO, TAA, SKI, ORN))
    assert [defence(table, RAV, region) for region in (BJO, TAA, SKI, ORN)] == [5, 4, 5, 4]


@pytest.mark.rule("R37", "Build")
def test_a_danevold_helps_whoever_defends_on_either_side():
    """Only across its own border, and leaders too."""
    table = board({BJO: own(1, 2)}, danevolds=(border(RAV, BJO),))

    assert defence(table, RAV, BJO) == 4
    assert defence(table, BJO, RAV) == 5
    assert defence(table, ULV, BJO) == 2


@pytest.mark.rule("Attack", "R26", "Throwing the Runes")
def test_each_side_throws_a_rune_for_a_warrior_and_five_at_most():
    """Six attackers throw five."""
    position, events = attack({RAV: own(0, 6, RING)}, *[BLANK] * 7, warriors=6)

    assert [len(event.runes) for event in told(events, AttackerThrew)] == [5]
    assert [len(event.runes) for event in told(events, DefenderThrew)] == [2]
    assert isinstance(position.step, PressingOn)


@pytest.mark.rule("R28", "R31", "R36", "Attack")
def test_survivors_move_into_an_emptied_region():
    """Both sides lose together, surplus hits are wasted; the tile is discarded."""
    position, events = attack({}, HIT, HIT, HIT, HIT, BLANK)
    table = position.table

    assert (table.lands[RAV].warriors, table.lands[BJO].warriors) == (0, 2)
    assert (table.lands[BJO].owner, table.lands[BJO].leader) == (0, None)
    assert table.lands[BJO].building is Building.NONE
    assert table.fallen == (Leader.ALREKR,)
    assert told(events, Conquered) == [Conquered(seat=0, region=BJO, warriors=2)]
    assert not told(events, SettlementLost)


@pytest.mark.rule("R36", "Diplomacy")
def test_markers_go_home_from_a_conquered_region():
    """The rival's chieftain is no more."""
    position, events = attack({BJO: ally(1, 3)}, HIT, HIT, BLANK, BLANK, BLANK)

    assert position.table.markers_of(1) == 0
    assert told(events, MarkersReturned) == [MarkersReturned(seat=1, region=BJO, markers=3)]


@pytest.mark.rule("R27", "V6", "Build", "Contents")
def test_hits_take_the_ring_then_warriors_then_the_settlement():
    """Ring and one warrior, hit twice: the settlement stands, and the attack goes on."""
    position, _ = attack({BJO: own(1, 1, RING)}, HIT, HIT, BLANK, BLANK, BLANK, BLANK)
    land = position.table.lands[BJO]

    assert (land.warriors, land.building, land.owner) == (0, Building.SETTLEMENT, 1)
    assert isinstance(position.step, PressingOn)

    position, _ = attack({BJO: own(1, 1, RING)}, HIT, HIT, HIT, BLANK, BLANK, BLANK)
    assert position.table.lands[BJO].owner == 0


@pytest.mark.rule("R27", "options")
def test_by_option_the_ring_falls_after_the_warriors():
    """One hit kills the warrior."""
    options = Options(ring_hits=RingHits.LAST)
    lands = {BJO: own(1, 1, RING)}
    position, _ = attack(lands, HIT, BLANK, BLANK, BLANK, BLANK, BLANK, options=options)
    land = position.table.lands[BJO]
    assert (land.warriors, land.building) == (0, Building.RING)

    position, _ = attack(lands, HIT, HIT, BLANK, BLANK, BLANK, BLANK, options=options)
    assert position.table.lands[BJO].building is Building.SETTLEMENT


@pytest.mark.rule("R32", "R67")
def test_a_leaders_warriors_die_before_guests():
    """Both defend; there is no special price for a rival's chieftain."""
    lands = {BJO: ally(1, 2, 2, army=1)}
    position, events = attack(lands, HIT, HIT, BLANK, BLANK, BLANK, BLANK)
    land = position.table.lands[BJO]

    assert (land.npc, land.warriors, land.ally) == (0, 1, 1)
    assert len(told(events, DefenderThrew)[0].runes) == 3
    assert position.table.players[0].ap == 16


@pytest.mark.rule("R33")
def test_nobody_throws_where_nobody_defends():
    """A tile without warriors: the attacker walks in."""
    position, events = attack({BJO: npc(0)}, warriors=1)

    assert told(events, WalkedIn) == [WalkedIn(seat=0, region=BJO)]
    assert position.table.lands[BJO].warriors == 1


@pytest.mark.rule("R34", "V7", "Attack", "R74")
def test_mutual_destruction_brings_a_new_leader():
    """One against one, both hit: a tile is drawn with its army, and seen by all at once."""
    position, events = attack({BJO: own(1, 1)}, HIT, HIT, warriors=1)
    land = position.table.lands[BJO]
    *left, drawn = chieftains(Options())[-7:]

    assert (land.leader, land.owner) == (drawn, None)
    assert land.npc == land.tile.army
    assert told(events, LeaderCame) == [LeaderCame(region=BJO, leader=drawn, warriors=land.npc)]
    assert LeaderCame.reveals
    assert position.table.chieftains == tuple(left)


@pytest.mark.rule("R34", "H10", "V7")
def test_a_settlement_alone_holds_its_region():
    """The hit on the warrior leaves it; the attack ends without attackers."""
    position, events = attack({BJO: own(1, 1, SETTLED)}, HIT, HIT, BLANK, warriors=1)
    land = position.table.lands[BJO]

    assert (land.owner, land.warriors, land.building) == (1, 0, Building.SETTLEMENT)
    assert told(events, Repelled) == [Repelled(seat=0, region=BJO)]


@pytest.mark.rule("R34")
def test_a_leader_who_is_destroyed_with_the_attackers_makes_way():
    """Tile discarded, markers home, a new one drawn; guards for a Kings region."""
    position, _ = attack({EIL: npc(1, Leader.HROLF)}, HIT, HIT, target=EIL, warriors=1)
    table = position.table

    assert table.lands[EIL].leader is Leader.ASBRAND
    assert table.guards == GUARDS[-3:-1]
    assert table.fallen == (Leader.HROLF,)


@pytest.mark.rule("R35")
def test_an_empty_stack_is_made_anew_from_discarded_tiles():
    """Of the same kind; with none of them a stand-in comes."""
    table = board(chieftains=(), fallen=(Leader.HROLF, Leader.KETIL), guards=())
    position = acting(table)
    settle_leader(table, BJO, LoadedReferee(position, None, None, [1]))
    assert {table.lands[BJO].leader, *table.fallen, *table.chieftains} == {
        Leader.ALREKR,
        Leader.KETIL,
        Leader.HROLF,
    }

    fallen = (Leader.VIGDIS, Leader.HROLF, Leader.KETIL)
    table = board(chieftains=(), fallen=fallen, lands={BJO: own(0, 1)})
    referee = LoadedReferee(position, None, None, [1])
    settle_leader(table, BJO, referee)
    assert not referee.faces
    assert (table.lands[BJO].leader, table.chieftains) == (Leader.VIGDIS, (Leader.KETIL,))
    assert table.fallen == (Leader.HROLF,)

    table = board(chieftains=(), fallen=(), guards=(), lands={BJO: own(0, 1), EIL: own(0, 1)})
    for region, leader, army in ((BJO, STAND_INS[0], 2), (EIL, STAND_INS[1], 3)):
        settle_leader(table, region, LoadedReferee(position, None, None, []))
        assert (table.lands[region].leader, table.lands[region].npc) == (leader, army)


@pytest.mark.rule("R30", "Attack")
def test_after_a_battle_the_attacker_goes_on_or_stops():
    """With all survivors, unpaid; silence is to stop."""
    position, _ = attack({}, HIT, BLANK, BLANK, HIT, BLANK)
    assert kinds(position, 0) == {FightOn, CallOff}
    assert position.default(0) == CallOff()

    stopped, events = position.apply(0, CallOff())
    assert told(events, CalledOff)
    assert (stopped.table.lands[RAV].warriors, stopped.table.lands[BJO].npc) == (2, 1)
    assert stopped.table.battle is None
    assert RULES.view(stopped, None).fought.sent == 3

    position, _ = act(position, 0, FightOn(0), HIT, BLANK, BLANK)
    assert position.table.lands[BJO].owner == 0
    assert position.table.players[0].ap == 16


@pytest.mark.rule("R30", "Attack")
def test_a_whole_attack_can_be_ordered_at_once():
    """On while anybody is left."""
    faces = (BLANK, BLANK, BLANK, BLANK, HIT)
    lands = {BJO: npc(2)}
    on = (BLANK, BLANK, HIT, HIT)
    position, events = attack(lands, *faces, *on, until=1)

    assert len(told(events, AttackerThrew)) == 2
    assert told(events, Repelled)
    assert position.table.lands[RAV].warriors == 0
    assert position.awaited == (1,)


@pytest.mark.rule("R30")
def test_one_goes_on_to_the_end_or_is_asked():
    """Nothing between the two."""
    start = acting(board())
    orders = [order for order in offered(start, 0, Attack) if order.target is BJO]
    assert [order.until for order in orders if (order.warriors, order.cards) == (2, 1)] == [1, 0]
    with pytest.raises(IllegalAction):
        start.apply(0, Attack(RAV, BJO, 2, 2, 1))

    position, _ = attack({}, HIT, BLANK, BLANK, HIT, BLANK)
    assert [action.until for action in offered(position, 0, FightOn)] == [1, 0]


@pytest.mark.rule("R30")
def test_an_attack_may_be_ordered_to_the_last_warrior():
    """Until nobody is left on one side."""
    position, events = attack({}, *[BLANK] * 8, HIT, HIT, BLANK, HIT, BLANK, until=1)

    assert told(events, Repelled)
    assert position.table.lands[RAV].warriors == 0


@pytest.mark.rule("R25", "Diplomacy")
def test_an_own_chieftain_can_be_betrayed_unless_guests_are_there():
    """His markers come home before the attack; nobody plays cards for him."""
    guests = acting(board({BJO: ally(0, 2, 1)}))
    assert (RAV, BJO) not in pairs(guests)

    position, events = attack({BJO: ally(0, 2)}, HIT, HIT, BLANK, BLANK, BLANK)
    assert told(events, MarkersReturned) == [MarkersReturned(seat=0, region=BJO, markers=2)]
    assert position.table.lands[BJO].owner == 0


@pytest.mark.rule("R29", "Gods vs. Giants", "Throwing the Runes")
def test_an_upright_rune_is_no_hit_and_wakes_a_giant():
    """Whoever threw it, leaders included; before anything else happens."""
    deck = (Giant.AVALANCHE, Giant.DROUGHT, Giant.WILDFIRE)
    position, events = attack({}, UPRIGHT, BLANK, BLANK, UPRIGHT, BLANK, giants=deck)
    table = position.table

    assert [event.giant for event in told(events, GiantOpened)] == list(deck[:2])
    assert [omen.giant for omen in table.omens] == list(deck[:2])
    assert (table.lands[BJO].npc, table.lands[RAV].warriors) == (2, 3)


@pytest.mark.rule("odds", "options")
def test_runes_fall_as_often_as_the_house_says():
    """45, 45 and 10 of a hundred; by option 5 stand upright."""
    assert FACES[Upright.TEN] == (0.45 * 40, 0.9 * 40)
    assert FACES[Upright.FIVE] == (0.475 * 40, 0.95 * 40)
    faces = (18, 19, 36, 37, 40)
    position, events = attack({RAV: own(0, 6, RING)}, *faces, BLANK, BLANK, warriors=5)
    found = told(events, AttackerThrew)[0].runes

    assert found == (Rune.HIT, Rune.BLANK, Rune.BLANK, Rune.UPRIGHT, Rune.UPRIGHT)
    position, events = attack(
        {RAV: own(0, 6, RING)},
        19, 20, 38, 39, 40, BLANK, BLANK,
        warriors=5,
        options=Options(upright=Upright.FIVE),
    )  # fmt: skip
    assert told(events, AttackerThrew)[0].runes == found
    assert len(position.table.omens) == 2


@pytest.mark.rule("odds")
@pytest.mark.parametrize(
    ("runes", "expected"),
    [
        (lambda n: tuple(range(n, 0, -1)), {(3, 3): 46, (6, 6): 48, (2, 1): 89, (1, 1): 35}),
        (lambda n: tuple(range(n + 2, 0, -1)), {(6, 2): 90, (4, 1): 80}),
        (lambda n: tuple(min(5, 2 * left) for left in range(n, 0, -1)), {(6, 5): 49, (4, 3): 46}),
    ],
    ids=["no building", "ring fortress", "Danevold"],
)
def test_chances_of_attacks_that_are_fought_to_the_end(runes, expected):
    """In percent."""
    for (attackers, defenders), percent in expected.items():
        pile = tuple(min(5, number) for number in runes(defenders))
        assert round(100 * prospect(attackers, pile, 0.45).chance) == percent


@pytest.mark.rule("odds", "R26", "R27")
def test_an_attack_is_offered_with_its_chance():
    """What it costs, runes of both sides, how likely it succeeds, and who falls."""
    table = board({BJO: own(1, 1, RING), RAV: own(0, 6, RING)})
    hint = RULES.hint(acting(table), Attack(RAV, BJO, 6, 0, 1))

    found = prospect_of(table, RAV, BJO, 6)
    assert hint == AttackHint(4, 5, 3, round(100 * found.chance), round(found.lost))
    assert found == prospect(6, (3, 2, 1), 0.45)
    assert RULES.hint(acting(table), Pass()) is None


@pytest.mark.rule("R29", "R58", "R71")
def test_without_any_giants_card_an_upright_rune_does_nothing():
    """Used ones are shuffled into a new deck first."""
    position, events = attack({}, UPRIGHT, *[BLANK] * 4, giants=())
    assert (position.table.omens, told(events, GiantOpened)) == ((), [])

    table = board(giants=(), struck=(Giant.DROUGHT, Giant.HAILSTORM))
    order = Attack(RAV, BJO, 3, 0, 1)
    position, _ = act(acting(table), 0, order, UPRIGHT, BLANK, BLANK, BLANK, BLANK, 1)
    table = position.table
    assert {table.omens[0].giant, *table.giants} == {Giant.DROUGHT, Giant.HAILSTORM}
    assert table.struck == ()


@pytest.mark.rule("R67", "R32", "R57")
def test_a_rival_plays_gods_cards_for_a_chieftain_of_his():
    """The bank, which holds no cards, throws for others."""
    cards = {1: [Favour.GUNGNIR]}
    position, _ = attack({BJO: ally(1, 2)}, favours=cards)
    assert position.awaited == (1,)
    assert offered(position, 1, PlayFavour) == [PlayFavour(Favour.GUNGNIR)]

    position, _ = attack({}, *[BLANK] * 5, favours=cards)
    assert position.awaited == (0,)
