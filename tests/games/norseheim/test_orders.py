"""Standing orders: what they answer, and what is still asked."""

import pytest

from games.norseheim.actions import (
    Attack,
    Diplomacy,
    EndTurn,
    GiveBackAsUsual,
    IronGloves,
    NoFavour,
    NoMercy,
    PlayFavour,
)
from games.norseheim.character import Character
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour
from games.norseheim.standing_orders import AskOrder, BattleOrder, CouncilOrder, Orders
from games.norseheim.steps.council import Council
from games.norseheim.steps.giants import GiantsPhase
from games.norseheim.steps.rounds import Round
from tests.games.loaded_dice import act
from tests.games.norseheim.builder import (
    BJO,
    BLANK,
    HIT,
    RAV,
    RING,
    TAA,
    UPRIGHT,
    acting,
    ally,
    board,
    own,
    running,
)

NEVER = Orders(defence=BattleOrder.NEVER, raids=BattleOrder.NEVER)
IF_LOST = Orders(defence=BattleOrder.IF_LOST, raids=BattleOrder.IF_LOST)
PLAY = Orders(defence=BattleOrder.PLAY_IF_LOST, raids=BattleOrder.PLAY_IF_LOST)
HALL, LAUGH, MJOLNIR = (
    PlayFavour(card) for card in (Favour.HALL_OF_THE_SLAIN, Favour.MOCKING_LAUGH, Favour.MJOLNIR)
)
GLOVES = IronGloves((2,))
ASSAULT = Attack(RAV, BJO, 3, 0, 1)


def before(seat, card):
    """A seat may play a card before the throw."""
    table = board({BJO: own(1, 2)}, favours={seat: [card]})
    return acting(table).apply(0, ASSAULT)[0]


def after(seat, card, *faces):
    """A seat may play a card after the throw."""
    table = board({BJO: own(1, 2)}, favours={seat: [card]})
    return act(acting(table), 0, ASSAULT, *faces)[0]


@pytest.mark.rule("orders", "R57")
@pytest.mark.parametrize("seat", [0, 1])
def test_by_order_no_card_is_played_in_battles(seat):
    """One order for attacks and one for defence; without them the player is asked."""
    position = before(seat, Favour.GUNGNIR)

    assert position.ordered(seat, Orders()) is None
    assert position.ordered(seat, NEVER) == NoFavour()
    assert position.ordered(seat, IF_LOST) == NoFavour()
    other = Orders(defence=BattleOrder.NEVER) if seat == 0 else Orders(raids=BattleOrder.NEVER)
    assert position.ordered(seat, other) is None


@pytest.mark.rule("orders")
def test_by_order_one_is_asked_only_when_the_region_would_be_lost():
    """Two hits on two warriors, or one; likewise all attackers."""
    lost = after(1, Favour.HALL_OF_THE_SLAIN, HIT, HIT, BLANK, BLANK, BLANK)
    held = after(1, Favour.HALL_OF_THE_SLAIN, HIT, BLANK, BLANK, BLANK, BLANK)
    assert lost.ordered(1, IF_LOST) is None
    assert held.ordered(1, IF_LOST) == NoFavour()
    assert lost.ordered(1, NEVER) == NoFavour()

    safe = after(0, Favour.MJOLNIR, BLANK, BLANK, BLANK, HIT, HIT)
    assert safe.ordered(0, IF_LOST) == NoFavour()


@pytest.mark.rule("orders", "R57")
@pytest.mark.parametrize(
    ("cards", "faces", "action"),
    [
        ((Favour.MJOLNIR, Favour.HALL_OF_THE_SLAIN), (HIT, HIT, BLANK, BLANK, BLANK), HALL),
        ((Favour.MJOLNIR, Favour.MOCKING_LAUGH), (HIT, HIT, BLANK, BLANK, BLANK), LAUGH),
        ((Favour.IRON_GLOVES, Favour.MJOLNIR), (HIT, HIT, BLANK, BLANK, BLANK), MJOLNIR),
        ((Favour.IRON_GLOVES, Favour.MJOLNIR), (HIT, HIT, BLANK, HIT, UPRIGHT), GLOVES),
        ((Favour.IRON_GLOVES,), (HIT, HIT, BLANK, HIT, HIT), NoFavour()),
        ((Favour.HALL_OF_THE_SLAIN,), (HIT, BLANK, BLANK, BLANK, BLANK), NoFavour()),
    ],
)
def test_by_order_a_card_is_played_when_the_region_would_be_lost(cards, faces, action):
    """Nobody is asked: the first that fits, of the gloves all runes but hits; else none."""
    table = board({BJO: own(1, 2)}, favours={1: cards})
    position, _ = act(acting(table), 0, ASSAULT, *faces)

    assert position.ordered(1, PLAY) == action
    position.check(1, action)


