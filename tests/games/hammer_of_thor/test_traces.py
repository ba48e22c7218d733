"""What actions leave on the board for the picture."""

import pytest

from games.hammer_of_thor.battle.events import BattleOver, RoundFought
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.ragnarok.events import (
    Chapter,
    FighterFell,
    HostGathered,
    StrengthReckoned,
)
from games.hammer_of_thor.traces import Charged, Settled, Went
from games.hammer_of_thor.travel.manners import Manner
from games.hammer_of_thor.view import view
from tests.games.hammer_of_thor.builder import group, table
from tests.games.hammer_of_thor.dooming import doomed, vow
from tests.games.hammer_of_thor.fights import HERE, KILL, facing, fought, told

BLOWS = (2, 8, 9, 1, 9, 9, 3, 7, *(1, 9) * 12)


def battle(seat=1):
    found = facing(("Thor", "Sif", "Balder"), ("Hymir", "Byleist", "Beli"), seat=seat,
                   heroes={0: "Thor", 1: "Hymir"})  # fmt: skip
    return fought(found, *BLOWS, reply=KILL if seat is not None else None)


@pytest.mark.rule("5.1", "5.3")
def test_a_battle_leaves_what_is_told_of_its_rounds():
    """Leaders, place, and each round's blows, hits and losses are those of the events."""
    position, events = battle()
    seen = view(position, None).fray

    assert seen.charge.leaders == (NUMBERS["Thor"], NUMBERS["Hymir"])
    assert seen.charge.seats == (0, 1)
    assert seen.charge.place is HERE
    rounds = told(events, RoundFought)
    assert [one.round for one in seen.rounds] == [one.round for one in rounds]
    assert [one.lost for one in seen.rounds] == [(one.lost, one.dealt) for one in rounds]
    for fought_, said in zip(seen.rounds, rounds, strict=True):
        assert sum(fought_.blows) + sum(fought_.hits) == len(said.rolls)
    assert seen.settled.winner == told(events, BattleOver)[0].winner


@pytest.mark.rule("5.4.1")
def test_those_who_can_fight_no_more_are_named_once():
    """The dead and the subdued of a round are out of the fight for good."""
    position, _ = battle()
    out = [name for one in view(position, None).fray.rounds for name in one.out]

    assert NUMBERS["Hymir"] in out
    assert len(out) == len(set(out))


@pytest.mark.rule("5.1.7")
def test_a_battle_lies_there_until_somebody_goes_on():
    """Its end does not take away its rounds; the next journey does, and the next battle."""
    leaders = NUMBERS["Thor"], NUMBERS["Hymir"]
    charge = Charged(turn=3, leaders=leaders, seats=(0, 1), place=HERE)
    went = Went(turn=4, seat=1, road=(HERE,), manner=Manner.SEARCH)

    assert charge.fades(went)
    assert Settled(turn=3, winner=None).fades(charge)
    assert not charge.fades(Settled(turn=4, winner=None))
    assert not went.fades(charge)


@pytest.mark.rule("12.3", "12.4", "12.5", "12.6")
def test_ragnarok_leaves_its_story():
    """Hosts, duels and strengths are those of the events."""
    found = table(
        group(0, Place.HLIDSKIALF, "Thor", "Balder"),
        group(1, Place.JARNVID, "Hymir", "Byleist"),
        seats=3,
        heroes={0: "Thor", 1: "Hymir"},
    )
    found.change_player(2, out=True)
    position, events = doomed(found, vow(0, Side.GOOD, "Balder", "Byleist"), vow(1, Side.EVIL))
    story = view(position, None).story

    hosts = told(events, HostGathered)
    assert [(one.side, one.names) for one in story.hosts] == [(e.side, e.names) for e in hosts]
    fallen = [name for duel in story.duels for name in duel.fallen]
    assert sorted(fallen) == sorted(one.name for one in told(events, FighterFell))
    assert (NUMBERS["Thor"], NUMBERS["Jormungand"]) in [
        one.pair for one in story.duels if one.chapter is Chapter.NAMED
    ]
    assert (NUMBERS["Balder"], NUMBERS["Byleist"]) in [
        one.pair for one in story.duels if one.chapter is Chapter.VOWED
    ]
    totals = [one.total for one in told(events, StrengthReckoned)]
    assert [one.total for one in story.weighed] == totals
    assert [sum((one.standing, one.spears, one.gained, one.dead, one.doom, one.favour))
            for one in story.weighed] == totals  # fmt: skip
