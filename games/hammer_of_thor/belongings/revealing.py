"""Concealed items are revealed when their bearer enters an encounter (2.2A2, 2.2A3)."""

from games.core.dice import Referee
from games.hammer_of_thor.belongings.events import ItemObeyed, ItemsRevealed
from games.hammer_of_thor.cards.deck import ITEMS, Number
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

DIE = 10
NINE = 9
"""A natural one costs WISDOM too."""


def reveal_all(table: Table, number: int, referee: Referee) -> None:
    """All that the members of a seat's counter carry is shown, as far as it obeys them.

    A group of nobody does not use its items (2.1F), nor do captives, spirits, and whoever has
    another shape.

    Args:
        table: the pieces.
        number: the counter's.
        referee: for the rolls against WISDOM.
    """
    counter = table.counter(number)
    if counter.seat is None or counter.is_spirit:
        return
    for member in (one for one in counter.free if one.shape is None):
        shown = tuple(
            card for card in member.hidden if _obeys(table, member.id, number, card, referee)
        )
        if shown:
            now = table.counter(number).member(member.id)
            table.change_member(
                member.id,
                shown=(*now.shown, *shown),
                hidden=tuple(card for card in now.hidden if card not in shown),
            )
            referee.tell(ItemsRevealed(seat=counter.seat, name=member.id, cards=shown))


def _obeys(table: Table, name: str, number: int, card: Number, referee: Referee) -> bool:
    """Some items ask for a roll against WISDOM, once a character (2.2A3)."""
    member = table.counter(number).member(name)
    if card in member.refused:
        return False
    if not ITEMS[card].wis or _is_excused(member, card):
        return True
    wisdom, roll = table.stat(member, Stat.WISDOM), referee.roll(DIE) - 1
    success = roll <= wisdom
    referee.tell(ItemObeyed(name=name, card=card, roll=roll, wisdom=wisdom, success=success))
    table.change_member(
        name,
        wisdom=member.wisdom + (roll == NINE and not success),
        refused=member.refused if success else (*member.refused, card),
    )
    return success


def _is_excused(member: Member, card: Number) -> bool:
    """Another item that it carries lets the roll go (18.1)."""
    return any(ITEMS[other].no_wis_roll == card for other in member.items)
