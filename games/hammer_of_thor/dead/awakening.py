"""Awakeners call up the last of the dead (6.2, 11.0B)."""

from collections.abc import Iterator

from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.dead.prompts import RaiseHint
from games.hammer_of_thor.dead.raising import last_of, rise
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.table import Table

GRAVES = frozenset({Place.NASTRANDR, Place.GNIPAS_CAVE, Place.FALLANDA_FORAT, Place.ELIUDNIR})
"""The places of the dead."""
SMALL = 3
"""Nobody of a higher tier is called."""


class Raise(Action, frozen=True, tag="raise-dead"):
    """An Awakener calls the last who died: a dead member joins the group (6.2)."""

    awakener: Name

    def hint(self, table: Table) -> Prompt | None:
        """The dead one that comes."""
        home = table.home_of(self.awakener)
        if home is None or home.seat is None:
            return None
        name = last_of(table, home.seat, home, SMALL)
        return RaiseHint(name) if name is not None else None


def raises(table: Table, seat: Seat) -> Iterator[Raise]:
    """The Awakeners of a seat who can call somebody now, each once in a player-turn."""
    for counter in table.of(seat):
        if counter.place not in GRAVES or last_of(table, seat, counter, SMALL) is None:
            continue
        for one in counter.free:
            for entry in one.entries(Hook.DEAD):
                if f"{one.id} {entry.code}" not in table.used:
                    yield Raise(one.id)


def raise_dead(table: Table, action: Raise, referee: Referee) -> None:
    """The last who died comes."""
    home = table.home_of(action.awakener)
    assert home is not None, action
    assert home.seat is not None, action
    name = last_of(table, home.seat, home, SMALL)
    assert name is not None, action
    entry = next(iter(home.member(action.awakener).entries(Hook.DEAD)))
    table.used = (*table.used, f"{action.awakener} {entry.code}")
    rise(table, home, name, action.awakener, referee, alive=False)
