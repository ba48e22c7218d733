"""Entries of the chart about movement, places and meetings, one by one (15.0)."""

import pytest

from games.core.vocabulary import tag
from games.hammer_of_thor.encounter.again import luck, second_sight
from games.hammer_of_thor.encounter.checks import Meeting, t_of
from games.hammer_of_thor.encounter.fleeing import light_fingers
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.chart import CHART
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Side, Stat
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Road
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lasting import expire
from games.hammer_of_thor.travel.going import crosses, deadly, going
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.travel.meeting import may_meet
from games.hammer_of_thor.turns.camp import Camp
from games.hammer_of_thor.turns.camp_deeds import WallIn
from tests.games.hammer_of_thor.builder import Halt, at, group, member, table
from tests.games.hammer_of_thor.fates import loaded
from tests.games.loaded_dice import act

HERE, THERE = Place.IDAS_PLAIN, Place.LANDWIDI
DRY = "Tyr"
ROAD = {"1.0A", "1.0B", "1.0C", "7.0A"}


def owner(code, **wanted):
    """Somebody with an entry of the chart, who speaks and is no Norn."""
    return next(
        f.name for f in FIGURES.values()
        if code in f.codes and f.speaks and f.side
        and all(getattr(f, field) == value for field, value in wanted.items())
    )  # fmt: skip


def only(code):
    """Somebody with one of the entries about water, and no other."""
    return next(f.name for f in FIGURES.values() if set(f.codes) & ROAD == {code} and f.side)


def counter(*people, place=HERE):
    """The counter of seat 0."""
    found = table(group(0, place, *people))
    return found, found.counter(1)


@pytest.mark.rule("1.0A", "1.0B", "1.0C", "7.0A")
@pytest.mark.parametrize(
    ("code", "alone", "with_one", "with_two"),
    [
        ("1.0A", True, False, False), ("1.0B", True, False, False),
        ("1.0C", True, True, False), ("7.0A", True, True, True),
    ],
)  # fmt: skip
def test_some_cross_water_and_some_bear_others(code, alone, with_one, with_two):
    """1.0A, 1.0B: themselves; 1.0C: and one more; 7.0A: everybody."""
    name = only(code)

    assert crosses(counter(name)[1]) is alone
    assert crosses(counter(name, DRY)[1]) is with_one
    assert crosses(counter(name, DRY, "Bragi")[1]) is with_two


@pytest.mark.rule("1.0A")
def test_fliers_alone_need_not_halt():
    """1.0A: at the two bridges."""
    flier = owner("1.0A")

    assert going(*counter(flier)).halts == set()
    assert Place.GIOLL_BRIDGE in going(*counter(flier, DRY)).halts


@pytest.mark.rule("1.0D", "1.0E", "1.0H")
@pytest.mark.parametrize(
    ("code", "season", "added"),
    [("1.0D", Season.SPRING, 1), ("1.0E", Season.WINTER, 2), ("1.0E", Season.SPRING, 0)],
)
def test_the_swift_are_faster_and_ski_runners_in_winter(code, season, added):
    """1.0D, 1.0E: with the entry, and while it is held back."""
    name = next(f.name for f in FIGURES.values() if code in f.codes)
    found, _ = counter(name)
    found.season = season
    withheld = member(name, withheld=(code,))

    assert found.stat(member(name), Stat.SPEED) - found.stat(withheld, Stat.SPEED) == added


@pytest.mark.rule("1.0H")
def test_the_lame_have_two_speed_at_most():
    """1.0H."""
    found, _ = counter(DRY)
    lame = [f.name for f in FIGURES.values() if "1.0H" in f.codes]

    assert lame
    assert all(found.stat(member(name), Stat.SPEED) <= 2 for name in lame)


@pytest.mark.rule("1.0F", "11.0D")
def test_a_mortal_dies_outside_midgard_and_who_has_hamingja_does_not():
    """1.0F, 11.0D."""
    mortal, blessed = (
        next(f.name for f in FIGURES.values() if "1.0F" in f.codes and f.is_mortal),
        next(f.name for f in FIGURES.values() if "11.0D" in f.codes),
    )
    found, own = counter(mortal, blessed, DRY, place=Place.THRALLS_HOLDING)

    dead = deadly(found, own, Road(1, (Place.BIFROST,)))
    assert [one.id for one in dead] == [NUMBERS[mortal]]
    assert not deadly(found, own, Road(1, (Place.AURVANGUR,)))


