"""Cards that shut gates, and that spy (2010, 2046)."""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Paper
from games.hammer_of_thor.cards.effects import Shut, Spy
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.verb import Verb
from games.hammer_of_thor.land.board import BOARD, GATES
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.ways.events import GateClosed
from games.hammer_of_thor.ways.spying import spy


class Spying(Verb[Spy]):
    """A seat sees all that another one hides."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Spy) -> Iterator[Play]:
        """Any other seat, whatever it has: so the offer tells nothing."""
        yield from (Play(paper.id, of=other) for other in table.seats if other != seat)

    def does(self, table: Table, seat: Seat, play: Play, effect: Spy, referee: Referee) -> None:
        """Card, concealed items and runes."""
        assert play.of is not None, play
        spy(table, seat, play.of, referee, runes=True)


class Shutting(Verb[Shut]):
    """A gate is shut."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Shut) -> Iterator[Play]:
        """Every gate that is open, by the place at one of its ends."""
        for letter, (place, _) in GATES.items():
            if letter not in table.shut:
                yield Play(paper.id, realm=BOARD[place].realm, place=place)

    def does(self, table: Table, seat: Seat, play: Play, effect: Shut, referee: Referee) -> None:
        """Until the season changes."""
        letter, ends = next(one for one in GATES.items() if play.place in one[1])
        table.shut = (*table.shut, letter)
        referee.tell(GateClosed(place=ends[0], other=ends[1]))
