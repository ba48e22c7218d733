"""Cards that bring something: 2008, 2009, 2012 to 2014, 2041, 2043, 2044."""

import pytest

from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.encounter.checks import MOST
from games.hammer_of_thor.encounter.drawing import treasure
from games.hammer_of_thor.encounter.events import TreasureGuarded
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import (
    GroupHealed,
    ItemMade,
    NobodyCame,
    ReputationMoved,
    StrangerCame,
)
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.gains import CardReceived, CardsCame
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.lasting import end_turn
from games.hammer_of_thor.travel.manners import Manner
from tests.games.hammer_of_thor.builder import group, member
from tests.games.hammer_of_thor.fates import aimed, holding, loaded, played, told, ways

IDA, KALLOVA = Place.IDAS_PLAIN, Place.KALLOVA


def of(found, name):
    """A character in play."""
    return found.home_of(N[name]).member(N[name])


@pytest.mark.rule("4.1.4")
def test_a_feast_heals_a_group():
    """2014: 3 for each, and no more than was lost; burns go with the last wound."""
    hurt = member("Odin", wounds=5, burnt=True), member("Gna", wounds=2, burnt=True)
    found = holding({0: "2014"}, group(0, IDA, *hurt), group(0, KALLOVA, "Ilm"))
    (action,) = ways(found, 0)
    events = played(found, action)

    assert action == aimed(found, "2014", 1)
    assert told(events, GroupHealed) == [GroupHealed(seat=0, leader=N["Odin"], amount=3)]
    assert (of(found, "Odin").wounds, of(found, "Odin").burnt) == (2, True)
    assert (of(found, "Gna").wounds, of(found, "Gna").burnt) == (0, False)
    assert ways(holding({0: "2014"}, group(0, IDA, "Odin")), 0) == []


@pytest.mark.rule("4.1.4")
def test_a_song_raises_an_own_leader():
    """2043: in any turn."""
    found = holding({0: "2043"}, group(0, IDA, "Odin", "Gna"), group(1, IDA, "Loki"))
    events = played(found, aimed(found, "2043", 1))

    assert ways(found, 1) == []
    assert found.tracked == {N["Odin"]: 2}
    assert told(events, ReputationMoved) == [ReputationMoved(name=N["Odin"], by=2)]


@pytest.mark.rule("0.0.5")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_mockery_lowers_another_leader(before, after):
    """2044: the tracker never falls below 0 (0.0.5)."""
    found = holding({0: "2044"}, group(1, IDA, "Loki"), tracked={"Loki": before})
    events = played(found, aimed(found, "2044", of=1, group=1))

    assert found.tracked[N["Loki"]] == after
    assert told(events, ReputationMoved) == [ReputationMoved(name=N["Loki"], by=after - before)]


@pytest.mark.rule("4.1.4")
def test_mockery_needs_somebody_who_can_lose():
    """4.1.4: and none of the own."""
    found = holding({0: "2044"}, group(0, IDA, "Odin"), group(1, IDA, "Loki"), tracked={"Odin": 4})

    assert ways(found, 0) == []


@pytest.mark.rule("4.1.4")
def test_a_rune_comes_from_the_deck():
    """2009: into the own counter that is named, its seat alone knows which."""
    found = holding({0: "2009"}, group(0, IDA, "Odin"), runes=("1201", "1202"))
    events = played(found, aimed(found, "2009", 1))

    assert found.runes == ("1201",)
    assert of(found, "Odin").runes == ("1202",)
    assert told(events, CardsCame) == [CardsCame(seat=0, items=0, runes=1)]
    assert told(events, CardReceived)[0].secret_to == 0


@pytest.mark.rule("4.1.4", "1.7", "2.2B")
def test_a_rune_needs_a_deck_and_room():
    """4.1.4, 1.7, 2.2B: half of INTELLIGENCE and one more."""
    full = member("Ilm", runes=("1203", "1204", "1205"))

    assert ways(holding({0: "2009"}, group(0, IDA, "Odin"), runes=()), 0) == []
    assert ways(holding({0: "2009"}, group(0, IDA, full), runes=("1201",)), 0) == []


@pytest.mark.rule("4.1.4")
def test_bronze_is_picked_for_nothing():
    """2012: of the open bronze items, what somebody can hold."""
    found = holding({0: "2012"}, group(0, IDA, member("Odin", hidden=("1001",))))
    items = {one.item for one in ways(found, 0)}
    events = played(found, aimed(found, "2012", 1, item="1005"))

    assert {ITEMS[item].kind for item in items} == {"bronze"}
    assert "1005" in items
    assert "1002" not in items
    assert of(found, "Odin").hidden == ("1001", "1005")
    assert "1005" not in found.forged
    assert told(events, ItemMade) == [ItemMade(seat=0, item="1005", runes=0, reputation=0)]


