"""What is told before a choice is made: costs, odds, losses, and orders beside a question."""

from itertools import chain, islice
from typing import get_args

import pytest

from games.core.dice import seeded
from games.core.vocabulary import tag
from games.norseheim import TITLE
from games.norseheim import actions as do
from games.norseheim import prompts as ask
from games.norseheim.battle.odds import Prospect, Throw, prospect
from games.norseheim.board import border
from games.norseheim.character import Character
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import BASE, Kind
from games.norseheim.options import Options
from games.norseheim.orders.armies import Army
from games.norseheim.orders.singles import SINGLES
from games.norseheim.rewards import Reward
from games.norseheim.rules import RULES
from games.norseheim.standing_orders import (
    AMONG_ROBOTS,
    AskOrder,
    BattleOrder,
    CouncilOrder,
    Orders,
    TurnOrder,
)
from games.norseheim.steps.council import Council
from games.norseheim.steps.giants import GiantsPhase
from games.norseheim.steps.rewards import RewardPhase
from play.library import words_of
from play.simulation.playout import walk
from tests.games.loaded_dice import act
from tests.games.norseheim.builder import (
    BJO,
    BLANK,
    HIT,
    RAV,
    RING,
    SETTLED,
    TAA,
    ULV,
    acting,
    ally,
    board,
    own,
    running,
)

WORDS = words_of("norseheim")
ASSAULT = do.Attack(RAV, BJO, 3, 0, 1)
COSTS = (Kind.ATTACK, Kind.DIPLOMACY, Kind.RELOCATE, Kind.WORSHIP, Kind.BUILD)


@pytest.mark.rule("Actions", "R16")
def test_costs_stand_in_the_names_of_the_kinds_as_in_the_data():
    """Recruit costs each player something else: the question tells it."""
    for order in SINGLES:
        if order.kind in COSTS:
            label = WORDS.text(tag(order.action), "kind")
            assert f"({BASE[order.kind]} AP)" in label or order.action is do.Brisingamen
    told = WORDS.say(ask.TakingTurn(0, 9, 2, 7), ["Ann"])
    assert "Recruit costs you 7 AP" in told
    for kind in COSTS:
        assert f"{WORDS.name(kind)} {BASE[kind]}" in told


@pytest.mark.rule("L3")
def test_shape_shifter_is_counted_where_cards_are_told():
    """From when it is played to the end of the turn."""
    start = acting(board(favours={0: [Favour.SHAPE_SHIFTER]}))
    played, _ = start.apply(0, do.PlayFavour(Favour.SHAPE_SHIFTER))
    before, after = (WORDS.say(one.prompt(0), ["Ann"]) for one in (start, played))

    assert "up to 3 Action cards of a kind this turn. Recruit" in before
    assert "up to 3 Action cards of a kind this turn, and Shape-Shifter as one more." in after


@pytest.mark.rule("Actions", "R16", "R21")
def test_every_order_is_offered_with_its_cost():
    """With each number of cards; what is told is what is paid."""
    start = acting(board({RAV: own(0, 3, RING), BJO: own(0, 1)}))
    seen = set()
    for action in start.asks[0]:
        hint = RULES.hint(start, action)
        if hint is not None and tag(type(action)) not in seen and not isinstance(action, do.Double):
            seen.add(tag(type(action)))
            after, _ = start.apply(0, action)
            assert start.table.players[0].ap - after.table.players[0].ap == hint.ap
    assert len(seen) >= 8


@pytest.mark.rule("Double action", "R20", "H2")
def test_two_actions_are_offered_with_the_cost_of_both():
    """It reads as what it is, a sum: the cost of neither is taken for it."""
    start = acting(board())
    order = do.Double(Kind.DIPLOMACY, 1, Kind.WORSHIP, 1)
    hint = RULES.hint(start, order)

    assert hint == ask.DoubleHint(7, 4, 3)
    assert WORDS.say(hint) == "both together 7 AP: 4 + 3"
    assert WORDS.say(hint, (), "brief") == "7 AP together"
    position, _ = start.apply(0, order)
    for action in (do.Diplomacy(BJO, 2, 1), do.WorshipOnly(God.THOR, 1)):
        position, _ = position.apply(0, action)
    assert start.table.players[0].ap - position.table.players[0].ap == hint.ap


@pytest.mark.rule("odds", "R26")
def test_a_card_before_the_throw_changes_the_first_throw_alone():
    """A sure hit, fewer runes; and without any the usual prospect."""
    usual = prospect(3, (2, 1), 0.45)

    assert prospect(3, (2, 1), 0.45, Throw(3, 2)) == usual
    assert prospect(3, (2, 1), 0.45, Throw(3, 2, sure=1)).chance > usual.chance
    assert prospect(3, (2, 1), 0.45, Throw(3, 1)).lost < usual.lost
    assert prospect(1, (1,), 0.45, Throw(1, 1, sure=1)).chance == pytest.approx(0.55)
    assert prospect(1, (1,), 0.45, Throw(0, 0, against=1)) == (0.0, 1.0)


