"""Rounds of an encounter with those whom no player leads (4.3.1, 4.4)."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, Checked, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.battle.beginning import fight
from games.hammer_of_thor.battle.honour_odds import honour_odds
from games.hammer_of_thor.battle.odds import prospect
from games.hammer_of_thor.battle.orders import Mode, Stance
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.encounter import aids
from games.hammer_of_thor.encounter.checks import DIE, SAME, alignment
from games.hammer_of_thor.encounter.current import change, current, is_scouted, sides
from games.hammer_of_thor.encounter.dealing import deals
from games.hammer_of_thor.encounter.effects import carried_out
from games.hammer_of_thor.encounter.events import CardForeseen, CardsShown, Parted
from games.hammer_of_thor.encounter.fleeing import light_fingers
from games.hammer_of_thor.encounter.helping import HELPS, WITH_A_CARD, help_with, helps, no_help
from games.hammer_of_thor.encounter.honour import is_strong_enough
from games.hammer_of_thor.encounter.legality import legal
from games.hammer_of_thor.encounter.nonplayers import chosen, line_might
from games.hammer_of_thor.encounter.odds import prospects
from games.hammer_of_thor.encounter.prompts import (
    AnswerHint,
    AnsweringChallenge,
    AttackHint,
    ChoosingCard,
    DuelHint,
)
from games.hammer_of_thor.encounter.refusals import CardBarred, NoSuchDeal
from games.hammer_of_thor.encounter.resolving import (
    ROUNDS,
    Choice,
    Halfway,
    Outcome,
    Result,
    is_silent,
    resolved,
)
from games.hammer_of_thor.encounter.spoils import Deal
from games.hammer_of_thor.encounter.tables import DEALS, Card
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.madness.states import VOICES, hears_voices, voice
from games.hammer_of_thor.standing_orders import ChallengeOrder, Orders
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.ways.events import SpiritFaded

ANNOYING = frozenset({Card.CON, Card.FOLLOWER, Card.SEDUCE})
"""Failed, they make a leader of nobody more ill-disposed (4.3.1)."""


class Answer(Action, frozen=True, tag="answer"):
    """Choose an Encounter card: how to attack, and which deal to propose, are part of it."""

    foremost = True
    sharing = frozenset({"mode", "deal"})
    card: Card
    mode: Mode | None = None
    """ATTACK alone has one (4.3A)."""
    deal: Deal | None = None
    """NEGOTIATE alone has one, with a leader who is no Norn (4.3A7)."""

    def hint(self, table: Table) -> Prompt | None:
        """The chances in this round."""
        met = sides(table)
        if met is None:
            return None
        own, other = met
        if self.card is Card.ATTACK:
            mights = line_might(table, own, other), line_might(table, other, own)
            return AttackHint(*mights, prospect(table, own, other, Stance.HOLD))
        price = DEALS[self.deal] if self.deal else 0
        found = prospects(table, own, other, self.card, price, scouted=is_scouted(table))
        duel = honour_odds(table).win if self.card is Card.CHALLENGE else None
        return AnswerHint(found.success, found.theirs, found.battle, self.deal, duel)


class AcceptDuel(Action, frozen=True, tag="accept-duel"):
    """Fight for honour (4.3A6)."""

    def hint(self, table: Table) -> Prompt | None:
        """Both leaders' MIGHT, and the chances."""
        met = sides(table)
        if met is None:
            return None
        own, other = (might(table.leader(one), table.season) for one in met)
        odds = honour_odds(table)
        return DuelHint(own, other, odds.win, odds.lose)


class RefuseDuel(Action, frozen=True, tag="refuse-duel"):
    """Do not, and lose REPUTATION (4.3A6)."""


