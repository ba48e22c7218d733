"""Entries of the chart, one by one, that no other test tries by their number (15.0)."""

import pytest

from games.core.agenda import Position
from games.core.dice import seeded
from games.hammer_of_thor.encounter.arriving import Arrival, Meet
from games.hammer_of_thor.encounter.events import GiftUsed, TrailFound
from games.hammer_of_thor.encounter.fleeing import light_fingers
from games.hammer_of_thor.encounter.resolving import Choice, Result, resolved
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.blows import Ailment, Moment, ailment, armour, is_immune, loss
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import stat
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.travel.going import crosses
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.travel.meeting import may_meet
from games.hammer_of_thor.turns.upkeep import Upkeep
from tests.games.hammer_of_thor.builder import at, group, member, running, table
from tests.games.hammer_of_thor.fights import told
from tests.games.loaded_dice import LoadedReferee

HERE = Place.BRIMIR
MISSED = 9
"""A die that fails whatever T is."""


def having(code, *without, **wanted):
    """The name of somebody who has an entry of the chart by nature."""
    return next(
        one.name
        for one in FIGURES.values()
        if code in one.codes
        and one.side
        and not set(without) & set(one.codes)
        and all(getattr(one, field) == value for field, value in wanted.items())
    )


def tried(mine, *dice, used=()):
    """A leader of seat 0 tries to evade Thrym, who is slower and does the like; what was told."""
    ours = (mine,) if isinstance(mine, str) else mine
    found = table(group(0, HERE, *ours), group(None, HERE, "Thrym"), heroes={0: "Odin"})
    found.encounter, found.used = Encounter(1, 2), used
    referee = LoadedReferee(
        Position(found, (), seeded("tests"), {}), 0, found.options, [one + 1 for one in dice]
    )
    sides = [Choice(counter, Card.FRIENDSHIP) for counter in found.counters]
    sides[1] = Choice(found.counters[1], Card.CON)
    outcome = resolved(found, *sides, 2, referee)
    assert not referee.faces
    return outcome, told(referee.events, GiftUsed), found


@pytest.mark.rule("10.0D")
def test_the_lucky_roll_a_nine_again_once_a_turn():
    """10.0D: the leader's own; not another failure, and not a second time."""
    name = having("10.0D", "8.0B", sex="male")
    outcome, gifts, found = tried(name, MISSED, 0)
    assert outcome.result is Result.SUCCESS
    assert gifts == [GiftUsed(name=NUMBERS[name], code="10.0D")]

    outcome, gifts, _ = tried(name, MISSED, MISSED, used=found.used)
    assert (outcome.result, gifts) == (Result.NOTHING, [])
    _, gifts, _ = tried(("Odin", name), MISSED, MISSED)
    assert gifts == []


@pytest.mark.rule("8.0B")
def test_seid_in_the_group_rolls_its_first_failure_again():
    """8.0B: whoever of the group knows it, once in a player-turn."""
    name = having("8.0B")
    outcome, gifts, found = tried(("Odin", name), MISSED, 0)
    assert outcome.result is Result.SUCCESS
    assert gifts == [GiftUsed(name=NUMBERS[name], code="8.0B")]

    outcome, gifts, _ = tried(("Odin", name), MISSED, MISSED, used=found.used)
    assert (outcome.result, gifts) == (Result.NOTHING, [])


@pytest.mark.rule("9.0C")
@pytest.mark.parametrize("found_it", [True, False])
def test_light_fingers_take_what_a_group_guards(found_it):
    """9.0C: after a stand-off or an evasion, on a check of AGILITY; the leader's alone."""
    name = having("9.0C")
    for people, tries in (((name,), True), (("Odin", name), False)):
        found = table(group(0, HERE, *people), group(None, HERE, "Thrym"))
        found.change_counter(2, wild=True)
        found.runes = tuple(card for card in found.runes if card != "1202")
        found.encounter = Encounter(1, 2, treasure=("1202",))
        faces = [1 if found_it else 10] if tries else []
        referee = LoadedReferee(Position(found, (), seeded("tests"), {}), 0, found.options, faces)
        light_fingers(found, referee)

        assert bool(told(referee.events, TrailFound)) is tries
        taken = any("1202" in one.runes for one in found.counter(1).members)
        assert taken is (tries and found_it)


@pytest.mark.rule("9.0D", "4.6.2")
def test_the_trackless_are_met_by_scouts_alone():
    """9.0D: it hides the whole counter from other seats."""
    found = table(group(0, HERE, "Odin"), group(1, HERE, "Loki", having("9.0D")))
    for scouted in (False, True):
        found.sitting = Sitting(1, HERE, Manner.PLAIN, scouted=scouted)

        assert may_meet(found, 0, found.counter(2)) is scouted
    position = at(found, Arrival(0))
    assert Meet(NUMBERS["Loki"]) in position.asks[0]


