"""Turns: cyclically in player order until all have passed; what one may do in a turn (5.2)."""

from collections.abc import Mapping
from functools import partial
from typing import ClassVar, Self

from msgspec.structs import replace

from games.core.agenda import Step, Steps
from games.core.asks import Ask, Menu, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.norseheim import actions as do
from games.norseheim.doubles import cards_of, double_action
from games.norseheim.events import DoubleBegan, NothingLeft, Passed, SecondLapsed, TurnBegan
from games.norseheim.favours import favours, play, spend
from games.norseheim.gods import Favour
from games.norseheim.hands import Ways, card_limit, cost, pay, use, ways
from games.norseheim.kinds import Kind
from games.norseheim.offers import Offers, offers, persuasions, single_actions
from games.norseheim.orders import AskOrder, Orders
from games.norseheim.persuasion import Staged, undertake
from games.norseheim.prompts import EndingTurn, FirstOfTwo, Recalling, SecondOfTwo, TakingTurn
from games.norseheim.reasons import why_not
from games.norseheim.steps.deeds import KIND, cards_in, carry_out
from games.norseheim.table import Table

LEAVE: Offers = {do.LeaveIt: lambda: OneOf((do.LeaveIt(),))}
PASS: Offers = {do.Pass: lambda: OneOf((do.Pass(),))}
END: Offers = {do.EndTurn: lambda: OneOf((do.EndTurn(),))}


class Turns(Step[Table], frozen=True, tag="turns"):
    """The Action phase: turn after turn, until all have passed (R13)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The next after the active player who has not passed."""
        seat = following(table)
        return () if seat is None else (TurnBegins(seat), self)


class TurnBegins(Step[Table], frozen=True, tag="turn-begins"):
    """A turn, ordinary or by Sleipnir."""

    seat: Seat

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nothing is done yet."""
        table.active = self.seat
        table.turn += 1
        table.acted = table.wild = False
        table.stale = True
        referee.tell(TurnBegan(seat=self.seat, turn=table.turn))
        return (Acting(self.seat, ()),)


class Persuading(Step[Table], frozen=True):
    """A step in which markers may be taken back before others are placed (R44, H8)."""

    last: ClassVar[Offers] = {}
    """What may be chosen instead of everything else."""
    seat: Seat
    staged: Staged
    """Markers that will be taken back, if the Diplomacy is carried out."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """While markers are taken back, only Diplomacy goes on.

        Nothing leads back from there or from the first half of a Double action but an undo: else
        a robot could go round in circles.
        """
        if self.staged:
            return {self.seat: Menu({**self.persuasions(table), **self.last})}
        found = self.choices(table)
        menu = Menu({**found, **self.last})
        return {self.seat: menu} if menu.has_any(found) else {}

    def choices(self, table: Table) -> Offers:
        """What may be done while nothing is taken back; nothing: the step runs by itself."""
        raise AssertionError(self)

    def persuasions(self, table: Table) -> Offers:
        """How Diplomacy may go on."""
        raise AssertionError(self)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """What to do, or where to place markers."""
        if self.staged:
            return Recalling(seat, sum(markers for _, markers in self.staged))
        return self.question(table, seat)

    def question(self, table: Table, seat: Seat) -> Prompt:
        """What is asked while nothing is taken back."""
        raise AssertionError(self)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """What stands in the way of an order."""
        return why_not(table, seat, action, self.staged)

    def is_free(self, table: Table) -> bool:
        """Brisingamen pays for a Diplomacy (F2)."""
        return Favour.BRISINGAMEN in table.players[self.seat].favours

    def restaged(self, action: do.Recall) -> Self:
        """The same step with more markers taken back."""
        staged = dict(self.staged)
        staged[action.region] = staged.get(action.region, 0) + action.markers
        return replace(self, staged=tuple(staged.items()))

    def favour(self, table: Table, action: Action, referee: Referee) -> Steps[Table]:
        """A Gods card of the turn."""
        if not isinstance(action, do.Brisingamen):
            return play(table, self.seat, action, referee)
        spend(table, self.seat, Favour.BRISINGAMEN, referee)
        undertake(table, self.seat, action.region, action.markers, self.staged, referee)
        return ()


class Acting(Persuading, frozen=True, tag="acting"):
    """Gods cards first, if one likes; then an action, or to pass (R17)."""

    last: ClassVar[Offers] = PASS

    def choices(self, table: Table) -> Offers:
        """Every action that can be paid and done, and every Gods card."""
        return {
            **single_actions(table, self.seat, free=self.is_free(table)),
            **favours(table, self.seat),
            do.Double: partial(double_action, table, self.seat),
        }

    def persuasions(self, table: Table) -> Offers:
        """With cards and AP, or by Brisingamen."""
        how = ways(table, self.seat, Kind.DIPLOMACY)
        return persuasions(table, self.seat, how, self.staged, free=self.is_free(table))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nothing can be done: that is a pass (dossier 5.2, H5)."""
        table.change_player(self.seat, passed=True)
        referee.tell(NothingLeft(seat=self.seat))
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """A Gods card leaves the turn as it is; a turn without an action is a pass (H5)."""
        match action:
            case do.Pass():
                return _pass(table, seat, referee)
            case do.Double(first=first, second=second):
                referee.tell(DoubleBegan(seat=seat, first=first, second=second))
                return (FirstHalf(seat, (), action),)
            case do.Recall():
                return (self.restaged(action),)
        table.note(action)
        if type(action) not in KIND:
            return (*self.favour(table, action, referee), Acting(seat, ()))
        kind, cards = KIND[type(action)], cards_in(action)
        use(table, seat, {kind: cards})
        table.acted = True
        pay(table, seat, kind, cards, referee)
        return (*carry_out(table, seat, action, self.staged, referee), AfterActing(seat, ()))

    def default(self, table: Table, seat: Seat) -> Action:
        """Pass (dossier 7)."""
        return do.Pass()

    def question(self, table: Table, seat: Seat) -> Prompt:
        """How much is there to spend?"""
        return TakingTurn(seat, table.players[seat].ap, max(0, card_limit(table, seat)))


