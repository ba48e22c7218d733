"""Skalds that land: each lets the owner of the tree embellish, one after the other (S16 to S22)."""

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.norsaga.base import SagaStep
from games.norsaga.cards import TRAIT, Card, Trait
from games.norsaga.events import SkaldSang, SkaldSilent
from games.norsaga.table import CAP, Grant, Table


def sing(table: Table, owner: Seat, card: Card, referee: Referee) -> None:
    """A card landed on a tree: a skald that may sing grants its owner an embellishment (S16)."""
    if TRAIT[card] is not Trait.SKALD:
        return
    if not may_sing(table, owner, card):
        referee.tell(SkaldSilent(seat=owner, card=card))
        return
    grant = Grant(owner, card)
    table.landed.append(grant)
    table.sung = (*table.sung, grant)
    referee.tell(SkaldSang(seat=owner, card=card))


def may_sing(table: Table, owner: Seat, card: Card) -> bool:
    """Once a turn for each player (S22); by the option, until its owner was granted five (N7)."""
    if table.options.skald_once:
        return Grant(owner, card) not in table.sung
    return sum(grant.seat == owner for grant in table.sung) < CAP


class Gathering(SagaStep, frozen=True, tag="gathering"):
    """An embellishment or a play has ended: skalds that landed enter the queue as one batch.

    In turn order from `first`; for one player in order of arrival (S18, S19, N8).
    """

    first: Seat

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """First in, first out; those who have left get nothing."""
        order = table.from_seat(self.first)
        batch = [grant for grant in table.landed if grant.seat in order]
        table.queue += sorted(batch, key=lambda grant: order.index(grant.seat))
        table.landed = []
        return ()
