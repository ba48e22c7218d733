"""Events of items."""

from typing import TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.table import ItemsRule


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


class ItemsHidden(Event, frozen=True, tag="items-hidden"):
    """A character conceals an item: it works no more (2.2A2)."""

    seat: Seat
    name: Name
    card: Number


class ItemsRuled(Event, frozen=True, tag="items-ruled"):
    """Its seat alone is told how new items are dealt with from now on (T46)."""

    items: ItemsRule


class ItemUsed(Shown, frozen=True, tag="item-used"):
    """An item does its work (18.1)."""

    seat: Seat
    name: Name
    card: Number

    @property
    def explained_by(self) -> str:
        """The item itself."""
        return f"card-{self.card}"


class ItemRolled(Shown, frozen=True, tag="item-rolled"):
    """A die tells whether an item's work costs STAMINA (18.1)."""

    card: Number
    roll: int
    harms: bool


class BindingTried(Shown, frozen=True, tag="binding-tried"):
    """A check whether an item binds an enemy (18.1)."""

    seat: Seat
    card: Number
    name: Name
    roll: int
    t: int
    success: bool


BelongingEvent: TypeAlias = (
    ItemsRevealed | ItemObeyed | ItemsHidden | ItemsRuled | ItemUsed | ItemRolled | BindingTried
)
