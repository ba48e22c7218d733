"""The order of a battle: who is asked, what it keeps, and the cards beside it (5.1.2, 4.1.2)."""

import pytest
from msgspec import json
from msgspec.structs import replace

from games.core.errors import IllegalAction
from games.hammer_of_thor.battle.battle import Battle
from games.hammer_of_thor.battle.deciding import Fight, Withdraw
from games.hammer_of_thor.battle.events import RoundFought
from games.hammer_of_thor.battle.orders import Mode, Stance, Until
from games.hammer_of_thor.encounter.aids import swayed
from games.hammer_of_thor.encounter.rounds import Answer, Facing
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.refusals import NotPlayedNow
from games.hammer_of_thor.standing_orders import BattleAsk, ChallengeOrder, MercyOrder, Orders
from tests.games.hammer_of_thor.builder import Halt, at, group, table
from tests.games.hammer_of_thor.fates import loaded
from tests.games.hammer_of_thor.fights import HERE, facing, fought, told
from tests.games.loaded_dice import act

OAK, ARROW, SWIFT = "2032", "2033", "2030"
"""Shield of Oak and Arrow from the Dark go with a battle order, Swift Reaction with a card."""


def faced(held=None):
    """Odin has met Hymir, and holds a card."""
    found = table(group(0, HERE, "Odin"), group(None, HERE, "Hymir"), heroes={0: "Odin"})
    found.change_counter(2, wild=True)
    found.change_player(0, held=held)
    found.encounter = Encounter(1, 2)
    return at(found, Facing(0), Halt())


def attacked(mode, held=None):
    """Odin attacks, faster than Hymir, who is civil; nobody has struck yet."""
    return act(faced(held), 0, Answer(Card.ATTACK, mode=mode), 3)


@pytest.mark.rule("5.1.2", "21.1")
def test_whoever_attacks_gives_one_order_before_the_first_round():
    """A stance and a point; or the standing order answers."""
    position, events = attacked(Mode.KILL)

    assert isinstance(position.step, Battle)
    assert not told(events, RoundFought)
    fights = [one for one in position.asks[0] if isinstance(one, Fight)]
    assert {(one.stance, one.until) for one in fights} == {
        (stance, until) for stance in Stance for until in Until
    }
    assert position.default(0) == Fight(Stance.HOLD, Until.HALF)
    wish = Orders(battle=BattleAsk.FIGHT, stance=Stance.PRESS, until=Until.THIRD)
    assert position.ordered(0, wish) == Fight(Stance.PRESS, Until.THIRD)


@pytest.mark.rule("5.1.2", "4.3A1")
@pytest.mark.parametrize("mode", Mode)
def test_the_mode_of_an_attack_stays_when_its_point_has_come(mode):
    """Good against evil would kill, if nothing had been said; a failed withdrawal keeps it too."""
    position, _ = attacked(mode)
    again, events = act(position, 0, Withdraw(), 10, *[10] * 3)

    assert told(events, RoundFought)
    order = Fight(Stance.GUARD, Until.END)
    for asked in (position, again):
        [battle] = asked.step.answer(asked.table.copy(), 0, order, loaded(asked.table))
        assert (battle.order.mode, battle.order.stance) == (mode, Stance.GUARD)


@pytest.mark.rule("4.3A1", "5.1.2")
@pytest.mark.parametrize("mode", Mode)
def test_whoever_is_attacked_says_once_whether_to_kill(mode):
    """4.3A1: with the first order; it stays when the point has come."""
    attacked_by, _ = fought(facing(["Bragi"], ["Beli"]), order=None, attacker=2)
    fights = [one for one in attacked_by.asks[0] if isinstance(one, Fight)]
    assert {one.mode for one in fights} == set(Mode)
    assert len(fights) == len(set(fights)) == 2 * len(Stance) * len(Until)

    order = Fight(Stance.HOLD, Until.END, mode)
    table = attacked_by.table.copy()
    [battle] = attacked_by.step.answer(table, 0, order, loaded(table))
    assert battle.order.mode is mode
    again = at(table, replace(battle, order=None))
    assert {one.mode for one in again.asks[0] if isinstance(one, Fight)} == {None}
    [battle] = again.step.answer(table, 0, Fight(Stance.HOLD, Until.END), loaded(table))
    assert battle.order.mode is mode