class Facing(SeatStep[Table], frozen=True, tag="facing"):
    """A seat's leader faces one of nobody, and chooses a card in each round (4.3)."""

    def ask(self, table: Table) -> Ask | None:
        """The cards that are not barred, and those of the hand that go with them."""
        met = sides(table) if table.encounter is not None else None
        if met is None or hears_voices(table.leader(met[0])):
            return None
        number = current(table).round
        return Checked(
            lambda: (*_answers(table), *helps(table, self.seat, WITH_A_CARD, number)),
            lambda action: (
                _can(table, action)
                if isinstance(action, Answer)
                else action in helps(table, self.seat, WITH_A_CARD, number)
            ),
        )

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """One of the two is gone, or a voice tells the card (2.2A8)."""
        met = sides(table) if table.encounter is not None else None
        if met is None:
            return ()
        found = list(_answers(table))
        card = voice(table.leader(met[0]), [one.card for one in found], referee)
        action = next(one for one in found if one.card is card)
        return self.answer(table, self.seat, action, referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Play a card of the hand first, or show the Encounter card."""
        if isinstance(action, HELPS):
            number = current(table).round
            steps = help_with(table, seat, action, WITH_A_CARD, number, referee)
            _foresee(table, referee)
            return (*steps, self)
        assert isinstance(action, Answer)
        met = sides(table)
        assert met is not None, self
        card, roll = _theirs(table, *met, referee)
        own, other = (table.leader(one).id for one in met)
        number = current(table).round
        referee.tell(
            CardsShown(
                round=number,
                leader=own,
                card=action.card,
                other=other,
                answer=card,
                roll=roll,
                silent=is_silent(table, met[1]),
            )
        )
        return resume(table, seat, action, card, None, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """Friendship among the like-minded, talk with neutral ones, else away (21.1).

        Who is barred from that offers friendship first (4.3.3).
        """
        met = sides(table)
        assert met is not None, self
        found = list(_answers(table))
        liking = alignment(table.side(met[0]), table.side(met[1]))
        wanted = Card.FRIENDSHIP if liking == SAME else Card.EVADE
        if not liking:
            wanted = Card.NEGOTIATE
        for card in (wanted, Card.EVADE, Card.FRIENDSHIP):
            for action in found:
                if action.card is card:
                    return action
        return found[0]

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which card?"""
        met = current(table)
        counter = table.counter(met.other)
        other = table.leader(counter)
        renown = table.stat(other, Stat.REPUTATION)
        return ChoosingCard(seat, met.round, other.id, met.seen, table.side(counter), renown)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Barred, or no such deal."""
        met = sides(table)
        if isinstance(action, HELPS):
            return no_help(table, seat, action, WITH_A_CARD, current(table).round)
        if not isinstance(action, Answer) or met is None:
            return NO
        if action.card not in legal(table, *met, current(table).round):
            return CardBarred(table.leader(met[0]).id, action.card)
        return NO if action.deal is None else NoSuchDeal(action.deal)


class Challenged(SeatStep[Table], frozen=True, tag="challenged"):
    """A leader of nobody challenges the seat's (4.3A6, 4.3A9)."""

    chosen: Answer
    """The seat's own card of this round, which may still be resolved."""
    failed: tuple[int, ...] = ()
    """The counters whose checks have failed before."""

    def ask(self, table: Table) -> Ask | None:
        """Accept or refuse."""
        return OneOf([AcceptDuel(), RefuseDuel()])

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """The round goes on."""
        halfway = Halfway(isinstance(action, AcceptDuel), self.failed)
        return resume(table, seat, self.chosen, Card.CHALLENGE, halfway, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """Accept with at least 80 percent of the challenger's MIGHT."""
        met = sides(table)
        assert met is not None, self
        own, other = (table.leader(one) for one in met)
        return AcceptDuel() if is_strong_enough(table, own, other) else RefuseDuel()

    def ordered(self, table: Table, seat: Seat, orders: Any) -> Action | None:
        """By the order about challenges."""
        assert isinstance(orders, Orders)
        answers = {ChallengeOrder.ALWAYS: AcceptDuel(), ChallengeOrder.NEVER: RefuseDuel()}
        if orders.challenge is ChallengeOrder.ASK:
            return None
        return answers.get(orders.challenge) or self.default(table, seat)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Accept?"""
        other = table.counter(current(table).other)
        return AnsweringChallenge(seat, table.leader(other).id)


def resume(
    table: Table,
    seat: Seat,
    action: Answer,
    card: Card,
    halfway: Halfway | None,
    referee: Referee,
) -> Steps[Table]:
    """Both cards are known: carry the round out, from the point at which it stands."""
    met = sides(table)
    assert met is not None, seat
    price = DEALS[action.deal] if action.deal else 0
    mine, theirs = Choice(met[0], action.card, price), Choice(met[1], card)
    if table.leader(met[1]).figure.is_norn:
        theirs = Choice(met[1], Card.FRIENDSHIP)
    outcome = resolved(
        table,
        mine,
        theirs,
        current(table).round,
        referee,
        scouted=is_scouted(table),
        halfway=halfway,
    )
    if outcome.result is Result.CHALLENGED:
        return (Challenged(seat, action, outcome.failed),)
    if outcome.result is Result.BATTLE:
        assert outcome.winner is not None, outcome
        return fight(table, outcome.winner, {}, mode=action.mode, surprise=outcome.surprise)
    if outcome.result is Result.SUCCESS:
        return carried_out(table, outcome, action.deal, referee)
    if outcome.result is Result.FADED:
        referee.tell(SpiritFaded(name=table.leader(met[0]).id))
        return ()
    return _next_round(table, seat, action.card, outcome, referee)


def _next_round(
    table: Table, seat: Seat, card: Card, outcome: Outcome, referee: Referee
) -> Steps[Table]:
    """Nobody got its way; after three rounds both stay where they are (4.3.1)."""
    met = current(table)
    if met.mover in outcome.failed and card in ANNOYING:
        change(table, attitude=met.attitude + 1)
    if met.round >= ROUNDS[False]:
        referee.tell(Parted(rounds=met.round))
        light_fingers(table, referee)
        return ()
    change(table, round=met.round + 1, seen=None)
    return (Facing(seat),)


def _answers(table: Table) -> Iterator[Answer]:
    """Each legal card, with the modes of an attack and the deals that can be had."""
    met = sides(table)
    assert met is not None, table
    own, other = met
    for card in _cards(table, own, other):
        if card is Card.ATTACK:
            yield from (Answer(card, mode=mode) for mode in Mode)
        elif card is Card.NEGOTIATE and not table.leader(other).figure.is_norn:
            yield from (Answer(card, deal=deal) for deal in deals(table, own, other))
        else:
            yield Answer(card)


def _can(table: Table, action: Answer) -> bool:
    """Whether `_answers` has it."""
    met = sides(table)
    if met is None or action.card not in _cards(table, *met):
        return False
    if action.card is Card.ATTACK:
        return action.mode is not None and action.deal is None
    own, other = met
    if action.card is Card.NEGOTIATE and not table.leader(other).figure.is_norn:
        return action.mode is None and action.deal in tuple(deals(table, own, other))
    return action == Answer(action.card)


def _cards(table: Table, own: Counter, other: Counter) -> Sequence[Card]:
    """The legal cards, or the one of them that the other side forces on the leader."""
    cards = legal(table, own, other, current(table).round)
    forced = aids.forced(table, own.seat)
    return cards if forced is None else [card for card in cards if card is forced]


def _theirs(
    table: Table, own: Counter, other: Counter, referee: Referee
) -> tuple[Card, int | None]:
    """The card of the other leader, and its die; a card that was seen stays."""
    met = current(table)
    if met.seen is not None:
        return met.seen, None
    forced = aids.forced(table, None)
    if forced is not None and forced in legal(table, other, own, met.round):
        return forced, None
    roll = referee.roll(DIE) - 1
    while hears_voices(table.leader(other)) and roll >= len(VOICES):
        roll = referee.roll(DIE) - 1
    return chosen(table, other, own, met.round, roll, met.attitude), roll


def _foresee(table: Table, referee: Referee) -> None:
    """A card lets the seat see the other's first."""
    met = sides(table)
    if met is None or not current(table).foreseen or current(table).seen is not None:
        return
    card, _ = _theirs(table, *met, referee)
    change(table, seen=card)
    referee.tell(CardForeseen(leader=table.leader(met[1]).id, card=card))
