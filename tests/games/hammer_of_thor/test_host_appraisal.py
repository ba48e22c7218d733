"""What robots expect of the last battle, beside what comes of it (12.3 to 12.8)."""

from statistics import fmean

import pytest

from games.core.agenda import settle
from games.core.dice import Referee, seeded
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.graves import Grave
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.host_appraisal import lead_of_hosts
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.ragnarok.field import goes
from games.hammer_of_thor.ragnarok.muster import RagnarokBegins
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.table import Rule
from games.hammer_of_thor.turns.turn import Turn
from games.hammer_of_thor.ways.shapes import NAMED
from tests.games.hammer_of_thor.builder import at, group, member, table

HOME, FAR = Place.IDAS_PLAIN, Place.KALLOVA
BATTLES, NEAR = 150, 14


def hosts(*mates, of=("Loki",), **rest):
    """Balder and his mates are seat 0, Loki is seat 1; others come by themselves."""
    return table(
        group(0, HOME, "Balder", *mates),
        group(1, FAR, *of),
        seats=2,
        heroes={0: "Balder", 1: "Loki"},
        **rest,
    )


def expected(found, side=Side.GOOD):
    """The lead in the eyes of a robot."""
    return lead_of_hosts(RULES.view(at(found, Turn(1)), 0), side)


def fought(found):
    """The lead in the last battle, on average; all muster as the silent do."""
    leads = []
    for battle in range(BATTLES):
        dice, tried = seeded(f"battle {battle}"), found.copy()
        referee = Referee(dice, None, tried.options)
        position, _ = settle(tried, [RagnarokBegins()], dice, referee)
        while position.awaited:
            seat = position.awaited[0]
            position, _ = position.apply(seat, position.default(seat))
        doom = position.table.doom
        leads.append(doom.good - doom.evil)
    return fmean(leads)


HOSTS = {
    "alone": hosts(),
    "a mighty mate": hosts("Starkad the Old", "Egil"),
    "spears": hosts("Nott", "Rind", "Groa", "Gudrun"),
    "won in play": hosts(tracked={"Balder": 30}),
    "wounded": hosts(member("Thor", wounds=26)),
    "the foe gathers": hosts(of=("Loki", "Hrym", "Starkad the Old")),
    "slayers": hosts("Odin", "Thor", "Freyr", "Heimdall", "Vidar", "Tyr"),
    "dead": hosts(helheim=tuple(Grave(NUMBERS[one], None) for one in ("Sif", "Idun", "Jord"))),
}


@pytest.mark.rule("12.4", "12.5", "12.6", "12.8")
@pytest.mark.parametrize("name", HOSTS)
def test_what_is_expected_of_the_last_battle_comes_of_it_on_average(name):
    """12.6: one battle ends 33 from the mean, as a rule; the mean of these is known to 3 or so."""
    assert expected(HOSTS[name]) == pytest.approx(fought(HOSTS[name]), abs=NEAR)


@pytest.mark.rule("12.3", "12.6")
def test_what_brings_strength_is_expected_to_bring_it():
    """12.3, 12.6: fighters, spears up to 20, REPUTATION that was won, the dead of one's side."""
    alone = expected(hosts())
    for better in ("a mighty mate", "spears", "won in play", "dead"):
        assert expected(HOSTS[better]) > alone, better
    assert expected(HOSTS["the foe gathers"]) < alone
    assert expected(hosts("Thor")) > expected(HOSTS["wounded"])

    many = ("Nott", "Rind", "Groa", "Gudrun", "Grid")
    assert expected(hosts(*many)) == pytest.approx(alone + 20)
    assert expected(hosts(*many, "Gerd")) == expected(hosts(*many))


@pytest.mark.rule("12.3")
def test_captives_and_mortals_bring_nothing():
    """12.3: captives stay where they are, and Mortals carry no spears."""
    captive = member("Starkad the Old", captive=True)
    assert expected(hosts(captive)) < expected(hosts("Starkad the Old"))
    assert expected(hosts("Egil", captive)) == expected(hosts("Egil"))

    mortals = [one.name for one in FIGURES.values() if one.is_mortal and not goes(one)]
    assert expected(hosts(*mortals[:3])) == expected(hosts())


@pytest.mark.rule("2.2C", "12.3")
@pytest.mark.parametrize(("name", "shape"), [("Bodvar Bjarki", "bear"), ("Loki", "mare")])
def test_a_shape_does_not_last_until_then(name, shape):
    """2.2C: whoever has taken one changes back."""
    changed = hosts(member(name, shape=NAMED[shape]), of=("Surt",))
    assert expected(changed) == expected(hosts(name, of=("Surt",)))


@pytest.mark.rule("4.3A8", "12.3")
def test_friends_come_for_the_seat_whose_friends_they_are():
    """4.3A8: those of its own side or neutral, if they go; Hrym fights for evil all the same."""
    friends = {name: NUMBERS[name] for name in ("Starkad the Old", "Hrym", "Nott")}
    alone, found = expected(hosts()), {}
    for name, number in friends.items():
        found[name] = expected(hosts(players={0: {"friends": (number,)}}))
    assert found["Starkad the Old"] > alone
    assert found["Hrym"] == alone
    assert found["Nott"] == alone


@pytest.mark.rule("12.6")
def test_the_lead_of_one_side_is_what_the_other_lacks():
    """12.6: both see the same battle."""
    for found in HOSTS.values():
        assert expected(found, Side.EVIL) == -expected(found)


@pytest.mark.rule("12.6")
def test_doom_cards_that_were_played_are_expected_to_count():
    """Naglfar loosened makes evil stronger by 4."""
    doomed = hosts(rules=(Rule("3007", "", 0),))

    assert expected(doomed) == pytest.approx(expected(hosts()) - 4)
    assert expected(doomed, Side.EVIL) == pytest.approx(expected(hosts(), Side.EVIL) + 4)
