"""Who strikes whom in a round, and how well (5.1.1, 5.2, 5.3A)."""

import pytest

from games.core.agenda import Position
from games.core.dice import seeded
from games.hammer_of_thor.battle.melee import Melee, exchange_of, front
from games.hammer_of_thor.battle.orders import Stance
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from tests.games.hammer_of_thor.builder import member
from tests.games.hammer_of_thor.fights import KILL, facing
from tests.games.loaded_dice import LoadedReferee

ARCHER = next(one.name for one in FIGURES.values() if "5.0D" in one.codes and one.speaks)
BANNER = "1094"
PLAIN = ("Hrungnir", "Hymir", "Beli")


def blows(mine, theirs, *, number=1, scouted=False, stances=(Stance.HOLD, Stance.HOLD), **caught):
    """All blows of a round of misses, as striker, target and H."""
    found = facing(mine, theirs)
    fronts = [
        front(
            found,
            one,
            type(KILL)(KILL.mode, stance),
            one.free,
            surprised=caught.get("surprised") == index,
        )
        for index, (one, stance) in enumerate(zip(found.counters, stances, strict=True))
    ]
    referee = LoadedReferee(Position(found, (), seeded("tests"), {}), 0, found.options, [10] * 40)
    exchange = exchange_of(fronts, {}, (), referee)
    Melee(found, number, fronts, scouted=scouted).fight(exchange)
    return [
        (FIGURES[one.striker].name, FIGURES[one.target].name, one.needed) for one in exchange.blows
    ]


def losses(mine, theirs):
    """The loss that is added to each striker's blow, in the second round."""
    found = facing(mine, theirs)
    fronts = [front(found, one, KILL, one.free) for one in found.counters]
    planned = Melee(found, 2, fronts, scouted=False).planned()
    return {striker.figure.name: moment.loss for _, striker, _, moment in planned}


def pairs(*args, **rest):
    """Strikers and targets."""
    return [(striker, target) for striker, target, _ in blows(*args, number=2, **rest)]


def h(found, striker):
    """H of somebody's first blow."""
    return next(needed for one, _, needed in found if one == striker)


@pytest.mark.rule("5.2")
def test_slot_strikes_slot():
    """Three against three, in the order of MIGHT behind the leader."""
    found = pairs(["Odin", "Skjold", "Bragi"], ["Hymir", "Hrungnir", "Beli"])

    assert found[:3] == [("Odin", "Hymir"), ("Skjold", "Hrungnir"), ("Bragi", "Beli")]
    assert found[3:] == [("Hymir", "Odin"), ("Hrungnir", "Skjold"), ("Beli", "Bragi")]


@pytest.mark.rule("5.1.1", "5.2")
def test_a_line_is_one_longer_and_the_surplus_strikes_the_leader():
    """Two of three stand against one."""
    found = pairs(["Odin", "Skjold", "Bragi"], ["Hymir"])

    assert found == [("Odin", "Hymir"), ("Skjold", "Hymir"), ("Hymir", "Odin")]


@pytest.mark.rule("5.3A")
def test_the_second_blow_at_one_target_is_easier():
    """+1 for Skjold, whom nothing else helps."""
    alone = blows(["Skjold"], ["Hrungnir"], number=2, stances=(Stance.GUARD, Stance.GUARD))
    second = blows(["Odin", "Skjold"], ["Hrungnir"], number=2, stances=(Stance.GUARD, Stance.GUARD))

    assert h(second, "Skjold") == h(alone, "Skjold") + 1


@pytest.mark.rule("5.1.2")
@pytest.mark.parametrize(("stance", "added"), [(Stance.PRESS, 1), (Stance.GUARD, -1)])
def test_a_stance_tells_on_both_sides(stance, added):
    """Own and enemy blows alike."""
    plain = blows(["Hymir"], ["Frigg"], number=2)
    bold = blows(["Hymir"], ["Frigg"], number=2, stances=(stance, Stance.HOLD))

    assert [h(bold, one) - h(plain, one) for one in ("Hymir", "Frigg")] == [added, added]


@pytest.mark.rule("5.3A", "4.3.2")
def test_surprise_helps_in_the_first_round():
    """+1 against whoever is surprised, and later nothing."""
    for number, added in ((1, 1), (2, 0)):
        plain = blows(["Hymir"], ["Freyr"], number=number)
        caught = blows(["Hymir"], ["Freyr"], number=number, surprised=1)
        assert h(caught, "Hymir") == h(plain, "Hymir") + added
        assert h(caught, "Freyr") == h(plain, "Freyr")


@pytest.mark.rule("2.0B")
def test_keen_ears_are_not_surprised():
    """Bragi has them."""
    assert blows(["Hymir"], ["Bragi"], surprised=1) == blows(["Hymir"], ["Bragi"])


@pytest.mark.rule("5.0D")
def test_one_archer_in_reserve_strikes_too():
    """At the enemy's leader; one who stands in no line and is no archer does not."""
    found = pairs(["Odin", "Thor", ARCHER], ["Hymir"])
    strikers = [striker for striker, _ in found]

    assert strikers.count(ARCHER) == 1
    assert (ARCHER, "Hymir") in found
    assert len(pairs(["Odin", "Thor", "Sigi"], ["Hymir"])) == 3


@pytest.mark.rule("5.0D")
def test_an_archer_in_reserve_hits_less_hard():
    """One STAMINA less; in the line as hard as anybody."""
    assert losses(["Odin", "Thor", ARCHER], ["Hymir"])[ARCHER] == -1
    assert losses([ARCHER], ["Hymir"])[ARCHER] == 0


@pytest.mark.rule("18.1")
def test_a_banner_helps_the_line_and_marks_its_bearer():
    """Two rounds."""
    bearer = member("Hymir", shown=(BANNER,))
    for number, added in ((1, 1), (2, 1), (3, 0)):
        plain = blows(["Hymir"], ["Frigg"], number=number)
        flown = blows([bearer], ["Frigg"], number=number)
        assert h(flown, "Hymir") == h(plain, "Hymir") + added
        assert h(flown, "Frigg") == h(plain, "Frigg") + added


@pytest.mark.rule("8.0C", "8.0E")
def test_galdr_weakens_the_strongest_of_the_enemies():
    """-2 for Hrungnir, nothing for Beli; Odin sings it."""
    line = ["Hrungnir", "Beli"]
    bare, sung = (blows([chief, "Skjold"], line, number=2) for chief in ("Thor", "Odin"))
    weakest = {striker: needed for striker, target, needed in sung if target in {"Odin", "Skjold"}}
    strong = min(weakest, key=lambda one: weakest[one])

    assert strong == "Hrungnir"
    assert h(sung, "Beli") == h(bare, "Beli")
    assert h(sung, "Hrungnir") <= h(bare, "Hrungnir") - 1


@pytest.mark.rule("5.3B")
def test_the_fallen_are_replaced_in_the_next_round():
    """Whoever can fight no more stands in no line."""
    found = facing(["Odin", "Skjold", "Bragi"], PLAIN)
    able = [one for one in found.counters[0].free if one.id != N["Skjold"]]

    side = front(found, found.counters[0], KILL, able)

    assert [one.figure.name for one in side.fighters] == ["Odin", "Bragi"]
