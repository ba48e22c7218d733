"""Birth at the beginning of a game-turn, and the season at its end (3.1, 3.3)."""

from games.core.agenda import Step, Steps
from games.core.dice import Referee
from games.hammer_of_thor.births.bearing import bear
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.graves import Death
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import frozen
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lasting import Key, Lasts
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.partings import bury
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import teach
from games.hammer_of_thor.turns.events import (
    GameTurnBegan,
    IceBroke,
    OffspringBorn,
    SeasonChanged,
)

DIE = 10
HALF = 2
"""In a match for one, half as many are born (14.1B)."""


class Birth(Step[Table], frozen=True, tag="birth"):
    """Offspring come into the decks of their races (3.1)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """As many as the die says, from the top of their deck."""
        table.game_turn += 1
        referee.tell(GameTurnBegan(number=table.game_turn, season=table.season))
        bear(table, referee)
        roll = referee.roll(DIE) - 1
        born = list(reversed(table.offspring))[: roll if table.solo is None else roll // HALF]
        table.offspring = table.offspring[: len(table.offspring) - len(born)]
        for race in dict.fromkeys(FIGURES[name].race for name in born):
            deck = [*table.decks[race], *(name for name in born if FIGURES[name].race is race)]
            referee.shuffle(deck)
            table.decks[race] = tuple(deck)
        referee.tell(OffspringBorn(roll=roll, count=len(born)))
        return ()


class SeasonChange(Step[Table], frozen=True, tag="season-change"):
    """The marker moves on when all seats have had their turn (3.3)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The next season comes."""
        change_season(table, table.season.later(1), referee)
        return ()


def change_season(table: Table, season: Season, referee: Referee) -> None:
    """Another season comes, by the calendar or by a card; what lasted until then is over.

    In a winter without end the marker stays (18.3).
    """
    bore = frozen(table.season) | {*table.ice}
    table.rules = tuple(rule for rule in table.rules if rule.until != Lasts.SEASON)
    table.ice, table.floods = (), ()
    table.shut = ()
    if season is table.season or table.holds(Key.ALWAYS_WINTER):
        return
    table.season = season
    referee.tell(SeasonChanged(season=season))
    teach(table, Lesson.SEASON, referee)
    _thaw(table, bore - frozen(season), referee)


def _thaw(table: Table, melted: frozenset[Place], referee: Referee) -> None:
    """Mortals die on ice that melts, when winter ends or early ice does (3.3)."""
    drowned: list[Member] = []
    for counter in table.counters:
        dead = _drowning(table, counter) if counter.place in melted else []
        if not dead:
            continue
        bury(table, counter.seat, dead, Death.ICE)
        rest = tuple(one for one in counter.members if one not in dead)
        table.change_counter(counter.number, members=rest)
        drowned += dead
    if drowned:
        referee.tell(IceBroke(names=tuple(one.id for one in drowned)))


def _drowning(table: Table, counter: Counter) -> list[Member]:
    heroes = table.heroes
    mortals = (one for one in counter.members if one.figure.is_mortal and one.id not in heroes)
    return [one for one in mortals if not one.dead]
