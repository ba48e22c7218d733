"""A battle throw by throw (5.2): losses, retreats, fear, exhaustion."""

import pytest

from games.core.errors import IllegalAction
from games.fallen_kingdoms.actions import (
    CallOff,
    FightOn,
    Flee,
    GoHome,
    Hold,
    LeaveEmpty,
    LoseUnit,
    MoveIn,
    Retreat,
    Strike,
    StrikeUntil,
)
from games.fallen_kingdoms.field import March
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.standing_orders import (
    CasualtyOrder,
    DefenceOrder,
    Orders,
    RefugeOrder,
)
from games.fallen_kingdoms.war.events import (
    AttackThrown,
    BattleBegan,
    CityCaptured,
    DefenceThrown,
    Exhausted,
    Repelled,
    UnitFled,
    WentHome,
)
from games.fallen_kingdoms.war.forces import attackers
from games.fallen_kingdoms.war.refusals import NoRefuge
from tests.games.fallen_kingdoms.builder import own
from tests.games.fallen_kingdoms.fights import (
    BIRKA,
    FEARED,
    FEARFUL,
    HEDEBY,
    HLADIR,
    LEJRE,
    RIBE,
    before_birka,
    strike,
    strike_until,
)
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered, told

ONE_HIT, TWO_HITS, MISS = (1, 5), (5, 5), (1, 3)


def defenders(position):
    return position.table.sites[BIRKA].units


@pytest.mark.rule("5.2.1", "F-52", "F-53")
def test_two_dice_are_thrown_and_each_from_four_on_kills():
    """5.2.1: the attacker throws first, and an even die may kill as well (F-53)."""
    position, events = strike(before_birka(), 4, 6)
    assert told(events, BattleBegan) == [
        BattleBegan(seat=0, owner=1, city=BIRKA, attackers=4, defenders=3)
    ]
    assert told(events, AttackThrown) == [
        AttackThrown(seat=0, dice=(4, 6), needed=4, killed=2, left=1)
    ]
    assert position.awaited == (1,)

    position, events = act(position, 1, Hold(), *ONE_HIT)
    assert told(events, DefenceThrown)[0].killed == 1
    assert attackers(position.table, BIRKA) == 3
    assert kinds(position, 0) == {FightOn, GoHome}


@pytest.mark.rule("5.2.4", "5.2.3", "F-50", "F-51", "F-52")
def test_the_battle_that_the_rulebook_tells():
    """Four attackers feared by 8 against three defenders feared by 13."""
    position, events = strike(before_birka(gods=FEARFUL), 2, 4)
    assert defenders(position) == 2
    assert not told(events, UnitFled)
    position, _ = act(position, 1, Hold(), *MISS)
    position, _ = act(position, 0, FightOn(), 3, 5)
    assert defenders(position) == 1
    position, events = act(position, 1, Hold(), 5, 6)
    assert told(events, DefenceThrown)[0].killed == 2
    fled = position.apply(0, Flee(HLADIR))[0] if kinds(position, 0) == {Flee} else position
    assert attackers(fled.table, BIRKA) == 1
    position, events = fled.apply(0, GoHome())
    assert told(events, WentHome) == [WentHome(seat=0, city=BIRKA, units=1, garrison=1)]
    assert position.table.sites[HLADIR].units == 3


@pytest.mark.rule("5.2.4", "F-55", "F-51")
def test_an_even_die_of_the_more_feared_drives_one_unit_away():
    """It may go to an empty city, which is then its owner's; two even dice drive one away."""
    position, _ = strike(before_birka(gods=FEARED), 2, 2)
    assert position.awaited == (1,)
    assert offered(position, 1, Flee) == [Flee(RIBE), Flee(HEDEBY)]

    position, events = position.apply(1, Flee(HEDEBY))
    assert told(events, UnitFled) == [UnitFled(seat=1, city=HEDEBY, left=2)]
    assert position.table.sites[HEDEBY] == own(1, 1)
    assert defenders(position) == 2


@pytest.mark.rule("5.2.4", "F-50")
def test_equals_frighten_nobody_and_odd_dice_neither():
    """F-50: only the more feared of the two fighters frightens, by an even die."""
    for start, dice in ((before_birka(), (2, 2)), (before_birka(gods=FEARED), (1, 3))):
        position, _ = strike(start, *dice)
        assert kinds(position, 1) == {Hold, Retreat}
        assert defenders(position) == 3
    position, _ = act(strike(before_birka(), *MISS)[0], 1, Hold(), 2, 5)
    assert kinds(position, 0) == {FightOn, GoHome}
    assert attackers(position.table, BIRKA) == 3


@pytest.mark.rule("5.2.4")
def test_without_a_refuge_nobody_flees():
    """5.2.4: both cities near by are held by a third player."""
    sites = {RIBE: own(2, 1), HEDEBY: own(2, 1)}
    position, events = strike(before_birka(sites=sites, gods=FEARED), 2, 2, *MISS)
    assert not told(events, UnitFled)
    assert defenders(position) == 3


