"""The end of a player-turn: springs, the day, bronze, smiths, the high seat (9.5, 2.2A6, 1.0J)."""

import pytest

from games.core.vocabulary import tag
from games.hammer_of_thor.cards.deck import ITEMS, Make
from games.hammer_of_thor.encounter.prompts import ItemHint
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.opening.heroes import TakeBronze
from games.hammer_of_thor.standing_orders import CampOrder, Orders
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.turns.boxes import Boxes
from games.hammer_of_thor.turns.camp import GLEIPNIR, BreakCamp, Camp, Forge, Look, TakeItem
from games.hammer_of_thor.turns.prompts import ForgeHint
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running, table
from tests.games.loaded_dice import act

RING = next(
    card for card, one in ITEMS.items() if one.kind is Make.MAGIC and not one.classes & {"W", "S"}
)
PLAIN, SEAT, HEARTH = Place.IDAS_PLAIN, Place.HLIDSKIALF, Place.BILSKIRNIR
SMITH = next(f.name for f in FIGURES.values() if "7.0C" in f.codes and f.race is Race.DWARF)
SHUNS = next(f.name for f in FIGURES.values() if "1.0J" in f.codes)


def camping(*people, place=HEARTH, moved=False, **rest):
    """Seat 0 has ended its journey there."""
    found = table(group(0, place, *people, moved=moved), heroes={0: "Odin"}, **rest)
    found.sitting = Sitting(1, place, Manner.PLAIN)
    return at(found, Camp(0), Halt())


def box(wanted):
    """The place with that box."""
    return next(place for place, spot in BOARD.items() if spot.box is wanted)


@pytest.mark.rule("9.5", "T10")
@pytest.mark.parametrize(
    ("wanted", "state"),
    [
        (Box.REGENERATE, {"wounds": 3, "burnt": True}), (Box.CURE, {"diseased": True}),
        (Box.VENOM_NEUTRAL, {"venom": 4}), (Box.WELL_OF_WIT, {"wisdom": 2, "intelligence": 1}),
    ],
)  # fmt: skip
def test_a_spring_restores_everybody_who_stands_there(wanted, state):
    """9.5: whoever's turn it was."""
    found = table(
        group(1, box(wanted), member("Odin", **state)), group(0, HEARTH, member("Thor", **state))
    )

    position, events = running(found, Boxes())

    there, elsewhere = (counter.members[0] for counter in position.table.counters)
    assert all(not getattr(there, field) for field in state)
    assert {field: getattr(elsewhere, field) for field in state} == state
    assert [tag(event) for event in events] == ["place-helped"]


@pytest.mark.rule("1.0J")
@pytest.mark.parametrize(("roll", "lost"), [(5, 0), (6, 4)])
def test_the_summer_day_hurts_those_who_shun_it(roll, lost):
    """1.0J: in the worlds above, at the end of the own turn; a die of at most 5."""
    found = table(group(0, HEARTH, SHUNS), group(1, HEARTH, "Odin"), season=Season.SUMMER)

    position, _ = running(found, Boxes(), faces=(roll + 1,))

    assert position.table.counter(1).members[0].wounds == lost


@pytest.mark.rule("1.0J")
def test_no_other_season_and_no_other_world_hurts_them():
    """1.0J."""
    for season, place in ((Season.SPRING, HEARTH), (Season.SUMMER, Place.JARNVID)):
        position, events = running(table(group(0, place, SHUNS), season=season), Boxes())

        assert position.table.counter(1).members[0].wounds == 0
        assert events == ()


@pytest.mark.rule("21.1")
def test_nobody_is_asked_where_nothing_can_be_had():
    """21.1: Camp."""
    assert camping("Odin").table.sitting is not None
    position, _ = running(camping("Odin").table, Camp(0))

    assert tag(position.step) == "halt"


