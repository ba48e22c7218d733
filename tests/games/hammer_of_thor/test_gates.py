"""Gates, and cards about gates and second journeys (4.2B, 3.0A, 3.0D, 19.0)."""

from importlib.resources import files

import pytest

from cogs.gate.parts import LABEL
from games.core.errors import IllegalAction
from games.core.vocabulary import tag
from games.hammer_of_thor.encounter.checks import chance
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Madness
from games.hammer_of_thor.land.board import GATES, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.table import Rule
from games.hammer_of_thor.travel.going import speed
from games.hammer_of_thor.travel.manners import Manner, Mortals
from games.hammer_of_thor.travel.prompts import Bar, Barred
from games.hammer_of_thor.travel.refusals import NobodyToLeave, NotYourCounter, WayBarred
from games.hammer_of_thor.travel.travel import Travel
from games.hammer_of_thor.turns.calendar import change_season
from games.hammer_of_thor.turns.turn import Turn
from games.hammer_of_thor.ways.gates import ENDS, FEE, Cross, crossings
from games.hammer_of_thor.ways.prompts import GateHint
from games.hammer_of_thor.ways.refusals import GateKept, GateShut, NoGate, TooSlowForGate
from tests.games.hammer_of_thor.builder import Halt, at, group, member, table
from tests.games.hammer_of_thor.fates import loaded, played
from tests.games.loaded_dice import act
from words.speech import Words

THERE, BACK = Place.THRUDVANG, Place.UTGARD
PLAIN, HALL = Place.VIGRIDS_PLAIN, Place.WINGOLF
NOBODY = 10
"""The face with which nobody is met."""
HEROES = {0: "Tyr", 1: "Loki", 2: "Durin"}
TYR = NUMBERS["Tyr"]
WORDS = Words("en", files("games.hammer_of_thor") / "words")


def standing(*counters, **rest):
    """Seat 0 is asked where its counters go."""
    return at(table(*counters, heroes=HEROES, **rest), Turn(0), Halt())


def refused(position, action):
    """The reason."""
    with pytest.raises(IllegalAction) as caught:
        position.apply(0, action)
    return caught.value.refusal


def places(position, *numbers):
    """Where these counters are."""
    return [position.table.counter(number).place for number in numbers]


@pytest.mark.rule("4.2B")
def test_every_gate_leads_both_ways():
    """4.2B: eleven letters, two places each."""
    assert len(ENDS) == 2 * len(GATES) == 22
    assert all(ENDS[other] == (letter, place) for place, (letter, other) in ENDS.items())


@pytest.mark.rule("4.2B")
@pytest.mark.parametrize(("roll", "passes"), [(3, True), (4, False)])
def test_a_gate_is_a_check_of_wisdom_less_two(roll, passes):
    """4.2B: Tyr's WISDOM is 5; whoever fails stays, and then meets somebody all the same."""
    position = standing(group(0, THERE, "Tyr"))
    action = Cross(TYR, BACK)

    assert action.hint(position.table).chance == chance(3) == 40
    after, events = act(position, 0, action, roll + 1, NOBODY)

    assert places(after, 1) == [BACK if passes else THERE]
    assert after.table.counter(1).moved is passes
    told = [tag(event) for event in events]
    assert told == ["gate-tried", *(["gate-crossed"] if passes else []), "nobody-met"]
    assert after.table.sitting.left == speed(position.table, position.table.counter(1)) - FEE


@pytest.mark.rule("4.2B")
def test_the_button_of_a_gate_tells_the_chance_that_it_opens():
    """Whoever leads there, and wherever it goes."""
    names = [figure.id for figure in FIGURES.values() if figure.speaks]
    brief = WORDS.say(GateHint(100, 70, 0), (), "brief")
    for action in (Cross(name, to) for name in names for _, to in ENDS.values()):
        assert len(WORDS.text("typed-hinted", value=WORDS.say(action, ()), hint=brief)) <= LABEL
    assert "100 %" in brief


@pytest.mark.rule("3.0A")
def test_projection_needs_no_check():
    """3.0A: for the whole group, whoever leads."""
    position = standing(group(0, THERE, "Tyr", "Mani"))
    action = Cross(TYR, BACK)

    assert action.hint(position.table).chance == 100
    after, events = act(position, 0, action, NOBODY)
    assert places(after, 1) == [BACK]
    assert "gate-tried" not in {tag(event) for event in events}


@pytest.mark.rule("3.0D")
def test_a_gate_ward_lets_nobody_else_in():
    """3.0D: its own seat's counters come in."""
    kept = standing(group(0, THERE, "Tyr"), group(None, BACK, "Fjolsvid"))
    free = standing(group(0, THERE, "Tyr"), group(0, BACK, "Fjolsvid"))

    assert refused(kept, Cross(TYR, BACK)) == GateKept(BACK)
    assert Cross(TYR, BACK) in free.asks[0]


