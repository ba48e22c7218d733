"""A round of an encounter: which card comes first, and what comes of both (4.3.1, 4.3.2)."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from games.core.dice import Referee
from games.hammer_of_thor.encounter import aids
from games.hammer_of_thor.encounter.again import luck, second_sight
from games.hammer_of_thor.encounter.checks import (
    DIE,
    Meeting,
    hot_headed,
    kept_within,
    t_of,
)
from games.hammer_of_thor.encounter.events import CardChecked, ChallengeAnswered
from games.hammer_of_thor.encounter.honour import Acceptance, accepts
from games.hammer_of_thor.encounter.tables import PAIRS, SURE, Card
from games.hammer_of_thor.fate.armed import on_check_failed, on_check_succeeded
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.madness.states import is_mute
from games.hammer_of_thor.table import Table

ALERT = 3
"""REACTION more in the first round, for a mover who has scouted (4.2)."""
HUNTED = -1
"""T of an evader whom the other attacks first."""
SHAME = 1
"""REPUTATION that a refused challenge costs the one and, between seats, brings the other."""
UNSURPRISED = frozenset({Card.ATTACK, Card.EVADE})
"""With one of these nobody is taken by surprise."""


class Result(StrEnum):
    """The result of a round."""

    NOTHING = "nothing"
    SUCCESS = "success"
    BATTLE = "battle"
    CHALLENGED = "challenged"
    """A seat has to say whether it accepts a challenge; then the round goes on."""
    FADED = "faded"
    """A spirit was attacked or challenged: the encounter is over (4.2C)."""


class Choice(Struct, frozen=True):
    """A side of an encounter, and its card."""

    counter: Counter
    card: Card
    added: int = 0
    """The price of a deal."""
    acceptance: Acceptance = Acceptance.STRONGER
    """For a challenge by another seat."""


class Outcome(Struct, frozen=True):
    """A round that is over."""

    result: Result
    winner: int | None = None
    """The number of the counter whose card succeeded, or that attacks."""
    card: Card | None = None
    surprise: bool = False
    """Its battle begins with a surprise."""
    failed: tuple[int, ...] = ()
    """The counters whose checks failed, the faster one first."""
    roll: int | None = None
    """The die of the check that succeeded; None: none was rolled."""


class Halfway(Struct, frozen=True):
    """A round that goes on after a challenge was answered: that of a leader of nobody."""

    accepted: bool
    failed: tuple[int, ...] = ()


def in_order(table: Table, mover: Choice, other: Choice, *, scouted: bool) -> tuple[Choice, Choice]:
    """The faster one first, by REACTION of the leaders; the mover if they are equal.

    A card may put its owner first. A rival that has come is the mover (14.3B).
    """
    for one, behind in ((mover, other), (other, mover)):
        if aids.is_first(table, one.counter.seat):
            return one, behind
    own = table.stat(table.leader(mover.counter), Stat.REACTION) + (ALERT if scouted else 0)
    theirs = table.stat(table.leader(other.counter), Stat.REACTION)
    if own == theirs and table.encounter is not None and table.encounter.came is not None:
        return other, mover
    return (mover, other) if own >= theirs else (other, mover)


def resolved(
    table: Table,
    mover: Choice,
    other: Choice,
    number: int,
    referee: Referee,
    *,
    scouted: bool = False,
    halfway: Halfway | None = None,
) -> Outcome:
    """Show both cards and carry them out, but for the effects.

    Args:
        table: the pieces.
        mover: the side whose player-turn it is.
        other: whom it meets.
        number: the round, from 1 on.
        referee: for the checks.
        scouted: the encounter was begun with reconnaissance.
        halfway: the round was broken off for a seat's answer to a challenge.
    """
    first, second = in_order(table, mover, other, scouted=scouted and number == 1)
    if first.card is Card.ATTACK and not second.counter.is_spirit:
        return _attacked(table, first, second, referee, scouted=scouted)
    failed = halfway.failed if halfway is not None else ()
    for side, against in ((first, second), (second, first)):
        if halfway is not None and side is first and side.counter.seat is not None:
            continue  # its card came before the challenge
        if is_silent(table, side.counter):
            continue
        strife = _strife(side, against)
        if strife is not None:
            return Outcome(strife, side.counter.number, side.card, failed=failed)
        if _asks_a_seat(side, against):
            accepted = halfway.accepted if halfway else _accepts(table, side, against)
            if accepted is None:
                return Outcome(Result.CHALLENGED, side.counter.number, side.card, failed=failed)
            found = _answered(table, side, against, referee, accepted=accepted)
        else:
            found = _check(table, side, against, referee, scouted=scouted)
        if found.result is Result.SUCCESS:
            return Outcome(found.result, found.winner, found.card, failed=failed, roll=found.roll)
        failed = (*failed, side.counter.number)
    return Outcome(Result.NOTHING, failed=failed)


def _strife(side: Choice, against: Choice) -> Result | None:
    """An attack needs no check; nobody fights a spirit: to try it ends the encounter (4.2C)."""
    if against.counter.is_spirit and side.card in (Card.ATTACK, Card.CHALLENGE):
        return Result.FADED
    return Result.BATTLE if side.card is Card.ATTACK else None


def is_silent(table: Table, counter: Counter) -> bool:
    """Whether its leader shows no card: a Norn waits, and so do some mad ones (4.3.6, 2.2A8)."""
    leader = table.leader(counter)
    return leader.figure.is_norn or is_mute(leader, counter)


def _asks_a_seat(side: Choice, against: Choice) -> bool:
    """A seat's leader is challenged, and has the choice (4.3A6)."""
    free = PAIRS[side.card, against.card] != SURE
    return side.card is Card.CHALLENGE and against.counter.seat is not None and free


