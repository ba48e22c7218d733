"""Cards that cost STAMINA (4.1.4): 2015 to 2017, 2033, 3009, 3019."""

import pytest

from games.hammer_of_thor.cards.deck import When
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import DeathDefied, FateKilled, StaminaLost
from games.hammer_of_thor.folk.blows import Ailment
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.land.board import BOARD
from games.hammer_of_thor.land.places import Place
from tests.games.hammer_of_thor.builder import group, member
from tests.games.hammer_of_thor.fates import aimed, holding, meeting, played, told, ways

IDA, KALLOVA, GLADSHEIM = Place.IDAS_PLAIN, Place.KALLOVA, Place.GLADSHEIM
BATTLE = frozenset({When.BATTLE})


def lost(events):
    """Those who lost STAMINA, how much, of which kind."""
    return [(event.name, event.lost, event.kind) for event in told(events, StaminaLost)]


@pytest.mark.rule("4.1.4")
def test_plague_strikes_everybody_at_a_place():
    """2015: own, foreign and nobody's people; they are diseased."""
    found = holding({0: "2015"}, group(0, IDA, "Odin"), group(1, IDA, "Loki", "Alvaldi"),
                    group(None, IDA, "Thrym"), group(2, KALLOVA, "Durin"))  # fmt: skip
    events = played(found, Play("2015", realm=BOARD[IDA].realm, place=IDA))

    assert lost(events) == [
        (N[name], 2, Ailment.DISEASE) for name in ("Odin", "Loki", "Alvaldi", "Thrym")
    ]
    assert found.home_of(N["Thrym"]).member(N["Thrym"]).diseased
    assert not found.home_of(N["Durin"]).member(N["Durin"]).wounds


@pytest.mark.rule("4.1.4")
def test_norns_are_never_touched():
    """4.1.4: nor is a place where nobody else stands a target."""
    found = holding({0: "2015"}, group(None, Place.URDS_WELL, "Urd"), group(1, IDA, "Loki"))

    assert [one.place for one in ways(found, 0)] == [IDA]
    found = holding({0: "2015"}, group(None, IDA, "Urd"), group(1, IDA, "Loki"))
    assert lost(played(found, ways(found, 0)[0])) == [(N["Loki"], 2, Ailment.DISEASE)]


@pytest.mark.rule("4.1.4")
def test_the_adder_bites_a_leader():
    """2016: VENOM, five losses to come; one of another seat."""
    found = holding({0: "2016"}, group(0, IDA, "Odin"), group(1, IDA, "Loki", "Alvaldi"))
    events = played(found, aimed(found, "2016", of=1, group=2))

    assert ways(holding({0: "2016"}, group(0, IDA, "Odin")), 0) == []
    assert lost(events) == [(N["Loki"], 2, Ailment.VENOM)]
    assert found.home_of(N["Loki"]).member(N["Loki"]).venom == 5


@pytest.mark.rule("4.1.4")
def test_wildfire_strikes_a_group_on_a_star():
    """2017: none in Midgard; those whom fire cannot hurt lose nothing."""
    found = holding({0: "2017"}, group(1, IDA, "Loki", "Alvaldi"), group(2, KALLOVA, "Durin"))

    assert ways(found, 0) == [aimed(found, "2017", of=1, group=1)]
    assert lost(played(found, ways(found, 0)[0])) == [(N["Alvaldi"], 2, Ailment.FIRE)]
    assert ways(holding({0: "2017"}, group(1, IDA, "Loki")), 0) == []


@pytest.mark.rule("4.1.4")
def test_garm_howls_at_a_whole_group():
    """3009."""
    found = holding({0: "3009"}, group(1, IDA, "Loki", "Alvaldi"), group(2, KALLOVA, "Durin"))
    events = played(found, aimed(found, "3009", of=1, group=1))

    assert lost(events) == [(N[name], 2, Ailment.PLAIN) for name in ("Loki", "Alvaldi")]


