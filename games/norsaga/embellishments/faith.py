"""Faith: Chant, Prayer and Martyr. Martyr's cards come down in `martyrdom`."""

from typing import ClassVar

from games.core.agenda import Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.norsaga.base import OwnStep, SagaAction
from games.norsaga.embellishments.dismissing import Dismissing
from games.norsaga.embellishments.embellish import Embellish
from games.norsaga.events import Lesson, Revealed
from games.norsaga.habits import usual_play
from games.norsaga.hands import discard, discard_aloft, draw, take_top
from games.norsaga.landing import land
from games.norsaga.lessons import lecture
from games.norsaga.plays import closed, places_for
from games.norsaga.prompts import PlayingRevealed
from games.norsaga.prospects import landing_hint
from games.norsaga.table import Table
from games.norsaga.tree import Place

CHANTED = 3
"""Cards that Chant draws."""


class Chant(Embellish, frozen=True, tag="chant"):
    """Discard the hand and draw three cards."""

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """All that is held goes first (V7)."""
        discard(table, seat, tuple(table.hands[seat]), referee)
        draw(table, seat, CHANTED, referee)
        return ()


class Prayer(Embellish, frozen=True, tag="prayer"):
    """Reveal the top card, and play it (S39)."""

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """Nobody knows the card before it is turned up (S39)."""
        table.aloft = [take_top(table, referee)]
        referee.tell(Revealed(seat=seat, card=table.aloft[0]))
        return (*lecture(table, Lesson.PRAYING), Praying(seat))


class PlayRevealed(SagaAction, frozen=True, tag="play-revealed"):
    """Play the card that Prayer revealed."""

    weighty: ClassVar[bool] = True
    place: Place

    def hint(self, table: Table) -> Prompt:
        """The markers that the tree would hold."""
        return landing_hint(table, table.aloft[0], self.place)


class Praying(OwnStep, frozen=True, tag="praying"):
    """The top card lies revealed and must be played (Prayer, S39)."""

    def ask(self, table: Table) -> Ask:
        """Wherever this card may be played."""

        def listing() -> list[PlayRevealed]:
            places = places_for(table, self.seat, table.aloft[0])
            return [PlayRevealed(place) for place in places]

        return self.lawful(table, self.seat, PlayRevealed, listing)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Needs an open tree."""
        if not isinstance(action, PlayRevealed):
            return NO
        return closed(table, seat, table.aloft[0], action.place)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Play it."""
        assert isinstance(action, PlayRevealed)
        land(table, seat, table.aloft.pop(), action.place, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """As a play at a deadline, a ghost on the own tree (N5)."""
        return PlayRevealed(usual_play(table, seat, table.aloft)[1])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for the spot."""
        return PlayingRevealed(seat, table.aloft[0])

    def left_by(self, table: Table, seat: Seat) -> Steps[Table]:
        """The card of a leaver is discarded."""
        if seat == self.seat:
            discard_aloft(table)
        return super().left_by(table, seat)


class Martyr(Embellish, frozen=True, tag="martyr"):
    """Everybody dismisses a hero; drawn cards replace them."""

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """All choose; the cards are drawn when the heroes have gone (S40)."""
        return Dismissing.of(table, seat, table.from_seat(seat), martyr=True)

    def first_to_sing(self, table: Table, seat: Seat) -> Seat:
        """The user, by the card's own words (S18)."""
        return seat
