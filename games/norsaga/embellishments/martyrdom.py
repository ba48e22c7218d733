"""The second half of Martyr: drawn cards come down where the dismissed heroes stood (S40)."""

from typing import ClassVar

from games.core.agenda import Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.norsaga.base import OwnStep, SagaAction
from games.norsaga.cards import Card
from games.norsaga.events import Lesson
from games.norsaga.hands import discard_aloft, take_top, tell_drawn
from games.norsaga.landing import put_down, recount
from games.norsaga.lessons import lecture
from games.norsaga.plays import not_among
from games.norsaga.prompts import Succeeding
from games.norsaga.table import Table
from games.norsaga.tree import Place


class Succeed(SagaAction, frozen=True, tag="succeed"):
    """Choose which of Martyr's cards goes to the emptied spot in question (N5)."""

    card: Card


class Martyrdom(OwnStep, frozen=True, tag="martyrdom"):
    """The user alone sees the drawn cards and sends one to each emptied spot (Martyr, S40).

    They come down together, when the last is chosen (S10).
    """

    carries_wishes: ClassVar[bool] = True
    places: tuple[Place, ...]
    """The emptied spots in turn order from the user."""
    chosen: tuple[int, ...] = ()
    """The drawn card that goes to each of them by its number, as far as it is decided."""

    @classmethod
    def of(
        cls, table: Table, user: Seat, places: tuple[Place, ...], referee: Referee
    ) -> Steps[Table]:
        """A card is drawn for each emptied spot."""
        table.aloft = [take_top(table, referee) for _ in places]
        tell_drawn(user, table.aloft, referee)
        return (*lecture(table, Lesson.MARTYRDOM), cls(user, places))

    @property
    def place(self) -> Place:
        """The emptied spot in question."""
        return self.places[len(self.chosen)]

    def ask(self, table: Table) -> Ask | None:
        """A card for the next spot; the last card has no choice."""
        left = self._left(table)
        if len(left) < 2:
            return None
        return self.lawful(table, self.seat, Succeed, lambda: list(map(Succeed, left)))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Needs a drawn card that goes nowhere yet."""
        return not_among(self._left(table), action.card) if isinstance(action, Succeed) else NO

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Decide one spot, in secret."""
        assert isinstance(action, Succeed)
        chosen = (*self.chosen, table.aloft.index(action.card))
        return (Martyrdom(self.seat, self.places, chosen),)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """All cards come down, then all trees are looked at."""
        cards = [*(table.aloft[index] for index in self.chosen), *self._left(table)]
        table.aloft = []
        for place, card in zip(self.places, cards, strict=True):
            put_down(table, self.seat, card, place, referee)
        recount(table, self.seat, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The cards as they were drawn (N5)."""
        return Succeed(self._left(table)[0])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for the card that goes to the next spot."""
        return Succeeding(seat, self.place)

    def left_by(self, table: Table, seat: Seat) -> Steps[Table]:
        """The user's cards are discarded; of a victim that leaves, the one for its tree."""
        if seat == self.seat:
            discard_aloft(table)
            return super().left_by(table, seat)
        return (self._without_spot_of(table, seat),)

    def _without_spot_of(self, table: Table, seat: Seat) -> "Martyrdom":
        """No card goes to that tree: the one that was sent there is discarded, else the last."""
        at = next((i for i, place in enumerate(self.places) if place.seat == seat), None)
        if at is None:
            return self
        gone = self.chosen[at] if at < len(self.chosen) else self._undecided(table)[-1]
        table.discards.append(table.aloft.pop(gone))
        places = (*self.places[:at], *self.places[at + 1 :])
        chosen = tuple(index - (index > gone) for index in self.chosen if index != gone)
        return Martyrdom(self.seat, places, chosen)

    def _left(self, table: Table) -> list[Card]:
        """The cards that go nowhere yet, as they were drawn."""
        return [table.aloft[index] for index in self._undecided(table)]

    def _undecided(self, table: Table) -> list[int]:
        return [index for index in range(len(table.aloft)) if index not in self.chosen]
