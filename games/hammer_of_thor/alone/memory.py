"""The memory of a match for one: deeds that its task and its limits ask for (14.2, 14.3C)."""

from msgspec.structs import replace

from games.core.vocabulary import Seat
from games.hammer_of_thor.encounter.spoils import Deal
from games.hammer_of_thor.land.board import BOARD
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.table import Table

ONCE_A_REALM = frozenset({Deal.NEWS, Deal.GUIDE})
"""Deals that are made once in each realm (14.2)."""


def remember_win(table: Table, place: Place) -> None:
    """Somebody was beaten, won or befriended at a place."""
    if table.solo is not None and place not in table.solo.won_at:
        table.change_player(0, solo=replace(table.solo, won_at=(*table.solo.won_at, place)))


def remember_turn(table: Table, seat: Seat) -> None:
    """A player-turn is over: the worlds are remembered in which the seat has people."""
    if table.solo is not None:
        realms = (BOARD[counter.place].realm for counter in table.of(seat))
        ended_in = tuple(dict.fromkeys((*table.solo.ended_in, *realms)))
        table.change_player(0, solo=replace(table.solo, ended_in=ended_in))


def remember_rune(table: Table) -> None:
    """A rune has worked."""
    if table.solo is not None:
        table.change_player(0, solo=replace(table.solo, cast=table.solo.cast + 1))


def remember_deal(table: Table, deal: Deal, place: Place) -> None:
    """News or a guide was had in a realm."""
    if table.solo is None or deal not in ONCE_A_REALM or is_used_up(table, deal, place):
        return
    table.change_player(0, solo=replace(table.solo, dealt=(*table.solo.dealt, _key(deal, place))))


def is_used_up(table: Table, deal: Deal, place: Place) -> bool:
    """Whether a deal was made in this realm, and is made there no more (14.2)."""
    return table.solo is not None and _key(deal, place) in table.solo.dealt


def _key(deal: Deal, place: Place) -> str:
    return f"{deal} {BOARD[place].realm}"
