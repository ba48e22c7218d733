"""Action cards: limits, discounts, payment, Double actions, Shape-Shifter."""

import pytest

from games.core.errors import IllegalAction
from games.norseheim.actions import (
    Attack,
    Diplomacy,
    Double,
    EndTurn,
    Feast,
    LeaveIt,
    Pass,
    PlayFavour,
    Recruit,
    Relocate,
    Wall,
    Worship,
)
from games.norseheim.character import Character
from games.norseheim.events import CardsPlayed, DoubleBegan, SecondLapsed, StoodIn
from games.norseheim.gods import Favour, God
from games.norseheim.hands import cost, unused, ways
from games.norseheim.kinds import Kind
from games.norseheim.options import CardLimit, Options
from games.norseheim.refusals import TooFewAp, TooFewCards
from games.norseheim.steps.turn import FirstHalf, SecondHalf
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered, told
from tests.games.norseheim.builder import (
    BJO,
    BLANK,
    HIT,
    ORN,
    RAV,
    RING,
    TAA,
    acting,
    board,
    npc,
    own,
)

SHIFTER = {0: [Favour.SHAPE_SHIFTER]}
SHIFT = PlayFavour(Favour.SHAPE_SHIFTER)


def cards_of(position, kind):
    """With how many cards an action may be ordered."""
    return sorted({action.cards for action in offered(position, 0, kind)})


@pytest.mark.rule("Actions", "R14", "V4")
def test_as_many_cards_may_be_played_in_a_turn_as_the_round_has_numbers():
    """Round 1: one; round 2: two, and a second Attack card saves an AP."""
    assert cards_of(acting(board(round=1)), Attack) == [1]
    assert cards_of(acting(board(round=2)), Attack) == [1, 2]
    assert cards_of(acting(board(round=2, cards={Kind.ATTACK: 5})), Attack) == [1, 2]
    table = board(round=2)
    assert [cost(table, 0, Kind.ATTACK, cards) for cards in (1, 2)] == [4, 3]


@pytest.mark.rule("R16", "V4", "Recruit")
def test_an_action_costs_at_least_one_ap():
    """Three Relocate cards: 2 - 2 is 0, and costs 1; Recruit costs the price on the board."""
    table = board(cards={Kind.RELOCATE: 3}, character=Character(8, 0, 0))

    assert [cost(table, 0, Kind.RELOCATE, cards) for cards in (1, 2, 3)] == [2, 1, 1]
    assert cost(table, 0, Kind.RECRUIT, 1) == 2


@pytest.mark.rule("R16", "R17")
def test_what_cannot_be_paid_cannot_be_ordered():
    """Three AP are enough for two Attack cards, not for one."""
    table = board(ap=(3, 20, 20))
    position = acting(table)

    assert list(ways(table, 0, Kind.ATTACK)) == [2]
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, Attack(RAV, BJO, 1, 0, 1))
    assert refused.value.refusal == TooFewAp(4, 3)


@pytest.mark.rule("R16", "R20", "V4")
def test_the_last_ap_can_be_spent():
    """One for an action, two for both halves of a Double action."""
    held = {Kind.RELOCATE: 2, Kind.RECRUIT: 2}
    table = board({BJO: own(0, 2)}, ap=(1, 9, 9), cards=held, character=Character(8, 0, 0), round=6)
    position = acting(table)
    assert cards_of(position, Relocate) == [2]
    assert cards_of(position, Recruit) == [2]
    assert Double not in kinds(position, 0)

    table.change_player(0, ap=2)
    assert Double(Kind.RELOCATE, 2, Kind.RECRUIT, 2) in offered(acting(table), 0, Double)


@pytest.mark.rule("R16", "Actions")
def test_an_action_is_paid_when_it_is_ordered():
    """Also if the attack then fails."""
    position, events = act(acting(board()), 0, Attack(RAV, BJO, 1, 0, 2), BLANK, HIT, HIT)

    assert position.table.players[0].ap == 17
    assert told(events, CardsPlayed) == [CardsPlayed(seat=0, card=Kind.ATTACK, cards=2, ap=3)]


