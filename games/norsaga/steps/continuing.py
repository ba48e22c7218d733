"""Continue the Tale: play a card (step 3 of a turn)."""

from typing import ClassVar

from games.core.agenda import Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.norsaga.base import OwnStep, SagaAction
from games.norsaga.cards import Card
from games.norsaga.claims import missing
from games.norsaga.events import NothingToPlay
from games.norsaga.habits import usual_play
from games.norsaga.landing import land_from_hand
from games.norsaga.plays import plays, unplayable
from games.norsaga.prompts import ContinuingTale
from games.norsaga.prospects import landing_hint
from games.norsaga.skalds import Gathering
from games.norsaga.table import Table
from games.norsaga.tree import Place


class Play(SagaAction, frozen=True, tag="play"):
    """Continue the tale: play a card."""

    weighty: ClassVar[bool] = True
    card: Card
    place: Place

    @property
    def actor(self) -> Card:
        """The card that is played."""
        return self.card

    def hint(self, table: Table) -> Prompt:
        """The markers that the tree would hold."""
        return landing_hint(table, self.card, self.place)


class Continuing(OwnStep, frozen=True, tag="continuing"):
    """Continue the Tale: play a card, if one holds any (S2)."""

    carries_wishes: ClassVar[bool] = True

    def ask(self, table: Table) -> Ask | None:
        """Any card of the hand, wherever it may be played."""
        if not table.hands[self.seat]:
            return None
        return self.lawful(
            table, self.seat, Play, lambda: [Play(*play) for play in plays(table, self.seat)]
        )

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Needs a held card and an open tree."""
        if not isinstance(action, Play):
            return NO
        return unplayable(table, seat, action.card, action.place)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """An empty hand plays nothing."""
        referee.tell(NothingToPlay(seat=self.seat))
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Play it; a skald sings afterwards, but the own turn's embellishing is over (S4)."""
        assert isinstance(action, Play)
        land_from_hand(table, seat, action.card, action.place, referee)
        return (Gathering(seat),)

    def default(self, table: Table, seat: Seat) -> Action:
        """The best play on the own tree (N4)."""
        return Play(*usual_play(table, seat, table.hands[seat]))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for the play, and name what the saga still asks for."""
        return ContinuingTale(seat, missing(table.trees[seat], table.sagas[seat]))
