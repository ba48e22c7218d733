"""A card by which one of the seat's own dead comes back (6.1)."""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Paper
from games.hammer_of_thor.cards.effects import Raise
from games.hammer_of_thor.dead.raising import buried, may_rise, rise
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.verb import Verb
from games.hammer_of_thor.table import Table

MOST = 25
"""The last of the seat's dead are asked for, so many at most [house]."""


class Raising(Verb[Raise]):
    """One of the dead comes back at half STAMINA."""

    def aims(self, table: Table, seat: Seat, paper: Paper, effect: Raise) -> Iterator[Play]:
        """For each own counter: the seat's dead who can live and have room there."""
        for counter in table.of(seat):
            leader = table.leader(counter).id
            for grave in list(buried(table, seat))[-MOST:]:
                if may_rise(table, seat, counter, grave.name, effect.max_tier):
                    yield Play(paper.id, leader, name=grave.name)

    def does(self, table: Table, seat: Seat, play: Play, effect: Raise, referee: Referee) -> None:
        """Into the counter that was named."""
        assert play.name is not None, play
        assert play.counter is not None, play
        own = table.led_by(play.counter)
        rise(table, own, play.name, play.counter, referee, alive=True)
