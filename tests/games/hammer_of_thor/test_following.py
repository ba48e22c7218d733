"""Followers in The Hammer of Thor (8.1, 11.1, 2.1F)."""

import pytest

from games.hammer_of_thor.encounter.following import (
    NEVER,
    admit,
    fits,
    is_small,
    may_follow,
    space,
    willing,
)
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.groups import CAPACITY
from games.hammer_of_thor.folk.kinds import Icon, Race, Side
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from tests.games.hammer_of_thor.builder import group, table

HERE, MIDGARD, RIVER = Place.BRIMIR, Place.KALLOVA, Place.FLORM_RIVER
HERO, FOE = "Odin", "Loki"


def led(*members, place=HERE, hero=HERO, **rest):
    """A table with one counter of seat 0, led by its hero, and that counter."""
    found = table(group(0, place, hero, *members), heroes={0: hero, 1: FOE}, **rest)
    return found, found.counters[0]


def first(count=1, **wanted):
    """Numbers of characters that are no heroes, Norns, offspring or starred."""
    found = [
        f
        for f in FIGURES.values()
        if f.name not in (HERO, FOE)
        and f.side
        and not {Icon.OFFSPRING, Icon.STARRED} & f.icons
        and f.id not in NEVER
        and all(getattr(f, name) == value for name, value in wanted.items())
    ]
    return [f.id for f in found[:count]]


@pytest.mark.rule("11.1C")
def test_norns_heroes_and_the_terrible_never_follow():
    """11.1C."""
    found, counter = led()
    barred = [NUMBERS[name] for name in ("Urd", FOE, "Hel", "Surt", "Jormungand", "Fenrir")]

    assert not any(may_follow(found, name, counter, seduced=True) for name in barred)


@pytest.mark.rule("11.1")
def test_nobody_follows_whom_they_outshine():
    """11.1: printed REPUTATION against the leader's, tracked too."""
    found, counter = led(hero="Gna")
    (proud,) = [f.id for f in FIGURES.values() if f.name == "Bragi"]

    assert not may_follow(found, proud, counter)
    found.tracked[NUMBERS["Gna"]] = 20
    assert may_follow(found, proud, counter)


@pytest.mark.rule("11.1", "T41")
def test_of_the_other_side_two_of_the_small_follow():
    """11.1: tier 1 to 3, two in a counter; a neutral seat has no such limit; SEDUCE either."""
    evil = first(3, side=Side.EVIL, tier=2, is_mortal=False, race=Race.JOTUN)
    (great,) = first(1, side=Side.EVIL, tier=4, is_mortal=False)
    names = [FIGURES[name].name for name in evil]

    found, counter = led(names[0])
    assert may_follow(found, evil[1], counter)
    assert not may_follow(found, great, counter)
    found, counter = led(*names[:2])
    assert not may_follow(found, evil[2], counter)
    assert may_follow(found, evil[2], counter, seduced=True)
    assert may_follow(found, great, counter, seduced=True)
    found.change_player(0, side=Side.NEUTRAL)
    assert may_follow(found, evil[2], counter)
    assert may_follow(found, great, counter)


@pytest.mark.rule("11.1", "2.1D", "3.3")
@pytest.mark.parametrize(
    ("place", "season", "lives"),
    [
        (MIDGARD, Season.SPRING, True), (HERE, Season.SPRING, False),
        (RIVER, Season.SPRING, False), (RIVER, Season.WINTER, True),
    ],
)  # fmt: skip
def test_mortals_follow_where_they_can_live(place, season, lives):
    """11.1, 2.1D, 3.3."""
    found, counter = led(place=place, season=season)
    (mortal,) = first(1, side=Side.GOOD, is_mortal=True, tier=2)

    assert may_follow(found, mortal, counter) is lives


@pytest.mark.rule("11.1B", "2.2C")
def test_animals_follow_those_who_know_them():
    """11.1B: beast-speech and beast-friends; once subdued the small ones follow anybody."""
    (beast,) = first(1, race=Race.ANIMAL, speaks=False, tier=1)
    (large,) = first(1, race=Race.ANIMAL, speaks=False, tier=3)
    friends = {
        code: next(f.name for f in FIGURES.values() if code in f.codes and f.stats["REP"] > 5)
        for code in ("2.2C", "4.0D")
    }

    found, counter = led()
    assert not may_follow(found, beast, counter)
    for name in friends.values():
        found, counter = led(hero=name)
        assert may_follow(found, beast, counter)
    assert is_small(beast)
    assert not is_small(large)


@pytest.mark.rule("8.1", "T25")
def test_charisma_is_room_and_some_count_half():
    """8.1: Mortals and small Animals half, listed animals and heroes nothing."""
    found, counter = led()
    halves = space(found, counter)
    (one,) = first(1, side=Side.GOOD, is_mortal=False, tier=2, race=Race.AESIR)
    (mortal,) = first(1, side=Side.GOOD, is_mortal=True)

    assert halves == 2 * CAPACITY[9]
    assert space(*led(FIGURES[one].name)) == halves - 2
    assert space(*led(FIGURES[mortal].name)) == halves - 1
    assert space(*led("Sleipnir")) == halves
    full = [FIGURES[name].name for name in first(6, side=Side.GOOD, is_mortal=False, tier=2)]
    found, counter = led(*full)
    assert not fits(found, one, counter)
    assert fits(*_with(led(*full[:5]), one))


def _with(led_, name):
    found, counter = led_
    return found, name, counter


@pytest.mark.rule("8.1")
def test_ten_are_a_group_at_most():
    """8.1: however much room there is."""
    mortals = [FIGURES[name].name for name in first(10, side=Side.GOOD, is_mortal=True)]
    found, counter = led(*mortals[:9])

    assert not fits(found, NUMBERS[mortals[-1]], counter)
    found, counter = led(*mortals[:8])
    assert fits(found, NUMBERS[mortals[-1]], counter)


@pytest.mark.rule("2.1F")
def test_newcomers_bring_what_stands_on_their_cards():
    """2.1F: items and animals that are not in play already."""
    found, counter = led()
    name = NUMBERS["Thor"]
    figure = FIGURES[name]
    new = admit(found, counter, [name])

    assert [member.id for member in new] == [name, *figure.animals]
    assert new[0].hidden == figure.items
    assert not set(figure.items) & set(found.aside)
    assert not set(figure.animals) & set(found.kept)
    assert found.counter(counter.number).names[-len(new) :] == tuple(m.id for m in new)

    found, counter = led()
    found.aside = tuple(item for item in found.aside if item != figure.items[0])
    assert figure.items[0] not in admit(found, counter, [name])[0].hidden


@pytest.mark.rule("4.3A3")
def test_the_famous_come_first():
    """4.3A3: who may not follow stays behind."""
    found, counter = led()
    small, great = first(1, side=Side.GOOD, tier=1, is_mortal=False) + first(
        1, side=Side.GOOD, tier=3, is_mortal=False, race=Race.AESIR
    )

    assert willing(found, [small, NUMBERS["Hel"], great], counter) == [great, small]
