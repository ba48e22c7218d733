"""A battle, round by round (5.1 to 5.3)."""

import pytest
from msgspec.structs import replace

from games.hammer_of_thor.battle.battle import Battle
from games.hammer_of_thor.battle.deciding import Fight, Withdraw, Yield
from games.hammer_of_thor.battle.events import (
    BattleOver,
    BronzeBroke,
    FighterDown,
    FighterSlain,
    RoundFought,
    TributePaid,
    WithdrawalTried,
    Yielded,
)
from games.hammer_of_thor.battle.lines import escape
from games.hammer_of_thor.battle.orders import BattleOrder, Mode, Stance, Until
from games.hammer_of_thor.battle.stun import Stunned
from games.hammer_of_thor.encounter.checks import chance
from games.hammer_of_thor.folk.blows import Moment, needed
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.standing_orders import BattleAsk, Orders
from tests.games.hammer_of_thor.builder import Halt, at, member
from tests.games.hammer_of_thor.fights import HERE, KILL, SUBDUE, facing, fought, one_of, told
from tests.games.loaded_dice import act

SWORD, SHIELD, MJOLLNIR, BELT, STONE_SHIELD = "1001", "1005", "1060", "1063", "1035"
HALF = BattleOrder(Mode.KILL)
END = Until.END


@pytest.mark.rule("5.3A", "5.3B", "5.0B", "5.0C", "5.0E")
def test_thor_strikes_hrungnir():
    """Vector 7: 13 on a 4, before Hrungnir strikes; the second blow misses. He is not brittle."""
    thor = member("Thor", shown=(MJOLLNIR, BELT))
    hrungnir = member("Hrungnir", shown=(STONE_SHIELD,), withheld=("5.0M",))
    found = facing([thor], [hrungnir])

    position, events = fought(found, 8, 4, 9, 9)

    first = told(events, RoundFought)[0]
    assert (first.rolls, first.dealt, first.lost) == ((8, 4, 9, 9), 13, 0)
    assert one_of(position.table, "Hrungnir").wounds == 13


@pytest.mark.rule("2.2A5")
def test_bronze_breaks_on_a_nine():
    """Vector 11: the shield of whoever is struck at; his own 9 breaks the sword."""
    found = facing(["Bragi"], [member("Beli", shown=(SWORD, SHIELD))])

    position, events = fought(found)

    broken = [(one.name, one.card) for one in told(events, BronzeBroke)]
    assert broken == [(N["Beli"], SHIELD), (N["Beli"], SWORD)]
    assert one_of(position.table, "Beli").shown == ()
    assert {SWORD, SHIELD} <= set(position.table.removed)


@pytest.mark.rule("5.1.7", "T26")
def test_when_both_lines_fall_nobody_wins():
    """Vector 12: the treasure is gone."""
    found = facing(
        [member("Bragi", wounds=14)],
        [member("Beli", spent=("11.0A",), wounds=18)],
        treasure=("1085",),
    )
    found.magic = tuple(card for card in found.magic if card != "1085")

    position, events = fought(found, 1, 5, 1, 5)

    assert told(events, BattleOver) == [BattleOver(winner=None, rounds=1)]
    assert position.table.counters == ()
    assert position.table.encounter.treasure == ()
    assert "1085" in position.table.magic


@pytest.mark.rule("5.1.3", "5.0C")
def test_who_falls_to_a_first_strike_does_not_strike():
    """Hild strikes first, twice."""
    found = facing(["Hild"], [member("Hjalti", wounds=10)], seat=1)

    _, events = fought(found, 1, 5, 1, 5, reply=KILL)

    assert told(events, RoundFought)[0].rolls == (1, 5, 1, 5)
    assert [one.name for one in told(events, FighterSlain)] == [N["Hjalti"]]


@pytest.mark.rule("5.1.4")
def test_dusk_falls_after_six_rounds():
    """Nobody has won."""
    _, events = fought(facing(["Bragi"], ["Beli"]))

    assert [one.round for one in told(events, RoundFought)] == [1, 2, 3, 4, 5, 6]
    assert told(events, BattleOver) == [BattleOver(winner=None, rounds=6)]