@pytest.mark.rule("9.5", "2.2A6")
def test_idas_plain_gives_one_item_of_bronze():
    """9.5, 2.2A6: the best weapon by default; then nothing more."""
    position = camping("Odin", place=PLAIN)
    bronze = {one.card for one in position.asks[0] if isinstance(one, TakeItem)}
    wanted = position.default(0)

    after, events = act(position, 0, wanted)

    assert bronze
    assert {ITEMS[card].kind for card in bronze} == {Make.BRONZE}
    assert ITEMS[wanted.card].weapon == max(ITEMS[card].weapon for card in bronze)
    assert wanted.card in after.table.counter(1).members[0].hidden
    assert wanted.card not in after.table.forged
    assert tag(events[0]) == "item-forged"
    assert not any(isinstance(one, TakeItem) for one in after.asks[0])


@pytest.mark.rule("2.2A6")
def test_what_can_be_had_tells_its_use_beside_its_price():
    """2.2A6: bronze costs nothing; a sword of iron 2, one of which is a rune."""
    found = camping("Odin", member(SMITH, runes=("1201",)), tracked={"Odin": 9}).table
    sword = ItemHint(2, 0, 0, 2, more=False)

    assert Forge(NUMBERS[SMITH], "1011").hint(found) == ForgeHint(1, 1, sword)
    bronze = ItemHint(1, 0, 0, 1, more=False)
    assert TakeItem("1001").hint(found) == TakeBronze("1001").hint(found) == bronze


@pytest.mark.rule("21.4", "9.5")
def test_what_a_silent_seat_takes_tells_nothing_of_what_it_conceals():
    """21.4: by default an item goes where everybody can tell that hands are free."""
    weapon = next(card for card in table().forged if ITEMS[card].weapon)
    hides, bare = member("Thor", hidden=(RING,)), member("Odin")

    alone, together = camping(hides, place=PLAIN), camping(hides, bare, place=PLAIN)

    assert TakeItem(weapon) in alone.asks[0]
    assert alone.default(0) == BreakCamp()
    assert isinstance(together.default(0), TakeItem)


@pytest.mark.rule("2.2A6", "7.0C")
def test_a_smith_forges_where_the_group_did_not_move():
    """2.2A6, 7.0C: runes first, then REPUTATION of the leader."""
    rune = "1201"
    people = ("Odin", member(SMITH, runes=(rune,)))
    resting = camping(*people, tracked={"Odin": 9})
    forges = [one for one in resting.asks[0] if isinstance(one, Forge)]
    dear = max(forges, key=lambda one: ITEMS[one.card].rep)

    after, _ = act(resting, 0, dear)

    assert {one.smith for one in forges} == {NUMBERS[SMITH]}
    assert after.table.tracked[NUMBERS["Odin"]] == 9 - (ITEMS[dear.card].rep - 1)
    assert rune in after.table.removed
    assert dear.card in {card for one in after.table.counter(1).members for card in one.hidden}
    on_the_way, _ = running(camping(*people, moved=True, tracked={"Odin": 9}).table, Camp(0))
    assert tag(on_the_way.step) == "halt"


@pytest.mark.rule("2.2A6")
def test_what_nobody_can_pay_is_not_forged():
    """2.2A6."""
    position, _ = running(camping("Odin", SMITH).table, Camp(0))

    assert tag(position.step) == "halt"


@pytest.mark.rule("2.2A6")
def test_gleipnir_costs_two_runes_at_least():
    """2.2A6: REPUTATION pays for the rest alone."""
    runes = ("1201", "1202")
    for paid in (1, 2):
        position = camping("Odin", member(SMITH, runes=runes[:paid]), tracked={"Odin": 9})
        assert (Forge(NUMBERS[SMITH], GLEIPNIR) in position.asks[0]) is (paid == len(runes))


@pytest.mark.rule("9.5")
def test_the_high_seat_shows_the_next_of_a_race_to_its_seat_alone():
    """9.5."""
    position = camping("Odin", place=SEAT)

    after, (public, secret) = act(position, 0, Look(Race.DWARF))

    assert tag(public) == "high-seat-taken"
    assert secret.secret_to == 0
    assert secret.names == position.table.decks[Race.DWARF][-1:]
    assert not any(isinstance(one, Look) for one in after.asks.get(0, ()))


