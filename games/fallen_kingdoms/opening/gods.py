"""Gods: some players choose between two, in secret and at the same time (3.2, 3.3)."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from games.core.agenda import Step, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat, without
from games.fallen_kingdoms.field import Phase
from games.fallen_kingdoms.gods.god import BASE, START_GLORY, God
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.opening.events import FirstPlayerFound, GodChosen, GodShown
from games.fallen_kingdoms.opening.groups import Groups
from games.fallen_kingdoms.opening.prompts import ChoosingGod, GodHint
from games.fallen_kingdoms.opening.refusals import NotOffered
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.teaching import teach


class BeGod(Action, frozen=True, tag="be-god"):
    """Be one of the two gods that were dealt, in secret."""

    god: God

    def hint(self, table: Table) -> Prompt:
        """How feared it is, how much glory that costs, and its power."""
        return GodHint(BASE[self.god], START_GLORY[self.god], self.god)


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """A god that a seat has chosen."""

    seat: Seat
    god: God


class ChoosingGods(Step[Table], frozen=True, tag="choosing-gods"):
    """A player who was dealt two gods keeps one; all are shown together (3.2)."""

    carries_wishes: ClassVar[bool] = True
    waiting: tuple[Seat, ...]
    chosen: tuple[Chosen, ...] = ()
    """By seat, so that no trace is left of who was first."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """One of the gods that were dealt; nobody waits for whoever has left (K17)."""
        players = table.players
        return {
            seat: OneOf([BeGod(god) for god in players[seat].offered])
            for seat in self.waiting
            if not players[seat].out
        }

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Keep it, in secret."""
        assert isinstance(action, BeGod)
        referee.tell(GodChosen(seat=seat))
        return (self.with_choice(seat, action.god),)

    def with_choice(self, seat: Seat, god: God) -> "ChoosingGods":
        """A seat has chosen."""
        others = (one for one in self.chosen if one.seat != seat)
        chosen = sorted((*others, Chosen(seat, god)), key=lambda one: one.seat)
        return replace(self, waiting=without(self.waiting, seat), chosen=tuple(chosen))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Show all gods; the least feared holds the first-player card (3.3)."""
        gods = {one.seat: one.god for one in self.chosen}
        for seat in table.circle:
            god = gods.get(seat, table.players[seat].offered[0])
            glory = START_GLORY[god]
            table.change_player(seat, god=god, offered=(), glory=glory)
            referee.tell(GodShown(seat=seat, god=god, intimidation=BASE[god], glory=glory))
        table.first = min(table.circle, key=table.intimidation)
        referee.tell(FirstPlayerFound(seat=table.first))
        table.phase = Phase.GROUPS
        teach(table, Lesson.GROUPS, referee)
        return (Groups.of(table),)

    def default(self, table: Table, seat: Seat) -> Action:
        """The first of the two, which chance has dealt [house]."""
        return BeGod(table.players[seat].offered[0])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which god?"""
        return ChoosingGod(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """A god that others may have."""
        return NotOffered(action.god) if isinstance(action, BeGod) else NO