@pytest.mark.rule("9.0D")
@pytest.mark.parametrize("scouted", [True, False])
def test_the_trackless_are_met_by_reconnaissance_alone(scouted):
    """9.0D: by other seats; one in a group is enough."""
    found = table(group(0, HERE, DRY), group(1, HERE, "Loki", "Mani"))
    found.sitting = Sitting(1, HERE, Manner.RECON, scouted=scouted)

    assert may_meet(found, 0, found.counter(2)) is scouted


@pytest.mark.rule("7.0D")
def test_a_mason_walls_in_a_group_that_has_not_moved():
    """7.0D: no seat meets it until its next turn; others of the seat can be met."""
    found = table(group(0, HERE, "Hymir"), group(0, HERE, DRY), group(1, HERE, "Loki"))
    found.sitting = Sitting(1, HERE, Manner.PLAIN)
    position = at(found, Camp(0), Halt())
    wall = WallIn(NUMBERS["Hymir"])

    after, events = act(position, 0, wall)
    assert [tag(event) for event in events] == ["walled-in"]
    assert wall not in list(after.asks.get(0, ()))
    now = after.table
    assert [may_meet(now, 1, now.counter(number)) for number in (1, 2)] == [False, True]
    expire(now, 0)
    assert may_meet(now, 1, now.counter(1))
    found.change_counter(1, moved=True)
    assert wall not in list(at(found, Camp(0), Halt()).asks.get(0, ()))


@pytest.mark.rule("2.2A", "4.0A", "4.0B", "4.0C", "4.0E", "7.0E")
@pytest.mark.parametrize(
    ("code", "card"),
    [
        (code, Card(card))
        for code in ("2.2A", "4.0A", "4.0B", "4.0C", "4.0E")
        for card in CHART[code].card.split()
    ],
)
def test_tongues_and_gifts_of_a_leader_help_its_cards(code, card):
    """2.2A, 4.0A to 4.0E: with the entry, and while it is held back; for the leader alone."""
    gifted = owner(code)
    found = table(group(0, HERE, gifted), group(None, HERE, "Thrym"))

    def t():
        return t_of(found, card, Meeting(*found.counters), Card.CON)

    helped = t()
    found.change_member(NUMBERS[gifted], withheld=(code,))
    assert helped - t() == CHART[code].n


@pytest.mark.rule("7.0E")
def test_the_greedy_are_tricked_more_easily():
    """7.0E."""
    greedy = owner("7.0E")
    found = table(group(0, HERE, DRY), group(None, HERE, greedy))

    def t():
        return t_of(found, Card.CON, Meeting(*found.counters), Card.EVADE)

    eased = t()
    found.change_member(NUMBERS[greedy], withheld=("7.0E",))
    assert eased - t() == CHART["7.0E"].n


@pytest.mark.rule("10.0D")
def test_a_nine_of_the_lucky_counts_once_a_turn_at_most():
    """10.0D: a leader's, and nothing but a 9."""
    found, own = counter(owner("10.0D"))

    assert not luck(found, own, 8, loaded(found))
    assert luck(found, own, 9, loaded(found))
    assert not luck(found, own, 9, loaded(found))


@pytest.mark.rule("8.0B")
def test_seid_has_the_first_failed_check_rolled_again():
    """8.0B: anybody's in the group, once a turn."""
    found, own = counter(DRY, owner("8.0B"))

    assert second_sight(found, own, loaded(found))
    assert not second_sight(found, own, loaded(found))
    assert not second_sight(*counter(DRY), loaded(found))


@pytest.mark.rule("9.0C")
@pytest.mark.parametrize("found_it", [True, False])
def test_light_fingers_have_the_treasure_of_whom_they_leave(found_it):
    """9.0C: on a check of AGILITY, of nobody's group."""
    thief = owner("9.0C", side=Side.EVIL)
    found = table(group(0, HERE, thief), group(None, HERE, "Bragi"))
    found.encounter = Encounter(1, 2, treasure=("1201",))
    found.runes = tuple(rune for rune in found.runes if rune != "1201")

    light_fingers(found, loaded(found, 0 if found_it else 9))
    assert (found.encounter.treasure == ()) is found_it
