"""Relocate: warriors are shared out anew among all regions under control (Relocate)."""

from collections.abc import Iterator
from typing import ClassVar

from games.core.agenda import SeatStep, Steps
from games.core.asks import AnyOf, Ask, Lazily, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.norseheim.board import REGIONS, Region
from games.norseheim.changes import move
from games.norseheim.kinds import Kind
from games.norseheim.orders.order import ByCards, Turn
from games.norseheim.prompts import Relocating as RelocatingPrompt
from games.norseheim.refusals import NoRoom, NotYourWarriors
from games.norseheim.table import Table
from games.norseheim.traces import note


class Relocate(Action, frozen=True, tag="relocate"):
    """Send warriors from one region to another; more such moves may follow (R38)."""

    told_of: ClassVar[str] = "target"
    source: Region
    target: Region
    warriors: int
    cards: int


class Move(Action, frozen=True, tag="move"):
    """One more move of a Relocate action."""

    told_of: ClassVar[str] = "target"
    source: Region
    target: Region
    warriors: int


class Done(Action, frozen=True, tag="done"):
    """The relocation is complete."""


def no_move(turn: Turn, source: Region, target: Region, warriors: int) -> Refusal | None:
    """From a region that can spare them to another with room, at any distance (R38, H4)."""
    lands, seat = turn.table.lands, turn.seat
    if not 1 <= warriors <= lands[source].leaving(seat):
        return NotYourWarriors(source)
    if target is source or warriors > lands[target].arriving(seat):
        return NoRoom(target)
    return None


def moves(turn: Turn) -> Iterator[tuple[Region, Region, int]]:
    """All single moves that are legal."""
    table, seat = turn.table, turn.seat
    rooms = [(r, room) for r in REGIONS if (room := table.lands[r].arriving(seat))]
    return (
        (source, target, warriors)
        for source, most in turn.leaving
        for target, room in rooms
        if no_move(turn, source, target, 1) is None
        for warriors in range(1, min(most, room) + 1)
    )


def refusal(turn: Turn, order: Relocate) -> Refusal | None:
    """The first move belongs to the order: a relocation that changes nothing is none (R65)."""
    return no_move(turn, order.source, order.target, order.warriors)


def _relocate(turn: Turn, order: Relocate, referee: Referee) -> Steps[Table]:
    """Further moves may follow."""
    move(turn.table, turn.seat, order.source, order.target, order.warriors, referee)
    return (Relocating(turn.seat, (order.source,), (order.target,)),)


class Relocating(SeatStep[Table], frozen=True, tag="relocating"):
    """More moves of the same action, until all is as the player wants it (R38).

    A region that gave gets none, and one that got gives none: so every way to share warriors out
    can be reached, and none leads back to where it began (R65).
    """

    gave: tuple[Region, ...]
    got: tuple[Region, ...]

    def ask(self, table: Table) -> Ask | None:
        """Any further move, or enough."""
        turn = Turn(table, self.seat)
        further = [Move(*one) for one in moves(turn) if not self._goes_back(one[0], one[1])]
        if not further:
            return None
        more = Lazily(
            Move, lambda: further, lambda order: self.refusal(table, self.seat, order) is None
        )
        return AnyOf((more, OneOf((Done(),))))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nothing more can be moved."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Move, and go on; or be done."""
        if not isinstance(action, Move):
            return ()
        note(table, action, referee)
        move(table, seat, action.source, action.target, action.warriors, referee)
        gave = tuple(dict.fromkeys((*self.gave, action.source)))
        got = tuple(dict.fromkeys((*self.got, action.target)))
        return (Relocating(seat, gave, got),)

    def default(self, table: Table, seat: Seat) -> Action:
        """Enough."""
        return Done()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """More?"""
        return RelocatingPrompt(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """So many cannot go there."""
        if not isinstance(action, Move):
            return NO
        source, target = action.source, action.target
        return no_move(Turn(table, seat), source, target, action.warriors) or (
            NotYourWarriors(source) if self._goes_back(source, target) else None
        )

    def _goes_back(self, source: Region, target: Region) -> bool:
        return source in self.got or target in self.gave


RELOCATE = ByCards(
    action=Relocate, kind=Kind.RELOCATE, heads=moves, refusal=refusal, effect=_relocate
)
