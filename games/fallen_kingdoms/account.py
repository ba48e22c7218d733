"""The final account: why a match ended as it did, and how each seat stood."""

from collections.abc import Iterator
from typing import TypeAlias

from games.core.agenda import Position
from games.core.vocabulary import Account, EndingReason, Prompt, Seat
from games.fallen_kingdoms.last_round import ENOUGH, empty_piles
from games.fallen_kingdoms.table import Reason, Table


class Ended(Prompt, frozen=True, tag="ended"):
    """The reason of the ending."""

    reason: EndingReason


class PilesEmpty(Prompt, frozen=True, tag="piles-empty"):
    """So many kinds of trophies were used up."""

    piles: int
    round: int


class HadGlory(Prompt, frozen=True, tag="had-glory"):
    """The most glory."""

    winner: Seat
    glory: int


class SharedGlory(Prompt, frozen=True, tag="shared-glory"):
    """Several had as much, and share the victory (6.2)."""

    seats: tuple[Seat, ...]
    glory: int


class FinalGlory(Prompt, frozen=True, tag="final-glory"):
    """Glory in all."""

    glory: int


class FinalCities(Prompt, frozen=True, tag="final-cities"):
    """Cities at the end, and buildings in them."""

    cities: int
    buildings: int


class FinalTrophies(Prompt, frozen=True, tag="final-trophies"):
    """Rumors at the end, and the intimidation that they make."""

    rumors: int
    intimidation: int


class FinalFalls(Prompt, frozen=True, tag="final-falls"):
    """How often the kingdom fell or was given away."""

    falls: int


class FinalLeft(Prompt, frozen=True, tag="final-left"):
    """The player left before the end, and could not win (K17)."""


AnyStatement: TypeAlias = (
    Ended
    | PilesEmpty
    | HadGlory
    | SharedGlory
    | FinalGlory
    | FinalCities
    | FinalTrophies
    | FinalFalls
    | FinalLeft
)


def account(position: Position[Table]) -> Account:
    """The account of a match that is over."""
    table = position.table
    assert table.ending is not None
    seats = range(len(table.players))
    order = sorted(seats, key=lambda seat: -table.players[seat].glory)
    told = tuple(tuple(_of_seat(table, seat)) for seat in seats)
    return Account(tuple(_reasons(table)), told, tuple(order))


def _reasons(table: Table) -> Iterator[Prompt]:
    ending = table.ending
    assert ending is not None
    yield Ended(ending.reason)
    if ending.reason not in list(Reason):
        return
    if empty_piles(table) >= ENOUGH:
        yield PilesEmpty(empty_piles(table), table.round)
    glory = table.players[ending.winners[0]].glory
    if len(ending.winners) == 1:
        yield HadGlory(ending.winners[0], glory)
    else:
        yield SharedGlory(ending.winners, glory)


def _of_seat(table: Table, seat: Seat) -> Iterator[Prompt]:
    player = table.players[seat]
    sites = [site for site in table.sites.values() if site.owner == seat]
    yield FinalGlory(player.glory)
    yield FinalCities(len(sites), sum(site.awake is not None for site in sites))
    yield FinalTrophies(len(player.rumors), table.intimidation(seat))
    yield FinalFalls(player.fallen)
    if player.out:
        yield FinalLeft()
