"""Victims: everybody concerned chooses at once and in secret which hero goes (S12, S13)."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.agenda import Steps
from games.core.asks import AnyOf, Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat, without
from games.norsaga.actions import Dismiss, LeaveOrder
from games.norsaga.events import ChoiceMade, Lesson, OrderLeft
from games.norsaga.habits import usual_dismissal
from games.norsaga.hands import take_top, tell_drawn
from games.norsaga.landing import dismiss, recount
from games.norsaga.lessons import lecture
from games.norsaga.orders import standing_orders
from games.norsaga.prompts import DismissingOne
from games.norsaga.reasons import no_hero_of
from games.norsaga.refusals import SpotNamedTwice
from games.norsaga.steps.draws import Martyrdom
from games.norsaga.steps.within import Within
from games.norsaga.table import Table
from games.norsaga.tree import PLACES, Place


class Dismissing(Within, frozen=True, tag="dismissing"):
    """Some seats owe a dismissal to an embellishment; what they chose is shown together.

    Whoever has one hero only, or has left an order, is not asked: both are public.
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
            if len(table.trees[seat]) == 1 or (table.trees[seat] and table.orders[seat]):
                step = step.with_choice(usual_dismissal(table, seat))
            elif table.trees[seat]:
                step = cls(user, (*step.waiting, seat), step.chosen, martyr)
        return (*(lecture(table, Lesson.DISMISSING) if step.waiting else ()), step)

    def with_choice(self, place: Place) -> "Dismissing":
        """One victim has chosen; no trace is left of the order in which they did."""
        chosen = tuple(sorted((*self.chosen, place), key=lambda one: one.seat))
        return Dismissing(self.user, without(self.waiting, place.seat), chosen, self.martyr)

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Any own hero; or an order that holds from now on."""
        return {seat: self._ask(table, seat) for seat in self.waiting}

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Choose, in secret; an order that is left now is obeyed at once."""
        match action:
            case LeaveOrder(first, second, third):
                table.orders[seat] = (first, second, third)
                referee.tell(OrderLeft(seat=seat))
                place = usual_dismissal(table, seat)
            case _:
                assert isinstance(action, Dismiss)
                place = action.place
        referee.tell(ChoiceMade(seat=seat))
        return (self.with_choice(place),)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """All go together, in turn order from the user; no saga is completed by that (S9)."""
        order = table.from_seat(self.user)
        places = tuple(sorted(self.chosen, key=lambda place: order.index(place.seat)))
        for place in places:
            dismiss(table, place, referee)
        recount(table, self.user, referee)
        if not self.martyr:
            return ()
        table.aloft = [take_top(table, referee) for _ in places]
        tell_drawn(self.user, table.aloft, referee)
        return (*lecture(table, Lesson.MARTYRDOM), Martyrdom(self.user, places))

    def default(self, table: Table, seat: Seat) -> Action:
        """The hero whose loss costs the fewest markers (dossier 7)."""
        return Dismiss(usual_dismissal(table, seat))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which one?"""
        return DismissingOne(seat, self.user)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """No own hero stands there."""
        match action:
            case Dismiss(place):
                return no_hero_of(table, seat, place)
            case LeaveOrder():
                return SpotNamedTwice()
            case _:
                return None

    def _ask(self, table: Table, seat: Seat) -> Ask:
        heroes = OneOf([Dismiss(PLACES[seat][spot]) for spot in table.heroes(seat)])
        return AnyOf((heroes, standing_orders(table, seat)[0]))
