"""Items in numbers, beside a choice between them."""

from msgspec.structs import replace

from games.hammer_of_thor.cards.deck import ITEMS, Item, Number
from games.hammer_of_thor.encounter.prompts import ItemHint


def use_of(card: Number) -> ItemHint:
    """An item in numbers; what they leave out stands on its card."""
    item = ITEMS[card]
    bare = replace(item, weapon=0, armour=0, cover=0, star="", no_wis_roll="")
    more = bare != Item(item.id, item.name, item.rep, item.letters, item.kind)
    return ItemHint(item.weapon, item.armour, item.cover, item.rep, more)
