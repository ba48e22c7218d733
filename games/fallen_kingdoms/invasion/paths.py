"""Invasion paths: up to three, side by side, each with an attack and a push (7.2.3 to 7.2.5)."""

from collections.abc import Iterator
from typing import TypeAlias

from games.core.agenda import Steps
from games.core.asks import Ask, Checked, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.invasion import prompts
from games.fallen_kingdoms.invasion.assault import assault, expected
from games.fallen_kingdoms.invasion.events import PathBlocked, PathTaken
from games.fallen_kingdoms.invasion.refusals import (
    AttackInstead,
    CannotPush,
    CannotSail,
    NotNextToPath,
    PathIsBlocked,
    TempleHoldsOut,
)
from games.fallen_kingdoms.land.boards import Path
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import Route
from games.fallen_kingdoms.table import Table

INVASIONS = 3
"""Paths that an invader may use (7.2.5)."""
LAST = 99
"""Where an own city stands among targets, of which the fewest defenders come first."""
WEAK = 2
"""An absent invader pushes against so many defenders at most (K9)."""
KEEP = 12
"""An absent invader goes on with so many units in reserve (K9)."""


class TakePath(Action, frozen=True, tag="take-path"):
    """Invade by a path; an own city at its end is not attacked (F-78)."""

    path: int

    def hint(self, table: Table) -> Prompt:
        """The city at its end, and its defenders."""
        city = table.board.path(self.path).city
        if table.sites[city].owner == table.active:
            return prompts.OwnPathHint(city)
        return prompts.PathHint(city, *_cost(table, city))


class SailOn(Action, frozen=True, tag="sail-on"):
    """By a sea path to an own port, and on to another port (7.2.3, F-79)."""

    path: int
    city: City

    def hint(self, table: Table) -> Prompt:
        """The defenders of that port."""
        return prompts.AssaultHint(*_cost(table, self.city))


class BlockPath(Action, frozen=True, tag="block-path"):
    """Block a path that a temple closes, and do no more with it (7.2.5, F-77)."""

    path: int


class StopInvading(Action, frozen=True, tag="stop-invading"):
    """Use no further path."""


class PushOn(Action, frozen=True, tag="push-on"):
    """Attack a city next by road to the one just taken (7.2.5)."""

    city: City

    def hint(self, table: Table) -> Prompt:
        """Its defenders."""
        return prompts.AssaultHint(*_cost(table, self.city))


class StayHere(Action, frozen=True, tag="stay-here"):
    """Push no further from this city."""


PathAction: TypeAlias = TakePath | SailOn | BlockPath | StopInvading | PushOn | StayHere


class ChoosingPath(Decision, frozen=True, tag="choosing-path"):
    """The next of up to three invasions (7.2.3, 7.2.5)."""

    number: int
    """1 to 3."""

    def ask(self, table: Table) -> Ask | None:
        """Every path that is open; after the first one may stop."""
        if self.number > INVASIONS or not table.reserve(self.seat):
            return None
        if not any(open_paths(table, self.seat)) and not any(self._blockable(table)):
            return None
        return Checked(lambda: self._ways(table), lambda action: self._allows(table, action))

    def _ways(self, table: Table) -> Iterator[Action]:
        """All paths, and where to sail on; after the first one those to block, if none is open."""
        paths = list(open_paths(table, self.seat))
        yield from (TakePath(path.number) for path in paths)
        yield from (SailOn(path.number, port) for path in paths for port in ports(table, path))
        if not paths:
            yield from (BlockPath(path.number) for path in self._blockable(table))
        if self.number > 1:
            yield StopInvading()

    def _allows(self, table: Table, action: Action) -> bool:
        """Whether `_ways` has it; an invasion is checked by its own path alone."""
        if not isinstance(action, TakePath | SailOn):
            return action in self._ways(table)
        if not is_open(table, self.seat, action.path):
            return False
        return isinstance(action, TakePath) or action.city in ports(
            table, table.board.path(action.path)
        )

    def _blockable(self, table: Table) -> Iterator[Path]:
        """Paths that a temple closes: to be blocked after the first invasion alone (F-77)."""
        return _closed(table, self.seat) if self.number > 1 else iter(())

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nothing is left to invade, or nobody to do it."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """The path is blocked from now on; an attack, and a push."""
        following = ChoosingPath(seat, self.number + 1)
        match action:
            case TakePath(number):
                city = table.board.path(number).city
                block(table, seat, number)
                referee.tell(PathTaken(seat=seat, path=number, city=city))
            case SailOn(number, city):
                block(table, seat, number)
                referee.tell(PathTaken(seat=seat, path=number, city=city))
            case BlockPath(number):
                block(table, seat, number)
                referee.tell(PathBlocked(seat=seat, path=number))
                return (following,)
            case _:
                return ()
        steps = () if table.sites[city].owner == seat else assault(table, seat, city, referee)
        pushes = table.options.cities.per_path - 1
        return (*steps, PushingOn(seat, city, pushes), following)

    def default(self, table: Table, seat: Seat) -> Action:
        """The fewest defenders, then the lowest number; no more with a small reserve (K9)."""
        if self.number > 1 and table.reserve(seat) < KEEP:
            return StopInvading()
        paths = list(open_paths(table, seat))
        if not paths:
            return StopInvading()
        return TakePath(min(paths, key=lambda path: _defenders(table, seat, path.city)).number)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which?"""
        return prompts.ChoosingPath(seat, self.number, table.reserve(seat))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Blocked, too far from the others, closed by a temple, no way to sail, or open."""
        if not isinstance(action, TakePath | SailOn | BlockPath):
            return NO
        number = action.path
        if not 1 <= number <= len(table.board.paths):
            return NO
        if number in table.blocked():
            return PathIsBlocked(number)
        if not is_beside(table, seat, number):
            return NotNextToPath(number)
        path = table.board.path(number)
        city = action.city if isinstance(action, SailOn) else path.city
        if isinstance(action, BlockPath):
            return AttackInstead(number)
        if city in table.sites and is_guarded(table, city):
            return TempleHoldsOut(city)
        return CannotSail(city) if isinstance(action, SailOn) else NO


class PushingOn(Decision, frozen=True, tag="pushing-on"):
    """Attacks by road from the city just taken, or held (7.2.5, F-80)."""

    city: City
    pushes: int
    """How many may follow: one, or two on large maps (8.3)."""

    def ask(self, table: Table) -> Ask | None:
        """A neighbour by road without temple, unless it is one's own."""
        holds = table.sites[self.city].owner == self.seat
        if not holds or not self.pushes or not table.reserve(self.seat):
            return None
        cities = [
            near
            for near in table.board.roads[self.city]
            if table.sites[near].owner != self.seat and not is_guarded(table, near)
        ]
        return OneOf((*map(PushOn, cities), StayHere())) if cities else None

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """There is nowhere to push."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """An attack like the first one."""
        if isinstance(action, StayHere):
            return ()
        assert isinstance(action, PushOn)
        steps = assault(table, seat, action.city, referee)
        return (*steps, PushingOn(seat, action.city, self.pushes - 1))

    def default(self, table: Table, seat: Seat) -> Action:
        """The fewest defenders, if they are two at most (K9)."""
        ask = self.ask(table)
        assert ask is not None
        weak = [way for way in ask if isinstance(way, PushOn) and _units(table, way.city) <= WEAK]
        return min(weak, key=lambda way: _units(table, way.city), default=StayHere())

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """On?"""
        return prompts.Pushing(seat, self.city, table.reserve(seat))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Not by road, one's own, or guarded by a temple."""
        if not isinstance(action, PushOn):
            return NO
        guarded = action.city in table.sites and is_guarded(table, action.city)
        return (TempleHoldsOut if guarded else CannotPush)(action.city)


