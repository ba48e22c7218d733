"""The final account of a match: why it ended so, and how each tree stands."""

from typing import TypeAlias

from games.core.agenda import Position
from games.core.vocabulary import Account, CoreReason, Prompt, Seat
from games.norsaga.claims import markers
from games.norsaga.sagas import MARKERS, Saga
from games.norsaga.table import Reason, Table


class SagaProven(Prompt, frozen=True, tag="saga-proven"):
    """The winner could place all markers at once."""

    winner: Seat
    saga: Saga
    count: int


class AlsoProven(Prompt, frozen=True, tag="also-proven"):
    """The others with a complete saga, who come later in turn order (S10)."""

    seats: tuple[Seat, ...]


class RoundPlayedOut(Prompt, frozen=True, tag="round-played-out"):
    """All who proved their sagas in a round that was played to its end (N10)."""

    winners: tuple[Seat, ...]
    count: int


class RoundsOver(Prompt, frozen=True, tag="rounds-over"):
    """The last round has ended, and the most markers count (N3)."""

    rounds: int
    count: int


class TieShared(Prompt, frozen=True, tag="tie-shared"):
    """Several have the most markers, and nothing breaks the tie (N3)."""

    winners: tuple[Seat, ...]


class LastLeft(Prompt, frozen=True, tag="last-left"):
    """All others have left (N9)."""

    winner: Seat


class SagaAccount(Prompt, frozen=True, tag="saga-account"):
    """The saga that a player told."""

    saga: Saga


class MarkersAccount(Prompt, frozen=True, tag="markers-account"):
    """The markers on a player's tree."""

    count: int
    of: int


class HeroesAccount(Prompt, frozen=True, tag="heroes-account"):
    """The heroes of a tree, and its matched pairs with a marker."""

    heroes: int
    pairs: int


AnyAccount: TypeAlias = (
    SagaProven
    | AlsoProven
    | RoundPlayedOut
    | RoundsOver
    | TieShared
    | LastLeft
    | SagaAccount
    | MarkersAccount
    | HeroesAccount
)


def account(position: Position[Table]) -> Account:
    """The account of a match that is over."""
    table = position.table
    seats = range(len(table.trees))
    order = sorted(seats, key=lambda seat: -_placed(table, seat)) if table.sagas else ()
    told = tuple(_of(table, seat) for seat in seats)
    return Account(tuple(_reasons(table)), told, tuple(order))


def _placed(table: Table, seat: Seat) -> int:
    return len(markers(table.trees[seat], table.sagas[seat]))


def _reasons(table: Table) -> list[Prompt]:
    """The ending in full; what was agreed outside the rules needs no more words."""
    ending = table.ending
    assert ending is not None
    if ending.reason == CoreReason.RETIRED:
        return [LastLeft(ending.winners[0])]
    if ending.reason == Reason.SAGA and table.options.even_turns:
        return [RoundPlayedOut(ending.winners, len(ending.winners))]
    if ending.reason == Reason.SAGA:
        winner = ending.winners[0]
        complete = (seat for seat in table.from_seat(winner) if table.shown[seat] == MARKERS)
        others = tuple(seat for seat in complete if seat != winner)
        proven = SagaProven(winner, table.sagas[winner], MARKERS)
        return [proven, *([AlsoProven(others)] if others else [])]
    if ending.reason == Reason.ROUNDS:
        over = RoundsOver(table.rounds, max(table.shown[seat] for seat in table.seats))
        return [over, *([TieShared(ending.winners)] if len(ending.winners) > 1 else [])]
    return []


def _of(table: Table, seat: Seat) -> tuple[Prompt, ...]:
    """A player's saga, markers and heroes; before the sagas are told there is nothing to tell."""
    if not table.sagas:
        return ()
    lain = markers(table.trees[seat], table.sagas[seat])
    return (
        SagaAccount(table.sagas[seat]),
        MarkersAccount(len(lain), MARKERS),
        HeroesAccount(len(table.trees[seat]), sum(one.recessive for one in lain)),
    )
