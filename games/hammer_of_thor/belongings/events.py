"""Events of items."""

from typing import TypeAlias

from games.core.vocabulary import Seat, Shown
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import Name


class ItemsRevealed(Shown, frozen=True, tag="items-revealed"):
    """A character shows what it carries: from now on it works (2.2A2)."""

    seat: Seat
    name: Name
    cards: tuple[Number, ...]


class ItemObeyed(Shown, frozen=True, tag="item-obeyed"):
    """A die of at most WISDOM masters an item, or it stays concealed for good (2.2A3)."""

    name: Name
    card: Number
    roll: int
    wisdom: int
    success: bool


BelongingEvent: TypeAlias = ItemsRevealed | ItemObeyed