@pytest.mark.rule("21.2", "4.3A1")
@pytest.mark.parametrize(
    ("foe", "order", "mode"),
    [
        ("Beli", MercyOrder.USUAL, Mode.KILL), ("Beli", MercyOrder.SUBDUE, Mode.SUBDUE),
        ("Durin", MercyOrder.USUAL, Mode.SUBDUE), ("Durin", MercyOrder.KILL, Mode.KILL),
    ],
)  # fmt: skip
def test_whoever_is_attacked_fights_by_the_order_about_mercy(foe, order, mode):
    """21.2: as usual against the opposed and against others, or as the order says."""
    position, _ = fought(facing(["Bragi"], [foe]), order=None, attacker=2)
    wish = Orders(battle=BattleAsk.FIGHT, mercy=order)

    assert position.ordered(0, wish) == Fight(Stance.HOLD, Until.HALF, mode)
    assert position.ordered(0, wish) in position.asks[0]
    assert position.ordered(0, Orders(mercy=order)) is None


@pytest.mark.rule("21.2", "5.1.2")
def test_whoever_attacks_has_said_it_and_no_order_says_otherwise():
    """5.1.2."""
    position, _ = attacked(Mode.KILL)
    wish = Orders(battle=BattleAsk.FIGHT, mercy=MercyOrder.SUBDUE)

    assert position.ordered(0, wish) == Fight(Stance.HOLD, Until.HALF)


@pytest.mark.rule("21.2")
def test_orders_that_were_left_before_there_was_mercy_mean_the_usual():
    """21.2: they lie with the seat."""
    left = json.decode(b'{"challenge": "never"}', type=Orders)

    assert left == Orders(challenge=ChallengeOrder.NEVER, mercy=MercyOrder.USUAL)


@pytest.mark.rule("4.1.2")
def test_a_card_for_battles_goes_with_the_battle_order_and_not_with_a_card():
    """In an attack, and when one is attacked; it helps from the first round on."""
    meeting = faced(OAK)
    assert not any(isinstance(one, Play) for one in meeting.asks[0])
    with pytest.raises(IllegalAction) as caught:
        meeting.apply(0, Play(OAK))
    assert isinstance(caught.value.refusal, NotPlayedNow)

    position, _ = attacked(Mode.KILL, OAK)
    after, events = act(position, 0, Play(OAK))
    assert isinstance(after.step, Battle)
    assert after.step.order is None
    assert not told(events, RoundFought)
    assert swayed(after.table, None, "hit") == -1
    assert after.table.players[0].held is None


@pytest.mark.rule("4.1.2", "4.1.4")
def test_an_arrow_from_the_dark_may_end_a_battle_before_it_begins():
    """2033: its target is one of the other group; who would be alone has won."""
    position, _ = attacked(Mode.KILL, ARROW)
    hymir = position.table.counter(2).members[0]
    position.table.change_member(hymir.id, wounds=hymir.stamina - 2)
    [shot] = [one for one in position.asks[0] if isinstance(one, Play)]

    after, events = act(position, 0, shot)

    assert not told(events, RoundFought)
    assert after.table.home_of(hymir.id) is None
    assert not isinstance(after.step, Battle)


@pytest.mark.rule("4.1.2")
def test_a_card_for_meetings_is_refused_beside_a_battle_order():
    """With the moment at which it can be played."""
    position, _ = attacked(Mode.SUBDUE, SWIFT)

    with pytest.raises(IllegalAction) as caught:
        position.apply(0, Play(SWIFT))
    assert isinstance(caught.value.refusal, NotPlayedNow)
