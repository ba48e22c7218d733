"""Armed cards at the triggers of an encounter and of a journey (4.1.3).

The rules call these before the consequence. Each card answers one event; asleep it answers none.
"""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Paper, Trigger
from games.hammer_of_thor.cards.effects import AnyEffect, Replace
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.events import CounterHalted, RolledAgain
from games.hammer_of_thor.fate.leading import led_to
from games.hammer_of_thor.fate.triggers import armed, in_order, spring
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.board import BOARD
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Road
from games.hammer_of_thor.runes.armed import rolls_again
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.going import deadly, going

WEIGHTY = 3
"""Checks of a lower T are not rolled again by the own card: it would be wasted (4.1.3)."""


def on_check_failed(table: Table, seat: Seat, card: Card, t: int, referee: Referee) -> bool:
    """An Encounter card of an own leader failed its check.

    Args:
        table: the pieces.
        seat: whose leader it is.
        card: the Encounter card; ATTACK has no check.
        t: of that check, before it is kept within 1 to 8.
        referee: to tell all.

    Returns:
        Whether it is rolled again.
    """
    if card is Card.ATTACK or t < WEIGHTY:
        return False
    if _rolls_again(table, seat, Trigger.OWN_CHECK_FAILED, None, referee):
        return True
    return rolls_again(table, seat, referee)


def on_check_succeeded(table: Table, seat_against: Seat, referee: Referee) -> bool:
    """A check against an own counter of a seat succeeded, in the encounter that goes on.

    Returns:
        Whether it is rolled again.
    """
    trigger = Trigger.FOE_CHECK_SUCCEEDED
    return _rolls_again(table, seat_against, trigger, _other(table, seat_against), referee)


def _rolls_again(
    table: Table, seat: Seat, trigger: Trigger, struck: Seat | None, referee: Referee
) -> bool:
    if armed(table, seat, trigger) is None or not spring(table, seat, referee, struck):
        return False
    referee.tell(RolledAgain(seat=seat))
    return True


def _other(table: Table, seat: Seat) -> Seat | None:
    """The seat on the other side of the encounter; None: nobody's group stands there."""
    met = table.encounter
    assert met is not None, seat
    seats = {table.counter(number).seat for number in (met.mover, met.other)}
    return next(iter(seats - {seat, None}), None)


def on_met(table: Table, seat: Seat, referee: Referee) -> bool:
    """Another seat, the active one, meets an own counter of a seat.

    Returns:
        Whether the encounter ends before anybody has planned: a stand-off (4.3.1).
    """
    if armed(table, seat, Trigger.MET) is None:
        return False
    return spring(table, seat, referee, table.active)


def on_enters_water(table: Table, mover_seat: Seat, referee: Referee) -> bool:
    """A counter of the seat enters water.

    Returns:
        Whether it stops there.
    """
    for seat, _ in _foes(table, mover_seat, Trigger.FOE_ENTERS_WATER):
        if spring(table, seat, referee, mover_seat):
            referee.tell(CounterHalted(seat=mover_seat))
            return True
    return False


def on_arrives(table: Table, mover_seat: Seat, counter: int, referee: Referee) -> bool:
    """A counter of the seat ends its movement.

    Returns:
        Whether chance has led it to a neighbouring place.
    """
    for seat, _ in _foes(table, mover_seat, Trigger.FOE_ARRIVES):
        astray = _astray(table, table.counter(counter))
        if astray and spring(table, seat, referee, mover_seat):
            led_to(table, counter, referee.pick(astray), referee)
            return True
    return False


def _astray(table: Table, counter: Counter) -> list[Place]:
    """Neighbouring places that are open, and where no Mortal of the group dies (2.1D)."""
    closed = going(table, counter).closed
    near = (place for place in BOARD[counter.place].links if place not in closed)
    return [place for place in near if not deadly(table, counter, Road(0, (place,)))]


def on_random(table: Table, mover_seat: Seat, referee: Referee) -> tuple[AnyEffect, ...]:
    """A counter of the seat has drawn a random group.

    Returns:
        What cards do to that group, in their order: the caller carries it out.
    """
    found: list[AnyEffect] = []
    for seat, paper in _foes(table, mover_seat, Trigger.FOE_RANDOM):
        if _can_come(table, paper) and spring(table, seat, referee, mover_seat):
            found += paper.do
    return tuple(found)


def _can_come(table: Table, paper: Paper) -> bool:
    """Those who would take the group's place are in their deck (4.1.4)."""
    races = (Race(one.deck) for one in paper.do if isinstance(one, Replace))
    return all(table.decks[race] or table.discards[race] for race in races)


def _foes(table: Table, mover_seat: Seat, trigger: Trigger) -> Iterator[tuple[Seat, Paper]]:
    """Seats of another side with an armed card for a trigger, in their order."""
    side = table.players[mover_seat].side
    for seat in in_order(table):
        paper = armed(table, seat, trigger)
        if paper is not None and table.players[seat].side is not side:
            yield seat, paper