class AfterActing(Persuading, frozen=True, tag="after-acting"):
    """After the action Gods cards may be played; nobody is asked who has none (H5)."""

    last: ClassVar[Offers] = END

    def choices(self, table: Table) -> Offers:
        """Gods cards."""
        return {**favours(table, self.seat), **self.persuasions(table)}

    def persuasions(self, table: Table) -> Offers:
        """By Brisingamen alone."""
        return persuasions(table, self.seat, (), self.staged, free=self.is_free(table))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The turn is over."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Sleipnir brings one more full turn at once (O4)."""
        match action:
            case do.EndTurn():
                return ()
            case do.Recall():
                return (self.restaged(action),)
            case do.PlayFavour(Favour.SLEIPNIR):
                spend(table, seat, Favour.SLEIPNIR, referee)
                return (TurnBegins(seat),)
        table.note(action)
        return (*self.favour(table, action, referee), AfterActing(seat, ()))

    def default(self, table: Table, seat: Seat) -> Action:
        """No card."""
        return do.EndTurn()

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """No card, if the player does not want to be asked."""
        return do.EndTurn() if orders.afterwards is AskOrder.NEVER else None

    def question(self, table: Table, seat: Seat) -> Prompt:
        """A Gods card?"""
        return EndingTurn(seat)


class FirstHalf(Persuading, frozen=True, tag="first-half"):
    """The first action of a Double action; nothing is paid before it is ordered (R20)."""

    order: do.Double

    last: ClassVar[Offers] = PASS

    def choices(self, table: Table) -> Offers:
        """The action that was named, with the cards that were named."""
        return offers(table, self.seat, self.order.first, (self.order.cards,))

    def persuasions(self, table: Table) -> Offers:
        """With the cards that were named."""
        return persuasions(table, self.seat, (self.order.cards,), self.staged)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """All cards are used, the first action is paid (H2)."""
        match action:
            case do.Pass():
                return _pass(table, seat, referee)
            case do.Recall():
                return (self.restaged(action),)
        order = self.order
        use(table, seat, cards_of(order))
        table.acted = True
        table.note(action)
        pay(table, seat, order.first, order.cards, referee)
        steps = carry_out(table, seat, action, self.staged, referee)
        return (*steps, SecondHalf(seat, (), order), AfterActing(seat, ()))

    def default(self, table: Table, seat: Seat) -> Action:
        """Pass (dossier 7)."""
        return do.Pass()

    def question(self, table: Table, seat: Seat) -> Prompt:
        """How?"""
        return FirstOfTwo(seat, self.order.first)


class SecondHalf(Persuading, frozen=True, tag="second-half"):
    """The second action of a Double action; it is paid now, or lapses (R20, H2)."""

    order: do.Double

    last: ClassVar[Offers] = LEAVE

    def choices(self, table: Table) -> Offers:
        """The action that was named; if it cannot be done any more, nothing is asked."""
        return offers(table, self.seat, self.order.second, self._how(table))

    def persuasions(self, table: Table) -> Offers:
        """With the cards that were named."""
        return persuasions(table, self.seat, self._how(table), self.staged)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """It lapses, unpaid."""
        referee.tell(SecondLapsed(seat=self.seat))
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Pay and do it."""
        match action:
            case do.LeaveIt():
                return self.run(table, referee)
            case do.Recall():
                return (self.restaged(action),)
        table.note(action)
        pay(table, seat, self.order.second, self.order.more, referee)
        return carry_out(table, seat, action, self.staged, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """Leave it."""
        return do.LeaveIt()

    def question(self, table: Table, seat: Seat) -> Prompt:
        """How?"""
        return SecondOfTwo(seat, self.order.second)

    def _how(self, table: Table) -> Ways:
        """The cards that were named; none if AP have gone meanwhile."""
        ap = cost(table, self.seat, self.order.second, self.order.more)
        return (self.order.more,) if ap <= table.players[self.seat].ap else ()


def _pass(table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
    """Out for the rest of the phase (R13)."""
    table.change_player(seat, passed=True)
    referee.tell(Passed(seat=seat))
    return ()


def following(table: Table) -> Seat | None:
    """The next after the active player who has not passed; it may be the same; None: all have."""
    order = table.order
    at = order.index(table.active) + 1
    turned = (*order[at:], *order[:at])
    return next((s for s in turned if not (table.players[s].passed or table.players[s].out)), None)
