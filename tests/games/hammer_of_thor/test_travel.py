"""Travel in The Hammer of Thor (4.2, 2.1D, 3.3), with the test vectors of 23.0."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from games.core.errors import IllegalAction
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.graves import Grave
from games.hammer_of_thor.folk.groups import COUNTERS
from games.hammer_of_thor.folk.kinds import Race, Side
from games.hammer_of_thor.land.board import BOARD, Ground
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Road
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.table import Rule
from games.hammer_of_thor.travel.events import (
    CounterStayed,
    CounterTravelled,
    FarSeen,
    MortalsDied,
    MortalsLeft,
    PlaceScouted,
)
from games.hammer_of_thor.travel.going import crosses, destinations, speed
from games.hammer_of_thor.travel.manners import Manner, Mortals
from games.hammer_of_thor.travel.prompts import TravelHint
from games.hammer_of_thor.travel.refusals import (
    NobodyToLeave,
    NotYourCounter,
    TooDear,
    TooFar,
)
from games.hammer_of_thor.travel.travel import Travel, Travels, somebody
from tests.games.hammer_of_thor.builder import Halt, at, group, member, table
from tests.games.loaded_dice import act

GLADSHEIM, IDA, BIFROST = Place.GLADSHEIM, Place.IDAS_PLAIN, Place.BIFROST
HOLDING, KALLOVA = Place.THRALLS_HOLDING, Place.KALLOVA
MORTAL = next(
    f.name for f in FIGURES.values() if f.is_mortal and f.tier == 2 and f.side is Side.GOOD
)


def travelling(*counters, **rest):
    """Seat 0 is asked where to go."""
    return at(table(*counters, **rest), Travels(0), Halt())


def travel(position, to, manner=Manner.PLAIN, mortals=Mortals.LEAVE, counter=1):
    leader = position.table.leader(position.table.counter(counter))
    return Travel(leader.id, BOARD[to].realm, to, manner, mortals)


def refused(position, action):
    with pytest.raises(IllegalAction) as caught:
        position.apply(0, action)
    return caught.value.refusal


def told(events, kind):
    return [event for event in events if isinstance(event, kind)]


def of_speed(wanted, code=None):
    """A character of a SPEED with no ability of the road, or with the one."""
    road = {"1.0A", "1.0B", "1.0C", "1.0D", "1.0E", "1.0G", "1.0H", "3.0C", "7.0A", "12.0K"}
    return next(
        f.name
        for f in FIGURES.values()
        if f.stats["SPD"] == wanted
        and set(f.codes) & road == ({code} if code else set())
        and not f.is_mortal
        and f.race != Race.MUSPELLSON
        and f.side
    )


@pytest.mark.rule("4.2", "3.3")
def test_the_slowest_member_sets_the_speed():
    """4.2; 3.3: one more in summer."""
    slow, fast = of_speed(2), of_speed(4)
    found = table(group(0, GLADSHEIM, slow, fast))

    assert speed(found, found.counters[0]) == 2
    found.season = Season.SUMMER
    assert speed(found, found.counters[0]) == 3


@pytest.mark.rule("1.0G")
def test_a_mount_carries_the_slowest():
    """1.0G: one each; others walk."""
    slow, horse = of_speed(2), "Sleipnir"
    mount = FIGURES[NUMBERS[horse]].stats["SPD"]
    found = table(group(0, GLADSHEIM, slow, horse), group(0, IDA, slow, of_speed(3), horse))
    ridden = found.stat(member(horse), "SPD")

    assert "1.0G" in FIGURES[NUMBERS[horse]].codes
    assert mount > 3
    assert speed(found, found.counters[0]) == ridden
    assert speed(found, found.counters[1]) == 3


@pytest.mark.rule("3.0C", "18.1", "18.3")
def test_a_pathfinder_a_ship_and_a_wind_age_make_all_faster():
    """3.0C, 18.1 `group_speed`, 18.3."""
    guide = of_speed(4, "3.0C")
    found = table(group(0, GLADSHEIM, guide), group(0, IDA, member(of_speed(4), shown=("1068",))))

    assert speed(found, found.counters[0]) == 5
    assert speed(found, found.counters[1]) == 5
    found.rules = (Rule("all_speed_plus_one", "season", 1),)
    assert speed(found, found.counters[0]) == 6


@pytest.mark.rule("4.2.4")
def test_a_group_crosses_when_each_member_does_or_is_carried():
    """4.2.4: swimmers and fliers alone; a wader carries one; a boat or a shipwright all."""
    dry, wader = of_speed(4), of_speed(4, "1.0C")
    swims = next(f.name for f in FIGURES.values() if "1.0B" in f.codes and not f.is_mortal)
    wright = next(f.name for f in FIGURES.values() if "7.0A" in f.codes)
    boat = member(dry, shown=("1010",))

    def group_of(*names):
        return table(group(0, GLADSHEIM, *names)).counters[0]

    assert crosses(group_of(swims))
    assert not crosses(group_of(swims, dry))
    assert crosses(group_of(wader, dry))
    assert not crosses(group_of(wader, dry, of_speed(3)))
    assert crosses(group_of(wright, dry, of_speed(3)))
    assert crosses(group_of(boat, of_speed(3)))
    assert not crosses(group_of(member(dry, hidden=("1010",)), of_speed(3)))


@pytest.mark.rule("4.2.1", "T44", "T44")
def test_one_order_goes_the_whole_road():
    """4.2.1 (T44): the engine finds it."""
    name = of_speed(4)
    position = travelling(group(0, GLADSHEIM, name))
    after, events = position.apply(0, travel(position, BIFROST))
    (told_,) = told(events, CounterTravelled)

    assert after.table.counters[0].place is BIFROST
    assert told_.road == ("05", "74")
    assert told_.leader == NUMBERS[name]
    assert after.table.counters[0].moved
    assert after.table.sitting.origin is GLADSHEIM
    assert after.table.sitting.left == 2


@pytest.mark.rule("4.2", "21.6")
def test_one_counter_moves_in_a_player_turn():
    """4.2, 21.6: the others have not."""
    position = travelling(group(0, GLADSHEIM, of_speed(4)), group(0, IDA, of_speed(3), moved=True))
    after, _ = position.apply(0, travel(position, IDA))

    assert [one.moved for one in after.table.counters] == [True, False]


@pytest.mark.rule("4.2", "5.4.5")
def test_a_counter_need_not_move():
    """4.2; staying is told, and is no movement (5.4.5)."""
    position = travelling(group(0, GLADSHEIM, of_speed(4), moved=True))
    after, events = position.apply(0, travel(position, GLADSHEIM, Manner.SEARCH))

    assert told(events, CounterStayed)
    assert not after.table.counters[0].moved
    assert after.table.sitting.left == 3


@pytest.mark.rule("4.2")
def test_manners_cost_speed():
    """4.2: caution, search and reconnaissance one each."""
    position = travelling(group(0, GLADSHEIM, of_speed(2)))
    ways = [one for one in position.asks[0] if one.to is IDA]
    far = [one for one in position.asks[0] if one.to is BIFROST]

    assert {one.manner for one in ways} == {
        Manner.PLAIN, Manner.CAUTION, Manner.SEARCH, Manner.RECON,
    }  # fmt: skip
    assert {one.manner for one in far} == {Manner.PLAIN}
    assert refused(position, travel(position, BIFROST, Manner.CAUTION)) == TooDear(BIFROST, 0)
    assert position.step.default(position.table, 0) == travel(position, GLADSHEIM, Manner.CAUTION)


@pytest.mark.rule("4.2.2")
def test_a_step_is_always_possible_but_without_manners_it_cannot_pay():
    """4.2.2."""
    position = travelling(group(0, Place.MIMIRS_WELL, of_speed(1)))
    river = [one for one in position.asks[0] if one.to is Place.THUL_RIVER]

    assert [one.manner for one in river] == [Manner.PLAIN]
    after, _ = position.apply(0, river[0])
    assert after.table.sitting.left == 0


@pytest.mark.rule("4.2")
def test_what_cannot_be_reached_is_refused_with_the_speed():
    """4.2; another's counter too."""
    position = travelling(group(0, GLADSHEIM, of_speed(2)), group(1, IDA, of_speed(4)))

    assert refused(position, travel(position, Place.UTGARD)) == TooFar(Place.UTGARD, 2)
    assert refused(position, travel(position, BIFROST, counter=2)) == NotYourCounter()
    assert refused(position, travel(position, IDA, mortals=Mortals.TAKE)) == NobodyToLeave()


