"""The ways that are barred, told where a seat is asked to travel, and where it is refused."""

from importlib.resources import files

import pytest

from games.core.errors import IllegalAction
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Madness, Race
from games.hammer_of_thor.land.board import BOARD
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.table import Rule
from games.hammer_of_thor.travel.bars import bars, unbarred
from games.hammer_of_thor.travel.going import destinations, speed
from games.hammer_of_thor.travel.prompts import Bar, Barred
from games.hammer_of_thor.travel.refusals import TooFar, WayBarred
from games.hammer_of_thor.travel.travel import Travel
from games.hammer_of_thor.turns.turn import Turn
from games.hammer_of_thor.ways.gates import ENDS, FEE, Cross
from tests.games.hammer_of_thor.builder import Halt, at, group, member, table
from words.speech import Words

WORDS = Words("en", files("games.hammer_of_thor") / "words")
CLOSED = Rule("bifrost_closed", "own_turn", 1)
IDA, BIFROST, HALL = Place.IDAS_PLAIN, Place.BIFROST, Place.BILSKIRNIR
SALMON = "1106"


def of_speed(wanted, race=None):
    """Somebody who goes so far on foot, and has no mount, wings or boat."""
    return next(
        one.name for one in FIGURES.values()
        if one.stats["SPD"] == wanted and one.side and not one.is_mortal
        and not {"1.0A", "1.0B", "1.0C", "1.0G", "3.0C", "7.0A"} & {*one.codes}
        and race in (None, one.race)
    )  # fmt: skip


def standing(*counters, **rest):
    """Seat 0 is asked where its counters go."""
    return at(table(*counters, **rest), Turn(0), Halt())


def refused(position, to):
    """The reason why counter 1 does not go there."""
    leader = position.table.leader(position.table.counter(1)).id
    with pytest.raises(IllegalAction) as caught:
        position.apply(0, Travel(leader, BOARD[to].realm, to))
    return caught.value.refusal


def asked(position):
    """The words over the places."""
    return WORDS.say(position.prompt(0), ("Ann", "Bo", "Cat"))


@pytest.mark.rule("18.3", "21.1")
def test_what_is_closed_is_told_with_its_reason():
    """18.3: a flood and a card; where nothing is closed, nothing is said."""
    hero = of_speed(4)
    free = standing(group(0, IDA, hero))
    shut = standing(group(0, IDA, hero), rules=(CLOSED,), floods=(Place.KORMT, Place.THUL_RIVER))

    assert free.prompt(0).barred == ()
    assert "Barred" not in asked(free)
    assert asked(shut).endswith(" Barred: Kormt (in flood) and Bifrost (closed by a card).")
    assert refused(shut, BIFROST) == WayBarred(BIFROST, Barred(BIFROST, Bar.CARD))
    assert refused(shut, Place.KORMT) == WayBarred(Place.KORMT, Barred(Place.KORMT, Bar.FLOOD))


@pytest.mark.rule("4.2.3", "21.1")
def test_a_bridge_that_halts_is_told_where_the_way_would_go_on():
    """4.2.3: whoever has no SPEED left behind it need not know."""
    watch = group(None, Place.HLIDSKIALF, "Heimdall")
    quick, slow = (
        standing(group(0, IDA, of_speed(wanted, Race.JOTUN)), watch) for wanted in (4, 1)
    )
    own = quick.table.counter(1)
    behind = {*unbarred(quick.table, own, 4)} - {*destinations(quick.table, own)}

    assert quick.prompt(0).barred == (Barred(BIFROST, Bar.WATCH),)
    assert "Bifrost (Heimdall stops you there)" in asked(quick)
    assert behind
    for place in behind:
        assert refused(quick, place) == WayBarred(place, Barred(BIFROST, Bar.WATCH))
    assert slow.prompt(0).barred == ()


@pytest.mark.rule("4.2.3", "11.0F")
def test_the_bridge_to_hel_stops_the_living():
    """4.2.3."""
    living = standing(group(0, Place.LEIPT_RIVER, of_speed(4)))

    assert living.prompt(0).barred == (Barred(Place.GIOLL_BRIDGE, Bar.LIVING),)


