"""A counter makes room: it steps to a neighbouring place (4.3A5, 5.4.3)."""

from games.core.dice import Referee
from games.hammer_of_thor.alone.events import RivalWentBack
from games.hammer_of_thor.encounter.current import find
from games.hammer_of_thor.encounter.events import CounterStepped
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.land.board import BOARD
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import Road
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.going import deadly, going


def step_aside(table: Table, number: int, referee: Referee, *, back: Place | None = None) -> None:
    """A seat's counter goes to a neighbour that costs no Mortal's life, if there is one.

    Args:
        table: the pieces.
        number: the counter's; others than a seat's stay where they are.
        referee: to tell.
        back: the place from which it came, taken if it is a neighbour; else the lowest number.
    """
    counter = next((one for one in table.counters if one.number == number), None)
    if counter is None or counter.seat is None:
        return
    near = [place for place in BOARD[counter.place].links if _is_open(table, counter, place)]
    if not near:
        return
    place = back if back in near else min(near)
    table.change_counter(number, place=place)
    chief = table.leader(counter).id
    referee.tell(CounterStepped(seat=counter.seat, leader=chief, place=place))


def send_back(table: Table, referee: Referee) -> None:
    """Dusk: a rival that came goes back (5.1.4, 14.3B)."""
    met = table.encounter
    rival = find(table, met.other) if met is not None else None
    if met is None or met.came is None or rival is None or rival.place is met.came:
        return
    table.change_counter(rival.number, place=met.came)
    referee.tell(RivalWentBack(name=table.leader(rival).id, place=met.came))


def _is_open(table: Table, counter: Counter, place: Place) -> bool:
    """It may be entered, nobody stands in the way, and no Mortal dies of it."""
    if place in going(table, counter).closed or table.at(place):
        return False
    return not deadly(table, counter, Road(0, (place,)))