@pytest.mark.rule("odds", "R28")
def test_what_is_nearly_hopeless_is_told_as_under_one_in_a_hundred():
    """Neither as one nor as none; what is nearly sure is not called certain."""
    assert (Prospect(0.004, 1.0).percent, Prospect(0.006, 1.0).percent) == (0, 1)
    assert (Prospect(0.998, 1.0).percent, Prospect(1.0, 0.0).percent) == (99, 100)
    assert prospect(1, (5, 4, 3, 2, 1), 0.45).percent == 0

    assert "· under 1 % to take it" in WORDS.say(ask.AttackHint(4, 1, 5, 0, 1))
    pressing = WORDS.say(ask.PressingOn(0, BJO, 1, 1, 5, 0, 1), ["Ann"])
    assert "your chance to take it is under 1 %, and" in pressing
    warned = WORDS.say(ask.BeforeThrow(1, 0, BJO, 1, 5, 0), ["Ann", "Bo"])
    assert "and the chance to take it in the end is under 1 %." in warned


@pytest.mark.rule("odds", "R30")
def test_whoever_may_fight_on_is_told_the_odds():
    """As the next throw stands, Danevold included."""
    table = board(danevolds=(border(RAV, BJO),))
    position, _ = act(acting(table), 0, ASSAULT, *[BLANK] * 7)
    found = prospect(3, (4, 2), 0.45)

    assert position.prompt(0) == ask.PressingOn(
        0, BJO, 3, 3, 4, round(100 * found.chance), round(found.lost)
    )
    assert list(position.asks[0]) == [do.FightOn(1), do.FightOn(0), do.CallOff()]
    assert not do.FightOn.weighty


@pytest.mark.rule("R30", "Attack")
def test_an_army_is_asked_what_it_does_and_likely_conquests_come_first():
    """All warriors before fewer."""
    start = acting(board({ULV: own(0, 5, RING)}))
    attacks = list(start.asks[0].kinds[do.Attack])
    first = [one for one in attacks if one.actor is Army.ULV]

    assert {one.actor for one in attacks} == {Army.RAV, Army.ULV}
    assert [one.warriors for one in first] == sorted((a.warriors for a in first), reverse=True)
    whole = [one for one in first if one.warriors == 5]
    chances = [RULES.hint(start, one).chance for one in whole]
    assert chances == sorted(chances, reverse=True)


def thrown(card, seat=1, *faces, lands=None):
    """A seat may play a card after the throw."""
    table = board(lands or {BJO: own(1, 2)}, favours={seat: [card]})
    return act(acting(table), 0, ASSAULT, *faces)[0]


@pytest.mark.rule("R25", "Attack")
def test_an_attack_on_an_own_chieftain_says_that_he_leaves():
    """A rival's chieftain, and one whom nobody has convinced, is no loss."""
    table = board({BJO: ally(0, 3), ULV: ally(1, 3), TAA: ally(0, 3)})
    start = acting(table)
    attacks = [one for one in start.asks[0] if isinstance(one, do.Attack)]
    betraying = {one.target for one in attacks if RULES.hint(start, one).betrays}

    assert betraying == {one.target for one in attacks} & {BJO, TAA} != set()
    told = WORDS.say(RULES.hint(start, ASSAULT))
    assert told.endswith(" · your chieftain, who leaves you")
    assert "leaves you" not in WORDS.say(RULES.hint(acting(board()), ASSAULT))


@pytest.mark.rule("R57", "R28")
def test_what_a_card_after_the_throw_would_change_is_told():
    """The exact losses, or that it is needless; nothing where new runes fall."""
    saved = thrown(Favour.HALL_OF_THE_SLAIN, 1, HIT, HIT, HIT, BLANK, BLANK)
    assert saved.prompt(1) == ask.AfterThrow(1, 0, BJO, 3, 0, 0, 3, 2, 2)
    hall = do.PlayFavour(Favour.HALL_OF_THE_SLAIN)
    assert RULES.hint(saved, hall) == ask.LossesHint(0, 1)

    dead = thrown(Favour.MJOLNIR, 0, HIT, HIT, BLANK, BLANK, BLANK)
    assert RULES.hint(dead, do.PlayFavour(Favour.MJOLNIR)) == ask.NeedlessHint()

    again = thrown(Favour.MOCKING_LAUGH, 1, HIT, HIT, BLANK, BLANK, BLANK)
    assert RULES.hint(again, do.PlayFavour(Favour.MOCKING_LAUGH)) is None


