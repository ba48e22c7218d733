"""The winner: the highest score on the winning side (13.1, 13.5, 13.6)."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import groupby

from msgspec import Struct

from games.core.vocabulary import Seat
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.ragnarok.bonus import mortals_in_midgard
from games.hammer_of_thor.ragnarok.scoring import has_won, score, worths
from games.hammer_of_thor.table import Table


class TieBreak(StrEnum):
    """The ways in which two with the same score are parted, in this order (13.1, 13.5)."""

    SIDE = "side"
    """A neutral seat loses ties."""
    MORTALS = "mortals"
    """More living Mortals in Midgard."""
    CHARACTER = "character"
    """The best single character."""


class Ranking(Struct, frozen=True):
    """All seats that still play, the best first; those of one group share a rank."""

    groups: tuple[tuple[Seat, ...], ...]
    winners: tuple[Seat, ...]
    """Empty: nobody plays on for the side that won."""
    tie_break: TieBreak | None
    """The way in which the winner was parted from others with the same score."""


def ranking(table: Table) -> Ranking:
    """The seats by side, score and ties; in mutual ruin all compete (13.1)."""
    keys = {seat: _key(table, seat) for seat in table.seats}
    order = sorted(keys, key=lambda seat: (tuple(-each for each in keys[seat]), seat))
    groups = tuple(tuple(group) for _, group in groupby(order, key=keys.__getitem__))
    eligible = bool(groups) and bool(keys[groups[0][0]][0])
    winners = groups[0] if eligible else ()
    return Ranking(groups, winners, _tie_break(keys, groups) if eligible else None)


Key = tuple[int, int, int, int, int]
"""Won, score, not neutral, Mortals in Midgard, best character."""


def _key(table: Table, seat: Seat) -> Key:
    ruin = table.doom is None or table.doom.winner is None
    return (
        int(ruin or has_won(table, seat)),
        score(table, seat).total,
        int(table.players[seat].side is not Side.NEUTRAL),
        mortals_in_midgard(table, seat),
        max(worths(table, seat), default=0),
    )


def _tie_break(keys: dict[Seat, Key], groups: Sequence[Sequence[Seat]]) -> TieBreak | None:
    """The first thing in which the winners and the next ones differ, after the same score."""
    if len(groups) == 1:
        return None
    first, second = keys[groups[0][0]], keys[groups[1][0]]
    if first[:2] != second[:2]:
        return None
    differing = (own != other for own, other in zip(first[2:], second[2:], strict=True))
    return next(reason for reason, differs in zip(TieBreak, differing, strict=True) if differs)
