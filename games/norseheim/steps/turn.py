"""Turns: cyclically in player order until all have passed; what one may do in a turn (Actions)."""

from collections.abc import Sequence
from typing import ClassVar

from games.core.agenda import SeatStep, Step, Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.norseheim.events import DoubleBegan, NothingLeft, Passed, SecondLapsed, TurnBegan
from games.norseheim.hands import Ways, card_limit, cost, pay, use
from games.norseheim.legal_orders import OF_ACTION, AnyOrder, in_hand, in_turn
from games.norseheim.lessons import Lesson
from games.norseheim.orders.diplomacy import BRISINGAMEN, RECALL
from games.norseheim.orders.double import Double, cards_of
from games.norseheim.orders.order import ByCards, Turn
from games.norseheim.orders.singles import OF_KIND
from games.norseheim.prompts import EndingTurn, FirstOfTwo, SecondOfTwo, TakingTurn
from games.norseheim.standing_orders import AskOrder, Orders
from games.norseheim.steps.persuading import Persuading
from games.norseheim.table import Table
from games.norseheim.teaching import teach


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing more in this Action phase (R13)."""

    weighty: ClassVar[bool] = True


class EndTurn(Action, frozen=True, tag="end-turn"):
    """Play no Gods card after the action."""


class LeaveIt(Action, frozen=True, tag="leave-it"):
    """Leave the second half of a Double action undone (R20)."""


class Turns(Step[Table], frozen=True, tag="turns"):
    """The Action phase: turn after turn, until all have passed (R13)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The next after the active player who has not passed."""
        seat = following(table)
        return () if seat is None else (TurnBegins(seat), self)


class TurnBegins(SeatStep[Table], frozen=True, tag="turn-begins"):
    """A turn, ordinary or by Sleipnir."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing: it runs by itself."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nothing is done yet."""
        table.active = self.seat
        table.turn += 1
        table.acted = table.wild = False
        referee.tell(TurnBegan(seat=self.seat, turn=table.turn))
        teach(table, Lesson.TURN, referee)
        return (Acting(self.seat, ()),)


class Acting(Persuading, frozen=True, tag="acting"):
    """Gods cards first, if one likes; then an action, or to pass (R17)."""

    last: ClassVar[type[Action]] = Pass

    def orders(self, table: Table) -> Sequence[AnyOrder]:
        """Every action, and every Gods card."""
        return in_turn(table, self.seat)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nothing can be done: that is a pass (H5)."""
        table.change_player(self.seat, passed=True)
        referee.tell(NothingLeft(seat=self.seat))
        return ()

    def decided(self, table: Table, action: Action, referee: Referee) -> Steps[Table]:
        """A Gods card leaves the turn as it is; a turn without an action is a pass (H5)."""
        if isinstance(action, Pass):
            return _pass(table, self.seat, referee)
        if isinstance(action, Double):
            referee.tell(DoubleBegan(seat=self.seat, first=action.first, second=action.second))
            return (FirstHalf(self.seat, (), action),)
        order = OF_ACTION[type(action)]
        if not isinstance(order, ByCards):
            return (*self.given(table, action, referee), Acting(self.seat, ()))
        cards = order.cards_in(action)
        use(table, self.seat, {order.kind: cards}, referee)
        table.acted = True
        pay(table, self.seat, order.kind, cards, referee)
        return (*self.given(table, action, referee), AfterActing(self.seat, ()))

    def question(self, table: Table) -> Prompt:
        """How much is there to spend?"""
        seat = self.seat
        player = table.players[seat]
        cards = max(0, card_limit(table, seat))
        return TakingTurn(seat, player.ap, cards, player.character.price, table.wild)

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """A pass, if the player passes in this round; markers are taken back by hand alone."""
        attacked = seat in table.attacked
        passes = not self.staged and orders.turns.passes(table.round, attacked=attacked)
        return Pass() if passes else None


