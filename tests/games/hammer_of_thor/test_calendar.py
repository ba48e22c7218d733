"""Birth and seasons of The Hammer of Thor (3.1, 3.3)."""

from importlib.resources import files

import pytest

from games.core.dice import Referee, seeded
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Icon, Side
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.table import Rule
from games.hammer_of_thor.turns.calendar import Birth, SeasonChange
from games.hammer_of_thor.turns.events import (
    GameTurnBegan,
    IceBroke,
    OffspringBorn,
    SeasonChanged,
)
from tests.games.hammer_of_thor.builder import group, running, table
from words.speech import Words

WORDS = Words("en", files("games.hammer_of_thor") / "words")
BORN = tuple(f.id for f in FIGURES.values() if Icon.OFFSPRING in f.icons)
MORTAL = next(
    f.name for f in FIGURES.values() if f.is_mortal and f.tier == 2 and f.side is Side.GOOD
)


def unborn(count):
    """A table whose offspring are these, the last one on top, and in no other deck."""
    found = table(offspring=BORN[:count])
    for race, deck in found.decks.items():
        found.decks[race] = tuple(name for name in deck if name not in BORN)
    return found


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("seed", range(12))
def test_as_many_as_the_die_says_come_into_the_decks_of_their_races(seed):
    """3.1: from the top of their deck, at most as many as there are."""
    found = unborn(6)
    referee = Referee(seeded(f"{seed}"), None, found.options)
    Birth().run(found, referee)
    _, event = referee.events
    left, count = found.offspring, event.count

    assert count == min(6, event.roll)
    assert left == BORN[: 6 - count]
    for name in BORN[6 - count : 6]:
        assert name in found.decks[FIGURES[name].race]


@pytest.mark.rule("3.0")
def test_a_birth_begins_a_game_turn():
    """3.0."""
    found = unborn(0)
    referee = Referee(seeded("tests"), None, found.options)
    Birth().run(found, referee)

    assert found.game_turn == 3
    assert referee.events[0] == GameTurnBegan(number=3, season=Season.SPRING)
    assert isinstance(referee.events[1], OffspringBorn)


@pytest.mark.rule("3.0")
@pytest.mark.parametrize(
    ("seats", "game_turn", "read"),
    [
        (3, 4, "round 4 · Spring · \u2068Ann\u2069's turn"),
        (1, 4, "round 4 · Spring"),
        (3, 0, "setting up"),
    ],
)
def test_a_moment_is_told_by_its_game_turn_and_by_who_has_the_player_turn(seats, game_turn, read):
    """3.0: no player counts player-turns; alone all of them are one's own."""
    found = table(seats=seats)
    found.game_turn = game_turn
    position, _ = running(found)

    assert RULES.moment is not None
    assert WORDS.say(RULES.moment(position), ("Ann", "Bo", "Cat")) == read


@pytest.mark.rule("3.3")
def test_the_seasons_go_round():
    """3.3: spring, summer, autumn, winter, spring."""
    found = table()
    seen = []
    for _ in range(4):
        position, events = running(found, SeasonChange())
        seen += [event.season for event in events if isinstance(event, SeasonChanged)]
        found = position.table

    assert seen == [Season.SUMMER, Season.AUTUMN, Season.WINTER, Season.SPRING]


@pytest.mark.rule("18.3")
def test_what_lasts_until_the_season_changes_is_over():
    """18.3: rules, ice and floods of cards; what lasts until Ragnarok stays."""
    rules = (Rule("all_hit_plus_one", "season", 0), Rule("runes_worth_nothing", "", 0))
    found = table(rules=rules, ice=(Place.KORMT,), floods=(Place.ORMT,))
    position, _ = running(found, SeasonChange())

    assert position.table.rules == rules[1:]
    assert (position.table.ice, position.table.floods) == ((), ())


@pytest.mark.rule("18.3")
def test_a_winter_without_end_stays():
    """18.3: Fimbulwinter."""
    found = table(season=Season.WINTER, rules=(Rule("always_winter", "", 0),))
    position, events = running(found, SeasonChange())

    assert position.table.season is Season.WINTER
    assert events == ()


@pytest.mark.rule("3.3")
def test_mortals_on_the_ice_drown_when_winter_ends():
    """3.3: in rivers that freeze; on land, and heroes, they live."""
    hero = "Angantyr"
    found = table(
        group(0, Place.FLORM_RIVER, "Thor", MORTAL),
        group(1, Place.FLORM_RIVER, hero),
        group(2, Place.KALLOVA, "Sigmund"),
        heroes={1: hero},
        season=Season.WINTER,
    )
    position, events = running(found, SeasonChange())
    number = NUMBERS[MORTAL]

    assert IceBroke(names=(number,)) in events
    assert [grave.name for grave in position.table.helheim] == [number]
    assert [len(one.members) for one in position.table.counters] == [1, 1, 1]
    summer, events = running(table(group(0, Place.FLORM_RIVER, MORTAL)), SeasonChange())
    assert summer.table.home_of(number) is not None
    assert not [event for event in events if isinstance(event, IceBroke)]


@pytest.mark.rule("3.3")
def test_a_counter_of_mortals_alone_leaves_the_board():
    """3.3."""
    found = table(group(0, Place.FLORM_RIVER, MORTAL), season=Season.WINTER)

    assert not running(found, SeasonChange())[0].table.counters


@pytest.mark.rule("3.3", "4.1.2")
@pytest.mark.parametrize(
    ("season", "drowns"), [(Season.SUMMER, True), (Season.AUTUMN, False), (Season.WINTER, True)]
)
def test_mortals_on_early_ice_drown_when_it_melts(season, drowns):
    """3.3, 2004: unless winter comes, and it freezes again."""
    found = table(
        group(0, Place.FLORM_RIVER, "Thor", MORTAL), season=season, ice=(Place.FLORM_RIVER,)
    )
    position, events = running(found, SeasonChange())

    assert (IceBroke(names=(NUMBERS[MORTAL],)) in events) is drowns
    assert len(position.table.counters[0].members) == (1 if drowns else 2)
