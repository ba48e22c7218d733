"""Embellish your Story: one embellishment, in the own turn or because of a skald (4.3, S17 to S23).

Each effect below is one embellishment; it returns what has to be decided before it ends. Skalds
that land meanwhile wait until then: `Gathering` puts them into the queue.
"""

from collections.abc import Mapping

from games.core.agenda import Steps
from games.core.asks import AnyOf, Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.norsaga import actions as do
from games.norsaga.cards import Card
from games.norsaga.events import (
    Declined,
    Embellished,
    Lesson,
    OrderForgotten,
    OrderLeft,
    Revealed,
    SkaldWasted,
    TakenBack,
    TokenTaken,
)
from games.norsaga.hands import discard, draw, take_top
from games.norsaga.landing import dismiss, land, recount, swap
from games.norsaga.lessons import lecture, teach
from games.norsaga.orders import offers, standing_orders
from games.norsaga.prompts import EmbellishingBySkald, EmbellishingStory
from games.norsaga.reasons import EMBELLISHMENT, no_embellishment
from games.norsaga.steps.dismissing import Dismissing
from games.norsaga.steps.draws import Augury, Praying
from games.norsaga.steps.looks import Infiltrating, Plundering, look
from games.norsaga.steps.within import Within
from games.norsaga.table import Table
from games.norsaga.tree import GRANDPARENTS, PLACES, Place, bloodline

CHANTED = 3
"""Cards that Chant draws."""


class Embellishing(Within, frozen=True, tag="embellishing"):
    """A seat may use one embellishment of those for which its tree makes it eligible now."""

    seat: Seat
    skald: Card | None = None
    """The skald that grants it; none in the second step of a turn."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Whatever can be used, and to decline (S2, S21); nobody is asked who can use nothing."""
        usable = offers(table, self.seat)
        if not usable:
            return {}
        besides = (OneOf((do.Skip(),)), *standing_orders(table, self.seat))
        return {self.seat: AnyOf((*usable, *besides))}

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nothing to use: a skald's gift is wasted (S17)."""
        if self.skald is not None:
            referee.tell(SkaldWasted(seat=self.seat))
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Embellish, or not; an order about dismissals is left on the way."""
        match action:
            case do.Skip():
                referee.tell(Declined(seat=seat))
                return ()
            case do.LeaveOrder(first, second, third):
                table.orders[seat] = (first, second, third)
                referee.tell(OrderLeft(seat=seat))
                return (self,)
            case do.ForgetOrder():
                table.orders[seat] = None
                referee.tell(OrderForgotten(seat=seat))
                return (self,)
        referee.tell(Embellished(seat=seat, embellishment=EMBELLISHMENT[type(action)]))
        return (*effect(table, seat, action, referee), Gathering(_first(table, seat, action)))

    def default(self, table: Table, seat: Seat) -> Action:
        """None (dossier 7)."""
        return do.Skip()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Embellish?"""
        line = bloodline(table.trees[seat])
        assert line.trait is not None
        kind = EmbellishingStory if self.skald is None else EmbellishingBySkald
        return kind(seat, line.trait, line.level)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Not eligible, or something is wrong with the order."""
        return no_embellishment(table, seat, action)


class Gathering(Within, frozen=True, tag="gathering"):
    """An embellishment or a play has ended: skalds that landed enter the queue as one batch.

    In turn order from `first`; for one player in order of arrival (S18, S19, N8).
    """

    first: Seat

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """First in, first out; those who have left get nothing."""
        order = table.from_seat(self.first)
        batch = [grant for grant in table.landed if grant.seat in order]
        table.queue += sorted(batch, key=lambda grant: order.index(grant.seat))
        table.landed = []
        return ()


def effect(table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:  # noqa: C901 - one case for each embellishment
    """Do what the embellishment says."""
    match action:
        case do.Adapt(place=place, card=card) | do.Invade(card=card, place=place):
            return _from_hand(table, seat, card, place, referee)
        case do.Assault(discards, target):
            discard(table, seat, discards, referee)
            return Dismissing.of(table, seat, (target,))
        case do.Plunder(target):
            look(table, seat, target, referee)
            return (*lecture(table, Lesson.PLUNDERING), Plundering(seat, target))
        case do.Turncoat():
            return _turncoat(table, seat, action, referee)
        case do.Infiltrate(target):
            look(table, seat, target, referee)
            return (*lecture(table, Lesson.INFILTRATING), Infiltrating(seat, target))
        case do.Augur():
            draw(table, seat, 1, referee)
            return (*lecture(table, Lesson.AUGURY), Augury(seat))
        case do.OfferOnly(card):
            discard(table, seat, (card,), referee)
        case do.Offering(offered, card, place):
            discard(table, seat, (offered,), referee)
            return _from_hand(table, seat, card, place, referee)
        case do.Possess(place, other):
            swap(table, seat, place, other, referee)
        case do.Chant():
            discard(table, seat, tuple(table.hands[seat]), referee)
            draw(table, seat, CHANTED, referee)
        case do.Prayer():
            table.aloft = [take_top(table, referee)]
            referee.tell(Revealed(seat=seat, card=table.aloft[0]))
            return (*lecture(table, Lesson.PRAYING), Praying(seat))
        case do.Martyr():
            return Dismissing.of(table, seat, table.from_seat(seat), martyr=True)
        case _:
            return _doom(table, seat, action, referee)
    return ()


def _doom(table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
    """The token comes first; there is never a second one (S28)."""
    if seat not in table.doomed:
        table.doomed = (*table.doomed, seat)
        referee.tell(TokenTaken(seat=seat))
        teach(table, Lesson.DOOM, referee)
    match action:
        case do.Whisper(card, place):
            return _from_hand(table, seat, card, place, referee)
        case do.Nix():
            return Dismissing.of(table, seat, table.from_seat(seat))
        case _:
            assert isinstance(action, do.Ragnarok)
            for owner in table.from_seat(seat):
                for spot in GRANDPARENTS:
                    dismiss(table, PLACES[owner][spot], referee)
            recount(table, seat, referee)
            return ()


def _from_hand(
    table: Table, seat: Seat, card: Card, place: Place, referee: Referee
) -> Steps[Table]:
    """A held card comes down."""
    table.hands[seat].remove(card)
    land(table, seat, card, place, referee)
    return ()


def _turncoat(table: Table, seat: Seat, order: do.Turncoat, referee: Referee) -> Steps[Table]:
    """Take back, play, discard; a win by the play leaves the hand as it is (S35)."""
    hero = table.trees[seat].pop(order.hero.spot)
    table.hands[seat].append(hero)
    referee.tell(TakenBack(seat=seat, card=hero, place=order.hero))
    _from_hand(table, seat, order.card, order.place, referee)
    if table.ending is None:
        discard(table, seat, order.discards, referee)
    return ()


def _first(table: Table, seat: Seat, action: Action) -> Seat:
    """From whom on skalds sing (S18): the cards' own words, else the player whose turn it is."""
    match action:
        case do.Infiltrate():
            return table.after(seat)
        case do.Martyr():
            return seat
        case _:
            return table.active