HELPS = Orders(defence=BattleOrder.IF_IT_HELPS, raids=BattleOrder.IF_IT_HELPS)


@pytest.mark.rule("orders", "R57")
@pytest.mark.parametrize(
    ("card", "seat", "faces", "asked"),
    [
        (Favour.MJOLNIR, 0, (HIT, HIT, BLANK, BLANK, BLANK), False),
        (Favour.MJOLNIR, 0, (HIT, BLANK, BLANK, BLANK, BLANK), True),
        (Favour.MJOLNIR, 1, (HIT, HIT, HIT, BLANK, BLANK), True),
        (Favour.IRON_GLOVES, 0, (HIT, HIT, BLANK, BLANK, BLANK), False),
        (Favour.IRON_GLOVES, 0, (HIT, BLANK, BLANK, BLANK, BLANK), True),
        (Favour.MOCKING_LAUGH, 1, (HIT, HIT, HIT, BLANK, BLANK), True),
        (Favour.HALL_OF_THE_SLAIN, 1, (HIT, BLANK, BLANK, BLANK, BLANK), True),
    ],
)
def test_by_order_one_is_asked_only_where_a_card_could_change_the_losses(card, seat, faces, asked):
    """Overkill is not asked about; the button beside the question says the same."""
    position = thrown(card, seat, *faces)
    field = "raids" if seat == 0 else "defence"

    assert (position.ordered(seat, HELPS) is None) == asked
    assert (field in RULES.offered_orders(position, seat)) != asked


@pytest.mark.rule("orders", "H3")
def test_as_long_as_the_defender_holds_a_card_the_attackers_may_matter():
    """The defender plays last, and may still spare two hits."""
    cards = {0: [Favour.MJOLNIR], 1: [Favour.HALL_OF_THE_SLAIN]}
    table = board({BJO: own(1, 2)}, favours=cards)
    position, _ = act(acting(table), 0, ASSAULT, HIT, HIT, BLANK, BLANK, BLANK)

    assert position.ordered(0, HELPS) is None


@pytest.mark.rule("orders", "R57")
def test_by_order_cards_before_a_throw_are_asked_about():
    """They may always change something."""
    table = board({BJO: own(1, 2)}, favours={1: [Favour.GUNGNIR]})
    position, _ = acting(table).apply(0, ASSAULT)

    assert position.ordered(1, HELPS) is None
    assert AMONG_ROBOTS == HELPS


@pytest.mark.rule("orders", "R13")
def test_by_order_one_passes_for_a_round_or_until_one_is_attacked():
    """The order is for one round; markers in hand are not forgotten."""
    start = acting(board({BJO: ally(0, 3)}))
    whole, unless = Orders(turns=TurnOrder.ROUND_3), Orders(turns=TurnOrder.UNATTACKED_3)
    assert start.ordered(0, whole) == start.ordered(0, unless) == do.Pass()
    assert start.ordered(0, Orders(turns=TurnOrder.ROUND_4)) is None
    assert start.ordered(0, Orders()) is None
    assert start.apply(0, do.Recall(BJO, 3))[0].ordered(0, whole) is None

    lands = {BJO: ally(1, 2)}
    attacked, _ = act(acting(board(lands)), 0, ASSAULT, HIT, HIT, BLANK, BLANK, BLANK)
    assert attacked.table.attacked == (1,)
    assert attacked.awaited == (1,)
    assert attacked.ordered(1, unless) is None
    assert attacked.ordered(1, whole) == do.Pass()


@pytest.mark.rule("orders")
def test_orders_are_offered_beside_the_questions_that_they_answer():
    """Each alone would have spared the question; a turn is answered by passing."""
    lands = {BJO: ally(0, 4)}
    giving, _ = running(board(lands, favours={0: [Favour.GOLDEN_TEARS]}, ap=0), Council())
    giants, _ = running(
        board(omens=[next(iter(board().giants))], favours={0: [Favour.GIANT_BANE]}), GiantsPhase()
    )
    after, _ = acting(board(favours={0: [Favour.THE_RAVENS_REPORT]})).apply(
        0, do.WorshipOnly(God.THOR, 1)
    )

    assert RULES.offered_orders(acting(board()), 0) == {}
    assert RULES.offered_orders(giants, 0) == {"giants": AskOrder.NEVER}
    assert RULES.offered_orders(after, 0) == {"afterwards": AskOrder.NEVER}
    if giving.awaited:
        assert RULES.offered_orders(giving, 0) in ({}, {"council": CouncilOrder.USUAL})