@pytest.mark.rule("8.1")
def test_a_counter_is_named_by_its_leader():
    """8.1: nobody else of the group stands for it."""
    position = travelling(group(0, GLADSHEIM, "Thor", "Sif"))
    act = travel(position, IDA)

    assert act in position.asks[0]
    assert refused(position, replace(act, leader=NUMBERS["Sif"])) == NotYourCounter()


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(("face", "success"), [(1, True), (5, True), (10, False)])
def test_reconnaissance_needs_the_lowest_senses(face, success):
    """4.2: a die of at most the lowest SENSES."""
    name = next(
        f.name for f in FIGURES.values() if f.stats["SPD"] == 4 and f.stats["SEN"] == 4 and f.side
        and not f.is_mortal and not {"2.0A", "2.0C"} & {*f.codes}
    )  # fmt: skip
    position = travelling(group(0, GLADSHEIM, "Forseti", name))
    after, events = act(position, 0, travel(position, IDA, Manner.RECON), face)
    (scouted,) = told(events, PlaceScouted)

    assert (scouted.roll, scouted.senses, scouted.success) == (face - 1, 4, success)
    assert after.table.sitting.scouted is success


@pytest.mark.rule("9.5", "2.0A")
def test_utgard_is_never_scouted():
    """9.5: Box 33; far sight does not help."""
    position = travelling(group(0, Place.MIMIRS_WELL, of_speed(4)))
    after, _ = act(position, 0, travel(position, Place.UTGARD, Manner.BOTH), 1)
    seer = travelling(group(0, Place.MIMIRS_WELL, "Heimdall"))
    there, _ = act(seer, 0, travel(seer, Place.UTGARD))

    assert not after.table.sitting.scouted
    assert not there.table.sitting.scouted