@pytest.mark.rule("21.2")
def test_camp_is_skipped_by_order():
    """21.2."""
    position = camping("Odin", place=PLAIN)

    assert position.ordered(0, Orders(camp=CampOrder.SKIP)) == BreakCamp()
    assert position.ordered(0, Orders()) is None


@pytest.mark.rule("2.2A6")
def test_what_cannot_be_had_is_refused_with_a_reason():
    """2.2A6."""
    position = camping("Odin", place=PLAIN)

    refusal = position.step.refusal(position.table, 0, Look(Race.DWARF))

    assert Look(Race.DWARF) not in position.asks[0]
    assert tag(refusal) == "not-to-be-had-here"


@pytest.mark.rule("9.5", "2.2A6")
def test_a_group_camps_where_it_stands_though_another_has_travelled():
    """9.5: bronze for each group on the plain, and the high seat for a third one."""
    found = table(
        group(0, HEARTH, "Odin", moved=True),
        group(0, PLAIN, "Thor"),
        group(0, PLAIN, "Tyr"),
        group(0, SEAT, "Frigg"),
        heroes={0: "Odin"},
    )
    found.sitting = Sitting(1, HEARTH, Manner.PLAIN)
    position = at(found, Camp(0), Halt())
    assert any(isinstance(one, Look) for one in position.asks[0])
    for _ in range(2):
        wanted = position.default(0)
        assert isinstance(wanted, TakeItem)
        position, _ = act(position, 0, wanted)

    assert not any(isinstance(one, TakeItem) for one in position.asks[0])
    assert [sum(len(one.hidden) for one in group.members) for group in position.table.counters] == [
        0, 1, 1, 0,
    ]  # fmt: skip


@pytest.mark.rule("2.2A6", "21.4")
def test_which_smith_of_a_group_works_is_no_question():
    """2.2A6: each forges once, one after the other; it changes nothing that others see."""
    other = next(f.name for f in FIGURES.values() if "7.0C" in f.codes and f.name != SMITH)
    position = camping("Odin", SMITH, other, tracked={"Odin": 20})
    worked = []
    for _ in range(2):
        forges = [one for one in position.asks[0] if isinstance(one, Forge)]
        worked.append({one.smith for one in forges})
        position, _events = act(position, 0, forges[0])

    assert [len(smiths) for smiths in worked] == [1, 1]
    assert set().union(*worked) == {NUMBERS[SMITH], NUMBERS[other]}
    assert not any(isinstance(one, Forge) for one in position.asks[0])


@pytest.mark.rule("2.2A6", "7.0C")
def test_a_smith_who_stayed_at_home_forges():
    """2.2A6: its own group did not move; its leader pays."""
    found = table(
        group(0, HEARTH, "Odin", moved=True),
        group(0, PLAIN, "Thor", SMITH),
        heroes={0: "Odin"},
        tracked={"Thor": 9},
    )
    found.sitting = Sitting(1, HEARTH, Manner.PLAIN)
    position = at(found, Camp(0), Halt())
    forges = [one for one in position.asks[0] if isinstance(one, Forge)]

    after, _ = act(position, 0, forges[0])

    assert after.table.tracked[NUMBERS["Thor"]] == 9 - ITEMS[forges[0].card].rep


@pytest.mark.rule("21.4", "21.1")
@pytest.mark.parametrize("hidden", ["1011", "1020"])
def test_whether_one_is_asked_tells_nothing_of_concealed_items(hidden):
    """21.4: with a sword under the cloak no other one can be had; all see is that one camps."""
    plain = camping(member("Odin", hidden=(hidden,)), place=PLAIN).table
    plain.forged = ("1001", "1002")
    swords = at(plain, Camp(0), Halt())
    forge = camping("Odin", member(SMITH, hidden=(hidden,)), tracked={"Odin": 9}).table
    forge.change_member(NUMBERS["Odin"], shown=("1013",))
    forge.forged = ("1015", "1025")
    hammers = at(forge, Camp(0), Halt())

    for position in (swords, hammers):
        assert position.awaited == (0,)
        assert BreakCamp() in position.asks[0]
        assert (len(position.asks[0]) > 1) is (hidden == "1020")