def _accepts(table: Table, side: Choice, against: Choice) -> bool | None:
    """Between seats the plan decides; the hot-headed always accept; None: it is asked."""
    challenger, leader = table.leader(side.counter), table.leader(against.counter)
    if hot_headed(leader):
        return True
    if side.counter.seat is None:
        return None
    return accepts(table, leader, challenger, against.acceptance)


def _answered(
    table: Table, side: Choice, against: Choice, referee: Referee, *, accepted: bool
) -> Outcome:
    """A challenge between leaders is accepted or refused; refusing costs REPUTATION (4.3A6)."""
    challenger, leader = table.leader(side.counter).id, table.leader(against.counter).id
    referee.tell(ChallengeAnswered(challenger=challenger, leader=leader, accepted=accepted))
    if accepted:
        return Outcome(Result.SUCCESS, side.counter.number, side.card)
    table.honour(leader, -SHAME)
    if side.counter.seat is not None:
        table.honour(challenger, SHAME)
    return Outcome(Result.NOTHING)


def _attacked(
    table: Table, first: Choice, second: Choice, referee: Referee, *, scouted: bool
) -> Outcome:
    """The faster one attacks: an evader may still get away."""
    failed: tuple[int, ...] = ()
    if second.card is Card.EVADE:
        found = _check(table, second, first, referee, scouted=scouted, added=HUNTED)
        if found.result is Result.SUCCESS:
            return found
        failed = (second.counter.number,)
    surprise = second.card not in UNSURPRISED
    return Outcome(Result.BATTLE, first.counter.number, first.card, surprise, failed)


def _check(
    table: Table, side: Choice, against: Choice, referee: Referee, *, scouted: bool, added: int = 0
) -> Outcome:
    """One card's check; what needs no roll succeeds, and some rolls are made again."""
    met = Meeting(side.counter, against.counter, scouted)
    helped = aids.added(table, side.counter.seat, side.card)
    t = t_of(table, side.card, met, against.card, side.added + added + helped)
    if side.card is Card.CHALLENGE and hot_headed(table.leader(against.counter)):
        t = SURE
    roll = _roll(table, side, t, referee)
    if roll is not None and roll > kept_within(t) and _again(table, side, roll, t, referee):
        roll = _roll(table, side, t, referee)
    foe = against.counter.seat
    works = roll is not None and roll <= kept_within(t)
    if works and foe is not None and on_check_succeeded(table, foe, referee):
        roll = _roll(table, side, t, referee)
    if roll is not None and roll > kept_within(t):
        return Outcome(Result.NOTHING)
    return Outcome(Result.SUCCESS, side.counter.number, side.card, roll=roll)


def _roll(table: Table, side: Choice, t: int, referee: Referee) -> int | None:
    roll = None if t >= SURE else referee.roll(DIE) - 1
    success = roll is None or roll <= kept_within(t)
    leader = table.leader(side.counter).id
    told = t if roll is None else kept_within(t)
    referee.tell(CardChecked(leader=leader, card=side.card, t=told, roll=roll, success=success))
    return roll


def _again(table: Table, side: Choice, roll: int, t: int, referee: Referee) -> bool:
    """A failed check is rolled again: by luck, by seid, or by a held card (10.0D, 8.0B, 4.1.3)."""
    if luck(table, side.counter, roll, referee) or second_sight(table, side.counter, referee):
        return True
    seat = side.counter.seat
    return seat is not None and on_check_failed(table, seat, side.card, t, referee)


ROUNDS: Mapping[bool, int] = {True: 2, False: 3}
"""Rounds at most: between two seats, and else; then both stay where they are (4.3.1)."""
