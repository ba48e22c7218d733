"""Orders of a turn: what is offered is what nothing stands in the way of, and all are known."""

from itertools import product
from typing import get_args

import pytest

from games.catalogue import titles
from games.core.vocabulary import Seat
from games.norseheim import actions
from games.norseheim.board import REGIONS, Region, border
from games.norseheim.character import Character
from games.norseheim.favours.aimed import AIMED
from games.norseheim.favours.plain import PLAIN
from games.norseheim.giants import Giant
from games.norseheim.gods import WINDOW, Favour, God, Window
from games.norseheim.kinds import Kind
from games.norseheim.legal_orders import ORDERS
from games.norseheim.orders.diplomacy import BRISINGAMEN
from games.norseheim.orders.order import Turn
from play.simulation.playout import walk
from tests.games.norseheim.builder import (
    BJO,
    EIL,
    GRA,
    ORN,
    RAV,
    RING,
    SAE,
    SETTLED,
    SKI,
    TAA,
    TRO,
    ULV,
    acting,
    ally,
    board,
    own,
)

TITLE = titles()["norseheim"]
MANY = Character(2, 6, 2)
"""Strength 4."""
VALUES = {Region: REGIONS, God: tuple(God), Kind: tuple(Kind), Favour: tuple(Favour)}
NUMBERS = range(-1, 8)
"""Of warriors and markers, beyond all that can be legal on these boards."""
CARDS = range(5)
LANDS = {
    RAV: own(0, 3, RING),
    BJO: own(0, 4),
    ORN: own(0, 6, SETTLED),
    TAA: ally(0, 3, 2),
    SAE: ally(1, 3, 1),
    GRA: ally(0, 2),
    TRO: own(1, 1),
    EIL: own(0, 1),
}
STANDINGS = {
    "a full hand": {"favours": {0: [card for card in Favour if WINDOW[card] is Window.TURN]}},
    "poor": {"ap": (2, 0, 5), "favours": {0: [Favour.LIGHT_FINGERS, Favour.BRISINGAMEN]}},
    "after the action": {"acted": True, "favours": {0: [Favour.SLEIPNIR, Favour.BRISINGAMEN]}},
    "Shape-Shifter": {"wild": True, "cards": {Kind.ATTACK: 0, Kind.DOUBLE: 0}},
    "walls": {"danevolds": (border(RAV, BJO), border(ULV, BJO)), "worshipped": (God.THOR,)},
    "late": {"round": 5, "cards": {Kind.DOUBLE: 2, Kind.BUILD: 3}, "character": MANY},
    "little is left": {
        "boosters": dict.fromkeys(Kind, 0),
        "stacks": dict.fromkeys(God, ()),
        "giants": (),
    },
}


def domain(action):
    """Every order of a kind that can be written down, legal or not."""
    fields = []
    for name, hint in action.__annotations__.items():
        numbers = CARDS if name in ("cards", "more") else NUMBERS
        if name in action.__struct_fields__:
            fields.append(range(-1, 4) if hint is Seat else VALUES.get(hint, numbers))
    return (action(*details) for details in product(*fields))


@pytest.mark.rule("R17", "R65")
@pytest.mark.parametrize("name", STANDINGS)
@pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.action.__name__)
def test_what_is_offered_is_what_nothing_stands_in_the_way_of(order, name):
    """Of all that could be written down, and in both halves of a Double action too."""
    table = board(LANDS, **STANDINGS[name])
    for staged, cards in (((), None), (((TAA, 3),), None), ((), (2,)), ((), ())):
        turn = Turn(table, 0, staged, cards)
        offered = list(order.ask(turn) or ())

        assert set(offered) == {one for one in domain(order.action) if not order.why_not(turn, one)}
        assert len(offered) == len(set(offered))


@pytest.mark.rule("R17", "R57")
def test_every_order_stands_in_one_list():
    """No two are of one action, and every Gods card of a turn has a power."""
    kinds = [order.action for order in ORDERS]
    powers = {*AIMED, *PLAIN, BRISINGAMEN.card}

    assert len(kinds) == len(set(kinds))
    assert powers == {card for card in Favour if WINDOW[card] is Window.TURN}


@pytest.mark.rule("R17")
def test_every_action_that_is_asked_for_can_be_saved_and_is_known_by_name():
    """In random matches."""
    known = set(get_args(actions.AnyAction))
    names = {name for name in actions.__all__ if name not in ("ANSWERS", "AnyAction")}
    asked = {
        kind
        for seed in range(12)
        for played in walk(TITLE, 3 + seed % 2, TITLE.rules.options(), f"known {seed}")
        for ask in played.position.asks.values()
        for kind in ask.kinds
    }

    assert len(asked) > 25
    assert asked <= known
    assert {kind.__name__ for kind in known} == names


@pytest.mark.rule("R17", "R15")
def test_a_wrong_number_of_cards_is_told_before_anything_else():
    """Also none at all."""
    position = acting(board())
    for order in (actions.Attack(SKI, SKI, 9, 9, 0), actions.Settle(SKI, 4)):
        refusal = position.step.refusal(position.table, 0, order)

        assert refusal.cards == order.cards


@pytest.mark.rule("R56")
def test_gods_cards_are_refused_outside_their_window():
    """Whether held or not."""
    position = acting(board(favours={0: [Favour.GIANT_BANE]}))
    refusal = position.step.refusal(position.table, 0, actions.GiantBane(Giant.DROUGHT))

    assert refusal.card is Favour.GIANT_BANE
