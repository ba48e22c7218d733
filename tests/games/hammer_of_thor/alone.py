"""Sets up matches for one, with rivals and a task."""

from typing import Any

from msgspec.structs import replace

from games.core.dice import Referee, seeded
from games.hammer_of_thor.alone.state import Solo
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.table import Table
from tests.games.hammer_of_thor.builder import group, table

HERO = "Odin"


def alone(*others: Counter, place: Place = Place.GLADSHEIM, **rest: Any) -> Table:
    """Odin at a place, and other groups; those of nobody whose leaders are named are rivals.

    Args:
        others: groups besides that of the seat.
        place: where the seat's group stands.
        rest: fields of `Solo`, and what the builder takes.
    """
    mine = rest.pop("mine", (HERO,))
    rivals = tuple(NUMBERS[name] for name in rest.pop("rivals", ()))
    fields = {name: rest.pop(name) for name in Solo.__struct_fields__ if name in rest}
    found = table(group(0, place, *mine), *others, seats=1, heroes={0: HERO}, **rest)
    found.change_player(0, solo=replace(Solo(), rivals=rivals, **fields))
    return found


def referee(found: Table) -> Referee:
    """One to tell."""
    return Referee(seeded("tests"), 0, found.options)


def meeting(found: Table, *, came: Place | None = None) -> Table:
    """The first counter faces the second one; a rival has come from a place."""
    found.encounter = Encounter(1, 2, came=came)
    return found