@pytest.mark.rule("5.2.4", "F-57", "8.6", "K14")
def test_a_temple_protects_its_city_from_fear_unless_temples_are_powerless():
    """F-57: it does not protect those who attack it."""
    sites = {BIRKA: own(1, 3, temple=True)}
    position, _ = strike(before_birka(sites=sites, gods=FEARED), 2, 2)
    assert kinds(position, 1) == {Hold, Retreat}

    powerless = Options(powerless_temples=True)
    position, _ = strike(before_birka(sites=sites, gods=FEARED, options=powerless), 2, 2)
    assert kinds(position, 1) == {Flee}

    feared, _ = strike(before_birka(sites=sites, gods=FEARFUL), *MISS)
    feared, _ = act(feared, 1, Hold(), 2, 5)
    assert kinds(feared, 0) == {Flee}
    after, events = feared.apply(0, offered(feared, 0, Flee)[0])
    assert [one.left for one in told(events, UnitFled)] == [attackers(after.table, BIRKA)] == [2]


@pytest.mark.rule("5.2.5", "F-54")
def test_two_throws_in_a_row_without_a_hit_end_the_battle_whoever_threw_first():
    """A miss, D miss; A hit, D miss, A miss; A miss, D hit, A miss, D miss."""
    position, events = act(strike(before_birka(), *MISS)[0], 1, Hold(), *MISS)
    assert told(events, Exhausted) == [Exhausted(city=BIRKA)]
    assert position.table.battle is None

    position = act(strike(before_birka(), *ONE_HIT)[0], 1, Hold(), *MISS)[0]
    assert told(act(position, 0, FightOn(), *MISS)[1], Exhausted)

    position = act(strike(before_birka(), *MISS)[0], 1, Hold(), *ONE_HIT)[0]
    position, events = act(position, 0, FightOn(), *MISS)
    assert not told(events, Exhausted)
    assert told(act(position, 1, Hold(), *MISS)[1], Exhausted)


@pytest.mark.rule("5.2.5", "F-54", "K21")
def test_who_fled_is_no_hit_and_fear_is_carried_out_before_exhaustion():
    """A side that fear has emptied has lost; else two misses end it, whoever fled."""
    position, _ = strike(before_birka(defenders=2, gods=FEARED), 2, 2)
    position, _ = position.apply(1, Flee(RIBE))
    position, events = act(position, 1, Hold(), *MISS)
    assert told(events, Exhausted)

    position, _ = strike(before_birka(defenders=1, gods=FEARED), 2, 2)
    position, events = position.apply(1, Flee(RIBE))
    assert not told(events, Exhausted)
    assert kinds(position, 0) == {MoveIn, LeaveEmpty}


@pytest.mark.rule("5.2.3", "K9")
def test_an_attacker_goes_home_before_any_throw_but_the_first_and_a_call_off_counts():
    """K9: an absent attacker fights on while there are more attackers than defenders."""
    position = before_birka()
    home, events = position.apply(0, CallOff(BIRKA))
    assert told(events, WentHome)
    assert home.table.sites[HLADIR].units == 5
    assert home.table.attacked == (BIRKA,)
    assert position.default(0) == Strike(BIRKA)
    assert before_birka(2, 3).default(0) == CallOff(BIRKA)

    position, _ = act(strike(position, *ONE_HIT)[0], 1, Hold(), *ONE_HIT)
    assert position.default(0) == FightOn()
    equal, _ = act(strike(before_birka(3, 3), *ONE_HIT)[0], 1, Hold(), *ONE_HIT)
    assert equal.default(0) == GoHome()
    assert position.apply(0, GoHome())[0].table.sites[HLADIR].units == 4


@pytest.mark.rule("5.2.3", "F-56")
def test_defenders_retreat_together_to_one_own_or_empty_city_near_by():
    """F-56: not to another player's city, nor to an own one that is not next to it."""
    sites = {RIBE: own(2, 1), LEJRE: own(1, 1)}
    position, _ = strike(before_birka(sites=sites), *ONE_HIT)
    assert offered(position, 1, Retreat) == [Retreat(HEDEBY)]
    with pytest.raises(IllegalAction) as refused:
        position.apply(1, Retreat(RIBE))
    assert refused.value.refusal == NoRefuge(RIBE)

    position, _ = position.apply(1, Retreat(HEDEBY))
    assert position.table.sites[HEDEBY] == own(1, 2)
    assert MoveIn in kinds(position, 0)


