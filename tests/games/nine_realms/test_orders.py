"""Standing orders for the Fate windows: what they decide, and when their owner is asked."""

import pytest

from games.nine_realms.actions import Accept, Pass
from games.nine_realms.orders import CounterOrder, FateOrder, Orders
from tests.games.nine_realms.builder import A6, AESIR, D6, NORSEMEN, position
from tests.games.nine_realms.scenes import countered, pending

WOUNDING, HARMLESS = (12, 6, 5, 1), (1, 1, 1, 1)
HANDS = [((), ()), ((), [D6]), ((), [A6, D6])]
NEVER = Orders(fate=FateOrder.NEVER)
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