@pytest.mark.rule("5.1.4")
def test_nobody_is_asked_when_dusk_has_fallen():
    """The point of the order comes in the last round; there is nothing left to decide."""
    found = facing([member("Bragi", wounds=5)], ["Beli"])

    position, events = fought(found, *[9] * 11, 1, 5, order=HALF)

    assert told(events, BattleOver) == [BattleOver(winner=None, rounds=6)]
    assert one_of(position.table, "Bragi").left * 2 <= 15


@pytest.mark.rule("5.1.4")
def test_a_failed_withdrawal_brings_no_seventh_round():
    """Five rounds of misses, then each withdrawal fails; at last it is dusk."""
    position, _ = fought(facing([member("Bragi", wounds=8)], ["Beli"]), order=None, attacker=2)
    rounds = 0
    while position.awaited == (0,) and Withdraw() in position.asks[0]:
        position, events = act(position, 0, Withdraw(), 10, 10, 10)
        rounds += len(told(events, RoundFought))

    assert rounds == 6
    assert told(events, BattleOver) == [BattleOver(winner=None, rounds=6)]


@pytest.mark.rule("5.1.2")
def test_the_point_of_an_order_asks_again():
    """At half: fight on to another point, withdraw or yield; by default withdraw."""
    found = facing([member("Bragi", wounds=5, shown=("1023",))], ["Beli"])

    position, _ = fought(found, 9, 1, 1, order=HALF)

    assert position.awaited == (0,)
    offered = set(position.asks[0])
    assert {Withdraw(), Yield(), Fight(Stance.PRESS, Until.END)} <= offered
    assert not any(isinstance(one, Fight) and one.until is Until.HALF for one in offered)
    assert position.default(0) == Withdraw()
    assert position.ordered(0, Orders(battle=BattleAsk.ASK)) is None


@pytest.mark.rule("5.1.6")
def test_nobody_gives_in_who_has_nothing_to_give():
    """An item that is revealed, or a follower; else it would cost nothing."""
    alone, _ = fought(facing([member("Bragi", wounds=5)], ["Beli"]), 9, 1, 1, order=HALF)

    assert Withdraw() in alone.asks[0]
    assert Yield() not in alone.asks[0]


@pytest.mark.rule("5.1.2")
def test_whoever_is_attacked_is_asked_before_the_first_round():
    """By default HOLD to half, to kill the opposed."""
    position, events = fought(facing(["Bragi"], ["Beli"]), order=None, attacker=2)

    assert not told(events, RoundFought)
    assert position.default(0) == Fight(Stance.HOLD, Until.HALF, Mode.KILL)
    assert Withdraw() in position.asks[0]


@pytest.mark.rule("5.1.5")
def test_a_withdrawal_ends_the_battle_or_costs_a_round():
    """The round after a failure is fought, and then one may think again."""
    position, _ = fought(facing(["Bragi"], ["Beli"]), order=None, attacker=2)

    away, events = act(position, 0, Withdraw(), 1)
    assert told(events, WithdrawalTried)[0].success
    assert told(events, BattleOver) == [BattleOver(winner=None, rounds=0)]
    assert len(away.table.counters) == 2

    caught, events = act(position, 0, Withdraw(), 10, 10, 10)
    assert [one.round for one in told(events, RoundFought)] == [1]
    assert Withdraw() in caught.asks[0]


@pytest.mark.rule("5.1.5", "5.4.4", "8.1")
def test_who_leads_on_for_a_leader_who_is_down_leads_the_retreat():
    """Hymir is subdued in the first round; Beli tries to get away then."""
    hymir = member("Hymir", spent=("11.0A",), wounds=member("Hymir").stamina - 1)
    found = facing([hymir, "Beli"], ["Bragi"], seat=1)
    hurt = BattleOrder(Mode.SUBDUE, until=Until.HURT)

    _, events = fought(found, 9, 9, 9, 0, 9, order=hurt, reply=SUBDUE)

    assert [one.name for one in told(events, FighterDown)] == [N["Hymir"]]
    assert told(events, WithdrawalTried)[0].leader == N["Beli"]


@pytest.mark.rule("5.1.5", "5.4.4")
def test_the_chance_to_withdraw_is_that_of_who_leads_on():
    """And so are the chances to hit: Odin is subdued, and Bragi is next."""
    odin, bragi, beli = (member(name) for name in ("Odin", "Bragi", "Beli"))
    position, _ = fought(facing([odin, bragi], [beli]), order=None, attacker=2)
    stunned = replace(position.step, stun=(Stunned(odin.id, odin.left),), down=(odin.id,))

    for step, chief in ((position.step, odin), (stunned, bragi)):
        found = at(position.table, step, Halt())
        retreat, fight = (RULES.hint(found, one) for one in (Withdraw(), Fight(Stance.HOLD, END)))
        assert retreat.chance == chance(escape(found.table, chief, beli))
        moment = Moment(found.table.season, 2, HERE)
        assert fight.hit == (needed(chief, beli, moment) + 1) * 10