@pytest.mark.rule("5.1.1")
def test_brothers_fight_in_the_line_alone():
    """3019: the leader and the two mightiest (5.1.1); captives stand in no line."""
    people = ("Dolgthrasir", "Alvaldi", "Aurnir", member("Thrym", captive=True))
    found = holding({0: "3019"}, group(1, IDA, "Loki", *people))
    events = played(found, aimed(found, "3019", of=1, group=1))

    assert {name for name, _, _ in lost(events)} == {N[n] for n in ("Loki", "Alvaldi", "Aurnir")}
    assert {amount for _, amount, _ in lost(events)} == {3}


@pytest.mark.rule("4.1.4")
def test_an_arrow_strikes_one_of_the_enemy():
    """2033: with the own battle order, whoever the enemy is."""
    found = meeting(
        holding({0: "2033"}, group(0, IDA, "Odin"), group(None, IDA, "Thrym", "Aurnir"))
    )
    events = played(found, Play("2033", name=N["Aurnir"]), when=BATTLE)

    assert lost(events) == [(N["Aurnir"], 4, Ailment.PLAIN)]
    assert ways(found, 0) == []
    found = holding({0: "2033"}, group(0, IDA, "Odin"), group(1, IDA, "Loki"))
    assert ways(found, 0, BATTLE) == []


@pytest.mark.rule("4.1.2")
def test_an_arrow_may_fly_against_the_mover():
    """2033, 4.1.2: either side."""
    found = meeting(holding({1: "2033"}, group(0, IDA, "Odin"), group(1, IDA, "Loki")))

    assert ways(found, 1, BATTLE) == [Play("2033", of=0, name=N["Odin"])]


@pytest.mark.rule("4.1.4")
@pytest.mark.parametrize(("wounds", "cost"), [(0, 2), (21, 1)])
def test_the_last_stamina_of_a_hero_is_safe(wounds, cost):
    """4.1.4: Loki has 23."""
    hurt = member("Loki", wounds=wounds)
    found = holding({0: "2016"}, group(1, IDA, hurt))

    assert lost(played(found, ways(found, 0)[0])) == [(N["Loki"], cost, Ailment.VENOM)]


@pytest.mark.rule("4.1.4")
def test_a_hero_with_one_stamina_is_no_target():
    """4.1.4: the card would do nothing."""
    assert ways(holding({0: "2016"}, group(1, IDA, member("Loki", wounds=22))), 0) == []


@pytest.mark.rule("4.1.4", "5.4.1")
def test_others_may_die_of_a_card():
    """4.1.4, 5.4.1: they go to Helheim, and a counter without anybody goes."""
    weak = member("Alvaldi", wounds=12, spent=("11.0A",))
    found = holding({0: "3009"}, group(1, IDA, weak), group(1, GLADSHEIM, "Loki"))
    events = played(found, aimed(found, "3009", of=1, group=1))

    assert told(events, FateKilled) == [FateKilled(name=N["Alvaldi"], seat=1)]
    assert [(grave.name, grave.seat) for grave in found.helheim] == [(N["Alvaldi"], 1)]
    assert [counter.number for counter in found.counters] == [2]


@pytest.mark.rule("11.0C", "4.1.4")
def test_a_card_does_not_kill_the_deathless_the_first_time():
    """11.0C: as little as a blow does; the second time it does."""
    name = next(one.name for one in FIGURES.values() if "11.0C" in one.codes)
    weak = member(name, wounds=FIGURES[N[name]].stats["STA"] - 1)
    found = holding({0: "3009"}, group(1, IDA, weak, "Loki"))
    chief = found.counter(1).names.index(N[name])
    events = played(found, aimed(found, "3009", of=1, group=1))

    assert told(events, DeathDefied) == [DeathDefied(name=N[name])]
    assert found.counter(1).members[chief].left == 1
    found.change_player(0, held="3009")
    events = played(found, aimed(found, "3009", of=1, group=1))
    assert told(events, FateKilled) == [FateKilled(name=N[name], seat=1)]
