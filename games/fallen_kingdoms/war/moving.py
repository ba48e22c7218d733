"""Movement: all moves are planned before the first battle (5.1, F-30 to F-33)."""

from collections.abc import Iterator
from typing import ClassVar

from games.core.agenda import Steps
from games.core.asks import Ask, Checked
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.field import March, Phase
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import PORTS
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.teaching import teach
from games.fallen_kingdoms.traces import Touched
from games.fallen_kingdoms.trophies import Knowledge
from games.fallen_kingdoms.war.events import MarchBegan, UnitsMoved
from games.fallen_kingdoms.war.forces import attackers, is_by_sea
from games.fallen_kingdoms.war.odds import chances, terms_of
from games.fallen_kingdoms.war.prompts import JoinHint, MoveHint, MovingUnits
from games.fallen_kingdoms.war.refusals import NoUnitsThere, NoWay, StayBehind


class Move(Action, frozen=True, tag="move"):
    """Move units by one road or one sea route."""

    source: City
    target: City
    units: int

    @property
    def actor(self) -> object:
        """The city that they leave."""
        return self.source

    def hint(self, table: Table) -> Prompt:
        """The chance of an attack; else own units that are there, or none."""
        seat, site = table.active, table.sites[self.target]
        if site.owner in (None, seat):
            return JoinHint(site.units, own=site.owner == seat)
        units = attackers(table, self.target) + self.units
        sea = dict(reach(table, seat, self.source)).get(self.target, False)
        by_sea = sea or is_by_sea(table, self.target)
        terms = terms_of(table, seat, self.target, by_sea=by_sea)
        return MoveHint(site.units, units, round(100 * chances(units, site.units, terms).taken))


class EndMoves(Action, frozen=True, tag="end-moves"):
    """The plan stands; battles begin."""

    foremost: ClassVar[bool] = True


class Moving(Decision, frozen=True, tag="moving"):
    """The plan of a turn, a group after another (5.1)."""

    begun: bool = False

    def ask(self, table: Table) -> Ask | None:
        """Every group that may still move; none: the plan is complete."""
        if not self.begun or not _can_move(table, self.seat):
            return None
        return Checked(
            lambda: (*moves_of(table, self.seat), EndMoves()),
            lambda action: (
                isinstance(action, EndMoves)
                or (isinstance(action, Move) and why_not(table, self.seat, action) is None)
            ),
        )

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """The phase begins; or nobody can move any more."""
        if self.begun:
            return ()
        table.phase = Phase.MOVEMENT
        table.moved = table.marches = ()
        table.held = tuple(table.controlled(self.seat))
        teach(table, Lesson.MOVEMENT, referee)
        return (Moving(self.seat, begun=True),)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Friends arrive at once; whoever goes elsewhere waits on the road (F-31)."""
        if isinstance(action, EndMoves):
            return ()
        assert isinstance(action, Move)
        source, target, units = action.source, action.target, action.units
        by_sea = dict(reach(table, seat, source))[target]
        march = March(source, target, units, by_sea)
        table.change_site(source, units=table.sites[source].units - units)
        if table.sites[target].owner == seat:
            table.change_site(target, units=table.sites[target].units + units)
            table.moved = _joined(table.moved, march)
            referee.tell(UnitsMoved(seat=seat, source=source, target=target, units=units))
            referee.trace(Touched(turn=table.turn, city=target))
        else:
            table.marches = _joined(table.marches, march)
            referee.tell(MarchBegan(seat=seat, source=source, target=target, units=units))
        referee.trace(Touched(turn=table.turn, city=source))
        return (self,)

    def default(self, table: Table, seat: Seat) -> Action:
        """No more moves [house]."""
        return EndMoves()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for moves."""
        return MovingUnits(
            seat,
            len(table.marches),
            table.knows(seat, Knowledge.ROADBUILDING),
            table.knows(seat, Knowledge.SHIPBUILDING),
        )

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Not there, no way, or somebody has to stay."""
        if not isinstance(action, Move):
            return NO
        return why_not(table, seat, action)


def moves_of(table: Table, seat: Seat) -> Iterator[Move]:
    """All moves that a player may make now.

    Of each city first all units to each target, then fewer and fewer: what is wanted most stands at
    the top of a menu, which may be too short for all.
    """
    for source in table.controlled(seat):
        most = movable(table, source)
        if most:
            targets = [target for target, _ in reach(table, seat, source)]
            for units in range(most, 0, -1):
                for target in targets:
                    yield Move(source, target, units)


def why_not(table: Table, seat: Seat, move: Move) -> Refusal | None:
    """Not there, no way, or somebody has to stay; None: `moves_of` has this move."""
    site = table.sites.get(move.source)
    if site is None or site.owner != seat:
        return NoUnitsThere(move.source)
    if not reaches(table, seat, move.source, move.target):
        return NoWay(move.source, move.target)
    most = movable(table, move.source)
    return None if 1 <= move.units <= most else StayBehind(move.source, most)


def _can_move(table: Table, seat: Seat) -> bool:
    """Whether units may leave a city of a player."""
    sites = table.sites.items()
    return any(site.owner == seat and movable(table, city) for city, site in sites)


def movable(table: Table, city: City) -> int:
    """Units that may leave a city now: each moves once, and one stays (5.1, F-30).

    Units that have just come count as staying, so that all who were there may leave behind them.
    """
    came = sum([march.units for march in table.moved if march.target == city])
    units = table.sites[city].units
    return min(units - came, units - 1)


def reach(table: Table, seat: Seat, source: City) -> list[tuple[City, bool]]:
    """The cities that units may reach in one move, and whether they come by sea, if they can.

    One road or sea route; two roads by Roadbuilding, through an own city; two sea routes by
    Shipbuilding, through an own or an empty port, which passing does not claim (cards 16, 17).
    """
    board, sites = table.board, table.sites
    found = dict.fromkeys(board.roads[source], False)
    found |= dict.fromkeys(board.sea[source], True)
    if table.knows(seat, Knowledge.ROADBUILDING):
        for middle in board.roads[source]:
            if sites[middle].owner == seat:
                found = dict.fromkeys(board.roads[middle], False) | found
    if table.knows(seat, Knowledge.SHIPBUILDING):
        for middle in board.sea[source]:
            if middle in PORTS and sites[middle].owner in (None, seat):
                found |= dict.fromkeys(board.sea[middle], True)
    found.pop(source, None)
    return list(found.items())


def reaches(table: Table, seat: Seat, source: City, target: City) -> bool:
    """Whether units may go from a city to another in one move; most go to the next one."""
    board = table.board
    beside = target in board.roads[source] or target in board.sea[source]
    return beside or target in dict(reach(table, seat, source))


def _joined(marches: tuple[March, ...], new: March) -> tuple[March, ...]:
    """Units from the same city to the same target are one group."""
    others = tuple(one for one in marches if (one.source, one.target) != (new.source, new.target))
    same = [one.units for one in marches if one not in others]
    return (*others, March(new.source, new.target, new.units + sum(same), new.by_sea))