@pytest.mark.rule("5.2.1", "orders")
def test_losses_come_from_a_group_of_the_attackers_choice():
    """By default, and by the usual order, from the largest."""
    march = March(RIBE, BIRKA, 1)
    position = before_birka(sites={RIBE: own(0, 1)}, marches=[march])
    position, _ = act(strike(position, *MISS)[0], 1, Hold(), *ONE_HIT)
    assert offered(position, 0, LoseUnit) == [LoseUnit(HLADIR), LoseUnit(RIBE)]
    assert position.default(0) == LoseUnit(HLADIR)
    assert position.ordered(0, Orders()) == LoseUnit(HLADIR)
    assert position.ordered(0, Orders(casualties=CasualtyOrder.ASK)) is None

    one, _ = position.apply(0, LoseUnit(RIBE))
    assert one.table.marches == (March(HLADIR, BIRKA, 4),)

    start = before_birka(sites={RIBE: own(0, 1)}, marches=[March(RIBE, BIRKA, 2)])
    position, _ = act(strike(start, *MISS)[0], 1, Hold(), *TWO_HITS)
    for source in (RIBE, HLADIR):
        position, _ = position.apply(0, LoseUnit(source))
    assert position.table.marches == (March(HLADIR, BIRKA, 3), March(RIBE, BIRKA, 1))


@pytest.mark.rule("5.2.2", "K20")
def test_attackers_who_are_all_gone_have_lost():
    """No kingdom falls by it: a unit has stayed in each city."""
    position, _ = strike(before_birka(attackers=2), *MISS)
    position, events = act(position, 1, Hold(), *TWO_HITS)
    assert told(events, Repelled) == [Repelled(seat=0, city=BIRKA, garrison=3)]
    assert position.table.marches == ()
    assert position.table.controlled(0) == [HLADIR]
    assert position.table.players[0].fallen == 0


@pytest.mark.rule("5.1", "5.2.1", "orders")
def test_a_battle_in_one_go_ends_with_so_many_left_or_in_the_city():
    """The attacker says before with how many left the battle is broken off."""
    position = before_birka(4, 3)
    assert offered(position, 0, StrikeUntil) == [StrikeUntil(BIRKA, left) for left in range(4)]
    position, _ = strike_until(position, 2, *ONE_HIT)
    position, events = act(position, 1, Hold(), *TWO_HITS)
    assert told(events, WentHome) == [WentHome(seat=0, city=BIRKA, units=2, garrison=2)]

    position, _ = strike_until(before_birka(4, 3), 0, *ONE_HIT)
    position, events = act(position, 1, Hold(), *ONE_HIT, *TWO_HITS)
    assert told(events, CityCaptured)
    assert position.table.sites[BIRKA] == own(0, 3)


@pytest.mark.rule("orders", "K9")
def test_a_defender_holds_by_default_and_leaves_as_ordered():
    """K9: an order counts what is left on both sides, and needs to know where to go."""
    position, _ = strike(before_birka(4, 3, sites={HEDEBY: own(1, 2)}), *ONE_HIT)
    assert position.is_window(1)
    assert position.default(1) == Hold()
    assert position.ordered(1, Orders()) == Hold()
    assert position.ordered(1, Orders(defence=DefenceOrder.ASK)) is None
    assert position.ordered(1, Orders(defence=DefenceOrder.LAST_UNIT)) == Hold()
    for order in (DefenceOrder.OUTNUMBERED, DefenceOrder.DOUBLED):
        assert position.ordered(1, Orders(defence=order)) == Retreat(HEDEBY)

    as_many, _ = strike(before_birka(4, 4, sites={HEDEBY: own(1, 2)}), *MISS)
    assert as_many.ordered(1, Orders(defence=DefenceOrder.OUTNUMBERED)) == Hold()
    fewer, _ = strike(before_birka(5, 4, sites={HEDEBY: own(1, 2)}), *ONE_HIT)
    assert fewer.ordered(1, Orders(defence=DefenceOrder.OUTNUMBERED)) == Retreat(HEDEBY)
    assert fewer.ordered(1, Orders(defence=DefenceOrder.DOUBLED)) == Hold()

    last, _ = strike(before_birka(4, 3, sites={HEDEBY: own(1, 2)}), *TWO_HITS)
    leaves = Orders(defence=DefenceOrder.LAST_UNIT)
    assert last.ordered(1, leaves) == Retreat(HEDEBY)
    ask = Orders(defence=DefenceOrder.LAST_UNIT, refuge=RefugeOrder.ASK)
    assert last.ordered(1, ask) is None


@pytest.mark.rule("orders", "F-55", "K9")
def test_units_flee_where_they_are_ordered_to():
    """F-55: an empty city is preferred only where there is one."""
    gods = (God.ODIN, God.TYR, God.LOKI)
    sites = {RIBE: own(1, 1), HEDEBY: own(1, 4)}
    position, _ = strike(before_birka(sites=sites, gods=gods), 2, 2)
    assert position.default(1) == Flee(HEDEBY)
    assert position.ordered(1, Orders()) == Flee(HEDEBY)
    assert position.ordered(1, Orders(refuge=RefugeOrder.WEAKEST)) == Flee(RIBE)
    assert position.ordered(1, Orders(refuge=RefugeOrder.EMPTY)) == Flee(HEDEBY)
    assert position.ordered(1, Orders(refuge=RefugeOrder.ASK)) is None

    half, _ = strike(before_birka(sites={HEDEBY: own(1, 4)}, gods=gods), 2, 2)
    assert half.ordered(1, Orders(refuge=RefugeOrder.EMPTY)) == Flee(RIBE)
