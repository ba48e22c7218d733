"""Those who lie subdued after a battle that was won (5.4.2)."""

import pytest

from games.hammer_of_thor.battle.captives import Captives, Settle
from games.hammer_of_thor.battle.events import CaptiveSettled, FighterSlain
from games.hammer_of_thor.battle.prompts import LotHint
from games.hammer_of_thor.battle.settling import Lot
from games.hammer_of_thor.encounter.checks import Meeting, kept_within, t_of
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.events import ReputationMoved, Why
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.gains import CardLost
from games.hammer_of_thor.standing_orders import CaptiveOrder, Orders
from tests.games.hammer_of_thor.builder import member, running
from tests.games.hammer_of_thor.fights import HERE, KILL, SUBDUE, facing, fought, one_of, told
from tests.games.loaded_dice import act

SWORD, HELD, OTHER_SWORD, GLEIPNIR = "1001", "1077", "1085", "1070"


def won(leader, foe=None, seat=None, **rest):
    """Somebody of seat 0 has subdued Beli, or another, with one blow; seat 0 decides about him."""
    lying = foe or member("Beli", spent=("11.0A",), wounds=18, hidden=(SWORD,))
    found = facing([leader], [lying], seat=seat, wild=seat is None, **rest)
    position, events = fought(found, 1, 5, order=SUBDUE, reply=None if seat is None else KILL)
    assert position.awaited == (0,), events
    return position


@pytest.mark.rule("5.4.2")
def test_a_third_of_the_reputation_is_won_whatever_is_done():
    """Two of 6, at once."""
    assert won("Bragi").table.tracked[N["Bragi"]] == 2


@pytest.mark.rule("5.4.2")
def test_the_lots_that_are_offered():
    """Taken by default; ransomed by an order, else let go."""
    position = won("Bragi")

    assert set(position.asks[0]) == {Settle(N["Beli"], lot) for lot in Lot}
    assert position.default(0) == Settle(N["Beli"], Lot.TAKE)
    assert position.ordered(0, Orders()) is None
    for order in CaptiveOrder:
        if order is not CaptiveOrder.ASK:
            wanted = Settle(N["Beli"], Lot(order.value))
            assert position.ordered(0, Orders(captives=order)) == wanted


@pytest.mark.rule("5.4.2", "5.5")
def test_each_lot_tells_what_it_brings():
    """What is told before comes to pass: fame won or lost, items, or the chance of a check."""
    lying = member("Bragi", wounds=member("Bragi").stamina - 1)
    allied = won("Forseti", lying, tracked={"Forseti": 9})
    for position, foe in ((won("Bragi"), "Beli"), (allied, "Bragi")):
        leader = position.table.leader(position.table.counter(1)).id
        for lot in (Lot.RELEASE, Lot.SLAY):
            hint = Settle(N[foe], lot).hint(position.table)
            after, _ = position.apply(0, Settle(N[foe], lot))
            before = position.table.tracked[leader]
            assert after.table.tracked.get(leader, 0) - before == hint.gain - hint.cost
    assert Settle(N["Bragi"], Lot.SLAY).hint(allied.table).cost > 0
    assert Settle(N["Beli"], Lot.RANSOM).hint(won("Bragi").table) == LotHint(items=1)


@pytest.mark.rule("5.4.2", "11.1")
def test_an_opposed_one_comes_along_on_a_check():
    """A 0 always succeeds, a 9 never does; on a failure he stays where he is."""
    position = won("Bragi")

    after, events = act(position, 0, Settle(N["Beli"], Lot.TAKE), 1)
    assert told(events, CaptiveSettled)[0].success
    assert after.table.home_of(N["Beli"]).seat == 0
    assert one_of(after.table, "Beli").wounds == 18

    after, events = act(position, 0, Settle(N["Beli"], Lot.TAKE), 10)
    assert not told(events, CaptiveSettled)[0].success
    assert after.table.home_of(N["Beli"]).seat is None


@pytest.mark.rule("5.4.2", "4.3A3")
def test_whoever_lies_subdued_is_won_more_easily():
    """T is 2 more than on his feet."""
    position = won("Bragi")
    table = position.table
    met = Meeting(table.counter(1), table.counter(2))

    _, events = act(position, 0, Settle(N["Beli"], Lot.TAKE), 1)

    standing = t_of(table, Card.FOLLOWER, met, Card.SEDUCE)
    assert told(events, CaptiveSettled)[0].t == kept_within(standing + 2) != kept_within(standing)


@pytest.mark.rule("5.4.2", "4.3A1")
def test_nobody_slays_a_captive_of_an_ally():
    """Of a seat of the other side everything is possible."""
    lying = member("Sigi", wounds=member("Sigi").stamina - 1)
    for foe, slain in (("Tyr", False), ("Loki", True)):
        heroes = {0: "Bragi", 1: foe}
        position = won("Bragi", foe=lying, seat=1, heroes=heroes)
        assert (Settle(N["Sigi"], Lot.SLAY) in position.asks[0]) is slain


@pytest.mark.rule("5.4.2")
def test_whoever_is_too_great_to_follow_an_enemy_comes_as_a_captive():
    """Tier 4 and evil: a captive, who never fights."""
    foe = member("Hymir", wounds=23)
    position = won("Bragi", foe=foe, heroes={0: "Bragi"}, tracked={"Bragi": 10})

    after, _ = act(position, 0, Settle(N["Hymir"], Lot.TAKE), 1)

    assert one_of(after.table, "Hymir").captive
    assert N["Hymir"] not in {one.id for one in after.table.counter(1).free}


