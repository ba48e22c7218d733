"""Concealed items are revealed when their bearer enters an encounter (2.2A2, 2.2A3)."""

from games.core.dice import Referee
from games.hammer_of_thor.belongings.events import ItemObeyed, ItemsRevealed
from games.hammer_of_thor.cards.deck import ITEMS, Number
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import ItemsRule, Table

DIE = 10
NINE = 9
"""A natural one costs WISDOM too."""


def reveal_all(table: Table, number: int, referee: Referee) -> None:
    """All that the members of a seat's counter carry is shown, as far as it obeys them.

    A group of nobody does not use its items (2.1F), nor do captives, spirits, and whoever has
    another shape. What strikes when it is shown waits for the word of its seat, and so does all
    else if the seat wants it (2.2A8, T46).

    Args:
        table: the pieces.
        number: the counter's.
        referee: for the rolls against WISDOM.
    """
    counter = table.counter(number)
    if counter.seat is None or counter.is_spirit:
        return
    if table.players[counter.seat].items is ItemsRule.ASK:
        return
    for member in (one for one in counter.free if one.shape is None):
        cards: list[Number] = []
        for card in member.hidden:
            now = table.counter(number).member(member.id)
            if ITEMS[card].madness or not can_wear(now, card):
                continue
            if obeys(table, member.id, number, card, referee):
                show(table, member.id, card)
                cards.append(card)
        if cards:
            referee.tell(ItemsRevealed(seat=counter.seat, name=member.id, cards=tuple(cards)))


def show(table: Table, name: Name, card: Number) -> None:
    """A concealed item is face up from now on."""
    home = table.home_of(name)
    assert home is not None, name
    now = home.member(name)
    hidden = tuple(other for other in now.hidden if other != card)
    table.change_member(name, shown=(*now.shown, card), hidden=hidden)


def can_wear(member: Member, card: Number) -> bool:
    """No other revealed item fills its place (2.2A1): who steals has more than fits."""
    worn = {letter for item in member.worn for letter in item.classes}
    return not worn & ITEMS[card].classes


def rolls_for(member: Member, card: Number) -> bool:
    """Whether an item asks a character for a roll against WISDOM, once for good (2.2A3)."""
    return ITEMS[card].wis and not _is_excused(member, card) and mastered(card) not in member.spent


def mastered(card: Number) -> str:
    """The deed of a character that has mastered an item."""
    return f"masters {card}"


def obeys(table: Table, name: Name, number: int, card: Number, referee: Referee) -> bool:
    """Some items ask for a roll against WISDOM, once a character (2.2A3)."""
    member = table.counter(number).member(name)
    if card in member.refused:
        return False
    if not rolls_for(member, card):
        return True
    wisdom, roll = table.stat(member, Stat.WISDOM), referee.roll(DIE) - 1
    success = roll <= wisdom
    referee.tell(ItemObeyed(name=name, card=card, roll=roll, wisdom=wisdom, success=success))
    table.change_member(
        name,
        wisdom=member.wisdom + (roll == NINE and not success),
        refused=member.refused if success else (*member.refused, card),
        spent=(*member.spent, mastered(card)) if success else member.spent,
    )
    return success


def _is_excused(member: Member, card: Number) -> bool:
    """Another item that it carries lets the roll go (18.1)."""
    return any(ITEMS[other].no_wis_roll == card for other in member.items)