@pytest.mark.rule("2.0A")
@pytest.mark.parametrize("manner", [Manner.PLAIN, Manner.CAUTION, Manner.RECON])
def test_far_sight_scouts_by_itself(manner):
    """2.0A: no die falls; a captive who has it looks out for nobody."""
    position = travelling(group(0, GLADSHEIM, "Thor", "Heimdall"))
    after, events = act(position, 0, travel(position, IDA, manner))
    kept = travelling(group(0, GLADSHEIM, "Thor", member("Heimdall", captive=True)))
    blind, _ = act(kept, 0, travel(kept, IDA, Manner.CAUTION))

    assert after.table.sitting.scouted
    assert told(events, FarSeen) == [FarSeen(seat=0, name=NUMBERS["Heimdall"], place=IDA)]
    assert not blind.table.sitting.scouted


@pytest.mark.rule("4.2", "8.1")
def test_captives_who_are_alone_look_around_themselves():
    """4.2: nobody free is left; the lowest SENSES are theirs."""
    position = travelling(group(0, GLADSHEIM, member("Forseti", captive=True)))
    after, events = act(position, 0, travel(position, IDA, Manner.RECON), 1)

    assert after.table.sitting.scouted
    assert told(events, PlaceScouted)[0].senses == FIGURES[NUMBERS["Forseti"]].stats["SEN"]


def giant(wanted=4):
    return next(
        f.name for f in FIGURES.values()
        if f.race is Race.JOTUN and f.stats["SPD"] == wanted and "1.0A" not in f.codes
    )  # fmt: skip


