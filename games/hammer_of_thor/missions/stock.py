"""Missions that an action has fulfilled, and heirs of the dead."""

from games.core.agenda import Step, Steps
from games.core.dice import Referee
from games.core.kept import kept
from games.core.vocabulary import Seat
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.tales import MISSIONS
from games.hammer_of_thor.gains import receive
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.missions.asking import is_fulfilled
from games.hammer_of_thor.missions.events import HeirSucceeded, MissionFulfilled
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import teach


class TakingStock(Step[Table], frozen=True, tag="taking-stock"):
    """An action is over, with all that came of it (16.0, 18.2)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Heirs first, then rewards, seat by seat."""
        _inherit(table, referee)
        if table.options.missions:
            for seat in table.seats:
                _reward(table, seat, referee)
        return ()


def _reward(table: Table, seat: Seat, referee: Referee) -> None:
    """Those of a seat who have fulfilled their missions."""
    own = [one.number for one in table.counters if one.seat == seat and _hopeful(one)]
    for number in own:
        for name in _hopeful(table.counter(number)):
            if name in table.rewarded:
                continue
            teach(table, Lesson.MISSION, referee)
            counter = table.counter(number)
            if is_fulfilled(table, name, counter):
                _give(table, seat, counter, name, referee)


@kept
def _hopeful(counter: Counter) -> tuple[Name, ...]:
    """Those of a group who have missions, and are free."""
    return tuple(one.id for one in counter.free if one.id in MISSIONS)


def _give(table: Table, seat: Seat, counter: Counter, name: Name, referee: Referee) -> None:
    """REPUTATION to the character; runes and magic items come to its group."""
    mission = MISSIONS[name]
    table.rewarded = (*table.rewarded, name)
    table.feats = {one: done for one, done in table.feats.items() if one != name}
    won = table.honour(name, mission.rep)
    referee.tell(MissionFulfilled(name=name, seat=seat, reputation=won))
    runes = len(table.runes) - mission.rune_cards
    magic = len(table.magic) - mission.magic
    cards = (*table.runes[max(0, runes) :], *table.magic[max(0, magic) :])
    table.runes, table.magic = table.runes[: max(0, runes)], table.magic[: max(0, magic)]
    receive(table, counter.number, cards, referee)


def _inherit(table: Table, referee: Referee) -> None:
    """A leader who had named an heir is dead: what was won passes on, if the heir is there."""
    dead = {grave.name for grave in table.helheim}
    for rule in table.rules:
        if rule.key != Key.HEIR or rule.leader not in dead or rule.leader is None:
            continue
        table.rules = tuple(one for one in table.rules if one != rule)
        home = table.home_of(rule.name) if rule.name is not None else None
        won = table.tracked.get(rule.leader, 0)
        if home is None or rule.name is None or home.seat != rule.seat or not won:
            continue
        del table.tracked[rule.leader]
        table.honour(rule.name, won)
        referee.tell(HeirSucceeded(name=rule.name, leader=rule.leader, reputation=won))
