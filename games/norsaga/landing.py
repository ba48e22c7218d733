"""Heroes coming and going: landing, dismissed, swapped; then the markers, and wins.

After `land` the match may have ended: a win cancels all that is pending (S9). With even turns it
goes on to the end of the round (N10).
"""

from collections.abc import Sequence

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Ending, Seat
from games.norsaga.cards import Card
from games.norsaga.events import (
    Dismissed,
    HeroesSwapped,
    MarkersMoved,
    OneShort,
    Played,
    PlayedAtHome,
    SagaProved,
    TookLead,
)
from games.norsaga.sagas import MARKERS
from games.norsaga.skalds import sing
from games.norsaga.table import Reason, Table
from games.norsaga.traces import Landed
from games.norsaga.tree import Place

LEAD = MARKERS - 2
"""So many markers make a lead that is worth telling."""


def land(table: Table, user: Seat, card: Card, place: Place, referee: Referee) -> None:
    """A card comes down on a spot; who stood there is dismissed; all trees are looked at (S9)."""
    put_down(table, user, card, place, referee)
    recount(table, user, referee)


def land_from_hand(
    table: Table, user: Seat, card: Card, place: Place, referee: Referee
) -> Steps[Table]:
    """A held card comes down; nothing is left to decide."""
    table.hands[user].remove(card)
    land(table, user, card, place, referee)
    return ()


def put_down(table: Table, user: Seat, card: Card, place: Place, referee: Referee) -> None:
    """A card comes down, and nobody has looked yet whether it completes a saga (S10)."""
    dismiss(table, place, referee)
    table.trees[place.seat][place.spot] = card
    referee.trace(Landed(turn=table.turn, user=user, place=place))
    at_home = PlayedAtHome(seat=user, card=card, spot=place.spot)
    abroad = Played(seat=user, card=card, place=place)
    referee.tell(at_home if place.seat == user else abroad)
    sing(table, place.seat, card, referee)


def dismiss(table: Table, place: Place, referee: Referee) -> None:
    """A hero, if there is one, goes to the discard pile."""
    if (card := table.trees[place.seat].pop(place.spot, None)) is not None:
        table.discards.append(card)
        referee.tell(Dismissed(card=card, place=place))


def swap(table: Table, user: Seat, place: Place, other: Place, referee: Referee) -> None:
    """Two heroes change places; nothing is triggered, and both trees are looked at (S38)."""
    one, two = table.trees[place.seat][place.spot], table.trees[other.seat][other.spot]
    table.trees[place.seat][place.spot] = two
    table.trees[other.seat][other.spot] = one
    for spot in (place, other):
        referee.trace(Landed(turn=table.turn, user=user, place=spot))
    referee.tell(HeroesSwapped(card=one, place=other, other_card=two, other=place))
    recount(table, user, referee)


def recount(table: Table, user: Seat, referee: Referee) -> None:
    """Move the markers; of those who complete a saga together the user comes first (S8, S10)."""
    order, leader = table.from_seat(user), _leader(table)
    for seat in order:
        if (count := table.claims(seat)) != table.shown[seat]:
            table.shown[seat] = count
            close = count == MARKERS - 1 and seat not in table.proved
            referee.tell(OneShort(seat=seat) if close else MarkersMoved(seat=seat, count=count))
    if (ahead := _leader(table)) not in (None, leader):
        referee.tell(TookLead(seat=ahead))
    winners = [seat for seat in order if table.shown[seat] == MARKERS]
    if winners and table.options.even_turns:
        _prove(table, winners, referee)
    elif winners:
        table.ending = Ending(Reason.SAGA, (winners[0],))


def _prove(table: Table, seats: Sequence[Seat], referee: Referee) -> None:
    """Sagas are proved for good; the round goes on to its end (N10)."""
    for seat in seats:
        if seat not in table.proved:
            table.proved = (*table.proved, seat)
            referee.tell(SagaProved(seat=seat, saga=table.sagas[seat]))


def _leader(table: Table) -> Seat | None:
    """The player who alone has the most markers, once they begin to matter."""
    most = max(table.shown)
    leaders = [seat for seat, count in enumerate(table.shown) if count == most]
    return leaders[0] if len(leaders) == 1 and most >= LEAD else None