@pytest.mark.rule("4.2.3")
def test_giants_halt_on_bifrost_while_heimdall_watches():
    """4.2.3: dead, or with an evil seat, he does not."""
    watched = table(group(0, IDA, giant()), group(None, Place.HLIDSKIALF, "Heimdall"))
    free = table(group(0, IDA, of_speed(4)), group(None, Place.HLIDSKIALF, "Heimdall"))
    bribed = table(group(0, IDA, giant()), group(1, IDA, "Heimdall"), heroes={1: "Loki"})
    dead = table(group(0, IDA, giant()), helheim=(Grave(NUMBERS["Heimdall"], None),))

    for found, passes in ((watched, False), (free, True), (bribed, True), (dead, True)):
        there = destinations(found, found.counters[0])
        assert (there.get(Place.BRIMIR, Road(99, ())).cost == 2) is passes


@pytest.mark.rule("4.2.3", "11.0F")
def test_the_living_halt_on_the_bridge_to_hel():
    """4.2.3: but for fliers alone, and with Hermod's road (11.0F)."""
    flier = next(
        f.name for f in FIGURES.values() if "1.0A" in f.codes and f.stats["SPD"] >= 4
        and not f.is_mortal and f.side and "11.0F" not in f.codes
    )  # fmt: skip
    road = member(of_speed(4), shown=("1023",))
    for names, passes in (
        ([of_speed(4)], False), ([flier], True), ([flier, of_speed(4)], False), ([road], True),
    ):  # fmt: skip
        found = table(group(0, Place.LEIPT_RIVER, *names))
        there = destinations(found, found.counters[0])
        assert (there.get(Place.GNIPAS_CAVE, Road(99, ())).cost <= 3) is passes, names


@pytest.mark.rule("18.3")
def test_the_bridge_may_be_closed_and_drops_flooded():
    """18.3: The Bridge Trembles; Flood."""
    closed = table(
        group(0, IDA, of_speed(4)), rules=(Rule("bifrost_closed", "own_turn", 1),),
        floods=(Place.KORMT,),
    )  # fmt: skip
    there = destinations(closed, closed.counters[0])

    assert BIFROST not in there
    assert Place.KORMT not in there


@pytest.mark.rule("2.1D")
def test_mortals_stay_behind_or_die_outside_midgard():
    """2.1D, vector 9: left, they are a counter of their own."""
    name = of_speed(4)
    position = travelling(group(0, HOLDING, name, MORTAL))
    left, events = position.apply(0, travel(position, BIFROST))
    number = NUMBERS[MORTAL]

    assert told(events, MortalsLeft) == [MortalsLeft(seat=0, names=(number,), place=HOLDING)]
    assert [(one.place, one.names) for one in left.table.counters] == [
        (BIFROST, (NUMBERS[name],)),
        (HOLDING, (number,)),
    ]
    dead, events = position.apply(0, travel(position, BIFROST, mortals=Mortals.TAKE))
    assert told(events, MortalsDied) == [MortalsDied(seat=0, names=(number,))]
    assert [grave.name for grave in dead.table.helheim] == [number]
    assert dead.table.home_of(number) is None


@pytest.mark.rule("2.1D")
def test_in_midgard_and_over_ice_nobody_dies():
    """2.1D (c): frozen drops count as circles."""
    position = travelling(group(0, HOLDING, of_speed(4), MORTAL))
    winter = travelling(group(0, KALLOVA, of_speed(4), MORTAL), season=Season.WINTER)

    assert {one.mortals for one in position.asks[0] if one.to is KALLOVA} == {Mortals.LEAVE}
    assert BOARD[Place.FLORM_RIVER].ground is Ground.DROP
    assert {one.mortals for one in winter.asks[0] if one.to is Place.FLORM_RIVER} == {Mortals.LEAVE}
    after, _ = winter.apply(0, travel(winter, Place.FLORM_RIVER))
    assert len(after.table.counters) == 1


