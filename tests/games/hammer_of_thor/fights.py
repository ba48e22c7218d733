"""Sets up battles of The Hammer of Thor with known dice."""

from msgspec.structs import replace

from games.core.agenda import Position, settle
from games.core.dice import seeded
from games.hammer_of_thor.battle.beginning import fight
from games.hammer_of_thor.battle.orders import BattleOrder, Mode, Stance, Until
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.land.places import Place
from tests.games.hammer_of_thor.builder import Halt, group, table
from tests.games.loaded_dice import LoadedReferee

HERE = Place("09")
KILL = BattleOrder(Mode.KILL, Stance.HOLD, Until.END)
SUBDUE = replace(KILL, mode=Mode.SUBDUE)
ENOUGH = 200
"""Misses that fall when no more dice were named."""


def facing(mine, theirs, *, seat=None, wild=False, treasure=(), **rest):
    """A table where the counter of seat 0, which moves, has met another one."""
    found = table(group(0, HERE, *mine), group(seat, HERE, *theirs), **rest)
    found.change_counter(2, wild=wild)
    found.encounter = Encounter(1, 2, treasure=treasure)
    return found


def fought(found, *dice, order=KILL, reply=None, attacker=1, surprise=False):
    """The battle runs, with dice of 0 to 9 and misses after them, until somebody is asked."""
    orders = {1: order, 2: reply}
    given = {number: one for number, one in orders.items() if one is not None}
    steps = fight(found, attacker, given, surprise=surprise)
    position = Position(found, (), seeded("tests"), {})
    faces = [*(die + 1 for die in dice), *[10] * ENOUGH]
    referee = LoadedReferee(position, None, found.options, faces)
    return settle(found, [Halt(), *reversed(steps)], position.dice, referee)


def told(events, kind):
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def one_of(found, name):
    """Somebody in play, by the name on the card."""
    home = found.home_of(NUMBERS[name])
    assert home is not None, name
    return home.member(NUMBERS[name])
