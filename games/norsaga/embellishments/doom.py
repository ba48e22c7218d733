"""Doom: Whisper, Nix and Ragnarok, each for a Doom token."""

from collections.abc import Iterable
from typing import Self

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Prompt, Refusal, Seat
from games.norsaga.cards import Card
from games.norsaga.embellishments.dismissing import Dismissing
from games.norsaga.embellishments.embellish import Embellish, FromHand
from games.norsaga.events import Lesson, TokenTaken
from games.norsaga.landing import dismiss, land_from_hand, recount
from games.norsaga.lessons import teach
from games.norsaga.plays import plays, unplayable
from games.norsaga.prospects import landing_hint
from games.norsaga.table import Table
from games.norsaga.tree import GRANDPARENTS, PLACES, Place


class Whisper(FromHand, frozen=True, tag="whisper"):
    """Take the Doom token and play a card (S28)."""

    card: Card
    place: Place

    @classmethod
    def listing(cls, table: Table, seat: Seat) -> Iterable[Self]:
        """Each card wherever it may be played."""
        return (cls(card, place) for card, place in plays(table, seat))

    def refusal(self, table: Table, seat: Seat) -> Refusal | None:
        """Needs a held card and an open tree."""
        return unplayable(table, seat, self.card, self.place)

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """The token, then the play."""
        take_token(table, seat, referee)
        return land_from_hand(table, seat, self.card, self.place, referee)

    def hint(self, table: Table) -> Prompt:
        """The markers that the tree would hold."""
        return landing_hint(table, self.card, self.place)


class Nix(Embellish, frozen=True, tag="nix"):
    """Take the Doom token; everybody dismisses a hero."""

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """The token, then all choose."""
        take_token(table, seat, referee)
        return Dismissing.of(table, seat, table.from_seat(seat))


class Ragnarok(Embellish, frozen=True, tag="ragnarok"):
    """Take the Doom token; all grandparents are dismissed (S41)."""

    def effect(self, table: Table, seat: Seat, referee: Referee) -> Steps[Table]:
        """The token, then the four of every tree (S41)."""
        take_token(table, seat, referee)
        for owner in table.from_seat(seat):
            for spot in GRANDPARENTS:
                dismiss(table, PLACES[owner][spot], referee)
        recount(table, seat, referee)
        return ()


def take_token(table: Table, seat: Seat, referee: Referee) -> None:
    """The token comes first; there is never a second one (S28)."""
    if seat not in table.doomed:
        table.doomed = (*table.doomed, seat)
        referee.tell(TokenTaken(seat=seat))
        teach(table, Lesson.DOOM, referee)
