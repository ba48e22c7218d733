"""Embellish your Story: one embellishment, in the own turn or because of a skald (4.3, S17 to S23).

In the own turn the play of the turn is offered beside: to play at once is to embellish not at all.
Skalds that land meanwhile wait until it has ended: `Gathering` puts them into the queue.
"""

from typing import ClassVar

from games.core.agenda import Steps
from games.core.asks import AnyOf, Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.norsaga.base import OwnStep, SagaAction, SagaStep
from games.norsaga.cards import TRAIT, Card, Trait
from games.norsaga.claims import missing
from games.norsaga.embellishments.embellish import Embellish
from games.norsaga.embellishments.ladders import not_eligible, offers
from games.norsaga.events import Declined, Embellished, Lesson, Silence, SkaldWasted
from games.norsaga.lessons import lecture
from games.norsaga.prompts import EmbellishingBySkald, EmbellishingStory
from games.norsaga.skalds import Gathering
from games.norsaga.standing_orders import Orders
from games.norsaga.steps.continuing import Continuing, Play
from games.norsaga.table import Table
from games.norsaga.tree import Spot, bloodline


class Skip(SagaAction, frozen=True, tag="skip"):
    """Use no embellishment (S2, S21)."""


SKIP = OneOf((Skip(),))


class Embellishing(OwnStep, frozen=True, tag="embellishing"):
    """A seat may use one embellishment of those for which its tree makes it eligible now."""

    carries_wishes: ClassVar[bool] = True

    skald: Card | None = None
    """The skald that grants it; none in the second step of a turn."""

    def ask(self, table: Table) -> Ask | None:
        """All that can be used, and to decline; with nothing to use it is not asked (S2, S21)."""
        usable = offers(table, self.seat)
        if not usable:
            return None
        play = None if self.skald else self._playing.ask(table)
        own = () if play is None else (play,)
        return AnyOf((*own, *usable, SKIP))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Needs an embellishment that the bloodline lends; all may decline (S21)."""
        match action:
            case Embellish():
                return not_eligible(table, seat, type(action)) or action.refusal(table, seat)
            case Play() if self.skald is None:
                return self._playing.refusal(table, seat, action)
            case Skip():
                return None
            case _:
                return NO

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nothing to use: a skald's gift is wasted (S17)."""
        if self.skald is None:
            return (self._playing,)
        referee.tell(SkaldWasted(seat=self.seat, why=self._silence(table)))
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Embellish, or not; in the own turn the play follows when all skalds have sung."""
        match action:
            case Play():
                return self._playing.answer(table, seat, action, referee)
            case Skip():
                referee.tell(Declined(seat=seat))
                return () if self.skald else (self._playing,)
        assert isinstance(action, Embellish)
        referee.tell(Embellished(seat=seat, embellishment=action.embellishment()))
        effect = action.effect(table, seat, referee)
        gathering = Gathering(action.first_to_sing(table, seat))
        return (*effect, gathering, *(() if self.skald else (SkaldQueue(), self._playing)))

    def default(self, table: Table, seat: Seat) -> Action:
        """No embellishment (N5): in the own turn the play at once, so that nobody waits twice."""
        if self.skald or self._playing.ask(table) is None:
            return Skip()
        return self._playing.default(table, seat)

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """To decline, where the order passes up what the tree lends."""
        return Skip() if orders.declines(bloodline(table.trees[seat])) else None

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for an embellishment; name colour and level, and before a play what is missing."""
        line = bloodline(table.trees[seat])
        assert line.trait is not None
        if self.skald is not None:
            return EmbellishingBySkald(seat, line.trait, line.level)
        left = missing(table.trees[seat], table.sagas[seat])
        return EmbellishingStory(seat, line.trait, line.level, left)

    def _silence(self, table: Table) -> Silence:
        """The reason why the song is wasted."""
        youngest = table.trees[self.seat].get(Spot.YOU)
        if youngest is None:
            return Silence.EMPTY
        return Silence.SKALD if TRAIT[youngest] is Trait.SKALD else Silence.NOTHING

    @property
    def _playing(self) -> Continuing:
        """The play of the own turn."""
        return Continuing(self.seat)


class SkaldQueue(SagaStep, frozen=True, tag="skald-queue"):
    """Granted embellishments are used one after the other, until none is left (S19)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The first in the queue; whose tree it is now does not matter any more (S20)."""
        if not table.queue:
            return ()
        grant = table.queue.pop(0)
        granted = Embellishing(grant.seat, grant.card)
        return (*lecture(table, Lesson.SKALD), granted, SkaldQueue())
