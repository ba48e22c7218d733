"""The dead: draugr, awakeners, the ride to Hel, and the way home (6.0)."""

import pytest

from games.core.errors import IllegalAction
from games.hammer_of_thor.battle.deaths import falls
from games.hammer_of_thor.dead.awakening import Raise
from games.hammer_of_thor.dead.bounds import call_home
from games.hammer_of_thor.dead.events import (
    DeadDelivered,
    DeadRose,
    DeadSentHome,
    DraugrRose,
    RideTried,
)
from games.hammer_of_thor.dead.guarding import drive_home
from games.hammer_of_thor.dead.prompts import DeliverHint, RaiseHint, RideHint
from games.hammer_of_thor.dead.refusals import NobodyRises, NoRide
from games.hammer_of_thor.dead.riding import Ride
from games.hammer_of_thor.encounter.arriving import Arrival, LookAround
from games.hammer_of_thor.encounter.effects import carried_out
from games.hammer_of_thor.encounter.joining import lure
from games.hammer_of_thor.encounter.legality import legal
from games.hammer_of_thor.encounter.resolving import Outcome, Result
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.dying import lose_stamina
from games.hammer_of_thor.folk.blows import Ailment
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.graves import Death, Grave
from games.hammer_of_thor.folk.groups import leads
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.partings import dismiss
from games.hammer_of_thor.ragnarok.bonus import mortals_in_midgard
from games.hammer_of_thor.ragnarok.field import champions
from games.hammer_of_thor.ragnarok.scoring import worths
from games.hammer_of_thor.ragnarok.strength import spears
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.travel.going import crosses, deadly, destinations, speed
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.travel.prompts import TravelHint
from games.hammer_of_thor.travel.travel import Travel, Travels
from games.hammer_of_thor.turns.camp import Camp
from games.hammer_of_thor.turns.camp_deeds import Deliver
from games.hammer_of_thor.turns.newcomers import ChoosingNewHero, NewHero
from games.hammer_of_thor.turns.turn import Turn
from games.hammer_of_thor.turns.upkeep import Upkeep
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running, table
from tests.games.hammer_of_thor.fates import aimed, holding, loaded, played, ways
from tests.games.hammer_of_thor.fights import facing, fought, one_of, told
from tests.games.loaded_dice import act

HEL, GRAVES, HOME, IDA = Place.ELIUDNIR, Place.NASTRANDR, Place.GLADSHEIM, Place.IDAS_PLAIN
BELI, ALVALDI = N["Beli"], N["Alvaldi"]
MORTAL = next(f.name for f in FIGURES.values() if f.is_mortal and f.tier == 2)
GUARDIAN = "Modgud"


def dead(name, **changes):
    """A dead member with half of its STAMINA."""
    half = member(name).stamina // 2
    return member(name, dead=True, **({"wounds": member(name).stamina - half} | changes))


def buried(*names, seat=0):
    """In the Helheim deck, the last of them last."""
    return tuple(Grave(N[name], seat, Death.SLAIN) for name in names)


def without(found, *names):
    """They lie in Helheim, and in no deck."""
    for race, deck in found.decks.items():
        found.decks[race] = tuple(one for one in deck if one not in {N[name] for name in names})
    found.helheim = buried(*names)
    return found


def arrived(*people, graves=(), **rest):
    """Seat 0 has come to Hel's hall."""
    found = table(group(0, HEL, *people), heroes={0: "Odin"}, **rest)
    found.sitting = Sitting(1, HEL, Manner.PLAIN)
    return at(without(found, *graves), Arrival(0), Halt())


@pytest.mark.rule("6.1")
def test_each_card_of_helheim_tells_how_and_whose():
    """6.1: slain, by a card, of wounds, drowned, outside Midgard."""
    found = facing(["Bragi"], [member("Beli", spent=("11.0A",), wounds=18)])
    position, _ = fought(found, 1, 9, 9)
    assert position.table.helheim == (Grave(BELI, None, Death.SLAIN),)

    found = holding({}, group(0, IDA, member("Bragi", wounds=14)))
    lose_stamina(found, N["Bragi"], 5, Ailment.PLAIN, loaded(found))
    assert found.helheim == (Grave(N["Bragi"], 0, Death.CARD),)