class AfterActing(Persuading, frozen=True, tag="after-acting"):
    """After the action Gods cards may be played; nobody is asked who has none (H5)."""

    last: ClassVar[type[Action]] = EndTurn

    def turn(self, table: Table) -> Turn:
        """No more Action cards are played."""
        return Turn(table, self.seat, self.staged, ())

    def orders(self, table: Table) -> Sequence[AnyOrder]:
        """Gods cards, and Brisingamen among them."""
        hand = in_hand(table, self.seat)
        return (*hand, BRISINGAMEN, RECALL) if hand else ()

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The turn is over."""
        return ()

    def decided(self, table: Table, action: Action, referee: Referee) -> Steps[Table]:
        """Another card may follow; Sleipnir brings one more full turn at once (O4)."""
        if isinstance(action, EndTurn):
            return ()
        steps = self.given(table, action, referee)
        return (*steps, AfterActing(self.seat, ()) if table.acted else TurnBegins(self.seat))

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """No card, if the player does not want to be asked."""
        return EndTurn() if orders.afterwards is AskOrder.NEVER else None

    def question(self, table: Table) -> Prompt:
        """A Gods card?"""
        return EndingTurn(self.seat)


class FirstHalf(Persuading, frozen=True, tag="first-half"):
    """The first action of a Double action; nothing is paid before it is ordered (R20)."""

    last: ClassVar[type[Action]] = Pass
    order: Double

    def turn(self, table: Table) -> Turn:
        """The cards that were named."""
        return Turn(table, self.seat, self.staged, (self.order.cards,))

    def orders(self, table: Table) -> Sequence[AnyOrder]:
        """The action that was named."""
        return OF_KIND[self.order.first]

    def decided(self, table: Table, action: Action, referee: Referee) -> Steps[Table]:
        """All cards are used, the first action is paid (H2)."""
        if isinstance(action, Pass):
            return _pass(table, self.seat, referee)
        order = self.order
        use(table, self.seat, cards_of(order), referee)
        table.acted = True
        pay(table, self.seat, order.first, order.cards, referee)
        steps = self.given(table, action, referee)
        return (*steps, SecondHalf(self.seat, (), order), AfterActing(self.seat, ()))

    def question(self, table: Table) -> Prompt:
        """How?"""
        return FirstOfTwo(self.seat, self.order.first)


class SecondHalf(Persuading, frozen=True, tag="second-half"):
    """The second action of a Double action; it is paid now, or lapses (R20, H2)."""

    last: ClassVar[type[Action]] = LeaveIt
    order: Double

    def turn(self, table: Table) -> Turn:
        """The cards that were named."""
        return Turn(table, self.seat, self.staged, self._how(table))

    def orders(self, table: Table) -> Sequence[AnyOrder]:
        """The action that was named; if it cannot be done any more, nothing is asked."""
        return OF_KIND[self.order.second] if self._how(table) else ()

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """It lapses, unpaid."""
        referee.tell(SecondLapsed(seat=self.seat))
        return ()

    def decided(self, table: Table, action: Action, referee: Referee) -> Steps[Table]:
        """Pay and do it."""
        if isinstance(action, LeaveIt):
            return self.run(table, referee)
        pay(table, self.seat, self.order.second, self.order.more, referee)
        return self.given(table, action, referee)

    def question(self, table: Table) -> Prompt:
        """How?"""
        return SecondOfTwo(self.seat, self.order.second)

    def _how(self, table: Table) -> Ways:
        """The cards that were named; none if AP have gone meanwhile."""
        ap = cost(table, self.seat, self.order.second, self.order.more)
        return (self.order.more,) if ap <= table.players[self.seat].ap else ()


def following(table: Table) -> Seat | None:
    """The next after the active player who has not passed; it may be the same; None: all have."""
    order = table.order
    at = order.index(table.active) + 1
    turned = (*order[at:], *order[:at])
    return next((s for s in turned if not (table.players[s].passed or table.players[s].out)), None)


def _pass(table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
    """Out for the rest of the phase (R13)."""
    table.change_player(seat, passed=True)
    referee.tell(Passed(seat=seat))
    return ()