@pytest.mark.rule("1.5", "T22")
def test_a_hero_is_no_mortal():
    """1.5: fortune goes with it."""
    position = travelling(group(0, HOLDING, "Angantyr"), heroes={0: "Angantyr"})
    after, events = position.apply(0, travel(position, BIFROST))

    assert FIGURES[NUMBERS["Angantyr"]].is_mortal
    assert not told(events, MortalsDied)
    assert after.table.counters[0].place is BIFROST


@pytest.mark.rule("2.1D", "8.1")
def test_with_four_counters_those_left_go_for_good():
    """2.1D, 8.1: there is no room for a fifth."""
    others = [group(0, GLADSHEIM, of_speed(number)) for number in (2, 3, 5)]
    position = travelling(group(0, HOLDING, of_speed(4), MORTAL), *others)
    after, events = position.apply(0, travel(position, BIFROST))
    figure = FIGURES[NUMBERS[MORTAL]]

    assert len(after.table.counters) == COUNTERS
    assert told(events, MortalsLeft)[0].place is None
    assert figure.id in after.table.discards[figure.race]


@pytest.mark.rule("2.1D")
def test_mortals_alone_can_only_be_taken():
    """2.1D: nobody is left to lead those who go on."""
    position = travelling(group(0, HOLDING, MORTAL))
    ways = {one.mortals for one in position.asks[0] if one.to is BIFROST}

    assert ways == {Mortals.TAKE}
    after, _ = position.apply(0, travel(position, BIFROST, mortals=Mortals.TAKE))
    assert not after.table.counters


@pytest.mark.rule("4.5.1", "4.5.2")
def test_the_chance_to_meet_somebody_is_told():
    """4.5.1, 4.5.2: 80 % on land, 60 on drops; caution nobody but where a roll is compulsory."""
    found = table(group(0, GLADSHEIM, of_speed(4)))
    own = found.counters[0]

    assert somebody(found, own, IDA, Manner.PLAIN) == 80
    assert somebody(found, own, Place.KORMT, Manner.PLAIN) == 60
    assert somebody(found, own, IDA, Manner.SEARCH) == 100
    assert somebody(found, own, IDA, Manner.CAUTION) == 0
    assert somebody(found, own, Place.LEIPT_RIVER, Manner.CAUTION) == 60
    found.season = Season.WINTER
    assert somebody(found, own, Place.KORMT, Manner.PLAIN) == 80


@pytest.mark.rule("4.2.1")
def test_a_hint_tells_the_cost_and_who_would_die():
    """4.2.1."""
    position = travelling(group(0, HOLDING, of_speed(4), MORTAL))
    hint = travel(position, BIFROST, Manner.CAUTION).hint(position.table)
    allowed = speed(position.table, position.table.counters[0])

    assert hint == TravelHint(cost=2, speed=allowed, somebody=0, mortals=1)


@pytest.mark.rule("4.2A")
def test_roads_are_walked_place_by_place():
    """4.2A: each step of a road is a line of the board."""
    position = travelling(group(0, GLADSHEIM, of_speed(6)))
    for action in position.asks[0]:
        road = destinations(position.table, position.table.counters[0])[action.to]
        for near, far in pairwise((GLADSHEIM, *road.places)):
            assert far in BOARD[near].links


@pytest.mark.rule("4.5.7")
def test_whoever_waits_at_a_place_is_met_for_certain():
    """A resident, as long as the seat has not beaten, won or befriended it; never with caution."""
    found = table(group(0, GLADSHEIM, of_speed(4)), group(None, IDA, "Mimir", known=False))
    own = found.counters[0]

    assert somebody(found, own, IDA, Manner.PLAIN) == 100
    assert somebody(found, own, IDA, Manner.CAUTION) == 0
    found.change_player(0, honoured=(f"resident {NUMBERS['Mimir']}",))
    assert somebody(found, own, IDA, Manner.PLAIN) == 80
