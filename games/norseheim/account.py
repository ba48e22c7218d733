"""The final account: why a match ended as it did, tie-breaks named, and how each seat stood."""

from collections.abc import Iterator
from enum import StrEnum

from games.core.agenda import Position
from games.core.vocabulary import Account, EndingReason, Prompt, Seat
from games.norseheim.board import KINGS
from games.norseheim.endings import rank
from games.norseheim.table import Reason, Table


class Tie(StrEnum):
    """The comparisons that break a tie of power points, in this order (R50)."""

    SEATS = "seats"
    KINGS = "kings"
    WARRIORS = "warriors"
    AP = "ap"
    ORDER = "order"


class Ended(Prompt, frozen=True, tag="ended"):
    """The reason of the ending, where no other statement tells it."""

    reason: EndingReason


class HeldSeats(Prompt, frozen=True, tag="held-seats"):
    """A majority in the council."""

    winner: Seat
    seats: int
    majority: int


class HeldKings(Prompt, frozen=True, tag="held-kings"):
    """All Kings regions, while nobody had a majority (R49)."""

    winner: Seat
    kings: int


class HadPower(Prompt, frozen=True, tag="had-power"):
    """The most power points, and how many more than those who come next."""

    winner: Seat
    power: int
    seconds: tuple[Seat, ...]
    """None: all others are out."""
    lead: int


class BrokeTie(Prompt, frozen=True, tag="broke-tie"):
    """Several had the most power points; one of them was ahead in something else (R50)."""

    seats: tuple[Seat, ...]
    power: int
    winner: Seat
    tie: Tie
    most: int
    """The winner's number; 0 where it is a place in the order."""


class FinalPower(Prompt, frozen=True, tag="final-power"):
    """Power points: values of regions and seats."""

    power: int
    values: int
    seats: int


class FinalKings(Prompt, frozen=True, tag="final-kings"):
    """Kings regions."""

    kings: int


class FinalWarriors(Prompt, frozen=True, tag="final-warriors"):
    """Warriors on the map."""

    warriors: int


class FinalAp(Prompt, frozen=True, tag="final-ap"):
    """AP that are left."""

    ap: int


AnyStatement = (
    Ended
    | HeldSeats
    | HeldKings
    | HadPower
    | BrokeTie
    | FinalPower
    | FinalKings
    | FinalWarriors
    | FinalAp
)


def account(position: Position[Table]) -> Account:
    """The account of a match that is over."""
    table = position.table
    assert table.ending is not None
    seats = range(len(table.players))
    told = tuple(tuple(_of_seat(table, seat)) for seat in seats)
    return Account(tuple(_reasons(table)), told, _order(table))


def _order(table: Table) -> tuple[Seat, ...]:
    """All seats by their points and what breaks ties (R50); those that are out come last."""
    there = sorted(table.in_order, key=lambda seat: rank(table, seat), reverse=True)
    rest = (seat for seat in range(len(table.players)) if seat not in there)
    return (*there, *rest)


def _reasons(table: Table) -> Iterator[Prompt]:
    ending = table.ending
    assert ending is not None
    match ending.reason, ending.winners:
        case Reason.MAJORITY, (winner,):
            yield HeldSeats(winner, table.seats_of(winner), table.majority)
        case Reason.KINGS, (winner,):
            yield HeldKings(winner, len(KINGS))
        case Reason.SCORE | Reason.VOTE | Reason.RUIN, (winner,):
            yield Ended(ending.reason)
            yield _most_power(table, winner)
        case _:
            yield Ended(ending.reason)


def _most_power(table: Table, winner: Seat) -> Prompt:
    """The winner's points; in a tie the first thing in which he was ahead of all others (R50)."""
    power = table.power(winner)
    tied = [seat for seat in table.in_order if table.power(seat) == power]
    if len(tied) == 1:
        others = {seat: table.power(seat) for seat in table.in_order if seat != winner}
        most = max(others.values(), default=0)
        seconds = tuple(seat for seat, points in others.items() if points == most)
        return HadPower(winner, power, seconds, power - most)
    ranks = {seat: rank(table, seat)[1:] for seat in tied}
    left = tied
    for at, tie in enumerate(Tie):
        most = max(ranks[seat][at] for seat in left)
        left = [seat for seat in left if ranks[seat][at] == most]
        if len(left) == 1:
            return BrokeTie(tuple(tied), power, winner, tie, max(0, most))
    raise AssertionError(ranks)


def _of_seat(table: Table, seat: Seat) -> Iterator[Prompt]:
    values, seats = table.worth(seat), table.seats_of(seat)
    yield FinalPower(values + seats, values, seats)
    yield FinalKings(table.kings(seat))
    yield FinalWarriors(table.on_map(seat))
    yield FinalAp(table.players[seat].ap)