@pytest.mark.rule("R15", "R14")
def test_played_cards_lie_used_until_the_phase_ends():
    """Both Attack cards are gone after two attacks; a third needs a booster."""
    table = board()
    table.change_player(0, used={Kind.ATTACK: 1})
    assert cards_of(acting(table), Attack) == [1]

    table.change_player(0, used={Kind.ATTACK: 2})
    position = acting(table)
    assert Attack not in kinds(position, 0)
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, Attack(RAV, BJO, 1, 0, 1))
    assert refused.value.refusal == TooFewCards(Kind.ATTACK, 1)


@pytest.mark.rule("R18")
def test_only_cards_of_the_same_action_make_it_cheaper():
    """One Relocate card, whatever else is held: no way to pay with two."""
    assert cards_of(acting(board()), Relocate) == []
    table = board({BJO: own(0, 2)})

    assert cards_of(acting(table), Relocate) == [1]


@pytest.mark.rule("R14", "options")
def test_by_option_the_limit_holds_for_the_whole_round():
    """Two of three cards are used: one more may be played, in whatever turn."""
    table = board(options=Options(card_limit=CardLimit.PER_ROUND))
    table.change_player(0, used={Kind.RECRUIT: 1, Kind.BUILD: 1})
    assert cards_of(acting(table), Attack) == [1]

    table.change_player(0, used={Kind.RECRUIT: 2, Kind.BUILD: 1})
    assert Attack not in kinds(acting(table, 0), 0)


@pytest.mark.rule("Double action", "R20", "H1")
def test_a_double_action_needs_three_cards():
    """So not before round 3; in round 3 exactly one card for each action."""
    assert Double not in kinds(acting(board(round=2)), 0)
    found = offered(acting(board(round=3)), 0, Double)

    assert {(order.cards, order.more) for order in found} == {(1, 1)}
    assert Double(Kind.ATTACK, 1, Kind.ATTACK, 1) in found
    assert Double(Kind.RELOCATE, 1, Kind.RELOCATE, 1) not in found
    four = offered(acting(board(round=4)), 0, Double)
    assert {(order.cards, order.more) for order in four} == {(1, 1), (1, 2), (2, 1)}


@pytest.mark.rule("Double action", "R20", "H2")
def test_both_actions_are_made_in_one_turn_and_paid_one_by_one():
    """The targets of the second are named after the first is done."""
    position = acting(board({ORN: own(0, 1)}))
    position, events = position.apply(0, Double(Kind.DIPLOMACY, 1, Kind.BUILD, 1))
    assert told(events, DoubleBegan)
    assert (kinds(position, 0), position.table.players[0].ap) == ({Diplomacy, Pass}, 20)

    position, _ = position.apply(0, Diplomacy(BJO, 2, 1))
    assert position.table.players[0].ap == 16
    assert isinstance(position.step, SecondHalf)
    assert {kind.__name__ for kind in kinds(position, 0)} == {"Settle", "Wall", "LeaveIt"}

    position, _ = position.apply(0, position.asks[0][0])
    assert position.table.players[0].ap == 12
    assert position.table.players[0].used == {
        Kind.DIPLOMACY: 1,
        Kind.DOUBLE: 1,
        Kind.BUILD: 1,
    }
    assert position.awaited == (1,)


@pytest.mark.rule("R20", "H2")
def test_a_double_action_must_be_payable_as_a_whole():
    """Seven AP are not enough for two attacks of 4."""
    seven = offered(acting(board(ap=(7, 9, 9))), 0, Double)
    eight = offered(acting(board(ap=(8, 9, 9))), 0, Double)
    order = Double(Kind.ATTACK, 1, Kind.ATTACK, 1)

    assert order not in seven
    assert order in eight
    assert Double(Kind.ATTACK, 1, Kind.WORSHIP, 1) in seven


@pytest.mark.rule("R20", "H2")
def test_a_second_action_that_cannot_be_done_lapses_unpaid():
    """The only warrior that could have attacked again has fallen; the cards are used."""
    table = board({RAV: npc(), TAA: own(0, 2)})
    position, _ = acting(table).apply(0, Double(Kind.ATTACK, 1, Kind.ATTACK, 1))
    position, events = act(position, 0, Attack(TAA, RAV, 1, 0, 1), BLANK, HIT, HIT)

    assert told(events, SecondLapsed) == [SecondLapsed(seat=0)]
    assert position.table.players[0].ap == 16
    assert unused(position.table, 0, Kind.ATTACK) == 0
    assert position.awaited == (1,)


