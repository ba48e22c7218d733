"""Two seats meet: one plan each, and the rest follows (4.6.3)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product, starmap
from typing import Any, ClassVar

from msgspec.structs import replace

from games.core.agenda import SeatStep, Step, Steps
from games.core.asks import AnyOf, Ask, Lazily, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.battle.beginning import fight
from games.hammer_of_thor.battle.lines import usual_order
from games.hammer_of_thor.battle.orders import BattleOrder, Mode, Stance, Until
from games.hammer_of_thor.cards.deck import When
from games.hammer_of_thor.encounter import aids
from games.hammer_of_thor.encounter.checks import Meeting, chance, hot_headed, t_of
from games.hammer_of_thor.encounter.current import change, current, is_scouted, sides
from games.hammer_of_thor.encounter.effects import carried_out
from games.hammer_of_thor.encounter.events import CardsShown, Parted, PlanForeseen, PlanMade
from games.hammer_of_thor.encounter.honour import Acceptance
from games.hammer_of_thor.encounter.legality import legal
from games.hammer_of_thor.encounter.nonplayers import chosen
from games.hammer_of_thor.encounter.prompts import PlanHint
from games.hammer_of_thor.encounter.prompts import Planning as PlanningPrompt
from games.hammer_of_thor.encounter.refusals import CardBarred
from games.hammer_of_thor.encounter.resolving import ROUNDS, Choice, Outcome, Result, resolved
from games.hammer_of_thor.encounter.tables import PAIRS, SURE, Card
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.armed import on_met
from games.hammer_of_thor.fate.playing import handle, plays, refused
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.standing_orders import Orders, ReplyOrder
from games.hammer_of_thor.table import Table

WITH_A_PLAN = frozenset({When.MEET, When.BATTLE})
"""The moments that a plan is: of Encounter cards and of a battle order (4.1.2, 4.6.3)."""
MIDDLE = 5
"""The die by which a leader is taken who answers as if nobody led it (4.4)."""


class Plan(Action, frozen=True, tag="plan"):
    """Choose the cards of both rounds, and how to fight if it comes to that (4.6.3)."""

    told_at = "first"
    first: Card
    then: Card
    mode: Mode
    stance: Stance = Stance.HOLD
    until: Until = Until.HALF
    acceptance: Acceptance = Acceptance.STRONGER
    """Of a challenge by the other seat (4.3A6)."""

    @property
    def order(self) -> BattleOrder:
        """The battle order in it."""
        return BattleOrder(self.mode, self.stance, self.until)


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
        return (Meetings((self.seat, of)),)


class Meetings(Step[Table], frozen=True, tag="meetings"):
    """Both seats plan, one after the other, in secret until both are in (4.6.3)."""

    carries_wishes: ClassVar[bool] = True
    waiting: tuple[Seat, ...]
    plans: tuple[Plan, ...] = ()
    """The mover's, once it is in."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """The next of the two; nobody waits for whoever has left."""
        if table.encounter is None or sides(table) is None or not self.waiting:
            return {}
        seat = self.waiting[0]
        if table.players[seat].out:
            return {}
        own, other = _facing(table, seat)
        offered = Lazily(
            Plan,
            lambda: list(_plans(table, own, other)),
            lambda plan: _is_legal(table, own, other, plan),
        )
        return {seat: AnyOf([offered, OneOf(plays(table, seat, WITH_A_PLAN))])}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """A card of the hand first, or the plan."""
        if isinstance(action, Play):
            steps = handle(table, seat, action, referee)
            if current(table).foreseen and self.plans and current(table).seen is None:
                leader = table.leader(_facing(table, seat)[1]).id
                card = self.plans[0].first
                referee.tell(PlanForeseen(leader=leader, card=card, secret_to=seat))
                change(table, foreseen=False)
            return (*steps, self)
        assert isinstance(action, Plan)
        referee.tell(PlanMade(seat=seat))
        return (Meetings(self.waiting[1:], (*self.plans, action)),)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Both are in, or one is gone for good: carry them out."""
        if table.encounter is None or sides(table) is None:
            return ()
        if self.waiting:
            plan = self.default(table, self.waiting[0])
            assert isinstance(plan, Plan)
            return (Meetings(self.waiting[1:], (*self.plans, plan)),)
        mine, theirs = self.plans
        return _carry_out(table, mine, theirs, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """Away, in both rounds (4.6.3)."""
        return _simple(table, *_facing(table, seat), Card.EVADE)

    def ordered(self, table: Table, seat: Seat, orders: Any) -> Action | None:
        """The reply of the one who is met; the mover is asked."""
        assert isinstance(orders, Orders)
        if not self.is_window(table, seat) or orders.reply is ReplyOrder.ASK:
            return None
        own, other = _facing(table, seat)
        wanted = {
            ReplyOrder.FRIENDLY: Card.FRIENDSHIP,
            ReplyOrder.EVADE: Card.EVADE,
            ReplyOrder.FIGHT: Card.ATTACK,
        }
        card = wanted.get(orders.reply) or chosen(table, own, other, 1, MIDDLE)
        plan = _simple(table, own, other, card, orders.mercy.mode)
        wish = orders.challenge.acceptance
        is_asked = wish in _acceptances(table, own, other, (plan.first, plan.then))
        return replace(plan, acceptance=wish) if is_asked else plan

    def hint(self, table: Table, plan: Plan) -> Prompt | None:
        """The chances of a plan for the seat that is asked."""
        own, other = _facing(table, self.waiting[0])
        if plan.first is Card.ATTACK:
            return None
        cards = (Card.NEGOTIATE, Card.EVADE)
        met = Meeting(own, other)
        return PlanHint(*(chance(t_of(table, plan.first, met, card)) for card in cards))

    def is_window(self, table: Table, seat: Seat) -> bool:
        """The other seat is asked in the mover's turn."""
        return seat != table.active

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """The plan?"""
        _, other = _facing(table, seat)
        assert other.seat is not None, self
        return PlanningPrompt(seat, table.leader(other).id, other.seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Barred."""
        if isinstance(action, Play):
            return refused(table, seat, action, WITH_A_PLAN)
        if not isinstance(action, Plan):
            return NO
        own, other = _facing(table, seat)
        barred = action.first not in _cards(table, own, other, 1)
        return CardBarred(table.leader(own).id, action.first if barred else action.then)


def some_plan(table: Table, seat: Seat, referee: Referee) -> Plan:
    """A plan that a seat may have made, by lot."""
    return referee.pick(list(_plans(table, *_facing(table, seat))))


def _facing(table: Table, seat: Seat) -> tuple[Counter, Counter]:
    """A seat's own counter of the encounter, and the other one."""
    met = sides(table)
    assert met is not None, seat
    return met if met[0].seat == seat else (met[1], met[0])


def _cards(table: Table, own: Counter, other: Counter, number: int) -> Sequence[Card]:
    found = legal(table, own, other, number)
    forced = aids.forced(table, own.seat)
    return (forced,) if forced in found and forced is not None else found


def _plans(table: Table, own: Counter, other: Counter) -> Iterator[Plan]:
    """Every pair of cards; who means to attack also says how, and all how they take a challenge."""
    usual = usual_order(table, own, other)
    modes = _modes(table, own, other)
    for first, then in product(_cards(table, own, other, 1), _cards(table, own, other, 2)):
        peaceful = Card.ATTACK not in (first, then)
        orders = [usual] if peaceful else starmap(BattleOrder, product(modes, Stance, Until))
        answers = _acceptances(table, own, other, (first, then))
        for order, answer in product(orders, answers):
            yield Plan(first, then, order.mode, order.stance, order.until, answer)


def _is_legal(table: Table, own: Counter, other: Counter, plan: Plan) -> bool:
    cards = (_cards(table, own, other, 1), _cards(table, own, other, 2))
    if plan.first not in cards[0] or plan.then not in cards[1]:
        return False
    if plan.acceptance not in _acceptances(table, own, other, (plan.first, plan.then)):
        return False
    if Card.ATTACK in (plan.first, plan.then):
        return plan.mode in _modes(table, own, other)
    return plan.order == usual_order(table, own, other)


def _modes(table: Table, own: Counter, other: Counter) -> Sequence[Mode]:
    """Seats of one side do not kill each other's (4.3A1)."""
    assert own.seat is not None, own
    assert other.seat is not None, other
    same = table.players[own.seat].side is table.players[other.seat].side
    return (Mode.SUBDUE,) if same else tuple(Mode)


def _acceptances(
    table: Table, own: Counter, other: Counter, cards: tuple[Card, Card]
) -> Sequence[Acceptance]:
    """The answers to a challenge: the usual one where none can come, or is not refused (4.3A6)."""
    comes = Card.CHALLENGE in legal(table, other, own, ROUNDS[True])
    is_free = any(PAIRS[Card.CHALLENGE, card] != SURE for card in cards)
    has_choice = comes and is_free and not hot_headed(table.leader(own))
    return tuple(Acceptance) if has_choice else (Acceptance.STRONGER,)


def _simple(
    table: Table, own: Counter, other: Counter, card: Card, mercy: Mode | None = None
) -> Plan:
    """The same card in both rounds where it is legal, else EVADE, else what there is.

    `mercy` is the aim of an attack; None: the usual one.
    """
    first, then = (_nearest(card, _cards(table, own, other, number)) for number in (1, 2))
    order = usual_order(table, own, other)
    if Card.ATTACK in (first, then):
        mode = mercy or order.mode
        order = replace(order, mode=mode if mode in _modes(table, own, other) else Mode.SUBDUE)
    return Plan(first, then, order.mode, order.stance, order.until)


def _nearest(card: Card, allowed: Sequence[Card]) -> Card:
    if card in allowed:
        return card
    return Card.EVADE if Card.EVADE in allowed else allowed[0]


def _carry_out(table: Table, mine: Plan, theirs: Plan, referee: Referee) -> Steps[Table]:
    """Two rounds at most; then both stay where they are (4.3.1)."""
    for number in range(1, ROUNDS[True] + 1):
        met = sides(table)
        assert met is not None, mine
        change(table, round=number)
        cards = [plan.first if number == 1 else plan.then for plan in (mine, theirs)]
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
            return _ended(table, outcome, mine, theirs, referee)
    referee.tell(Parted(rounds=ROUNDS[True]))
    return ()


def _ended(
    table: Table, outcome: Outcome, mine: Plan, theirs: Plan, referee: Referee
) -> Steps[Table]:
    if outcome.result is Result.SUCCESS:
        return carried_out(table, outcome, None, referee)
    assert outcome.winner is not None, outcome
    met = current(table)
    orders = {met.mover: mine.order, met.other: theirs.order}
    return fight(table, outcome.winner, orders, surprise=outcome.surprise)
