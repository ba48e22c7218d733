"""The invasion phase: who may invade, in which order, and who does (7.1, 7.2.1, 7.3)."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.agenda import Step, Steps
from games.core.asks import Ask, Checked, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.field import Phase
from games.fallen_kingdoms.invasion.events import (
    CardReturned,
    InvasionBegan,
    NoPathLeft,
    PriorityDrawn,
    StayedOut,
)
from games.fallen_kingdoms.invasion.landing import EndInvasion
from games.fallen_kingdoms.invasion.paths import ChoosingPath, open_paths
from games.fallen_kingdoms.invasion.prompts import (
    DecidingInvasion,
    HeirHint,
    InvadingAnew,
    StayingOut,
)
from games.fallen_kingdoms.invasion.refusals import HasNoKingdom, KingdomFirst
from games.fallen_kingdoms.invasion.surrender import abandon, surrender
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.standing_orders import InvasionOrder, Orders
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.teaching import teach


class Invade(Action, frozen=True, tag="invade"):
    """Come as a new people, having no kingdom."""


class Surrender(Action, frozen=True, tag="surrender"):
    """Give the kingdom to another player, and come as a new people."""

    weighty: ClassVar[bool] = True
    heir: Seat

    def hint(self, table: Table) -> Prompt | None:
        """The standing of the heir, unless glory is hidden (8.1)."""
        if table.options.hidden_glory:
            return None
        return HeirHint(table.players[self.heir].glory, len(table.controlled(self.heir)))


class Abandon(Action, frozen=True, tag="abandon"):
    """Leave the kingdom to nobody, for there is no other, and come as a new people (F-74)."""

    weighty: ClassVar[bool] = True


class StayOut(Action, frozen=True, tag="stay-out"):
    """Do not invade in this round."""


class InvasionPhase(Step[Table], frozen=True, tag="invasion-phase"):
    """The order is fixed now (F-71); then the first-player card moves on."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Lay the flags on the track."""
        table.phase = Phase.INVASIONS
        order = priority(table)
        referee.tell(PriorityDrawn(seats=order))
        teach(table, Lesson.INVASION, referee)
        return (Invasions(order), CardMoves())


class Invasions(Step[Table], frozen=True, tag="invasions"):
    """One player after another; those who come later may say at once that they stay out."""

    waiting: tuple[Seat, ...]
    staying: tuple[Seat, ...] = ()
    """Those who have said so, by seat; whoever loses the kingdom after it is asked again."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """The first in full; others with a kingdom may only stay out, and nobody waits for them."""
        if not self.waiting or not self._decides(table, self.waiting[0]):
            return {}
        first, *later = self.waiting
        found: dict[Seat, Ask] = {
            first: Checked(
                lambda: (*_ways(table, first), StayOut()),
                lambda action: isinstance(action, StayOut) or _may_begin(table, first, action),
            )
        }
        for seat in later:  # a path that is open to the first is open to all who have used none
            if self._is_free(table, seat) and table.on_board(seat):
                found[seat] = OneOf((StayOut(),), optional=True)
        return found

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Cards come back, and who cannot or will not invade is passed over (7.2.1, K8, K17)."""
        if not self.waiting:
            return ()
        seat, player = self.waiting[0], table.players[self.waiting[0]]
        if player.invader:
            table.change_player(seat, invader=False, blockers=())
            referee.tell(CardReturned(seat=seat))
        elif not self._stays(table, seat):
            referee.tell(StayedOut(seat=seat) if player.out else NoPathLeft(seat=seat))
        return (Invasions(self.waiting[1:], self.staying),)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Stay out, or begin."""
        if isinstance(action, StayOut):
            referee.tell(StayedOut(seat=seat))
            if seat == self.waiting[0]:
                return (Invasions(self.waiting[1:], self.staying),)
            return (Invasions(self.waiting, tuple(sorted((*self.staying, seat)))),)
        table.turn += 1
        table.active = seat
        referee.tell(InvasionBegan(seat=seat, turn=table.turn))
        steps: Steps[Table] = ()
        if isinstance(action, Surrender):
            steps = surrender(table, seat, action.heir, referee)
        elif isinstance(action, Abandon):
            abandon(table, seat, referee)
        table.change_player(seat, invader=True)
        teach(table, Lesson.PATHS, referee)
        rest = Invasions(self.waiting[1:], self.staying)
        return (*steps, ChoosingPath(seat, 1), EndInvasion(seat), rest)

    def default(self, table: Table, seat: Seat) -> Action:
        """Without a kingdom invade, else stay out (F-73)."""
        return StayOut() if table.on_board(seat) else Invade()

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """Stay out, if a player with a kingdom has ordered so."""
        never = orders.invasions is InvasionOrder.NEVER and table.on_board(seat)
        return StayOut() if never else None

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Invade?"""
        if seat != self.waiting[0]:
            return StayingOut(seat)
        cities = len(table.controlled(seat))
        return DecidingInvasion(seat, cities) if cities else InvadingAnew(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """A kingdom is given away first, to somebody who has one."""
        match action:
            case Surrender(heir):
                return HasNoKingdom(heir)
            case Invade() | Abandon() if table.on_board(seat):
                return KingdomFirst()
        return NO

    def _decides(self, table: Table, seat: Seat) -> bool:
        """Whether there is anything to ask a seat."""
        return self._is_free(table, seat) and any(open_paths(table, seat))

    def _is_free(self, table: Table, seat: Seat) -> bool:
        """Whether a seat may still say what it does: it invades no longer, and has not said so."""
        player = table.players[seat]
        return not (player.invader or player.out or self._stays(table, seat))

    def _stays(self, table: Table, seat: Seat) -> bool:
        """Whether a seat has said early that it stays out, and still has the kingdom for it."""
        return seat in self.staying and bool(table.on_board(seat))


class CardMoves(Step[Table], frozen=True, tag="card-moves"):
    """The first-player card goes to the next player who is no invader (7.3, F-84, 8.4)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """If all others are invaders it stays."""
        order = table.in_turn[1:]
        others = reversed(order) if table.options.counter_clockwise else order
        free = (seat for seat in others if not table.players[seat].invader)
        table.first = next(free, table.first)
        return ()


def priority(table: Table) -> tuple[Seat, ...]:
    """No card, fewest cities, least intimidation, earliest in the round (7.1, F-70, 8.5)."""
    sign = -1 if table.options.strongest_invade_first else 1
    order = table.in_turn

    def rank(seat: Seat) -> tuple[bool, int, int, int]:
        return (
            table.players[seat].invader,
            sign * len(table.controlled(seat)),
            sign * table.intimidation(seat),
            sign * order.index(seat),
        )

    return tuple(sorted(order, key=rank))


def _ways(table: Table, seat: Seat) -> list[Action]:
    if not table.on_board(seat):
        return [Invade()]
    heirs = [other for other in table.circle if _may_inherit(table, seat, other)]
    return [Surrender(heir) for heir in heirs] or [Abandon()]


def _may_begin(table: Table, seat: Seat, action: Action) -> bool:
    """Whether `_ways` has it; a surrender is checked by its own heir alone."""
    if isinstance(action, Surrender):
        return table.on_board(seat) > 0 and _may_inherit(table, seat, action.heir)
    return action in _ways(table, seat)


def _may_inherit(table: Table, seat: Seat, other: Seat) -> bool:
    """Another player with a kingdom (7.2.2)."""
    return other != seat and other in table.circle and table.on_board(other) > 0