@pytest.mark.rule("5.1.6")
def test_yielding_costs_the_items_of_one_member():
    """Those of whoever bears most REPUTATION, and of nobody else."""
    bearer, other = member("Skjold", shown=(SWORD, SHIELD)), member("Bragi", shown=("1006",))
    found = facing([other, bearer], ["Beli"])
    position, _ = fought(found, order=None, attacker=2)

    after, events = act(position, 0, Yield())

    assert told(events, TributePaid)[0].items == 2
    assert one_of(after.table, "Skjold").items == ()
    assert one_of(after.table, "Bragi").items == ("1006",)


@pytest.mark.rule("5.1.6")
def test_yielding_without_items_costs_the_lowest_follower():
    """The leader stays."""
    position, _ = fought(facing(["Odin", "Sigi", "Bragi"], ["Beli"]), order=None, attacker=2)

    after, events = act(position, 0, Yield())

    assert told(events, TributePaid)[0].follower == N["Sigi"]
    assert set(after.table.counter(1).names) == {N["Odin"], N["Bragi"]}


@pytest.mark.rule("5.1.8")
def test_a_group_of_nobody_gives_in_to_far_too_many():
    """Its leader lies subdued without a round; nothing is counted as a kill."""
    position, events = fought(facing(["Odin", "Thor"], ["Hjalti"]))

    assert [one.leader for one in told(events, Yielded)] == [N["Hjalti"]]
    assert not told(events, RoundFought)
    assert told(events, BattleOver) == [BattleOver(winner=N["Odin"], rounds=0)]
    assert position.awaited == (0,)


@pytest.mark.rule("5.1.8")
@pytest.mark.parametrize(("name", "flees"), [("Hymir", True), ("Hrungnir", False)])
def test_a_cool_leader_of_nobody_withdraws_under_a_quarter(name, flees):
    """TEMPER 6 does, 8 does not; not before the first round."""
    left = 6 if name == "Hymir" else 7
    foe = member(name)
    foe = member(name, wounds=foe.stamina - left)
    found = facing([member("Bragi", wounds=5)], [foe])

    _, events = fought(found, 1, 0, *[9] * 5, 0)

    assert bool(told(events, WithdrawalTried)) is flees


@pytest.mark.rule("5.1.2", "4.6.3")
def test_between_seats_orders_hold():
    """The point of an order withdraws; nobody is asked."""
    found = facing([member("Bragi", wounds=5)], ["Beli"], seat=1)

    position, events = fought(found, 9, 1, 5, 0, order=HALF, reply=KILL)

    assert told(events, WithdrawalTried)[0].leader == N["Bragi"]
    assert told(events, BattleOver) == [BattleOver(winner=None, rounds=1)]
    assert not any(isinstance(step, Battle) for step in position.agenda)


@pytest.mark.rule("5.3B")
def test_stun_is_gone_when_the_battle_is_over():
    """Who was subdued lies there unhurt."""
    found = facing(["Bragi"], [member("Beli", spent=("11.0A",), wounds=18)])

    position, events = fought(found, 1, 9, 9, order=SUBDUE)

    assert [one.name for one in told(events, FighterDown)] == [N["Beli"]]
    assert one_of(position.table, "Beli").wounds == 18


@pytest.mark.rule("2.1A")
def test_a_son_does_not_strike_his_father():
    """Odin strikes at Bragi; Bragi has nobody to strike at."""
    _, events = fought(facing(["Bragi"], ["Odin"], seat=1), reply=KILL)

    assert all(len(one.rolls) == 1 for one in told(events, RoundFought))


@pytest.mark.rule("2.1B")
def test_friends_do_not_wound_each_other():
    """Thor and Tyr are friends; the loss is stun."""
    position, events = fought(facing(["Thor"], ["Tyr"], seat=1), 1, 9, reply=KILL)

    assert told(events, RoundFought)[0].dealt > 0
    assert one_of(position.table, "Tyr").wounds == 0