@pytest.mark.rule("5.4.2")
def test_a_ransom_is_what_it_carries():
    """It stays, without its items."""
    after, _ = act(won("Bragi"), 0, Settle(N["Beli"], Lot.RANSOM))

    assert one_of(after.table, "Bragi").items == (SWORD,)
    assert one_of(after.table, "Beli").items == ()


@pytest.mark.rule("5.4.2")
def test_whoever_is_let_go_is_a_friend():
    """+1 REPUTATION."""
    after, _ = act(won("Bragi"), 0, Settle(N["Beli"], Lot.RELEASE))

    assert after.table.are_friends(N["Bragi"], N["Beli"])
    assert after.table.tracked[N["Bragi"]] == 2 + 1


@pytest.mark.rule("5.4.2", "5.5")
def test_slaying_a_captive_brings_one_less_than_a_killing():
    """Half of 6, less 1; what it carried is looked for."""
    after, events = act(won("Bragi"), 0, Settle(N["Beli"], Lot.SLAY), 7)

    assert told(events, FighterSlain)[0].slayer == N["Bragi"]
    assert after.table.tracked[N["Bragi"]] == 2 + 3 - 1
    assert one_of(after.table, "Bragi").items == (SWORD,)
    assert N["Beli"] in {grave.name for grave in after.table.helheim}


@pytest.mark.rule("5.4.2", "5.4.3", "2.2A4")
@pytest.mark.parametrize(("lot", "roll"), [(Lot.TAKE, 0), (Lot.TAKE, 9), (Lot.RELEASE, None)])
def test_the_treasure_is_given_out_when_the_captives_are_settled(lot, roll):
    """Bragi has a weapon in his hand; who comes along can hold another, and else it is lost."""
    lying = member("Egil", wounds=member("Egil").stamina - 1)
    position = won(member("Bragi", shown=(HELD,)), lying, treasure=(OTHER_SWORD,))
    assert position.table.encounter.treasure == (OTHER_SWORD,)

    faces = () if roll is None else (roll + 1,)
    after, events = act(position, 0, Settle(N["Egil"], lot), *faces)

    joined = roll == 0
    assert after.table.encounter.treasure == ()
    assert bool(told(events, CardLost)) is not joined
    assert (OTHER_SWORD in after.table.removed) is not joined
    if joined:
        assert one_of(after.table, "Egil").hidden == (OTHER_SWORD,)


@pytest.mark.rule("5.4.3")
def test_the_winner_takes_the_treasure():
    """And the encounter has none any more."""
    position = won("Bragi", treasure=("1085",))
    position, _ = position.apply(0, Settle(N["Beli"], Lot.RELEASE))

    assert one_of(position.table, "Bragi").items == ("1085",)
    assert position.table.encounter.treasure == ()


@pytest.mark.rule("5.4.3")
def test_the_beaten_counter_of_a_seat_steps_aside():
    """Not the winner's."""
    position = won("Bragi", seat=1)

    assert position.table.counter(2).place != HERE
    assert position.table.counter(1).place == HERE


@pytest.mark.rule("11.1C", "5.4.2")
def test_gleipnir_takes_the_wolves():
    """11.1C: whoever bears it, revealed, may take Fenrir or Garm; they come as captives."""
    for wolf, hero in (("Fenrir", "Odin"), ("Garm", "Odin"), ("Fenrir", "Loki")):
        for carried in ({"shown": (GLEIPNIR,)}, {"hidden": (GLEIPNIR,)}, {}):
            foe = member(wolf)
            foe = member(wolf, wounds=foe.stamina - 1)
            position = won(
                member(hero, **carried),
                foe=foe,
                heroes={0: hero},
                tracked={hero: 20},
            )
            taken = Settle(N[wolf], Lot.TAKE)
            assert (taken in position.asks[0]) is ("shown" in carried), (wolf, hero, carried)
            if "shown" in carried:
                after, _ = act(position, 0, taken, 1)
                assert one_of(after.table, wolf).captive


@pytest.mark.rule("5.4.2", "5.4.3")
@pytest.mark.parametrize(("lot", "why"), [(Lot.RELEASE, Why.MERCY), (Lot.SLAY, Why.SLAIN)])
def test_what_is_decided_is_told_before_what_it_brings(lot, why):
    """5.4.2: with the reason of the REPUTATION."""
    _, events = won("Bragi").apply(0, Settle(N["Beli"], lot))
    told_of = [one for one in events if isinstance(one, CaptiveSettled | ReputationMoved)]

    assert [type(one) for one in told_of] == [CaptiveSettled, ReputationMoved]
    assert told_of[1].why is why


@pytest.mark.rule("2.1F", "5.4.2", "11.1")
def test_whoever_is_taken_brings_its_animals():
    """Gulltopp follows Heimdall, and nobody is asked about him."""
    names = (N["Heimdall"], N["Gulltopp"])
    found = facing(["Odin"], [member(name) for name in ("Heimdall", "Gulltopp")])
    found.kept = tuple(one for one in found.kept if one not in names)
    position, _ = running(found, Captives(0, names, 1))

    after, events = act(position, 0, Settle(N["Heimdall"], Lot.TAKE), 1)

    assert told(events, CaptiveSettled)[0].success
    assert after.table.counter(1).names == (N["Odin"], *names)
    assert [one.name for one in told(events, CaptiveSettled)] == [N["Heimdall"]]
