"""Two seats meet: one plan each, and the rest follows (4.6.3)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from games.core.agenda import SeatStep, Step, Steps
from games.core.asks import AnyOf, Ask, Lazily, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.battle.beginning import fight
from games.hammer_of_thor.battle.honour_odds import honour_odds
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.encounter.checks import Meeting, chance, hot_headed, t_of
from games.hammer_of_thor.encounter.current import change, current, facing, is_scouted, sides
from games.hammer_of_thor.encounter.effects import carried_out
from games.hammer_of_thor.encounter.events import CardsShown, Parted, PlanForeseen, PlanMade
from games.hammer_of_thor.encounter.helping import HELPS, WITH_A_PLAN, help_with, helps, no_help
from games.hammer_of_thor.encounter.nonplayers import chosen, line_might
from games.hammer_of_thor.encounter.pacts import may_propose, proposals, why_not
from games.hammer_of_thor.encounter.plans import (
    Plan,
    accepting,
    away,
    choices,
    is_legal,
    nearest,
    plans,
    simple,
    some_plan,
)
from games.hammer_of_thor.encounter.prompts import AttackHint, DuelHint, PlanHint
from games.hammer_of_thor.encounter.prompts import Planning as PlanningPrompt
from games.hammer_of_thor.encounter.refusals import CardBarred, TradeWithoutTalk
from games.hammer_of_thor.encounter.resolving import ROUNDS, Choice, Outcome, Result, resolved
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.encounter.terms import PEACE, Propose, Terms
from games.hammer_of_thor.fate.armed import on_met
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.madness.states import hears_voices, voice
from games.hammer_of_thor.standing_orders import Orders, ReplyOrder
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.ways.events import SpiritFaded

MIDDLE = 5
"""The die by which a leader is taken who answers as if nobody led it (4.4)."""


class Greeting(SeatStep[Table], frozen=True, tag="greeting"):
    """The mover meets another seat; an armed card may end it before anybody plans (4.1.3)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The mover plans first, then the other seat (T29)."""
        met = sides(table)
        assert met is not None, self
        of = met[1].seat
        assert of is not None, self
        if on_met(table, of, referee):
            referee.tell(Parted(rounds=0))
            return ()
        return (Meetings((self.seat, of), ()),)


class Meetings(Step[Table], frozen=True, omit_defaults=True, tag="meetings"):
    """Both seats plan, one after the other, in secret until both are in (4.6.3)."""

    carries_wishes: ClassVar[bool] = True
    waiting: tuple[Seat, ...]
    plans: tuple[Plan, ...]
    """The mover's, once it is in."""
    begun: Plan | None = None
    """The plan of the next of the two, who has yet to name the deal of it (11.4)."""
    deals: tuple[tuple[Seat, Propose], ...] = ()
    """Named with the plans that are in; who has named none wants a truce, for nothing."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """The next of the two; nobody waits for whoever has left."""
        if table.encounter is None or sides(table) is None or not self.waiting:
            return {}
        seat = self.waiting[0]
        own, other = facing(table, seat)
        if table.players[seat].out or hears_voices(table.leader(own)):
            return {}
        if self.begun is not None:
            deals = Lazily(
                Propose,
                lambda: list(proposals(table, own, other)),
                lambda deal: may_propose(table, own, other, deal),
            )
            return {seat: deals}
        offered = Lazily(
            Plan,
            lambda: list(plans(table, own, other)),
            lambda plan: is_legal(table, own, other, plan),
        )
        helped = list(helps(table, seat, WITH_A_PLAN, current(table).round))
        return {seat: AnyOf([offered, OneOf(helped)])}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """A help first, or the plan; nobody hears of one whose deal is not named."""
        if isinstance(action, HELPS):
            number = current(table).round
            steps = help_with(table, seat, action, WITH_A_PLAN, number, referee)
            if current(table).foreseen and self.plans and current(table).seen is None:
                leader = table.leader(facing(table, seat)[1]).id
                card = self.plans[0].first
                referee.tell(PlanForeseen(leader=leader, card=card, secret_to=seat))
                change(table, foreseen=False)
            return (*steps, self)
        if isinstance(action, Plan) and action.terms is Terms.TRADE:
            return (replace(self, begun=action),)
        referee.tell(PlanMade(seat=seat))
        if isinstance(action, Plan):
            return (self._with(action),)
        assert isinstance(action, Propose)
        assert self.begun is not None, self
        return (self._with(self.begun, (seat, action)),)

    def _with(self, plan: Plan, *deals: tuple[Seat, Propose]) -> "Meetings":
        """The next plan is in."""
        return Meetings(self.waiting[1:], (*self.plans, plan), deals=(*self.deals, *deals))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Both are in, or one is gone for good: carry them out."""
        if table.encounter is None or sides(table) is None:
            return ()
        if self.waiting:
            return (self._with(self.begun or self._unasked(table, self.waiting[0], referee)),)
        mine, theirs = self.plans
        return _carry_out(table, mine, theirs, dict(self.deals), referee)

    def _unasked(self, table: Table, seat: Seat, referee: Referee) -> Plan:
        """The plan of one who has left, or whose leader hears voices (2.2A8)."""
        own, other = facing(table, seat)
        leader = table.leader(own)
        if not hears_voices(leader):
            return away(table, own, other)
        cards = [voice(leader, choices(table, own, other, number), referee) for number in (1, 2)]
        return simple(table, own, other, *cards)

    def default(self, table: Table, seat: Seat) -> Action:
        """Away, if possible; who has planned a deal wants a truce (4.6.3)."""
        if self.begun is not None:
            return PEACE
        return away(table, *facing(table, seat))

    def ordered(self, table: Table, seat: Seat, orders: Any) -> Action | None:
        """The reply of the one who is met; the mover is asked."""
        assert isinstance(orders, Orders)
        asked = not self.is_window(table, seat) or orders.reply is ReplyOrder.ASK
        if asked or self.begun is not None:
            return None
        own, other = facing(table, seat)
        wanted = {
            ReplyOrder.FRIENDLY: Card.FRIENDSHIP,
            ReplyOrder.FIGHT: Card.ATTACK,
        }
        if orders.reply is ReplyOrder.EVADE:
            plan = away(table, own, other)
        else:
            card = wanted.get(orders.reply) or chosen(table, own, other, 1, MIDDLE)
            plan = simple(table, own, other, card, mercy=orders.mercy.mode)
        return accepting(table, own, other, plan, orders.challenge.acceptance)

    def hint(self, table: Table, plan: Action) -> Prompt | None:
        """The chances of a plan for the seat that is asked."""
        if not isinstance(plan, Plan):
            return None
        own, other = facing(table, self.waiting[0])
        if plan.first is Card.ATTACK:
            return AttackHint(line_might(table, own, other), line_might(table, other, own))
        if plan.first is Card.CHALLENGE:
            return _duel(table, own, other)
        cards = (Card.NEGOTIATE, Card.EVADE)
        met = Meeting(own, other)
        return PlanHint(*(chance(t_of(table, plan.first, met, card)) for card in cards))

    def is_window(self, table: Table, seat: Seat) -> bool:
        """The other seat is asked in the mover's turn."""
        return seat != table.active

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """The plan? The same as long as it is not whole: who has begun one nobody knows."""
        _, other = facing(table, seat)
        assert other.seat is not None, self
        return PlanningPrompt(seat, table.leader(other).id, other.seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Barred, or no such deal."""
        own, other = facing(table, seat)
        if self.begun is not None:
            return why_not(table, own, other, action) if isinstance(action, Propose) else NO
        if isinstance(action, HELPS):
            return no_help(table, seat, action, WITH_A_PLAN, current(table).round)
        if not isinstance(action, Plan):
            return NO
        if action.terms is Terms.TRADE and not action.talks:
            return TradeWithoutTalk()
        barred = action.first not in choices(table, own, other, 1)
        return CardBarred(table.leader(own).id, action.first if barred else action.then)


def _duel(table: Table, own: Counter, other: Counter) -> Prompt:
    """The prospects of a challenge: no die says whether another seat accepts it (4.3A6)."""
    leaders = table.leader(own), table.leader(other)
    odds = honour_odds(table)
    moves = own.number == current(table).mover
    mine, theirs = (might(one, table.season) for one in leaders)
    return DuelHint(
        mine,
        theirs,
        win=odds.win if moves else odds.lose,
        lose=odds.lose if moves else odds.win,
        asked=not hot_headed(leaders[1]),
    )


def rethought(table: Table, step: Meetings, viewer: Seat | None, referee: Referee) -> Meetings:
    """The step with other plans and deals, such as others may have made in secret (21.4)."""
    if step.plans and viewer != table.active:
        plan = some_plan(table, table.active, referee)
        step = replace(step, plans=(plan,), deals=_some_deal(table, table.active, plan, referee))
    if step.begun is not None and step.waiting and viewer != step.waiting[0]:
        plan = some_plan(table, step.waiting[0], referee, trading=True)
        step = replace(step, begun=plan)
    return step


def _some_deal(
    table: Table, seat: Seat, plan: Plan, referee: Referee
) -> tuple[tuple[Seat, Propose], ...]:
    """The deal that a seat may have named with such a plan."""
    if plan.terms is not Terms.TRADE:
        return ()
    return ((seat, referee.pick(list(proposals(table, *facing(table, seat))))),)


def _carry_out(
    table: Table, mine: Plan, theirs: Plan, deals: Mapping[Seat, Propose], referee: Referee
) -> Steps[Table]:
    """Two rounds at most; then both stay where they are (4.3.1)."""
    for number in range(1, ROUNDS[True] + 1):
        met = sides(table)
        assert met is not None, mine
        change(table, round=number)
        cards = [
            nearest(plan.first if number == 1 else plan.then, choices(table, *pair, number))
            for plan, pair in ((mine, met), (theirs, (met[1], met[0])))
        ]
        own, other = (table.leader(one).id for one in met)
        referee.tell(
            CardsShown(round=number, leader=own, card=cards[0], other=other, answer=cards[1])
        )
        outcome = resolved(
            table,
            Choice(met[0], cards[0], acceptance=mine.acceptance),
            Choice(met[1], cards[1], acceptance=theirs.acceptance),
            number,
            referee,
            scouted=is_scouted(table),
        )
        if outcome.result is not Result.NOTHING:
            return _ended(table, outcome, mine, theirs, deals, referee)
    referee.tell(Parted(rounds=ROUNDS[True]))
    return ()


def _ended(
    table: Table,
    outcome: Outcome,
    mine: Plan,
    theirs: Plan,
    deals: Mapping[Seat, Propose],
    referee: Referee,
) -> Steps[Table]:
    if outcome.result is Result.FADED:
        referee.tell(SpiritFaded(name=table.leader(table.counter(current(table).mover)).id))
        return ()
    assert outcome.winner is not None, outcome
    if outcome.result is Result.SUCCESS:
        seat = table.counter(outcome.winner).seat
        deal = deals.get(seat) if seat is not None else None
        return carried_out(table, outcome, deal, referee)
    met = current(table)
    orders = {met.mover: mine.order, met.other: theirs.order}
    return fight(table, outcome.winner, orders, surprise=outcome.surprise)