@pytest.mark.rule("4.2B")
def test_what_cannot_be_crossed_is_refused_with_a_reason():
    """4.2B: no gate, another's counter, too slow, a flood behind it, the wrong end, no Mortals."""
    here = standing(group(0, THERE, "Tyr"), group(1, THERE, "Loki"))
    wet = standing(group(0, Place.URDS_WELL, "Tyr"), floods=(Place.HVERGELMIR,))

    elsewhere = standing(group(0, Place.GLADSHEIM, "Tyr"))
    assert refused(elsewhere, Cross(TYR, BACK)) == NoGate(Place.GLADSHEIM)
    assert refused(here, Cross(TYR, PLAIN)) == NoGate(THERE)
    assert refused(here, Cross(NUMBERS["Loki"], BACK)) == NotYourCounter()
    assert refused(here, Cross(TYR, BACK, Mortals.TAKE)) == NobodyToLeave()
    assert refused(wet, Cross(TYR, Place.HVERGELMIR)) == WayBarred(
        Place.HVERGELMIR, Barred(Place.HVERGELMIR, Bar.FLOOD)
    )


@pytest.mark.rule("4.2B")
def test_a_gate_takes_two_speed():
    """4.2B: of the slowest."""
    slow = next(f.name for f in FIGURES.values() if f.stats["SPD"] == 1 and "1.0D" not in f.codes)
    position = standing(group(0, THERE, "Tyr", slow))

    assert refused(position, Cross(TYR, BACK)) == TooSlowForGate(1)


@pytest.mark.rule("4.2B", "2.1D")
def test_mortals_stay_behind_or_die_when_a_gate_leads_out_of_midgard():
    """4.2B, 2.1D: only if the gate opens."""
    position = standing(group(0, PLAIN, "Tyr", "Sigmund"))
    both = [one.mortals for one in crossings(position.table, 0)]

    assert both == [Mortals.LEAVE, Mortals.TAKE]
    assert Cross(TYR, HALL).hint(position.table).mortals == 1
    after, _ = act(position, 0, Cross(TYR, HALL), 1, NOBODY)
    assert places(after, 1, 2) == [HALL, PLAIN]
    shut, _ = act(position, 0, Cross(TYR, HALL), 10, NOBODY)
    assert len(shut.table.of(0)) == 1


@pytest.mark.rule("2.2A8", "4.2B")
def test_the_rigid_go_through_no_gate():
    """2.2A8: who leads and is rigid does not move, not even by a gate."""
    rigid = member("Tyr", mad=Madness.CATATONIA)
    found = table(group(0, THERE, rigid), heroes=HEROES)

    assert not list(crossings(found, 0))
    assert refused(at(found, Turn(0)), Cross(TYR, BACK)) is None


@pytest.mark.rule("4.2B", "19.0")
def test_the_gatekeeper_shuts_a_gate_until_the_season_changes():
    """2046: in anybody's turn; both of its ends."""
    found = table(group(0, THERE, "Tyr"), heroes=HEROES, players={0: {"held": "2046"}})
    (event,) = played(found, Play("2046", realm="asgard", place=THERE))[1:]

    assert tag(event) == "gate-closed"
    assert {event.place, event.other} == {THERE, BACK}
    assert found.shut == ("B",)
    assert refused(at(found, Turn(0)), Cross(TYR, BACK)) == GateShut(BACK)
    change_season(found, Season.SUMMER, loaded(found))
    assert list(crossings(found, 0)) == [Cross(TYR, BACK)]


@pytest.mark.rule("4.1.2", "18.2", "19.0")
def test_a_second_wind_lets_another_counter_travel():
    """2047: one more SPEED for both, and each of them travels once."""
    plain, land = Place.IDAS_PLAIN, Place.LANDWIDI
    wind = (Rule("2047", "turn", 0),)
    position = standing(group(0, plain, "Tyr"), group(0, land, "Bragi"), rules=wind)
    stay = Travel(TYR, Realm.ASGARD, plain, Manner.CAUTION)

    assert speed(position.table, position.table.counter(1)) == 4 + 1
    position, _ = act(position, 0, stay)
    assert isinstance(position.step, Turn)
    assert refused(position, stay) == NotYourCounter()
    assert position.default(0).leader == NUMBERS["Bragi"]
    went = Travel(NUMBERS["Bragi"], Realm.ASGARD, plain, Manner.CAUTION)
    after, _ = act(position, 0, went)
    assert isinstance(after.step, Halt)
    assert [one.moved for one in after.table.counters] == [False, True]


@pytest.mark.rule("4.1.2", "18.2", "19.0")
def test_a_second_wind_quickens_the_only_counter_twice():
    """2047: and nobody else travels."""
    wind = (Rule("2047", "turn", 0),)
    position = standing(group(0, Place.IDAS_PLAIN, "Tyr"), rules=wind)

    assert speed(position.table, position.table.counter(1)) == 4 + 2
    stay = Travel(TYR, Realm.ASGARD, Place.IDAS_PLAIN, Manner.CAUTION)
    assert isinstance(act(position, 0, stay)[0].step, Halt)


@pytest.mark.rule("4.1.2", "19.0")
def test_a_second_wind_lies_once_among_the_rules():
    """2047: its two verbs are of one card."""
    found = table(
        group(0, THERE, "Tyr"), group(0, BACK, "Bragi"),
        heroes=HEROES, players={0: {"held": "2047"}},
    )  # fmt: skip
    played(found, Play("2047"))

    assert [rule.key for rule in found.rules] == ["2047"]
    assert speed(found, found.counter(1)) == 4 + 1