def open_paths(table: Table, seat: Seat) -> Iterator[Path]:
    """Paths that are free, next to those used before, and lead to no temple (7.2.3, F-76)."""
    return _free(table, seat, guarded=False)


def is_open(table: Table, seat: Seat, number: int) -> bool:
    """Whether `open_paths` have the path of a number."""
    if not 1 <= number <= len(table.board.paths) or number in table.blocked():
        return False
    return is_beside(table, seat, number) and not is_guarded(table, table.board.path(number).city)


def _free(table: Table, seat: Seat, *, guarded: bool) -> Iterator[Path]:
    """Paths that nobody blocks, next to those used before; `guarded`: those a temple closes."""
    blocked = table.blocked()
    for path in table.board.paths:
        fits = path.number not in blocked and is_guarded(table, path.city) is guarded
        if fits and is_beside(table, seat, path.number):
            yield path


def is_beside(table: Table, seat: Seat, number: int) -> bool:
    """Whether a path is next to one that the invader has used, or is the first (7.2.5)."""
    used = table.players[seat].blockers
    return not used or any(other in used for other in table.board.beside(number))


def is_guarded(table: Table, city: City) -> bool:
    """Whether a temple keeps invaders out (7.2.3, 8.6)."""
    return table.sites[city].temple is not None and not table.options.powerless_temples


def ports(table: Table, path: Path) -> list[City]:
    """Where an invader may sail on to: by sea from an own port (7.2.3, F-79)."""
    if path.kind is not Route.SEA or table.sites[path.city].owner != table.active:
        return []
    near = table.board.sea[path.city]
    return [
        port
        for port in near
        if table.sites[port].owner != table.active and not is_guarded(table, port)
    ]


def block(table: Table, seat: Seat, number: int) -> None:
    """The invader's flag lies on a path (7.2.3)."""
    table.change_player(seat, blockers=(*table.players[seat].blockers, number))


def _cost(table: Table, city: City) -> tuple[int, int]:
    """The defenders of a city, and the invaders that are likely to die."""
    site = table.sites[city]
    cost = 2 if site.temple is not None else 1
    return site.units, round(cost * expected(site.units))


def _closed(table: Table, seat: Seat) -> Iterator[Path]:
    """Free paths beside those used before that a temple closes (F-77)."""
    return _free(table, seat, guarded=True)


def _units(table: Table, city: City) -> int:
    return table.sites[city].units


def _defenders(table: Table, seat: Seat, city: City) -> int:
    """An own city is attacked by nobody, and so brings nothing: it comes last."""
    site = table.sites[city]
    return LAST if site.owner == seat else site.units
