"""Standing orders for the Fate windows: what they decide, and when their owner is asked."""

from itertools import combinations, product
from random import Random

import pytest
from msgspec.structs import replace

from games.nine_realms.actions import Accept, Pass
from games.nine_realms.fate import ATTACK_BONUS, DEFENCE_BONUS
from games.nine_realms.forces import PROFILES
from games.nine_realms.harm import harm
from games.nine_realms.orders import CounterOrder, FateOrder, Orders
from games.nine_realms.reserves import can_decide, can_help
from games.nine_realms.rules import RULES
from play.minds import Mind, decide
from play.simulation.playout import generator
from tests.games.nine_realms.builder import (
    A3,
    A6,
    AD5,
    AESIR,
    D6,
    FRIGG,
    HJORDIS,
    NORSEMEN,
    RA,
    SINFJOTLI,
    THOR,
    board,
    position,
    rolled,
    window,
)
from tests.games.nine_realms.scenes import countered, pending

WOUNDING, HARMLESS = (12, 6, 5, 1), (1, 1, 1, 1)
HANDS = [((), ()), ((), [D6]), ((), [A6, D6])]
NEVER = Orders(fate=FateOrder.NEVER, counter=CounterOrder.ALWAYS)
HELPS = Orders(fate=FateOrder.WHEN_IT_HELPS)
DECIDES = Orders(fate=FateOrder.WHEN_IT_DECIDES)
IF_WOUNDED = Orders(fate=FateOrder.IF_WOUNDED)


@pytest.mark.rule("N7")
def test_without_orders_everybody_is_asked():
    """Fate's default is to ask."""
    at = pending(asked=NORSEMEN, hands=((), [D6]), actions=(6, 1))

    assert at.ordered(NORSEMEN, Orders()) is None


@pytest.mark.rule("N19", "N7")
@pytest.mark.parametrize("hands", HANDS)
def test_an_order_passes_and_counters_whatever_the_hand_is(hands):
    """It depends on what is public and on its owner's wish alone."""
    at = pending(asked=NORSEMEN, hands=hands, actions=(6, 1))

    assert at.ordered(NORSEMEN, NEVER) == Accept(counter=True)


@pytest.mark.rule("N19")
def test_an_order_that_cannot_counter_passes():
    """No action is left for a counterattack."""
    at = pending(asked=NORSEMEN, hands=((), [D6]), actions=(6, 0))

    assert at.ordered(NORSEMEN, NEVER) == Pass()


@pytest.mark.rule("N19")
def test_an_order_never_to_counter():
    """The roll is accepted, and nothing more."""
    at = pending(asked=NORSEMEN, actions=(6, 1))
    orders = Orders(fate=FateOrder.NEVER, counter=CounterOrder.NEVER)

    assert at.ordered(NORSEMEN, orders) == Accept(counter=False)


@pytest.mark.rule("N19")
def test_an_order_to_be_asked_about_the_counterattack():
    """Only where a counterattack is possible."""
    orders = Orders(fate=FateOrder.NEVER, counter=CounterOrder.ASK)

    assert pending(asked=NORSEMEN, actions=(6, 1)).ordered(NORSEMEN, orders) is None
    without = pending(asked=NORSEMEN, hands=((), [D6]), actions=(6, 0))
    assert without.ordered(NORSEMEN, orders) == Pass()


@pytest.mark.rule("N7")
def test_an_order_to_be_asked_if_wounded_looks_at_the_roll():
    """The provisional wounds are public."""
    there = {"asked": NORSEMEN, "hands": ((), [D6]), "actions": (6, 0)}

    assert pending(*WOUNDING, **there).ordered(NORSEMEN, IF_WOUNDED) is None
    assert pending(*HARMLESS, **there).ordered(NORSEMEN, IF_WOUNDED) == Pass()


@pytest.mark.rule("N7")
def test_the_roller_of_a_counterattack_reads_if_wounded_as_ask():
    """It speaks of wounds against oneself; 'never' passes."""
    at = countered(*HARMLESS, hands=((), [A6]))

    assert at.ordered(NORSEMEN, IF_WOUNDED) is None
    assert at.ordered(NORSEMEN, NEVER) == Pass()


@pytest.mark.rule("N7")
def test_the_active_player_is_always_asked_about_his_own_roll():
    """Whatever was ordered."""
    assert pending(hands=([A6], [D6])).ordered(AESIR, NEVER) is None