@pytest.mark.rule("5.0K", "5.0L")
@pytest.mark.parametrize(
    ("code", "kind", "without"),
    [("5.0K", Ailment.VENOM, "5.0L"), ("5.0L", Ailment.FIRE, "5.0K")],
)
def test_some_bodies_bite_and_burn(code, kind, without):
    """5.0K, 5.0L: unless a weapon has a type of its own, or the place does."""
    body = member(having(code, without))

    assert ailment(body, None) is kind
    assert ailment(body, Place.GUNNGUNAGAP) is Ailment.FIRE
    brand = member(having(code, without), shown=("1025",))
    assert ailment(brand, None) is Ailment.FIRE


@pytest.mark.rule("12.0F", "12.0G", "12.0H")
@pytest.mark.parametrize(
    ("code", "kind"),
    [("12.0F", Ailment.FIRE), ("12.0G", Ailment.VENOM), ("12.0H", Ailment.DISEASE)],
)
def test_some_are_proof_against_an_ailment(code, kind):
    """12.0F to 12.0H: it costs them nothing; other losses do."""
    proof = member(having(code))
    place = {
        Ailment.FIRE: Place.GUNNGUNAGAP, Ailment.VENOM: Place.NASTRANDR,
        Ailment.DISEASE: Place.ELIUDNIR,
    }[kind]  # fmt: skip
    striker = member("Hymir")

    assert is_immune(proof, kind)
    assert ailment(striker, place) is kind
    assert loss(striker, proof, 9, Moment(Season.SPRING, place=place)) == 0
    assert loss(striker, proof, 9, Moment(Season.SPRING)) > 0


@pytest.mark.rule("5.0H")
def test_a_thick_hide_is_worth_one():
    """5.0H: for whoever wears nothing better."""
    name = having("5.0H", tier=2)

    assert armour(member(name)) == 1
    assert armour(member(name, withheld=("5.0H",))) == 0
    assert armour(member(name, shown=("1018",))) == 2


@pytest.mark.rule("12.0C", "12.0E")
def test_cures_and_regeneration_work_at_upkeep():
    """12.0C: the whole group's disease; 12.0E: its owner's wounds, all of them."""
    healer, whole = having("12.0C"), having("12.0E")
    found = table(
        group(0, HERE, healer, member("Bragi", diseased=True, wounds=9)),
        group(0, HERE, member(whole, wounds=9, diseased=True), member("Tyr", wounds=9)),
    )
    position, _ = running(found, Upkeep(0))
    people = {one.id: one for counter in position.table.counters for one in counter.members}

    assert not people[NUMBERS["Bragi"]].diseased
    assert people[NUMBERS["Bragi"]].wounds < 9
    assert people[NUMBERS[whole]].wounds == 0
    assert people[NUMBERS["Tyr"]].wounds > 0


@pytest.mark.rule("1.0D", "1.0E", "1.0H", "12.0K", "2.0C")
@pytest.mark.parametrize(
    ("code", "wanted", "season", "by"),
    [
        ("1.0D", Stat.SPEED, Season.SPRING, 1), ("1.0E", Stat.SPEED, Season.WINTER, 2),
        ("1.0E", Stat.SPEED, Season.SPRING, 0), ("12.0K", Stat.SPEED, Season.WINTER, -1),
        ("12.0K", Stat.ACCURACY, Season.WINTER, -1), ("12.0K", Stat.ACCURACY, Season.SUMMER, 0),
        ("2.0C", Stat.ACCURACY, Season.SPRING, -3),
    ],
)  # fmt: skip
def test_a_nature_changes_a_characteristic(code, wanted, season, by):
    """1.0D swift, 1.0E on skis, 12.0K afraid of frost, 2.0C blind; 1.0H lame has 2 at most."""
    name = having(code, "1.0H")
    bare = member(name, withheld=(code,))

    assert stat(member(name), wanted, season) - stat(bare, wanted, season) == by
    lame = having("1.0H")
    assert stat(member(lame), Stat.SPEED, Season.SPRING) <= 2
    assert stat(member(having("2.0C")), Stat.SENSES, Season.SPRING) == 0


@pytest.mark.rule("1.0A", "1.0B", "1.0C", "7.0A")
def test_some_cross_water_and_some_carry_others():
    """1.0A, 1.0B: each for itself; 1.0C one more; 7.0A the whole group."""
    sinks = member("Bragi")
    for code, alone, with_one, with_two in (
        ("1.0A", True, False, False), ("1.0B", True, False, False),
        ("1.0C", True, True, False), ("7.0A", True, True, True),
    ):  # fmt: skip
        name = having(code, *({"1.0A", "1.0B", "1.0C", "7.0A"} - {code}))
        people = [(name,), (name, sinks), (name, sinks, "Tyr")]
        found = [crosses(table(group(0, HERE, *each)).counter(1)) for each in people]

        assert found == [alone, with_one, with_two], code