@pytest.mark.rule("6.2", "11.0A")
@pytest.mark.parametrize("way", ["blow", "card"])
def test_a_draugr_stays_the_first_time(way):
    """6.2: half of its STAMINA; not a second time, and not before an escape from death."""
    found = facing([member("Beli", wounds=18, venom=2)], ["Bragi"])
    referee = loaded(found)
    if way == "blow":
        found.change_member(BELI, wounds=19)
        assert not falls(found, BELI, N["Bragi"], referee)
    else:
        lose_stamina(found, BELI, 9, Ailment.PLAIN, referee)
    assert told(referee.events, DraugrRose) == [DraugrRose(name=BELI)]
    stays = one_of(found, "Beli")
    assert (stays.dead, stays.left, stays.venom) == (True, stays.stamina // 2, 0)

    found.change_member(BELI, wounds=stays.stamina)
    assert falls(found, BELI, None, referee)
    assert found.helheim == (Grave(BELI, 0, Death.AGAIN),)


@pytest.mark.rule("6.2", "5.4.6")
def test_a_hero_lives_on_before_it_walks_as_a_draugr():
    """5.4.6, 6.2: the first death is none; the second leaves a dead member."""
    found = facing([member("Beli", wounds=19)], ["Bragi"], heroes={0: "Beli"})
    found.change_member(BELI, wounds=19)
    assert falls(found, BELI, N["Bragi"], loaded(found, 0))
    assert not one_of(found, "Beli").dead

    found.change_member(BELI, wounds=19)
    assert not falls(found, BELI, None, loaded(found))
    assert one_of(found, "Beli").dead


@pytest.mark.rule("6.2")
def test_dead_members_win_nobody_lead_nobody_and_do_not_heal():
    """6.2: CHARISMA 0; healers leave them out."""
    corpse = dead("Thor")
    found = table(group(0, HOME, "Bragi", corpse), heroes={0: "Bragi"})
    assert found.stat(corpse, "CHA") == 0
    assert not leads(corpse)
    assert found.leader(found.counters[0]).id == N["Bragi"]

    position, _ = running(found, Upkeep(0))
    assert one_of(position.table, "Thor").wounds == corpse.wounds


@pytest.mark.rule("6.2", "4.3A4")
def test_the_dead_are_not_seduced():
    """6.2: neither as leaders nor as followers; FOLLOWER may win them."""
    found = table(group(0, IDA, "Freyja"), group(None, IDA, dead("Thrym")))
    assert Card.SEDUCE not in legal(found, *found.counters, 2)

    for seduced, home in ((True, 2), (False, 1)):
        found = table(group(0, IDA, "Freyja"), group(1, IDA, "Loki", dead("Baugi")))
        lure(found, *found.counters, loaded(found), seduced=seduced)
        assert found.home_of(N["Baugi"]).number == home


@pytest.mark.rule("6.2", "12.3", "13.2", "10.0")
def test_the_dead_count_nothing_in_the_end():
    """12.3, 13.2, 10.0: they stay at home, carry no spears, and lead no seat on."""
    living = table(group(0, HOME, "Thor"), heroes={0: "Thor"})
    found = table(group(0, HOME, dead("Thor")), heroes={0: "Thor"})
    assert champions(living, 0)
    assert not champions(found, 0)
    assert worths(living, 0)
    assert not worths(found, 0)
    assert (spears(found, 0), mortals_in_midgard(found, 0)) == (0, 0)

    position, _ = running(found, NewHero(0), faces=(1,) * 8)
    assert isinstance(position.step, ChoosingNewHero)


@pytest.mark.rule("6.3", "4.2.3")
def test_the_dead_are_slow_cross_water_and_need_not_halt():
    """6.3: SPEED 3 at most; a group of them alone goes on over the bridge to Hel."""
    found = table(group(0, Place.GIOLL_BRIDGE, dead("Thor"), dead("Sif")))
    (own,) = found.counters
    assert speed(found, own) == 3
    assert crosses(own)
    far = destinations(table(group(0, Place.SLID_RIVER, dead("Thor"))), own)
    assert far


@pytest.mark.rule("6.3")
def test_no_dead_member_enters_the_worlds_of_gods_and_elves():
    """6.3: it goes back to Helheim on the way; a group of the dead alone does not go at all."""
    found = table(group(0, Place.BIFROST, "Odin", dead("Baugi")))
    position = at(found, Travels(0), Halt())
    goal = next(to for to in destinations(found, found.counters[0]) if to is HOME or to is IDA)
    action = next(one for one in position.asks[0] if one.to is goal)
    hint = RULES.hint(position, action)
    assert isinstance(hint, TravelHint)
    assert hint.dead == 1

    after, events = act(position, 0, action)
    assert told(events, DeadSentHome) == [DeadSentHome(names=(N["Baugi"],))]
    assert after.table.helheim == (Grave(N["Baugi"], 0, Death.AGAIN),)
    assert after.table.counters[0].names == (N["Odin"],)

    alone = table(group(0, Place.BIFROST, dead("Baugi")))
    assert goal not in destinations(alone, alone.counters[0])


@pytest.mark.rule("6.3", "2.1D")
def test_the_dead_are_called_home_wherever_else_they_come_and_die_of_no_road():
    """6.3, 2.1D: led by a guide or a card; a dead Mortal does not die again of another world."""
    found = table(group(0, HOME, "Odin", dead("Baugi")), group(1, GRAVES, dead(MORTAL)))
    call_home(found, loaded(found))
    assert [one.names for one in found.counters] == [(N["Odin"],), (N[MORTAL],)]

    mortal = found.counters[1]
    assert all(not deadly(found, mortal, road) for road in destinations(found, mortal).values())


@pytest.mark.rule("6.4")
def test_a_guardians_success_drives_the_dead_home():
    """6.4: before its card does anything else; others leave them alone."""
    for leader, gone in ((GUARDIAN, True), ("Odin", False)):
        found = facing([leader], ["Loki", dead("Baugi")], seat=1)
        carried_out(found, Outcome(Result.SUCCESS, 1, Card.FRIENDSHIP), None, loaded(found))
        assert (found.home_of(N["Baugi"]) is None) is gone

    found = facing([GUARDIAN], [dead("Baugi")])
    assert drive_home(found, *found.counters, loaded(found))
    assert len(found.counters) == 1


@pytest.mark.rule("6.4", "9.5")
def test_a_guardian_delivers_the_dead_at_hels_hall():
    """6.4: 1 REPUTATION each, at the end of the own turn."""
    found = table(group(0, HEL, GUARDIAN, dead("Baugi"), dead("Greip")), heroes={0: GUARDIAN})
    found.sitting = Sitting(1, HEL, Manner.PLAIN)
    position = at(found, Camp(0), Halt())
    action = Deliver(N[GUARDIAN])
    assert action in position.asks[0]
    assert RULES.hint(position, action) == DeliverHint(2)

    after, events = act(position, 0, action)
    assert len(told(events, DeadDelivered)) == 1
    assert after.table.tracked[N[GUARDIAN]] == 2
    assert {grave.how for grave in after.table.helheim} == {Death.AGAIN}


@pytest.mark.rule("6.4", "8.4")
def test_dead_members_who_leave_a_group_go_to_helheim():
    """6.4: to no deck of the living."""
    found = table()
    dismiss(found, (dead("Baugi"),))

    assert found.helheim == (Grave(N["Baugi"], None, Death.AGAIN),)
    assert N["Baugi"] not in found.discards[Race.JOTUN]


@pytest.mark.rule("6.2", "11.0B")
def test_an_awakener_calls_the_last_of_the_dead_once_a_turn():
    """6.2: of tier 3 at most, at a place of the dead; it comes as a dead member."""
    found = without(table(group(0, GRAVES, "Hel")), "Alvaldi", "Baugi", "Thrym")
    position = at(found, Turn(0), Halt())
    action = Raise(N["Hel"])
    assert RULES.hint(position, action) == RaiseHint(N["Baugi"])

    after, events = act(position, 0, action)
    assert [(one.name, one.alive) for one in told(events, DeadRose)] == [(N["Baugi"], False)]
    assert one_of(after.table, "Baugi").dead
    assert [grave.name for grave in after.table.helheim] == [ALVALDI, N["Thrym"]]
    with pytest.raises(IllegalAction) as caught:
        after.check(0, action)
    assert caught.value.refusal == NobodyRises()

    elsewhere = at(without(table(group(0, IDA, "Hel")), "Alvaldi"), Turn(0), Halt())
    assert Raise not in elsewhere.asks[0].kinds


@pytest.mark.rule("6.1")
def test_a_ride_to_hel_brings_one_of_the_dead_home():
    """6.1: CHARISMA less 2; the own side or neutral, of tier 4 at most; half of its STAMINA."""
    position = arrived("Odin", graves=("Bragi", "Thrym", "Andhrimnir", "Thor"))
    asked = [one.name for one in position.asks[0] if isinstance(one, Ride)]
    assert asked == [N["Andhrimnir"], N["Bragi"]]
    action = Ride(Race.AESIR, N["Bragi"])
    assert RULES.hint(position, action) == RideHint(80)

    after, events = act(position, 0, action, 8)
    (tried,) = told(events, RideTried)
    assert (tried.t, tried.roll, tried.success) == (7, 7, True)
    bragi = one_of(after.table, "Bragi")
    assert (bragi.dead, bragi.left) == (False, bragi.stamina // 2)
    assert bragi.spent == ("11.0A",), "a draugr that has died stays dead the next time"
    assert after.table.tracked[N["Odin"]] == 2

    failed, _ = act(position, 0, action, 9)
    assert failed.table.home_of(N["Bragi"]) is None


@pytest.mark.rule("6.1")
def test_a_seat_rides_once():
    """6.1: whether it works or not; by default nobody does."""
    position = arrived("Odin", graves=("Bragi",))
    assert position.default(0) == LookAround()
    failed, _ = act(position, 0, Ride(Race.AESIR, N["Bragi"]), 9)
    again = at(failed.table, Arrival(0), Halt())

    with pytest.raises(IllegalAction) as caught:
        at(position.table, Arrival(0), Halt()).check(0, Ride(Race.JOTUN, N["Thrym"]))
    assert caught.value.refusal == NoRide()
    assert not any(isinstance(one, Ride) for one in again.asks.get(0, ()))


@pytest.mark.rule("6.1", "11.0F")
def test_the_hel_road_and_a_dead_member_help_on_the_ride():
    """6.1: 2 more each."""
    for people, more in (
        (["Bragi"], 0), ([member("Bragi", shown=("1023",))], 2), (["Bragi", dead("Sif")], 2),
        ([member("Bragi", shown=("1023",)), dead("Sif")], 4),
    ):  # fmt: skip
        position = arrived(*people, graves=("Andhrimnir",))
        charm = FIGURES[N["Bragi"]].stats["CHA"]
        found = RULES.hint(position, Ride(Race.AESIR, N["Andhrimnir"]))
        assert found == RideHint((min(8, charm - 2 + more) + 1) * 10)


@pytest.mark.rule("6.1", "17.0")
def test_hel_refuses_one_of_the_own_dead():
    """2036: of the own seat alone, where they can live."""
    found = holding({0: "2036"}, group(0, IDA, "Odin"))
    without(found, "Bragi", MORTAL)
    found.helheim = (*found.helheim, Grave(N["Tyr"], 1))
    assert [one.name for one in ways(found, 0)] == [N["Bragi"]]

    events = played(found, aimed(found, "2036", 1, name=N["Bragi"]))
    assert [(one.name, one.alive) for one in told(events, DeadRose)] == [(N["Bragi"], True)]
    assert found.home_of(N["Bragi"]).number == 1


@pytest.mark.rule("6.3")
def test_a_journey_without_barred_worlds_keeps_the_dead():
    """6.3: they go along."""
    found = table(group(0, HEL, "Odin", dead("Baugi")))
    position = at(found, Travels(0), Halt())
    action = next(one for one in position.asks[0] if one.to is not HEL)
    assert isinstance(action, Travel)

    after, _ = act(position, 0, action)
    assert len(after.table.counters[0].members) == 2