@pytest.mark.rule("N7")
def test_the_active_player_may_let_counterattacks_pass():
    """As their target he may have ordered it."""
    at = countered(hands=([D6], [A6]), asked=AESIR)

    assert at.ordered(AESIR, NEVER) == Pass()


@pytest.mark.rule("N7", "N8")
def test_a_window_is_what_the_other_player_is_asked():
    """The active player's own questions are part of his turn."""
    assert pending(asked=NORSEMEN, hands=((), [D6])).is_window(NORSEMEN)
    assert not pending(hands=([A6], [D6])).is_window(AESIR)
    assert not position(thor="E4").is_window(AESIR)


@pytest.mark.rule("N7", "N19")
@pytest.mark.parametrize(
    ("dice", "asked", "hand", "helps"),
    [
        (WOUNDING, NORSEMEN, [D6], False),
        ((6, 6, 6, 1), NORSEMEN, [D6], True),
        ((6, 6, 6, 1), NORSEMEN, [A6], False),
        (HARMLESS, NORSEMEN, [D6, RA], False),
        (WOUNDING, NORSEMEN, [RA], True),
        ((12, 12, 5, 1), NORSEMEN, [A3], True),
        ((12, 11, 9, 1), AESIR, [A6], False),
        ((6, 5, 4, 1), AESIR, [A6], True),
        ((6, 5, 4, 1), AESIR, [D6], False),
        (HARMLESS, AESIR, [A3], True),
        ((12, 12, 12, 12), AESIR, [RA, A6], False),
    ],
)
def test_an_order_to_pass_unless_it_helps_looks_at_what_its_owner_holds(dice, asked, hand, helps):
    """Also about one's own roll in one's own turn; only the owner's hand matters."""
    hands = (hand, [D6]) if asked == AESIR else ([A6], hand)
    at = pending(*dice, asked=asked, hands=hands, actions=(6, 1))
    orders = Orders(fate=FateOrder.WHEN_IT_HELPS, counter=CounterOrder.NEVER)

    assert (at.ordered(asked, orders) is None) is helps


@pytest.mark.rule("N7", "N19", "R-46")
@pytest.mark.parametrize(
    ("dice", "asked", "hand", "helps"),
    [
        ((3, 2, 3, 3), AESIR, [AD5], False),
        ((3, 2, 3, 3), AESIR, [AD5, AD5], True),
        ((10, 5, 1, 1), NORSEMEN, [D6], True),
        ((10, 5, 1, 1), NORSEMEN, [RA], True),
        ((12, 5, 1, 1), NORSEMEN, [D6], False),
    ],
)
def test_what_breaks_or_keeps_the_bloodline_helps(dice, asked, hand, helps):
    """Hjordis loses no Health by it, but the next blow of the turn may count in full."""
    table = board(
        thor="E4",
        hjordis="E5",
        actions=(6, 0),
        hands=(hand, []) if asked == AESIR else ([], hand),
    )
    at = window(table, rolled(table, THOR, HJORDIS, *dice), asked)

    assert (at.ordered(asked, HELPS) is None) is helps


@pytest.mark.rule("N19", "N3")
def test_a_card_that_pays_for_an_answer_helps():
    """Without an action left, three more let the target strike back."""
    at = pending(*HARMLESS, asked=NORSEMEN, hands=((), [A3]), actions=(6, 0))

    assert at.ordered(NORSEMEN, HELPS) is None


@pytest.mark.rule("N19", "R-49")
def test_an_ability_that_could_roll_again_helps():
    """Frigg's Foresight is no card, and is asked about."""
    table = board(frigg="E4", sinfjotli="E5", actions=(6, 0), hands=([D6], []))
    at = window(table, rolled(table, FRIGG, SINFJOTLI, 1, 1))

    assert at.ordered(AESIR, HELPS) is None


@pytest.mark.rule("N19", "Fate Cards")
@pytest.mark.parametrize("number", range(60))
def test_nothing_is_passed_that_a_card_could_change(number):
    """Tried out: every card and re-roll that is held, with every number that could fall."""
    rng = Random(f"reserves {number}")
    asked = rng.choice((AESIR, NORSEMEN))
    hand = rng.sample((RA, A3, A3, AD5, AD5, A6, D6), k=3)
    dice = [rng.choice((1, 5, 6, 9, 11, 12)) for _ in range(3)]
    hands = (hand, ()) if asked == AESIR else ((), hand)
    at = pending(*dice, asked=asked, hands=hands, actions=(6, 1))
    table, roll = at.table, at.step.roll
    now = harm(table, SINFJOTLI, roll.wounds)

    lost = [harm(table, SINFJOTLI, each.wounds).lost for each in outcomes(roll, hand, asked)]

    better = max(lost) > now.lost if asked == AESIR else min(lost) < now.lost
    assert can_help(table, roll, asked) or not better


