"""Turns: Catch your Breath, Embellish your Story, Continue the Tale, and who is next (4.3)."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.agenda import Step, Steps
from games.core.asks import Ask, Lazily
from games.core.dice import Referee
from games.core.vocabulary import Action, Ending, Prompt, Refusal, Seat, without
from games.norsaga.actions import Play
from games.norsaga.events import EndNears, Lesson, NothingToPlay, TokenRemoved, TurnBegan
from games.norsaga.habits import usual_play
from games.norsaga.hands import draw
from games.norsaga.landing import land
from games.norsaga.lessons import lecture, teach
from games.norsaga.orders import may_place
from games.norsaga.plays import plays
from games.norsaga.prompts import ContinuingTale
from games.norsaga.reasons import no_play
from games.norsaga.steps.embellishing import Embellishing, Gathering
from games.norsaga.table import HAND, Reason, Table

WARNING = 3
"""The turn cap is announced so many rounds before."""


class Turn(Step[Table], frozen=True, tag="turn"):
    """A turn begins: the Doom token goes, then one catches one's breath (steps 0 and 1)."""

    seat: Seat

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Draw up to four cards; none if one holds four or more (S5, N11)."""
        table.active = self.seat
        table.turn += 1
        table.sung = table.fresh = ()
        referee.tell(TurnBegan(seat=self.seat, turn=table.turn))
        teach(table, Lesson.BREATH, referee)
        if self.seat in table.doomed:
            table.doomed = without(table.doomed, self.seat)
            referee.tell(TokenRemoved(seat=self.seat))
        draw(table, self.seat, max(0, HAND - len(table.hands[self.seat])), referee)
        return (
            *lecture(table, Lesson.EMBELLISHING),
            Embellishing(self.seat),
            SkaldQueue(),
            *lecture(table, Lesson.TALE),
            Continuing(self.seat),
            SkaldQueue(),
            TurnEnd(self.seat),
        )


class SkaldQueue(Step[Table], frozen=True, tag="skald-queue"):
    """Granted embellishments are used one after the other, until none is left (S19)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The first in the queue; whose tree it is now does not matter any more (S20)."""
        if not table.queue:
            return ()
        grant = table.queue.pop(0)
        granted = Embellishing(grant.seat, grant.card)
        return (*lecture(table, Lesson.SKALD), granted, SkaldQueue())


class Continuing(Step[Table], frozen=True, tag="continuing"):
    """Continue the Tale: play a card, if one holds any (step 3, S2)."""

    carries_wishes: ClassVar[bool] = True
    seat: Seat

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Any card of the hand, wherever it may be played."""
        seat = self.seat
        if not table.hands[seat]:
            return {}
        return {
            seat: Lazily(
                Play,
                lambda: [Play(card, place) for card, place in plays(table, seat)],
                lambda action: may_place(table, seat, action.card, action.place),
            )
        }

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """An empty hand plays nothing."""
        referee.tell(NothingToPlay(seat=self.seat))
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Play it; a skald sings afterwards, but the own turn's embellishing is over (S4)."""
        assert isinstance(action, Play)
        table.hands[seat].remove(action.card)
        land(table, seat, action.card, action.place, referee)
        return (Gathering(seat),)

    def default(self, table: Table, seat: Seat) -> Action:
        """The best play on the own tree (N4)."""
        return Play(*usual_play(table, seat, table.hands[seat]))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Play a card."""
        return ContinuingTale(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Why the card cannot be played there."""
        return no_play(table, seat, action.card, action.place) if isinstance(action, Play) else None


class TurnEnd(Step[Table], frozen=True, tag="turn-end"):
    """The turn passes on clockwise; after a full round the turn cap is looked at (N3)."""

    seat: Seat

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Count rounds, so that all have had the same number of turns."""
        following = table.after(self.seat)
        if table.circle.index(following) <= table.circle.index(self.seat):
            table.rounds += 1
            _watch_the_cap(table, referee)
        return (Turn(following),)


def _watch_the_cap(table: Table, referee: Referee) -> None:
    """At the cap the most markers win, and ties share the victory."""
    cap = table.options.turn_cap
    if not cap:
        return
    if table.rounds >= cap:
        most = max(table.shown[seat] for seat in table.seats)
        winners = tuple(seat for seat in sorted(table.seats) if table.shown[seat] == most)
        table.ending = Ending(Reason.ROUNDS, winners)
    elif table.rounds == cap - WARNING:
        referee.tell(EndNears(rounds=WARNING))
