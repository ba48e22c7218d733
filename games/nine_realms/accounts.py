"""The final account of a match: why it ended so, and how each side stood."""

from typing import TypeAlias

from games.core.agenda import Position
from games.core.vocabulary import Account, Ending, Prompt, Seat
from games.nine_realms.forces import PROFILES, RULER, Figure, Realm
from games.nine_realms.table import CAULDRON, Reason, Table


class RulerFell(Prompt, frozen=True, tag="account-ruler"):
    """A Ruler has fallen, which decides the match."""

    ruler: Figure
    winner: Realm


class CauldronFilled(Prompt, frozen=True, tag="account-cauldron"):
    """A side filled its Cauldron, with its Ruler alive."""

    winner: Realm
    blood: int


class BothFilled(Prompt, frozen=True, tag="account-both-filled"):
    """Both Cauldrons are full: the side whose turn it is wins (R-36)."""

    winner: Realm


class RulerCounts(Prompt, frozen=True, tag="account-ruler-counts"):
    """A full Cauldron of the side whose Ruler has fallen does not count (R-37)."""

    loser: Realm


class Stalled(Prompt, frozen=True, tag="account-stalled"):
    """Nobody lost Health for so many turns (N9)."""

    turns: int


class StalledBehind(Prompt, frozen=True, tag="account-stalled-behind"):
    """Nobody lost Health for so many turns, and one side had more blood (N9)."""

    turns: int
    winner: Realm
    blood: int


class StalledLevel(Prompt, frozen=True, tag="account-stalled-level"):
    """Nobody lost Health for so many turns, and both had as much blood: the second wins (N9)."""

    turns: int
    winner: Realm


class BloodAccount(Prompt, frozen=True, tag="account-blood"):
    """The blood in a side's Cauldron."""

    blood: int
    cauldron: int


class FiguresAccount(Prompt, frozen=True, tag="account-figures"):
    """A side's figures that stand, of all that it has."""

    standing: int
    figures: int


class HealthAccount(Prompt, frozen=True, tag="account-health"):
    """The Health that is left to a side's Ruler."""

    ruler: Figure
    left: int
    health: int


AnyAccount: TypeAlias = (
    RulerFell
    | CauldronFilled
    | BothFilled
    | RulerCounts
    | Stalled
    | StalledBehind
    | StalledLevel
    | BloodAccount
    | FiguresAccount
    | HealthAccount
)


def account(position: Position[Table]) -> Account:
    """The account of a match that is over."""
    table = position.table
    return Account(tuple(_reasons(table)), (tuple(_stood(table, 0)), tuple(_stood(table, 1))))


def _reasons(table: Table) -> list[Prompt]:
    ending = table.ending
    assert ending is not None
    if ending.reason == Reason.STALLED:
        return [_stalled(table, ending)]
    if not ending.winners:
        return []
    winner, loser = ending.winners[0], 1 - ending.winners[0]
    full = [table.blood[seat] >= CAULDRON for seat in (winner, loser)]
    if ending.reason == Reason.LAST_RULER:
        fell = RulerFell(RULER[table.realms[loser]], table.realms[winner])
        return [fell, *([RulerCounts(table.realms[loser])] if full[1] else [])]
    if ending.reason == Reason.CAULDRON:
        filled = CauldronFilled(table.realms[winner], table.blood[winner])
        return [filled, *([BothFilled(table.realms[winner])] if all(full) else [])]
    return []


def _stalled(table: Table, ending: Ending) -> Prompt:
    turns = table.options.stall_limit
    if not ending.winners:
        return Stalled(turns)
    winner = ending.winners[0]
    realm, blood = table.realms[winner], table.blood[winner]
    if blood == table.blood[1 - winner]:
        return StalledLevel(turns, realm)
    return StalledBehind(turns, realm, blood)


def _stood(table: Table, seat: Seat) -> list[Prompt]:
    ruler = RULER[table.realms[seat]]
    return [
        BloodAccount(table.blood[seat], CAULDRON),
        FiguresAccount(len(table.in_play(seat)), len(table.force(seat))),
        HealthAccount(ruler, table.health_left(ruler), PROFILES[ruler].health),
    ]
