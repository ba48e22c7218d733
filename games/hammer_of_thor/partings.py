"""Characters leave the board: to the dead, to the discards; and what they carried (5.4.1, 8.4)."""

from collections.abc import Iterable

from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import ITEMS, Make, Number
from games.hammer_of_thor.folk.graves import Death, Grave
from games.hammer_of_thor.folk.kinds import Icon
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table


def bury(table: Table, seat: Seat | None, dead: Iterable[Member], how: Death) -> None:
    """To the Helheim deck, with a note how they died and whose they were (6.1)."""
    for member in dead:
        table.helheim = (*table.helheim, Grave(member.id, seat, how))
        lay_down(table, member.items)
        table.removed = (*table.removed, *member.runes)


def dismiss(table: Table, parted: Iterable[Member]) -> None:
    """To the discards of their races, with the items on their cards (8.4).

    Starred animals wait for their owners again; the dead go back to Helheim (6.4).
    """
    for member in parted:
        figure = member.figure
        if member.dead:
            bury(table, None, (member,), Death.AGAIN)
            continue
        if Icon.STARRED in figure.icons:
            table.kept = (*table.kept, figure.id)
        else:
            table.discards[figure.race] = (*table.discards[figure.race], figure.id)
        lay_down(table, member.items)
        table.removed = (*table.removed, *member.runes)


def lay_down(table: Table, items: Iterable[Number]) -> None:
    """Items go back: starred ones aside, magic ones under their deck, others lie open."""
    for number in items:
        item = ITEMS[number]
        if item.star not in ("", "forge"):
            table.aside = (*table.aside, number)
        elif item.kind is Make.MAGIC and not item.star:
            table.magic = (number, *table.magic)
        else:
            table.forged = tuple(sorted((*table.forged, number)))