@pytest.mark.rule("R20", "R17")
def test_a_double_action_is_made_or_the_turn_is_passed():
    """Nothing is paid before the first order; the second action can be left, and is not paid."""
    start = acting(board())
    position, _ = start.apply(0, Double(Kind.DIPLOMACY, 1, Kind.WORSHIP, 1))
    assert isinstance(position.step, FirstHalf)
    assert position.default(0) == Pass()
    passed, _ = position.apply(0, Pass())
    assert (passed.table.players[0].ap, passed.table.players[0].used) == (20, {})
    assert passed.awaited == (1,)

    position, _ = position.apply(0, Diplomacy(BJO, 2, 1))
    assert position.default(0) == LeaveIt()
    position, events = position.apply(0, LeaveIt())
    assert told(events, SecondLapsed)
    assert position.awaited == (1,)


@pytest.mark.rule("H2", "R57")
def test_no_gods_card_comes_between_the_two_actions():
    """Neither before the first nor between; afterwards again."""
    table = board(favours={0: [Favour.FEAST_OF_THE_GOATS]})
    position, _ = acting(table).apply(0, Double(Kind.DIPLOMACY, 1, Kind.WORSHIP, 1))
    assert Feast not in kinds(position, 0)
    position, _ = position.apply(0, Diplomacy(BJO, 2, 1))
    assert Feast not in kinds(position, 0)
    position, _ = position.apply(0, Worship(God.FREJA, 1))

    assert {Feast, EndTurn} <= kinds(position, 0)


@pytest.mark.rule("L3", "R18", "H1")
def test_shape_shifter_is_one_more_card_of_any_kind():
    """Outside the limit: two in round 1; also the only card of an action."""
    table = board(round=1, favours=SHIFTER)
    position, _ = acting(table).apply(0, SHIFT)
    assert cards_of(position, Attack) == [1, 2]

    table.change_player(0, used={Kind.ATTACK: 2})
    assert Attack not in kinds(acting(table), 0)
    position, _ = acting(table).apply(0, SHIFT)
    assert cards_of(position, Attack) == [1]
    position, _ = act(position, 0, Attack(RAV, BJO, 1, 0, 1), BLANK, HIT, HIT)
    assert position.table.players[0].used == {Kind.ATTACK: 2}


@pytest.mark.rule("L3", "H1", "V4")
def test_with_shape_shifter_a_double_action_is_possible_in_round_two():
    """As one of the actions, or as the Double card itself; not in round 1."""
    position, _ = acting(board(round=2, favours=SHIFTER)).apply(0, SHIFT)
    assert Double(Kind.ATTACK, 1, Kind.RECRUIT, 1) in offered(position, 0, Double)
    assert Double(Kind.RELOCATE, 1, Kind.WORSHIP, 1) not in offered(position, 0, Double)

    table = board(round=2, favours=SHIFTER, cards={Kind.DOUBLE: 0})
    position, _ = acting(table).apply(0, SHIFT)
    order = Double(Kind.ATTACK, 1, Kind.DIPLOMACY, 1)
    position, _ = position.apply(0, order)
    position, _ = act(position, 0, Attack(RAV, BJO, 1, 0, 1), BLANK, HIT, HIT)
    assert position.table.players[0].used == {Kind.ATTACK: 1, Kind.DIPLOMACY: 1}

    table = board(round=2, favours=SHIFTER, cards={Kind.DOUBLE: 0, Kind.BUILD: 1})
    position, _ = acting(table).apply(0, SHIFT)
    position, _ = position.apply(0, Double(Kind.BUILD, 1, Kind.DIPLOMACY, 1))
    position, _ = position.apply(0, Wall(RAV, BJO, 1))
    assert position.table.players[0].used == {Kind.BUILD: 1, Kind.DIPLOMACY: 1}
    assert not position.table.wild

    position, _ = acting(board(round=1, favours=SHIFTER)).apply(0, SHIFT)
    assert Double not in kinds(position, 0)


