"""Cards that take, and that send people away: 2021, 2037, 2038, 2042, 3004, 3024, 3029."""

import pytest

from games.core.asks import is_new
from games.hammer_of_thor.cards.deck import RUNES
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import (
    FateSeen,
    FollowerLeft,
    FollowerTaken,
    GoodsLost,
    GoodsTaken,
    HandLost,
    HandTaken,
    RuneFaded,
    TheftTried,
)
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.gains import CardReceived
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.travel.travel import Travel
from games.hammer_of_thor.turns.turn import Turn
from tests.games.hammer_of_thor.builder import Halt, at, group, member
from tests.games.hammer_of_thor.fates import aimed, holding, played, told, ways

IDA, GLADSHEIM, KALLOVA = Place.IDAS_PLAIN, Place.GLADSHEIM, Place.KALLOVA


def names(found, number):
    """The members of a counter."""
    return {FIGURES[name].name for name in found.counter(number).names}


@pytest.mark.rule("4.1.4")
def test_the_wheel_takes_the_card_of_another_hand():
    """2021: the two seats alone learn which."""
    found = holding({0: "2021", 1: "2022"})
    found.change_player(1, asleep=True)
    events = played(found, Play("2021", of=1))

    assert (found.players[0].held, found.players[1].held) == ("2022", None)
    assert not found.players[0].asleep
    assert not found.players[1].asleep
    assert found.removed == ("2021",)
    assert events[1:] == [
        HandTaken(seat=0, of=1),
        FateSeen(card="2022", secret_to=0),
        HandLost(card="2022", secret_to=1),
    ]


@pytest.mark.rule("4.1.4")
def test_the_wheel_needs_a_hand():
    """4.1.4: of another seat, that has not left."""
    assert ways(holding({0: "2021"}), 0) == []
    found = holding({0: "2021", 1: "2022", 2: "2023"})
    found.change_player(1, out=True)
    assert ways(found, 0) == [Play("2021", of=2)]


def lured(place=GLADSHEIM, *followers, **rest):
    """Seat 0 holds Traitor and stands at Gladsheim; Loki and these stand elsewhere."""
    return holding(
        {0: "2037"}, group(0, GLADSHEIM, "Odin"), group(1, place, "Loki", *followers), **rest
    )


@pytest.mark.rule("4.1.4")
def test_a_traitor_comes_over_with_all_it_carries():
    """2037: wounds and items too; from the same place or the next."""
    nep = member("Nep", wounds=3, hidden=("1001",), runes=("1201",))
    found = lured(IDA, nep)
    events = played(found, aimed(found, "2037", 1, 1, 2, N["Nep"]))

    assert found.counter(1).members[-1] == nep
    assert names(found, 2) == {"Loki"}
    assert told(events, FollowerTaken) == [FollowerTaken(seat=0, of=1, name=N["Nep"])]
    assert ways(lured(KALLOVA, "Nep"), 0) == []


@pytest.mark.rule("11.1")
def test_only_small_followers_who_may_follow_are_traitors():
    """2037: tier 2; no hero, leader or captive; 11.1: two opposed ones at most."""
    found = lured(IDA, "Nep", "Alvaldi", "Thrym", member("Billing", captive=True))
    assert {one.name for one in ways(found, 0)} == {N["Nep"], N["Alvaldi"]}

    many = group(0, GLADSHEIM, "Odin", "Aurnir", "Fenja")
    found = holding({0: "2037"}, many, group(1, IDA, "Loki", "Nep", "Alvaldi"))
    assert {one.name for one in ways(found, 0)} == {N["Nep"]}


@pytest.mark.rule("8.1")
def test_a_leader_who_is_no_hero_is_no_follower_and_no_more_is_a_hero():
    """2037, 8.1: a fallen hero's group is led by another, and one hero may lead another."""
    found = holding({0: "2038"}, group(1, IDA, "Alvaldi", "Dolgthrasir"),
                    group(1, KALLOVA, "Thrym", "Durin", "Aurnir"),
                    heroes={0: "Odin", 1: "Loki"})  # fmt: skip
    found.change_player(1, heroes=(N["Loki"], N["Dolgthrasir"]))

    assert {one.name for one in ways(found, 0)} == {N["Aurnir"]}


@pytest.mark.rule("8.1")
def test_a_traitor_needs_room():
    """2037, 8.1: CHARISMA 9 keeps six."""
    six = ("Gna", "Ilm", "Lofn", "Sjofn", "Snotra", "Syn")
    found = holding({0: "2037"}, group(0, GLADSHEIM, "Odin", *six), group(1, IDA, "Loki", "Nep"))

    assert ways(found, 0) == []


def thieving(*foes, **rest):
    """Seat 0 holds Thief and stands beside these people of seat 1."""
    return holding({0: "2042"}, group(0, GLADSHEIM, "Odin"), group(1, IDA, *foes), **rest)


@pytest.mark.rule("4.1.4")
@pytest.mark.parametrize(("roll", "success"), [(5, True), (6, False)])
def test_a_thief_takes_a_revealed_item_by_a_check(roll, success):
    """2042: T is 5."""
    found = thieving(member("Loki", shown=("1005", "1007")))
    events = played(found, aimed(found, "2042", 1, 1, 2, item="1007"), roll)

    assert told(events, TheftTried) == [TheftTried(seat=0, of=1, roll=roll, t=5, success=success)]
    assert ("1007" in found.counter(1).members[0].hidden) is success
    assert ("1007" in found.counter(2).members[0].shown) is not success
    assert told(events, GoodsLost) == [GoodsLost(card="1007", secret_to=1)] * success