@pytest.mark.rule("2.2A6")
@pytest.mark.parametrize(
    ("runes", "tracked", "paid"), [(("1201", "1202"), 0, (2, 0)), (("1201",), 5, (1, 1))]
)
def test_a_forged_item_costs_half(runes, tracked, paid):
    """2013: ring mail has 4 REPUTATION; runes first, then the leader's tracker (2.2A6)."""
    odin = member("Odin", runes=runes)
    found = holding({0: "2013"}, group(0, IDA, odin), tracked={"Odin": tracked})
    events = played(found, aimed(found, "2013", 1, item="1018"))

    assert told(events, ItemMade) == [
        ItemMade(seat=0, item="1018", runes=paid[0], reputation=paid[1])
    ]
    assert found.tracked[N["Odin"]] == tracked - paid[1]
    assert of(found, "Odin").runes == ()
    assert of(found, "Odin").hidden == ("1018",)
    assert set(runes) <= set(found.removed)


@pytest.mark.rule("4.1.4")
def test_what_cannot_be_paid_is_not_offered():
    """4.1.4: bronze and flaming items are none that a forge's debt pays."""
    found = holding({0: "2013"}, group(0, IDA, "Odin"), tracked={"Odin": 1})
    items = {one.item for one in ways(found, 0)}

    assert items
    assert {ITEMS[item].kind for item in items} == {"forged"}
    assert all(ITEMS[item].rep // 2 <= 1 for item in items)
    poor = holding({0: "2013"}, group(0, IDA, "Odin"))
    assert ways(poor, 0) == []


@pytest.mark.rule("4.5.6")
def test_a_hidden_hoard_raises_the_die_for_treasure_in_this_turn():
    """2041, 4.5.6: 2 and 4 are enough for a rune."""
    found = holding({0: "2041"}, group(0, IDA, "Odin"))
    played(found, Play("2041"))
    referee = loaded(found, 2, 2)
    treasure(found, Manner.PLAIN, referee)
    end_turn(found)
    treasure(found, Manner.PLAIN, referee)

    assert told(referee.events, TreasureGuarded) == [
        TreasureGuarded(roll=6, cards=1),
        TreasureGuarded(roll=2, cards=0),
    ]


def fire(*names, hero="Odin", **rest):
    """Seat 0 holds the stranger's card; these lie on the good people's deck, the first on top."""
    deck = tuple(N[name] for name in reversed(names))
    found = holding({0: "2008"}, group(0, IDA, hero), **rest)
    found.decks = dict.fromkeys(Race, ()) | {Race.AESIR: deck}
    return found


def stranger(found):
    """The fire of the own counter, for the Aesir."""
    return aimed(found, "2008", 1, race=Race.AESIR)


T = 3 + 9 - 5 + 2 + 1 + 2
"""Odin against Ilm, CHARISMA 5 and TEMPER 5: both good, and far below him (4.3A); the card is 2."""


@pytest.mark.rule("4.1.4")
@pytest.mark.parametrize(("roll", "stays"), [(8, True), (9, False)])
def test_a_stranger_joins_by_a_check(roll, stays):
    """2008: FOLLOWER at 2 more; else it goes to its discards."""
    found = fire("Ilm")
    events = played(found, stranger(found), roll)

    assert told(events, StrangerCame) == [
        StrangerCame(seat=0, race=Race.AESIR, name=N["Ilm"], t=min(T, MOST), roll=roll, stays=stays)
    ]
    assert (N["Ilm"] in found.counters[0].names) is stays
    assert (found.discards[Race.AESIR] == (N["Ilm"],)) is not stays


@pytest.mark.rule("4.1.4")
def test_greater_ones_go_under_their_deck():
    """2008: tier 3 at most."""
    found = fire("Thor", "Balder", "Idun", "Gna")
    played(found, stranger(found), 0)

    assert [FIGURES[N[name]].tier for name in ("Balder", "Idun")] == [4, 3]
    assert N["Idun"] in found.counters[0].names
    assert found.decks[Race.AESIR] == (N["Balder"], N["Thor"], N["Gna"])


@pytest.mark.rule("11.1")
def test_who_may_not_follow_goes_without_a_roll():
    """2008, 11.1: opposed, and too many of them already."""
    found = fire("Ilm", hero="Loki", heroes={0: "Loki", 1: "Odin", 2: "Durin"})
    found.change_counter(1, members=(*found.counters[0].members, member("Gna"), member("Fulla")))
    events = played(found, stranger(found))

    assert told(events, StrangerCame)[0].roll is None
    assert not told(events, StrangerCame)[0].stays
    assert found.discards[Race.AESIR] == (N["Ilm"],)


@pytest.mark.rule("4.5.3")
def test_the_discards_are_shuffled_when_a_deck_is_empty():
    """2008, 4.5.3; a race without any card is none to name."""
    found = fire()
    assert ways(found, 0) == []
    found.discards[Race.AESIR] = (N["Ilm"], N["Gna"])
    played(found, stranger(found), 0, 0)
    assert N["Ilm"] in found.counters[0].names
    assert found.decks[Race.AESIR] == (N["Gna"],)
    assert found.discards[Race.AESIR] == ()


@pytest.mark.rule("4.1.4")
def test_nobody_comes_from_a_deck_of_the_great():
    """2008."""
    found = fire("Thor")

    assert told(played(found, stranger(found)), NobodyCame) == [NobodyCame(race=Race.AESIR)]
    assert found.decks[Race.AESIR] == (N["Thor"],)
