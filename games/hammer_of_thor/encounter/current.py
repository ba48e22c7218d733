"""The encounter that goes on: its two counters, and how its parts are remembered."""

from msgspec.structs import replace

from games.core.vocabulary import Seat
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.table import Table


def current(table: Table) -> Encounter:
    """The encounter that goes on."""
    assert table.encounter is not None
    return table.encounter


def change(table: Table, **changes: object) -> None:
    """Change the encounter that goes on."""
    table.encounter = replace(current(table), **changes)


def find(table: Table, number: int) -> Counter | None:
    """A counter; None: it has left the board."""
    for one in table.counters:
        if one.number == number:
            return one
    return None


def sides(table: Table) -> tuple[Counter, Counter] | None:
    """The mover's counter and the other one; None: one of them has left the board."""
    met = current(table)
    mover, other = find(table, met.mover), find(table, met.other)
    return None if mover is None or other is None else (mover, other)


def facing(table: Table, seat: Seat) -> tuple[Counter, Counter]:
    """A seat's own counter of the encounter, and the other one."""
    met = sides(table)
    assert met is not None, seat
    return met if met[0].seat == seat else (met[1], met[0])


def is_scouted(table: Table) -> bool:
    """The mover has scouted the place (4.2)."""
    return table.sitting is not None and table.sitting.scouted


def once(table: Table, seat: Seat, deed: str, name: Name) -> bool:
    """A deed brings a seat REPUTATION once only; remembers it.

    Returns:
        Whether it was the first time.
    """
    player, key = table.players[seat], f"{deed} {name}"
    if key in player.honoured:
        return False
    table.change_player(seat, honoured=(*player.honoured, key))
    return True