@pytest.mark.rule("4.1.4")
def test_a_concealed_item_is_taken_by_lot():
    """2042: nobody chooses what nobody sees; the second of three."""
    found = thieving(member("Loki", hidden=("1005", "1007")), member("Alvaldi", hidden=("1001",)))
    (action,) = ways(found, 0)
    events = played(found, action, 0, 1)

    assert action == aimed(found, "2042", 1, 1, 2, lot=True)
    assert found.counter(1).members[0].hidden == ("1007",)
    assert told(events, GoodsTaken) == [GoodsTaken(seat=0, of=1, items=1)]
    assert {event.secret_to for event in told(events, CardReceived)} == {0}


@pytest.mark.rule("4.1.4")
def test_a_thief_needs_loot_that_is_near():
    """2042, 4.1.4."""
    assert ways(thieving("Loki"), 0) == []
    far = group(1, KALLOVA, member("Loki", shown=("1005",)))
    assert ways(holding({0: "2042"}, group(0, GLADSHEIM, "Odin"), far), 0) == []


@pytest.mark.rule("4.1.4")
def test_dead_mens_nails_take_a_rune_from_each():
    """3029: by lot, of the own too; nobody gets them, and their seats alone learn which."""
    loki = member("Loki", runes=("1201", "1202"))
    odin = member("Odin", runes=("1203",))
    found = holding({0: "3029"}, group(0, IDA, odin), group(1, IDA, loki), group(2, IDA, "Durin"))
    events = played(found, aimed(found, "3029"), 0, 1)

    assert found.counter(1).members[0].runes == ()
    assert found.counter(2).members[0].runes == ("1201",)
    assert {"1202", "1203"} <= set(found.removed)
    assert told(events, RuneFaded) == [RuneFaded(seat=0), RuneFaded(seat=1)]
    assert [(one.card, one.secret_to) for one in told(events, GoodsLost)] == [
        ("1203", 0),
        ("1202", 1),
    ]


@pytest.mark.rule("21.4")
@pytest.mark.parametrize("rune", sorted(RUNES))
def test_who_loses_a_rune_in_the_own_turn_is_not_asked_anew_for_it(rune):
    """3029: that would tell others whether it could have been cast; what is asked stays."""
    asks = []
    for runes in ((rune,), ()):
        found = holding({1: "3029"}, group(0, IDA, member("Odin", runes=runes)))
        asks.append(at(found, Turn(0), Halt()).asks[0])

    assert not is_new(*asks)
    assert Travel in asks[1].kinds


@pytest.mark.rule("4.1.4")
def test_nails_need_a_rune():
    """3029, 4.1.4."""
    odin = member("Odin", runes=("1201",))
    assert ways(holding({0: "3029"}, group(0, IDA, odin), group(1, IDA, "Loki")), 0)
    assert ways(holding({0: "3029"}, group(0, IDA, "Odin"), group(1, IDA, "Loki")), 0) == []


@pytest.mark.rule("4.1.4")
def test_the_homesick_go_to_their_discards():
    """2038: a follower of another, of tier 3 at most."""
    found = holding({0: "2038"}, group(0, IDA, "Odin", "Gna"),
                    group(1, KALLOVA, "Loki", "Alvaldi", "Surt"))  # fmt: skip
    (action,) = ways(found, 0)
    events = played(found, action)

    assert action == aimed(found, "2038", None, 1, 2, N["Alvaldi"])
    assert told(events, FollowerLeft) == [FollowerLeft(of=1, name=N["Alvaldi"])]
    assert N["Alvaldi"] in found.discards["Jotun"]
    assert names(found, 2) == {"Loki", "Surt"}


@pytest.mark.rule("4.1.4")
def test_at_a_bloody_dawn_everybody_loses_one():
    """3004: of tier 1, the lowest REPUTATION; of equals the lower number [house]."""
    found = holding({0: "3004"}, group(0, IDA, "Odin", "Bil", "Andhrimnir", "Gna"),
                    group(1, KALLOVA, "Loki", "Alvaldi"), group(2, KALLOVA, "Durin", "An"),
                    tracked={"Andhrimnir": 1})  # fmt: skip
    events = played(found, Play("3004"))

    assert told(events, FollowerLeft) == [
        FollowerLeft(of=0, name=N["Bil"]),
        FollowerLeft(of=2, name=N["An"]),
    ]
    assert ways(holding({0: "3004"}, group(1, KALLOVA, "Loki", "Alvaldi")), 0) == []


@pytest.mark.rule("4.1.4")
def test_chains_break_for_one_captive():
    """3024: of another seat, of any tier."""
    bound = member("Thor", captive=True), member("Thrym", captive=True)
    found = holding({0: "3024"}, group(0, IDA, "Odin", bound[1]),
                    group(1, KALLOVA, "Loki", "Alvaldi", bound[0]))  # fmt: skip
    (action,) = ways(found, 0)
    played(found, action)

    assert action == aimed(found, "3024", None, 1, 2, N["Thor"])
    assert names(found, 2) == {"Loki", "Alvaldi"}
