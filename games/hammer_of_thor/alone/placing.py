"""Taking characters and items from wherever they are, and setting them on the board (14.3C)."""

from games.core.dice import Referee
from games.hammer_of_thor.alone.events import GuardPosted, LaidToRest
from games.hammer_of_thor.alone.tasks import Put
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.graves import Death
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.handing import take_out
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.partings import bury
from games.hammer_of_thor.table import Table


def is_at_hand(table: Table, name: Name) -> bool:
    """Whether somebody can be set elsewhere: no rival, and nobody of the seat's (14.3C)."""
    home = table.home_of(name)
    assert table.solo is not None, name
    return name not in table.solo.rivals and (home is None or home.seat is None)


def set_down(table: Table, name: Name, place: Place, *, captive: Name | None = None) -> None:
    """Somebody waits at a place as a resident, with the items and animals of the card (1.6)."""
    members = [*_with_belongings(table, name)]
    if captive is not None:
        first, *rest = _with_belongings(table, captive)
        members += [Member(first.id, hidden=first.hidden, captive=True), *rest]
    table.place_counter(None, place, tuple(members), known=False)


def put(table: Table, what: Put, referee: Referee) -> None:
    """The guard of a task is set down, with the item or the captive that belongs to it."""
    set_down(table, what.guard, what.at, captive=what.captive)
    if what.item is not None:
        _take_item(table, what.item)
        home = table.home_of(what.guard)
        assert home is not None, what
        held = home.member(what.guard).hidden
        table.change_member(what.guard, hidden=(*held, what.item))
    referee.tell(GuardPosted(guard=what.guard, place=what.at, captive=what.captive))


def lay_to_rest(table: Table, name: Name, referee: Referee) -> None:
    """Somebody lies in Helheim from the beginning; what the card brings waits for a return."""
    if table.home_of(name) is None:
        _draw_out(table, name)
        dead = Member(name)
    else:
        _, dead = take_out(table, name)
    bury(table, None, (dead,), Death.SLAIN)
    referee.tell(LaidToRest(name=name))


def _with_belongings(table: Table, name: Name) -> tuple[Member, ...]:
    """A character, and its animals, taken from wherever they are; items that wait for it."""
    figure, home = FIGURES[name], table.home_of(name)
    if home is not None:
        former = home.member(name)
        rest = tuple(one for one in home.members if one.id != name)
        table.change_counter(home.number, members=rest)
        return (former,)
    _draw_out(table, name)
    items = tuple(item for item in figure.items if item in table.aside)
    table.aside = tuple(item for item in table.aside if item not in items)
    animals = tuple(animal for animal in figure.animals if animal in table.kept)
    table.kept = tuple(animal for animal in table.kept if animal not in animals)
    return (Member(name, hidden=items), *map(Member, animals))


def _draw_out(table: Table, name: Name) -> None:
    """Out of the decks, the discards, the offspring or those who wait for their owners."""
    race = FIGURES[name].race
    for piles in (table.decks, table.discards):
        piles[race] = tuple(card for card in piles[race] if card != name)
    table.offspring = tuple(card for card in table.offspring if card != name)
    table.kept = tuple(card for card in table.kept if card != name)


def _take_item(table: Table, item: Number) -> None:
    """Out of the decks, or of whoever holds it."""
    table.aside = tuple(card for card in table.aside if card != item)
    table.magic = tuple(card for card in table.magic if card != item)
    table.forged = tuple(card for card in table.forged if card != item)
    for one in [one for counter in table.counters for one in counter.members]:
        if item in one.items:
            shown = tuple(card for card in one.shown if card != item)
            hidden = tuple(card for card in one.hidden if card != item)
            table.change_member(one.id, shown=shown, hidden=hidden)
