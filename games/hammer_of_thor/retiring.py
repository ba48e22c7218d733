"""A player leaves for good (13.6): the people stay where they are, and nobody leads them."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.agenda import Position, SeatStep, Step, settle
from games.core.title import Started
from games.core.vocabulary import CoreReason, Ending, Seat, SeatRetired
from games.hammer_of_thor.encounter.current import find
from games.hammer_of_thor.encounter.parting import Parting
from games.hammer_of_thor.encounter.planning import Meetings
from games.hammer_of_thor.fate.hand import playable, use_up
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.table import Reason, Table
from games.hammer_of_thor.turns.newcomers import ChoosingNewHero
from games.hammer_of_thor.turns.turn import Turn


def retire(position: Position[Table], seat: Seat) -> Started:
    """Nobody waits for this seat any more; the last player left wins, for nobody else can."""
    table = position.table.copy()
    referee = position.referee(seat, SeatRetired(seat=seat))
    referee.tell(SeatRetired(seat=seat))
    table.change_player(seat, out=True)
    for card in playable(table, seat):
        use_up(table, seat, card)
    agenda = list(position.agenda)
    if table.is_dealt:
        agenda = _without(table, agenda, seat)
        _let_go(table, seat)
    if table.solo is not None:
        table.ending = Ending(Reason.LEFT, lost=True)
    elif len(table.seats) == 1:
        table.ending = Ending(CoreReason.RETIRED, table.seats)
    if table.ending is not None:
        agenda = []
    return settle(table, agenda, position.dice, referee)


def _without(table: Table, agenda: Sequence[Step[Table]], seat: Seat) -> list[Step[Table]]:
    """The steps that still concern somebody; an encounter of the seat's is over."""
    kept = list(agenda)
    parting = next((at for at, step in enumerate(kept) if isinstance(step, Parting)), None)
    if parting is not None and _takes_part(table, seat):
        _put_back(table, kept[parting + 1 :])
        kept = kept[: parting + 1]
    _put_back(table, [step for step in kept if getattr(step, "seat", None) == seat])
    return [step for step in kept if not _is_gone(step, seat)]


def _is_gone(step: Step[Table], seat: Seat) -> bool:
    """A step of the seat alone."""
    if isinstance(step, Meetings):
        return seat in step.waiting
    return isinstance(step, SeatStep | Turn) and step.seat == seat


def _takes_part(table: Table, seat: Seat) -> bool:
    met = table.encounter
    if met is None:
        return False
    sides = (find(table, number) for number in (met.mover, met.other))
    return any(one is not None and one.seat == seat for one in sides)


def _put_back(table: Table, steps: Sequence[Step[Table]]) -> None:
    """Cards that a step has drawn go under their decks."""
    for step in steps:
        for name in step.names if isinstance(step, ChoosingNewHero) else ():
            race = FIGURES[name].race
            table.decks[race] = (name, *table.decks[race])


def _let_go(table: Table, seat: Seat) -> None:
    """Its counters wait where they stand for whoever comes (13.6)."""
    table.counters = tuple(
        replace(counter, seat=None, moved=False) if counter.seat == seat else counter
        for counter in table.counters
    )