@pytest.mark.rule("N7", "N19")
@pytest.mark.parametrize("number", range(60))
def test_an_order_to_be_asked_where_it_decides_asks_where_a_card_can_fell_or_save(number):
    """Tried out in the same way, with as much Health as may be left: there, and only there."""
    rng = Random(f"deciding {number}")
    asked = rng.choice((AESIR, NORSEMEN))
    hand = rng.sample((RA, A3, A3, AD5, AD5, A6, D6), k=rng.randint(0, 3))
    dice = [rng.choice((1, 5, 6, 9, 11, 12)) for _ in range(3)]
    hands = (hand, ()) if asked == AESIR else ((), hand)
    at = pending(*dice, asked=asked, hands=hands, actions=(6, 0))
    table, roll = at.table, at.step.roll
    table.change(SINFJOTLI, wounds=rng.randrange(PROFILES[SINFJOTLI].health))
    now = harm(table, SINFJOTLI, roll.wounds).fatal

    ends = {harm(table, SINFJOTLI, each.wounds).fatal for each in outcomes(roll, hand, asked)}

    wanted = asked == AESIR
    assert can_decide(table, roll, asked) is (now is not wanted and wanted in ends)


@pytest.mark.rule("N7", "N19")
def test_an_ability_is_asked_about_where_only_deciding_cards_are():
    """Frigg's Foresight is free; it is asked about until the target falls."""
    table = board(frigg="E4", sinfjotli="E5", actions=(6, 0), hands=([D6], []))
    at = window(table, rolled(table, FRIGG, SINFJOTLI, 1, 1))

    assert at.ordered(AESIR, DECIDES) is None
    assert at.ordered(NORSEMEN, DECIDES) is not None


def outcomes(roll, hand, seat):
    """Every roll to which the cards of a hand could lead, all of them played."""
    bonuses = ATTACK_BONUS if seat == AESIR else DEFENCE_BONUS
    raised = roll.raised(sum(bonuses.get(card, 0) for card in hand), attack=seat == AESIR)
    free = len(roll.dice) if RA in hand else hand.count(A3)
    for picked in combinations(range(len(roll.dice)), min(free, len(roll.dice))):
        for faces in product(range(1, 13), repeat=len(picked)):
            dice = list(roll.dice)
            for at, face in zip(picked, faces, strict=True):
                dice[at] = face
            yield replace(raised, dice=tuple(dice))


@pytest.mark.rule("N7", "N19")
@pytest.mark.parametrize("mind", [Mind.EASY, Mind.ABLE, Mind.STRONG])
def test_a_robot_wastes_no_card_on_a_roll_that_is_good_as_it_lies(mind):
    """It follows the order that a person among robots begins with; without it some do."""
    useless = pending(*HARMLESS, asked=NORSEMEN, hands=((), [D6, D6]), actions=(6, 0))
    answers = {decide(RULES, useless, NORSEMEN, mind, generator(str(at))) for at in range(12)}

    assert answers == {Pass()}


@pytest.mark.rule("N7", "N19")
def test_the_order_that_would_have_spared_a_question_is_offered_beside_it():
    """Of several the one that asks most; none where a counterattack is to be decided."""
    useless = pending(*HARMLESS, asked=NORSEMEN, hands=((), [D6]), actions=(6, 0))
    useful = pending(6, 6, 6, 1, asked=NORSEMEN, hands=((), [D6]), actions=(6, 0))
    answer = pending(*HARMLESS, asked=NORSEMEN, hands=((), [D6]), actions=(6, 1))

    offered = [dict(RULES.offered_orders(at, NORSEMEN)) for at in (useless, useful, answer)]

    helps, decides = FateOrder.WHEN_IT_HELPS, FateOrder.WHEN_IT_DECIDES
    assert offered == [{"fate": helps}, {"fate": decides}, {}]
    assert RULES.offered_orders(useless, AESIR) == {}
    assert RULES.offered_orders(position(thor="E4"), AESIR) == {}
    assert RULES.orders_among_robots == HELPS
