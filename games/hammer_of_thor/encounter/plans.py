"""A plan for a meeting of two seats: the one answer of each (4.6.3)."""

from collections.abc import Iterator, Sequence
from itertools import product, starmap

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import Action, Seat
from games.hammer_of_thor.battle.lines import usual_order
from games.hammer_of_thor.battle.orders import BattleOrder, Mode, Stance, Until
from games.hammer_of_thor.encounter import aids
from games.hammer_of_thor.encounter.checks import Meeting, hot_headed, t_of
from games.hammer_of_thor.encounter.current import facing
from games.hammer_of_thor.encounter.honour import Acceptance
from games.hammer_of_thor.encounter.legality import legal
from games.hammer_of_thor.encounter.resolving import ROUNDS
from games.hammer_of_thor.encounter.tables import PAIRS, SURE, Card
from games.hammer_of_thor.encounter.terms import Terms
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.table import Table


class Plan(Action, frozen=True, tag="plan"):
    """Choose the cards of both rounds, how to fight, and what to deal about (4.6.3)."""

    foremost = True
    told_at = "first"
    first: Card
    then: Card
    mode: Mode
    stance: Stance = Stance.HOLD
    until: Until = Until.HALF
    acceptance: Acceptance = Acceptance.STRONGER
    """Of a challenge by the other seat (4.3A6)."""
    terms: Terms = Terms.TRUCE
    """For NEGOTIATE; who means to trade names the deal next."""

    @property
    def order(self) -> BattleOrder:
        """The battle order in it."""
        return BattleOrder(self.mode, self.stance, self.until)

    @property
    def talks(self) -> bool:
        """Whether one of its cards is NEGOTIATE."""
        return Card.NEGOTIATE in (self.first, self.then)


def some_plan(table: Table, seat: Seat, referee: Referee, *, trading: bool = False) -> Plan:
    """A plan that a seat may have made, by lot; `trading`: one whose deal is still to be named."""
    found = plans(table, *facing(table, seat))
    return referee.pick([one for one in found if one.terms is Terms.TRADE or not trading])


def choices(table: Table, own: Counter, other: Counter, number: int) -> Sequence[Card]:
    """The cards that a seat can plan for a round; a card may force one on it."""
    found = legal(table, own, other, number)
    forced = aids.forced(table, own.seat)
    return (forced,) if forced in found and forced is not None else found


def plans(table: Table, own: Counter, other: Counter) -> Iterator[Plan]:
    """Every pair of cards; who means to attack says how, who means to talk about what.

    And all say how they take a challenge.
    """
    usual, modes = usual_order(table, own, other), _modes(table, own, other)
    for cards in _pairs(table, own, other):
        orders = starmap(BattleOrder, product(modes, Stance, Until))
        for order, answer, terms in product(
            orders if Card.ATTACK in cards else [usual],
            _acceptances(table, own, other, cards),
            Terms if Card.NEGOTIATE in cards else [Terms.TRUCE],
        ):
            yield Plan(*cards, order.mode, order.stance, order.until, answer, terms)


def is_legal(table: Table, own: Counter, other: Counter, plan: Plan) -> bool:
    """Whether `plans` has it."""
    if (plan.first, plan.then) not in _pairs(table, own, other):
        return False
    if plan.terms is not Terms.TRUCE and not plan.talks:
        return False
    if plan.acceptance not in _acceptances(table, own, other, (plan.first, plan.then)):
        return False
    if Card.ATTACK in (plan.first, plan.then):
        return plan.mode in _modes(table, own, other)
    return plan.order == usual_order(table, own, other)


def _pairs(table: Table, own: Counter, other: Counter) -> Sequence[tuple[Card, Card]]:
    """The cards of both rounds; nobody is asked for the second after one that ends it all."""
    second = choices(table, own, other, 2)
    return [
        (first, then)
        for first in choices(table, own, other, 1)
        for then in ([nearest(first, second)] if _ends(table, own, other, first) else second)
    ]


def _ends(table: Table, own: Counter, other: Counter, card: Card) -> bool:
    """A card of the first round that leaves no second one, whatever the other shows.

    It attacks, is a challenge that is sure to be accepted, or needs no roll against any card: the
    other gets its way before, or it does.
    """
    if card is Card.ATTACK or (card is Card.CHALLENGE and hot_headed(table.leader(other))):
        return True
    met = Meeting(own, other)
    return all(t_of(table, card, met, theirs) >= SURE for theirs in Card)


def accepting(table: Table, own: Counter, other: Counter, plan: Plan, answer: Acceptance) -> Plan:
    """The plan with an answer to a challenge, where one is asked for (4.3A6)."""
    is_asked = answer in _acceptances(table, own, other, (plan.first, plan.then))
    return replace(plan, acceptance=answer) if is_asked else plan


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


def simple(
    table: Table,
    own: Counter,
    other: Counter,
    card: Card,
    later: Card | None = None,
    *,
    mercy: Mode | None = None,
) -> Plan:
    """The cards of both rounds where they are legal, else EVADE, else what there is.

    `mercy` is the aim of an attack; None: the usual one. After a first card that ends it all the
    second one is the same, as nobody is asked for another.
    """
    first = nearest(card, choices(table, own, other, 1))
    wanted = first if _ends(table, own, other, first) else later or card
    then = nearest(wanted, choices(table, own, other, 2))
    order = usual_order(table, own, other)
    if Card.ATTACK in (first, then):
        mode = mercy or order.mode
        order = replace(order, mode=mode if mode in _modes(table, own, other) else Mode.SUBDUE)
    return Plan(first, then, order.mode, order.stance, order.until)


def away(table: Table, own: Counter, other: Counter) -> Plan:
    """EVADE in both rounds; FRIENDSHIP first, where a race is barred from EVADE (4.3.3)."""
    is_barred = Card.EVADE not in choices(table, own, other, 1)
    return simple(table, own, other, Card.FRIENDSHIP if is_barred else Card.EVADE, Card.EVADE)


def nearest(card: Card, allowed: Sequence[Card]) -> Card:
    """The card where it is allowed, else EVADE, else what there is."""
    if card in allowed:
        return card
    return Card.EVADE if Card.EVADE in allowed else allowed[0]