@pytest.mark.rule("6.3", "4.2B")
def test_the_dead_are_told_of_the_worlds_that_are_shut_to_them():
    """6.3: once, by road and by gate; a gate is not called shut for that."""
    gate = ENDS[HALL][1]
    dead = standing(group(0, gate, member("Tyr", dead=True)))
    near = standing(group(0, Place.BRIMIR, member("Tyr", dead=True)))
    bar = Barred(None, Bar.DEAD)

    assert bar in dead.prompt(0).barred
    assert near.prompt(0).barred == (bar,)
    with pytest.raises(IllegalAction) as caught:
        dead.apply(0, Cross(NUMBERS["Tyr"], HALL))
    assert caught.value.refusal == WayBarred(HALL, bar)
    assert "Asgard, Vanaheim and Alfheim (no dead may enter)" in asked(near)


@pytest.mark.rule("2.2C", "2.2A8")
def test_a_fish_and_the_rigid_are_told_so_once():
    """2.2C, 2.2A8."""
    rigid = standing(group(0, IDA, member("Tyr", mad=Madness.CATATONIA)))
    fish = standing(group(0, Place.KORMT, member("Loki", shape=SALMON)))

    assert rigid.prompt(0).barred == (Barred(None, Bar.RIGID),)
    assert refused(rigid, BIFROST) == WayBarred(BIFROST, Barred(None, Bar.RIGID))
    assert "Barred: every way (a leader is rigid)." in asked(rigid)
    assert fish.prompt(0).barred == (Barred(None, Bar.DRY),)
    assert refused(fish, HALL) == WayBarred(HALL, Barred(None, Bar.DRY))
    assert "Barred: all land (a fish stays in the water)." in asked(fish)


@pytest.mark.rule("4.2B", "3.0D")
def test_a_gate_that_is_not_offered_is_told_with_its_reason():
    """4.2B, 3.0D: shut, guarded, or too dear."""
    letter, end = ENDS[HALL]
    warden = next(one.name for one in FIGURES.values() if "3.0D" in one.codes)
    hero = of_speed(4)
    slow = next(
        one.name for one in FIGURES.values()
        if one.stats["SPD"] < FEE and one.side and not one.is_mortal
    )  # fmt: skip

    shut = standing(group(0, HALL, hero), shut=(letter,))
    warded = standing(group(0, HALL, hero), group(1, end, warden))
    weak = standing(group(0, HALL, slow))

    assert speed(weak.table, weak.table.counter(1)) < FEE
    for found, why in ((shut, Bar.GATE), (warded, Bar.WARD), (weak, Bar.SLOW)):
        assert Barred(end, why) in found.prompt(0).barred


@pytest.mark.rule("4.2")
def test_who_is_too_far_for_want_of_a_boat_is_told_so():
    """4.2: entering water costs more; a place on land is just too far."""
    found = standing(group(0, HALL, of_speed(2)))
    beyond = next(
        place for place in Place
        if isinstance(refused_or_none(found, place), TooFar)
        and refused_or_none(found, place).wet
    )  # fmt: skip

    assert "unless you have a boat" in WORDS.say(refused(found, beyond))
    assert not refused(found, Place.UTGARD).wet
    assert "boat" not in WORDS.say(refused(found, Place.UTGARD))


def refused_or_none(position, to):
    """The reason, if there is one."""
    leader = position.table.leader(position.table.counter(1)).id
    action = Travel(leader, BOARD[to].realm, to)
    return None if action in position.asks[0] else refused(position, to)


@pytest.mark.rule("4.2")
def test_what_bars_one_of_two_groups_is_told_once():
    """4.2: both stand next to it."""
    found = table(group(0, IDA, of_speed(4)), group(0, Place.LANDWIDI, "Thor"), rules=(CLOSED,))

    assert at(found, Turn(0)).prompt(0).barred == (Barred(BIFROST, Bar.CARD),)
    assert [list(bars(found, one)) for one in found.counters] == [[Barred(BIFROST, Bar.CARD)]] * 2