@pytest.mark.rule("R47")
def test_whether_a_chieftain_is_lost_is_told():
    """Above the resistance he stays."""
    table = board({BJO: ally(0, 4), TAA: ally(0, 2)}, character=Character(0, 0, 0))
    position, _ = running(table, Council())

    assert RULES.hint(position, do.GiveBack(BJO, 2)) == ask.GiveBackHint(lost=False)
    assert RULES.hint(position, do.GiveBack(BJO, 4)) == ask.GiveBackHint(lost=True)


@pytest.mark.rule("Preparation")
def test_a_home_is_confirmed():
    """It cannot be taken back once the next has chosen."""
    assert do.ChooseHome.weighty
    start, _ = RULES.start(3, Options(), seeded("home"))
    assert all(isinstance(one, do.ChooseHome) for one in start.asks[start.awaited[0]])


@pytest.mark.rule("R57")
def test_every_gods_card_is_confirmed():
    """Aimed or not: it is out of the game at once, and cannot be taken back."""
    named = {tag(kind): kind for kind in get_args(do.AnyAction)}
    aimed = [named[card.value] for card in Favour if card.value in named]

    assert len(aimed) == 10
    assert all(kind.weighty for kind in (*aimed, do.PlayFavour))
    assert not do.NoFavour.weighty


@pytest.mark.rule("R19")
def test_a_step_that_gains_nothing_yet_is_named():
    """Two spaces beside each other may show the same value; the next one gains."""
    step = ask.StepRewardHint
    assert WORDS.say(step(6, 6, 0, 5)) == "still 6, and 5 after one more step"
    assert WORDS.say(step(6, 5, 1, 5)) == "6 → 5"


@pytest.mark.rule("R19")
def test_each_reads_what_a_reward_brings():
    """All choose at once, and each by its own AP, cards and Character board."""
    table = board(ap=[3, 5, 20], character=Character(0, 3, 2), cards={Kind.BUILD: 2})
    table.change_player(1, character=Character(1, 8, 6))
    table.boosters[Kind.BUILD] = 1
    position, _ = running(table, RewardPhase())

    def told(seat, reward):
        return RULES.foretell(position, seat, do.ChooseReward(reward))

    assert [told(seat, Reward.AP) for seat in (0, 1)] == [
        ask.ApRewardHint(2, 5),
        ask.ApRewardHint(5, 10),
    ]
    assert [told(seat, Reward.PRICE) for seat in (0, 1)] == [
        ask.StepRewardHint(6, 6, 0, 5),
        ask.StepRewardHint(6, 5, 1, 5),
    ]
    assert told(0, Reward.BUILD) == ask.CardRewardHint(3, 1)
    assert WORDS.say(told(0, Reward.BUILD)).endswith(" have 3 of them · this is the last one")
    assert all(told(seat, one.reward) for seat in (0, 1) for one in position.asks[seat])


@pytest.mark.rule("Recruit", "R21")
def test_recruit_is_offered_with_its_warriors():
    """All that come, wherever."""
    table = board({RAV: own(0, 3, RING), BJO: own(0, 1, SETTLED)})

    assert RULES.hint(acting(table), do.Recruit(1)) == ask.RecruitHint(5, 3)


@pytest.mark.rule("Actions", "Attack", "Worship")
def test_hints_and_labels_fit_a_menu():
    """At most a hundred characters, and eighty for a name in brief; along random matches."""
    seen = set()
    for seed in range(3):
        for played in walk(TITLE, 3 + seed % 2, Options(), f"hints {seed}"):
            asks = played.position.asks.values()
            for action in chain.from_iterable(islice(asked, 40) for asked in asks):
                hint = RULES.hint(played.position, action)
                seen.add(type(hint))
                assert hint is None or len(WORDS.say(hint)) <= 100
                if WORDS.has(tag(action), "brief"):
                    assert len(WORDS.say(action, (), "brief")) <= 80

    assert {ask.AttackHint, ask.DiplomacyHint, ask.RecruitHint, ask.WorshipHint} <= seen


@pytest.mark.rule("R44", "R42")
def test_markers_taken_back_are_told_as_free_to_place():
    """The hint counts them: five may lie there, and two are placed."""
    start = acting(board({BJO: ally(0, 3)}))
    back, _ = start.apply(0, do.Recall(BJO, 3))
    limit = start.table.limit(0)

    assert RULES.hint(back, do.Diplomacy(TAA, 2, 1)) == ask.DiplomacyHint(4, 2, limit - 2)
    assert RULES.hint(start, do.Diplomacy(BJO, 1, 1)) == ask.DiplomacyHint(4, 1, limit - 4)
    assert WORDS.say(ask.DiplomacyHint(4, 2, 0)) == "4 AP · 2 markers · then 0 left to place"
