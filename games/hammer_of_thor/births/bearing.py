"""A child comes to a group: promised, or taken in (11.2, 3.1, 8.1)."""

from games.core.dice import Referee
from games.hammer_of_thor.births.events import ChildBorn, ChildElsewhere
from games.hammer_of_thor.encounter.following import admit, is_safe
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.groups import GROUP, Counter
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.table import Promise, Table

RENOWN = 2
"""REPUTATION of the leader to whose group a promised child comes."""


def bear(table: Table, referee: Referee) -> None:
    """Promised children are born before all others (3.1)."""
    promises, table.promises = table.promises, ()
    for promise in promises:
        _born(table, promise, referee)


def _born(table: Table, promise: Promise, referee: Referee) -> None:
    """The mother's own child if it is unborn, else the uppermost of the Offspring deck."""
    if not table.offspring:
        return
    own = [name for name in table.offspring if promise.mother in FIGURES[name].parents]
    child = own[-1] if own else table.offspring[-1]
    table.offspring = tuple(name for name in table.offspring if name != child)
    counter = _home(table, promise)
    if counter is None or not can_join(table, counter, child):
        race = FIGURES[child].race
        deck = [*table.decks[race], child]
        referee.shuffle(deck)
        table.decks[race] = tuple(deck)
        referee.tell(ChildElsewhere(name=child))
        return
    come(table, counter, child, referee)
    honour(table, table.leader(table.counter(counter.number)).id, RENOWN, referee)


def _home(table: Table, promise: Promise) -> Counter | None:
    """The wooer's group, else the mother's; None: the seat has neither of them any more."""
    for name in (promise.wooer, promise.mother):
        home = table.home_of(name)
        if home is not None and home.seat == promise.seat:
            return home
    return None


def can_join(table: Table, counter: Counter, child: Name) -> bool:
    """There are fewer than ten in the group, and a Mortal can live there (8.1, 2.1D)."""
    deadly = FIGURES[child].is_mortal and not is_safe(table, counter)
    return len(counter.members) < GROUP and not deadly


def come(table: Table, counter: Counter, child: Name, referee: Referee) -> None:
    """It joins the group, with what it brings, and takes no room (8.1)."""
    assert counter.seat is not None, counter
    table.children = (*table.children, child)
    leader = table.leader(counter).id
    admit(table, counter, (child,))
    referee.tell(ChildBorn(seat=counter.seat, name=child, leader=leader))