@pytest.mark.rule("orders", "R57")
def test_by_order_a_card_saves_an_attack_that_would_be_lost():
    """And none is played before a throw."""
    lost = after(0, Favour.HALL_OF_THE_SLAIN, HIT, BLANK, BLANK, HIT, HIT)
    assert lost.ordered(0, PLAY) == NoFavour()
    table = board({BJO: own(1, 2)}, favours={0: [Favour.HALL_OF_THE_SLAIN]})
    order = Attack(RAV, BJO, 2, 0, 1)
    lost, _ = act(acting(table), 0, order, BLANK, BLANK, HIT, HIT)
    assert lost.ordered(0, PLAY) == HALL

    assert before(0, Favour.GUNGNIR).ordered(0, PLAY) == NoFavour()


@pytest.mark.rule("orders", "R27")
def test_walls_count_before_a_region_would_be_lost():
    """A ring takes two hits; of three attackers the third counts too."""
    table = board({BJO: own(1, 1, RING)}, favours={1: [Favour.HALL_OF_THE_SLAIN]})
    held, _ = act(acting(table), 0, ASSAULT, HIT, HIT, BLANK, *[BLANK] * 3)
    lost, _ = act(acting(table), 0, ASSAULT, HIT, HIT, HIT, *[BLANK] * 3)
    assert held.ordered(1, IF_LOST) == NoFavour()
    assert lost.ordered(1, IF_LOST) is None

    table = board({BJO: own(1, 3)}, favours={0: [Favour.MJOLNIR]})
    held, _ = act(acting(table), 0, ASSAULT, *[BLANK] * 3, HIT, HIT, BLANK)
    lost, _ = act(acting(table), 0, ASSAULT, *[BLANK] * 3, HIT, HIT, HIT)
    assert held.ordered(0, IF_LOST) == NoFavour()
    assert lost.ordered(0, IF_LOST) is None


@pytest.mark.rule("orders", "R57")
def test_by_order_a_turn_ends_with_its_action():
    """No card is played afterwards."""
    start = acting(board(favours={0: [Favour.FEAST_OF_THE_GOATS]}))
    position, _ = start.apply(0, Diplomacy(BJO, 2, 1))

    assert position.ordered(0, Orders()) is None
    assert position.ordered(0, Orders(afterwards=AskOrder.NEVER)) == EndTurn()
    assert start.ordered(0, Orders(afterwards=AskOrder.NEVER)) is None


@pytest.mark.rule("orders", "R52")
def test_by_order_nobody_asks_for_mercy():
    """Whoever does not want to be asked fights on."""
    position, _ = running(board({BJO: own(0, 1), TAA: own(1, 1)}, round=0), Round())

    assert position.ordered(2, Orders()) is None
    assert position.ordered(2, Orders(mercy=AskOrder.NEVER)) == NoMercy()


@pytest.mark.rule("orders", "R47")
def test_by_order_markers_are_given_up_as_usual():
    """At the least loss."""
    lands = {BJO: ally(0, 4)}
    position, _ = running(board(lands, character=Character(0, 0, 0)), Council())

    assert position.ordered(0, Orders()) is None
    assert position.ordered(0, Orders(council=CouncilOrder.USUAL)) == GiveBackAsUsual()


@pytest.mark.rule("orders", "T6")
def test_by_order_the_giants_are_left_alone():
    """The card is kept."""
    table = board(omens=[Giant.DROUGHT], favours={0: [Favour.GIANT_BANE]})
    position, _ = running(table, GiantsPhase())

    assert position.ordered(0, Orders()) is None
    assert position.ordered(0, Orders(giants=AskOrder.NEVER)) == NoFavour()