@pytest.mark.rule("L3")
def test_all_read_for_which_card_shape_shifter_stands():
    """The one that is missing; else one of those that are played. Without it nobody reads so."""
    fight = Attack(RAV, BJO, 1, 0, 1)
    position, _ = acting(board(favours=SHIFTER)).apply(0, SHIFT)
    _, events = act(position, 0, fight, BLANK, HIT, HIT)
    assert told(events, StoodIn) == [StoodIn(seat=0, card=Kind.ATTACK)]

    table = board(round=2, favours=SHIFTER, cards={Kind.DOUBLE: 0})
    position, _ = acting(table).apply(0, SHIFT)
    position, _ = position.apply(0, Double(Kind.ATTACK, 1, Kind.DIPLOMACY, 1))
    _, events = act(position, 0, fight, BLANK, HIT, HIT)
    assert told(events, StoodIn) == [StoodIn(seat=0, card=Kind.DOUBLE)]

    _, events = act(acting(board()), 0, fight, BLANK, HIT, HIT)
    assert told(events, StoodIn) == []


@pytest.mark.rule("L3", "H1", "R20")
def test_shape_shifter_fills_one_gap_of_a_double_action_and_no_more():
    """Either the Double card, or one card of either action, or one of both together."""
    held = {Kind.DOUBLE: 0, Kind.ATTACK: 1, Kind.DIPLOMACY: 2}
    position, _ = acting(board(round=6, favours=SHIFTER, cards=held)).apply(0, SHIFT)
    found = offered(position, 0, Double)
    assert Double(Kind.ATTACK, 1, Kind.DIPLOMACY, 2) in found
    assert Double(Kind.ATTACK, 2, Kind.DIPLOMACY, 1) not in found
    assert Double(Kind.ATTACK, 1, Kind.ATTACK, 1) not in found

    held[Kind.DOUBLE] = 1
    position, _ = acting(board(round=6, favours=SHIFTER, cards=held)).apply(0, SHIFT)
    found = offered(position, 0, Double)
    assert Double(Kind.ATTACK, 2, Kind.DIPLOMACY, 2) in found
    assert Double(Kind.ATTACK, 2, Kind.DIPLOMACY, 3) not in found
    assert Double(Kind.ATTACK, 1, Kind.ATTACK, 1) in found
    assert Double(Kind.ATTACK, 2, Kind.ATTACK, 1) not in found


@pytest.mark.rule("L3", "H5")
def test_shape_shifter_helps_only_before_the_action_and_for_one_turn():
    """Wasted by a pass; not offered where no action could come of it."""
    table = board(ap=(0, 9, 9), favours=SHIFTER)
    assert SHIFT not in offered(acting(table), 0, PlayFavour)
    table = board(favours=SHIFTER, cards=dict.fromkeys(Kind, 0))
    assert kinds(acting(table), 0) == {PlayFavour, Pass}

    position, _ = acting(board(favours=SHIFTER)).apply(0, SHIFT)
    position, _ = position.apply(0, Pass())
    assert not position.table.wild
    position, _ = acting(board(favours=SHIFTER)).apply(0, Diplomacy(BJO, 2, 1))
    assert position.awaited == (1,)


@pytest.mark.rule("Recruit", "R21", "R23", "Stacking limit", "R62")
def test_every_ring_trains_size_and_every_settlement_one():
    """In one action for one price; what does not fit is lost."""
    lands = {RAV: own(0, 5, RING), BJO: own(0, 1, RING), TAA: own(0, 2, "settlement")}
    position, _ = acting(board(lands)).apply(0, Recruit(1))
    table = position.table

    assert [table.lands[region].warriors for region in (RAV, BJO, TAA)] == [6, 3, 3]
    assert table.players[0].ap == 15


@pytest.mark.rule("Recruit", "R22", "R65")
def test_recruit_needs_a_building_with_room():
    """Without one it is not offered."""
    bare = {RAV: own(0, 3), BJO: own(0, 2)}

    assert Recruit not in kinds(acting(board(bare)), 0)
    assert Recruit not in kinds(acting(board({RAV: own(0, 6, RING)})), 0)
    assert Recruit in kinds(acting(board({RAV: own(0, 5, RING)})), 0)
