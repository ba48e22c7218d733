"""Five rivals: found at the beginning, and where they go at each season change (14.3B)."""

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from games.core.agenda import Step, Steps
from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.alone.events import RivalFound
from games.hammer_of_thor.alone.placing import set_down
from games.hammer_of_thor.alone.state import Solo
from games.hammer_of_thor.encounter.tables import RACES
from games.hammer_of_thor.folk.figures import FIGURES, Figure, Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Race, Side
from games.hammer_of_thor.land.board import BOARD, STARTS, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.table import Table

DIE = 10
CHART: Sequence[Race] = RACES[Realm.ELIVAGAR]
"""The races by the die: that of the rivers, where each stands once [house]."""
TIERS = frozenset({3, 4})
AGAINST = {
    Side.GOOD: (Side.EVIL,) * 5,
    Side.EVIL: (Side.GOOD,) * 5,
    Side.NEUTRAL: (Side.EVIL,) * 3 + (Side.GOOD,) * 2,
}
"""The sides of the rivals, by that of the hero."""
STRIDE = 2
"""Links that a rival goes."""


class RivalsGather(Step[Table], frozen=True, tag="rivals-gather"):
    """Before the first game-turn of a match for one."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """One each from five races, face down at a start location of its race by lot."""
        (player,) = table.players
        assert player.side is not None, player
        used: set[Race] = set()
        for side in AGAINST[player.side]:
            found = {race: _of_race(table, race, side) for race in STARTS if race not in used}
            race, rolls = _race(found, referee)
            name = referee.pick(found[race])
            place = referee.pick(STARTS[race])
            used.add(race)
            set_down(table, name, place)
            table.change_player(0, solo=replace(_solo(table), rivals=(*_solo(table).rivals, name)))
            referee.tell(RivalFound(rolls=rolls, race=race, name=name, place=place))
        return ()


def _race(found: dict[Race, list[Name]], referee: Referee) -> tuple[Race, tuple[int, ...]]:
    """The die is rolled until it names a race in which somebody fits."""
    assert any(found.values()), found
    rolls: list[int] = []
    while True:
        rolls.append(referee.roll(DIE) - 1)
        race = CHART[rolls[-1]]
        if found.get(race):
            return race, tuple(rolls)


def _of_race(table: Table, race: Race, side: Side) -> list[Name]:
    """Those in a deck who can be rivals; a Mortal could not travel (2.1D) [house]."""
    return sorted(name for name in table.decks[race] if _fits(FIGURES[name], side))


def _fits(figure: Figure, side: Side) -> bool:
    return figure.side is side and figure.tier in TIERS and not figure.is_mortal


def rivals_on_board(table: Table) -> Iterator[Counter]:
    """The counters that rivals lead and nobody has overcome, in their order."""
    (player,) = table.players
    for name in _solo(table).rivals:
        home = table.home_of(name)
        if home is not None and home.seat is None and f"resident {name}" not in player.honoured:
            yield home


def overcome_rivals(table: Table, seat: Seat) -> int:
    """Rivals whom the seat has beaten, won or befriended."""
    honoured = table.players[seat].honoured
    return sum(f"resident {name}" in honoured for name in _solo(table).rivals)


def nearest_rival(table: Table, seat: Seat) -> Counter | None:
    """The one with the fewest links to a counter of the seat; the first of equals (14.3A)."""
    own = [counter.place for counter in table.of(seat)]
    found = [(_links(rival.place, own), rival) for rival in rivals_on_board(table)] if own else []
    return min(found, key=lambda one: one[0], default=(0, None))[1]


def next_rival(table: Table) -> Counter | None:
    """The one whose turn it is to set out; those who are gone or overcome are passed by."""
    solo = _solo(table)
    able = {rival.number for rival in rivals_on_board(table)}
    for step in range(len(solo.rivals)):
        name = solo.rivals[(solo.called + step) % len(solo.rivals)]
        home = table.home_of(name)
        if home is not None and home.number in able:
            table.change_player(
                0, solo=replace(solo, called=(solo.called + step + 1) % len(solo.rivals))
            )
            return home
    return None


def goal(table: Table, rival: Counter, seat: Seat) -> Counter | None:
    """The nearest counter of the seat; of equals the one with the lower number."""
    own = table.of(seat)
    return min(own, key=lambda one: (_links(rival.place, [one.place]), one.number), default=None)


def strides(start: Place, end: Place) -> Place:
    """Two links on the shortest way; of equal ones the lower numbers."""
    for _ in range(STRIDE):
        if start is not end:
            start = min(BOARD[start].links, key=lambda near: (_links(near, [end]), near))
    return start


def _links(start: Place, ends: Sequence[Place]) -> int:
    """The fewest links from a place to one of others."""
    return min(_apart(start, end) for end in ends)


@cache
def _apart(start: Place, end: Place) -> int:
    reached, count = {start}, 0
    while end not in reached:
        reached |= {near for place in reached for near in BOARD[place].links}
        count += 1
    return count


def _solo(table: Table) -> Solo:
    assert table.solo is not None
    return table.solo
