"""A card sets a counter elsewhere (2003, 2045)."""

from games.core.dice import Referee
from games.hammer_of_thor.fate.events import CounterLed
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.table import Table


def led_to(table: Table, number: int, place: Place, referee: Referee) -> None:
    """A seat's counter stands elsewhere, if anybody is left of it."""
    counter = next((one for one in table.counters if one.number == number), None)
    if counter is None or counter.seat is None:
        return
    table.change_counter(number, place=place)
    chief = table.leader(counter).id
    referee.tell(CounterLed(seat=counter.seat, leader=chief, place=place))
