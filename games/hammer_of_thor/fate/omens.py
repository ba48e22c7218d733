"""Predictions: lasting rules, bonus cards, strength for Ragnarok, and a look at the stack."""

from collections.abc import Iterator
from itertools import permutations
from typing import ClassVar

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.cards.deck import Paper
from games.hammer_of_thor.cards.effects import Bonus, Doom, Lasting, Peek
from games.hammer_of_thor.fate.actions import Arrange, Play
from games.hammer_of_thor.fate.events import StackArranged, StackSeen, StackShown
from games.hammer_of_thor.fate.prompts import ArrangingStack
from games.hammer_of_thor.fate.refusals import OtherCards
from games.hammer_of_thor.fate.verb import Verb
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lasting import Key, Lasts, lay
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.turns.calendar import change_season

CHARACTER = "character"


class LayingDown(Verb[Lasting]):
    """A named rule holds (18.3)."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Lasting) -> Iterator[Play]:
        """An oath names one of the own people; all else wants no target."""
        if paper.target != CHARACTER:
            yield Play(paper.id)
            return
        for counter in table.of(seat):
            yield from (
                Play(paper.id, table.leader(counter).id, name=one.id) for one in counter.members
            )

    def does(self, table: Table, seat: Seat, play: Play, effect: Lasting, referee: Referee) -> None:
        """The rule holds from now on; a winter without end begins at once (18.3)."""
        if effect.key == Key.ALWAYS_WINTER and table.season is not Season.WINTER:
            change_season(table, Season.WINTER, referee)
        lay(table, effect.key, effect.until, seat, play.name)


class Promising(Verb[Bonus]):
    """A bonus card lies open (4.1.4)."""

    def does(self, table: Table, seat: Seat, play: Play, effect: Bonus, referee: Referee) -> None:
        """It lies open before the seat; the one that lay there goes (4.1.4)."""
        former = table.players[seat].bonus
        removed = (card for card in table.removed if card != play.card)
        table.removed = (*removed, *(() if former is None else (former,)))
        table.change_player(seat, bonus=play.card)


class Dooming(Verb[Doom]):
    """A side is stronger at Ragnarok (12.6)."""

    def does(self, table: Table, seat: Seat, play: Play, effect: Doom, referee: Referee) -> None:
        """It lies among the lasting rules until the last battle (12.6)."""
        lay(table, play.card, Lasts.ALWAYS, seat)


class Looking(Verb[Peek]):
    """A seat looks at the stack."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Peek) -> Iterator[Play]:
        """Not with a single card left."""
        if len(table.stack) > 1:
            yield Play(paper.id)

    def does(self, table: Table, seat: Seat, play: Play, effect: Peek, referee: Referee) -> None:
        """The seat sees them; `Arranging` asks for their order."""
        cards = tuple(reversed(table.stack[-effect.count :]))
        referee.tell(StackSeen(seat=seat, count=len(cards)))
        referee.tell(StackShown(cards=cards, secret_to=seat))


class Arranging(SeatStep[Table], frozen=True, tag="arranging"):
    """A seat puts the cards that it saw back on the stack.

    Its card is for the own turn alone: nobody waits for an answer in the turn of another (4.1.2).
    """

    carries_wishes: ClassVar[bool] = True
    count: int

    def ask(self, table: Table) -> Ask | None:
        """Any order."""
        top = tuple(reversed(table.stack[-self.count :]))
        return OneOf([Arrange(*cards) for cards in permutations(top)])

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """They lie so."""
        assert isinstance(action, Arrange)
        cards = action.cards
        table.stack = (*table.stack[: -len(cards)], *reversed(cards))
        referee.tell(StackArranged(seat=seat))
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """As they lay."""
        return Arrange(*reversed(table.stack[-self.count :]))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """In which order?"""
        return ArrangingStack(seat, min(self.count, len(table.stack)))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Other cards than those on top."""
        return OtherCards() if isinstance(action, Arrange) else NO
