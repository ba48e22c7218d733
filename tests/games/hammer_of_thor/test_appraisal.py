"""The worth of an encounter and of a host to a robot (4.5.1, 12.3)."""

from collections import defaultdict

import pytest

from games.core.dice import seeded
from games.hammer_of_thor.encounter.arriving import Arrival
from games.hammer_of_thor.encounter.rolling import Seeking
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Race, Side, Stat
from games.hammer_of_thor.land.board import BOARD
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.threat_appraisal import threatened
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.turns.turn import Turn
from tests.games.hammer_of_thor.builder import at, group, member, table

HOME, FAR = Place.IDAS_PLAIN, Place.KALLOVA


def worth(found, seat=0):
    """A table as a seat values it while the other one is to move."""
    return RULES.appraise(RULES.view(at(found, Turn(1)), seat))


def met(number):
    """Seat 0 has met somebody on its journey; it is the given round."""
    found = table(group(0, HOME, "Odin"), group(None, HOME, "Sif"), heroes={0: "Odin", 1: "Loki"})
    found.encounter = Encounter(1, 2, round=number) if number else None
    return found


@pytest.mark.rule("4.5.1")
def test_an_encounter_is_sought_and_then_to_be_ended():
    """4.5.1: most bring something; one that goes on may still cost something."""
    assert worth(met(1)) > worth(met(0)) > worth(met(2))


def hosted(follower, hero="Odin", **changes):
    """Seat 0 leads one follower; seat 1 is Loki."""
    return table(
        group(0, HOME, hero, member(follower, **changes)),
        group(1, FAR, "Loki"),
        heroes={0: hero, 1: "Loki"},
    )


@pytest.mark.rule("12.3")
def test_a_captive_adds_to_the_score_and_not_to_the_host():
    """12.3: it counts in the end, but fights for nobody; to the foe it is so much better."""
    free, captive = hosted("Thor"), hosted("Thor", captive=True)

    assert worth(free) > worth(captive)
    assert worth(free, 1) < worth(captive, 1)


@pytest.mark.rule("4.6.1")
@pytest.mark.parametrize(
    ("foes", "near", "feared"),
    [
        (("Surt", "Hrym"), True, True),
        (("Surt", "Hrym"), False, False),
        (("Beli",), True, False),
        (("Frigg", "Thor"), True, False),
    ],
)
def test_robots_keep_away_from_much_stronger_groups_of_the_other_side(foes, near, feared):
    """4.6.1: others meet it in their turn; those who are far, weaker or allied are not feared."""
    place = BOARD[HOME].links[0] if near else FAR
    found = table(
        group(0, HOME, "Balder"), group(1, place, *foes), heroes={0: "Balder", 1: foes[0]}
    )
    assert bool(threatened(RULES.view(at(found, Turn(1)), 0))) is feared
    assert not threatened(RULES.view(at(found, Turn(1)), 1))


@pytest.mark.rule("1.5")
def test_robots_take_no_hero_for_the_fame_it_begins_with():
    """1.5: fame makes heroes even; what tells them apart is whom they charm and may beat."""
    worths, fames = defaultdict(set), defaultdict(set)
    for choice, value in chosen():
        figure = FIGURES[choice.character]
        stats = figure.stats
        brawn = stats[Stat.STAMINA] + 2 * (stats[Stat.STRENGTH] + stats[Stat.ACCURACY])
        alike = stats[Stat.CHARISMA], brawn
        worths[alike].add(value)
        fames[alike].add(figure.fame)

    assert max(map(len, fames.values())) > 1
    assert set(map(len, worths.values())) == {1}


@pytest.mark.rule("1.2", "1.5")
def test_robots_take_charming_or_mighty_heroes_and_not_always_the_same():
    """1.2: there are several of each side that are as good as any; Hrungnir is not."""
    values = {choice.character: value for choice, value in chosen()}
    best = {name for name, value in values.items() if value == max(values.values())}

    for side in (Side.GOOD, Side.EVIL):
        assert len([name for name in best if FIGURES[name].side is side]) >= 5
    assert {NUMBERS["Odin"], NUMBERS["Utgard-Loki"], NUMBERS["Surt"]} <= best
    assert values[NUMBERS["Hrungnir"]] < max(values.values())


@pytest.mark.rule("1.2", "1.5")
def test_whoever_chooses_last_is_not_swayed_by_fame_either():
    """1.2: the first turn begins at once. Hrungnir has more fame than Skrymir, and less charm."""
    odin = next(choice for choice, _ in chosen(2) if choice.character == NUMBERS["Odin"])
    values = {FIGURES[choice.character].name: value for choice, value in chosen(2, odin)}
    assert values["Hrungnir"] < values["Skrymir"]


def chosen(seats=4, *before):
    """All that a seat may choose after others, with what a robot expects of it."""
    position, _ = RULES.start(seats, Options(), seeded("heroes"))
    for choice in before:
        position, _ = position.apply(position.awaited[0], choice)
    (seat,) = position.awaited
    for choice in position.asks[seat]:
        after, _ = position.apply(seat, choice)
        yield choice, RULES.appraise(RULES.view(after, seat))


@pytest.mark.rule("4.2.1", "4.5.3", "4.6.1")
@pytest.mark.parametrize("step", [Seeking(0, (Race.AESIR, Race.VANIR)), Arrival(0)])
def test_a_journey_whose_meeting_is_still_chosen_has_not_been_in_vain(step):
    """4.2.1: after a search two races are offered, and one of them comes for certain."""
    found = table(
        group(0, HOME, "Odin", moved=True),
        group(1, HOME, "Loki"),
        heroes={0: "Odin", 1: "Loki"},
        sitting=Sitting(1, HOME, Manner.SEARCH),
    )
    view = RULES.view(at(found, step), 0)
    assert view.meeting
    assert view.awaited == (0,)
    idle = RULES.view(at(found, Turn(0)), 0)
    assert not idle.meeting
    assert RULES.appraise(view) > RULES.appraise(idle)
