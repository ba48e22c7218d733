"""Victims: everybody concerned chooses at once and in secret which hero goes (S12, S13)."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.agenda import Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat, without
from games.norsaga.base import SagaAction, SagaStep
from games.norsaga.embellishments.martyrdom import Martyrdom
from games.norsaga.events import ChoiceMade, Lesson
from games.norsaga.habits import ordered_dismissal, usual_dismissal
from games.norsaga.landing import dismiss, recount
from games.norsaga.lessons import lecture
from games.norsaga.plays import heroes_of, no_hero_of
from games.norsaga.prompts import DismissingOne
from games.norsaga.prospects import leaving_hint
from games.norsaga.standing_orders import DismissOrder, Orders
from games.norsaga.table import Table
from games.norsaga.tree import Place


class Dismiss(SagaAction, frozen=True, tag="dismiss"):
    """Choose, in secret, which own hero is dismissed (S12, S13)."""

    place: Place

    def hint(self, table: Table) -> Prompt:
        """The own tree without that hero."""
        return leaving_hint(table, self.place)


class Dismissing(SagaStep, frozen=True, tag="dismissing"):
    """Some seats owe a dismissal to an embellishment; what they chose is shown together.

    A seat that has one hero only is not asked: that is public.
    """

    carries_wishes: ClassVar[bool] = True
    user: Seat
    waiting: tuple[Seat, ...]
    chosen: tuple[Place, ...]
    martyr: bool = False
    """The user places drawn cards where the heroes stood."""

    @classmethod
    def of(
        cls, table: Table, user: Seat, victims: tuple[Seat, ...], *, martyr: bool = False
    ) -> Steps[Table]:
        """Those of the victims who have heroes dismiss one each."""
        step = cls(user, (), (), martyr)
        for seat in victims:
            if len(table.trees[seat]) == 1:
                step = step.with_choice(usual_dismissal(table, seat))
            elif table.trees[seat]:
                step = cls(user, (*step.waiting, seat), step.chosen, martyr)
        return (*(lecture(table, Lesson.DISMISSING) if step.waiting else ()), step)

    def with_choice(self, place: Place) -> "Dismissing":
        """One victim has chosen; no trace is left of the order in which they did."""
        chosen = tuple(sorted((*self.chosen, place), key=lambda one: one.seat))
        return Dismissing(self.user, without(self.waiting, place.seat), chosen, self.martyr)

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Any own hero."""
        return {seat: self._ask(table, seat) for seat in self.waiting}

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Needs an own hero."""
        return no_hero_of(table, seat, action.place) if isinstance(action, Dismiss) else NO

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Choose, in secret."""
        assert isinstance(action, Dismiss)
        referee.tell(ChoiceMade(seat=seat))
        return (self.with_choice(action.place),)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """All go together, in turn order from the user; no saga is completed by that (S9)."""
        order = table.from_seat(self.user)
        places = tuple(sorted(self.chosen, key=lambda place: order.index(place.seat)))
        for place in places:
            dismiss(table, place, referee)
        recount(table, self.user, referee)
        return Martyrdom.of(table, self.user, places, referee) if self.martyr else ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The hero whose loss costs the fewest markers (N5)."""
        return Dismiss(usual_dismissal(table, seat))

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """The hero that the standing order names."""
        if orders.dismissals is DismissOrder.ASK:
            return None
        return Dismiss(ordered_dismissal(table, seat, orders.dismissals))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for the hero, and say who caused it."""
        return DismissingOne(seat, self.user, own=seat == self.user)

    def left_by(self, table: Table, seat: Seat) -> Steps[Table]:
        """A leaver owes nothing, and draws no cards; the others' choices stand."""
        chosen = tuple(place for place in self.chosen if place.seat != seat)
        martyr = self.martyr and self.user != seat
        return (Dismissing(self.user, without(self.waiting, seat), chosen, martyr),)

    def _ask(self, table: Table, seat: Seat) -> Ask:
        return self.lawful(
            table, seat, Dismiss, lambda: [Dismiss(hero) for hero in heroes_of(table, seat)]
        )
