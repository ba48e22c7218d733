"""What is placed or played after cards were drawn for it: Martyr, Prayer and Augur."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.agenda import Steps
from games.core.asks import Ask, Lazily, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.norsaga.actions import DiscardOne, PlayRevealed, Succeed
from games.norsaga.habits import usual_play
from games.norsaga.hands import discard
from games.norsaga.landing import land, put_down, recount
from games.norsaga.plays import may_play, places_for
from games.norsaga.prompts import DiscardingOne, PlayingRevealed, Succeeding
from games.norsaga.reasons import closed
from games.norsaga.refusals import CardNotHeld
from games.norsaga.steps.within import Within
from games.norsaga.table import Table
from games.norsaga.tree import Place


class Martyrdom(Within, frozen=True, tag="martyrdom"):
    """The user alone sees the drawn cards and sends one to each emptied spot (Martyr, S40).

    They come down together, when the last is chosen (S10).
    """

    carries_wishes: ClassVar[bool] = True
    seat: Seat
    places: tuple[Place, ...]
    """The emptied spots in turn order from the user."""
    chosen: tuple[int, ...] = ()
    """Which of the drawn cards goes to each of them, as far as it is decided."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """A card for the next spot; the last card has no choice."""
        left = self._left(table)
        if len(left) < 2:
            return {}
        return {self.seat: OneOf([Succeed(table.aloft[index]) for index in left])}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Decide one spot, in secret."""
        assert isinstance(action, Succeed)
        chosen = (*self.chosen, table.aloft.index(action.card))
        return (Martyrdom(self.seat, self.places, chosen),)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """All cards come down, then all trees are looked at."""
        order = (*self.chosen, *self._left(table))
        cards = [table.aloft[index] for index in order]
        table.aloft = []
        for place, card in zip(self.places, cards, strict=True):
            put_down(table, self.seat, card, place, referee)
        recount(table, self.seat, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The cards as they were drawn (N5)."""
        return Succeed(table.aloft[self._left(table)[0]])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which card goes there?"""
        return Succeeding(seat, self.places[len(self.chosen)])

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """A card that was not drawn, or goes elsewhere already."""
        return CardNotHeld(action.card) if isinstance(action, Succeed) else None

    def without_spot_of(self, table: Table, seat: Seat) -> "Martyrdom":
        """A player has left: no card goes to that tree, and one is discarded instead (N9)."""
        at = next((i for i, place in enumerate(self.places) if place.seat == seat), None)
        if at is None:
            return self
        order = (*self.chosen, *self._left(table))
        gone = order[at] if at < len(self.chosen) else order[-1]
        table.discards.append(table.aloft.pop(gone))
        places = (*self.places[:at], *self.places[at + 1 :])
        chosen = tuple(index - (index > gone) for index in self.chosen if index != gone)
        return Martyrdom(self.seat, places, chosen)

    def _left(self, table: Table) -> list[int]:
        return [index for index in range(len(table.aloft)) if index not in self.chosen]


class Praying(Within, frozen=True, tag="praying"):
    """The top card lies revealed and must be played (Prayer, S39)."""

    seat: Seat

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Wherever this card may be played."""
        (card,) = table.aloft
        return {
            self.seat: Lazily(
                PlayRevealed,
                lambda: [PlayRevealed(place) for place in places_for(table, self.seat, card)],
                lambda action: may_play(table, self.seat, card, action.place),
            )
        }

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Play it."""
        assert isinstance(action, PlayRevealed)
        land(table, seat, table.aloft.pop(), action.place, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """As a play at a deadline, a ghost on the own tree (N5)."""
        return PlayRevealed(usual_play(table, seat, table.aloft)[1])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where to?"""
        return PlayingRevealed(seat, table.aloft[0])

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """The tree is closed to it."""
        if not isinstance(action, PlayRevealed):
            return None
        return closed(table, seat, table.aloft[0], action.place)


class Augury(Within, frozen=True, tag="augury"):
    """A card was drawn; one of the hand is discarded before anything else (Augur)."""

    carries_wishes: ClassVar[bool] = True
    seat: Seat

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Any card of the hand."""
        return {self.seat: OneOf([DiscardOne(card) for card in table.hands[self.seat]])}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Discard it, face up."""
        assert isinstance(action, DiscardOne)
        discard(table, seat, (action.card,), referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The card that was drawn (N5)."""
        return DiscardOne(table.hands[seat][-1])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which one?"""
        return DiscardingOne(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """A card that is not in the hand."""
        return CardNotHeld(action.card) if isinstance(action, DiscardOne) else None
