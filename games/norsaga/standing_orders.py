"""Standing orders of a player: all of them answer by what is public alone.

They lie with the seat, outside the table: leaving one is no action of the game.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from games.norsaga.cards import Trait
from games.norsaga.tree import GRANDPARENTS, OLDEST_FIRST, PARENTS, Bloodline, Spot


class DismissOrder(StrEnum):
    """The hero that goes when somebody's embellishment costs one."""

    ASK = "ask"
    USUAL = "usual"
    """The one whose loss costs the fewest markers, as for the absent (N5)."""
    GRANDPARENTS = "grandparents"
    PARENTS = "parents"
    YOUNGEST = "youngest"


class MightOrder(StrEnum):
    """The order about embellishing while the youngest hero stands for Might.

    Each colour has its own kind, so that its sentences can name what is passed up. The values
    stand in order of the generations from which on their owner is asked.
    """

    ASK = "ask"
    FROM_SECOND = "from-second"
    FROM_THIRD = "from-third"
    NEVER = "never"


class CraftOrder(StrEnum):
    """The same for Craft."""

    ASK = "ask"
    FROM_SECOND = "from-second"
    FROM_THIRD = "from-third"
    NEVER = "never"


class LoreOrder(StrEnum):
    """The same for Lore."""

    ASK = "ask"
    FROM_SECOND = "from-second"
    FROM_THIRD = "from-third"
    NEVER = "never"


class FaithOrder(StrEnum):
    """The same for Faith."""

    ASK = "ask"
    FROM_SECOND = "from-second"
    FROM_THIRD = "from-third"
    NEVER = "never"


class DoomOrder(StrEnum):
    """The same for Doom."""

    ASK = "ask"
    FROM_SECOND = "from-second"
    FROM_THIRD = "from-third"
    NEVER = "never"


ColourOrder = MightOrder | CraftOrder | LoreOrder | FaithOrder | DoomOrder


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's standing orders; these defaults ask about everything."""

    dismissals: DismissOrder = DismissOrder.ASK
    might: MightOrder = MightOrder.ASK
    craft: CraftOrder = CraftOrder.ASK
    lore: LoreOrder = LoreOrder.ASK
    faith: FaithOrder = FaithOrder.ASK
    doom: DoomOrder = DoomOrder.ASK

    def about(self, trait: Trait) -> ColourOrder:
        """The order for a colour; skalds lend nothing, and have none."""
        orders: tuple[ColourOrder, ...] = (
            self.might,
            self.craft,
            self.lore,
            self.faith,
            self.doom,
        )
        return next(order for order in orders if isinstance(order, COLOURS[trait]))

    def declines(self, line: Bloodline) -> bool:
        """Tell if it passes up all that a line of its owner's tree lends."""
        assert line.trait is not None
        order = self.about(line.trait)
        return line.level <= list(type(order)).index(order)


COLOURS: Mapping[Trait, type[ColourOrder]] = {
    Trait.MIGHT: MightOrder,
    Trait.CRAFT: CraftOrder,
    Trait.LORE: LoreOrder,
    Trait.FAITH: FaithOrder,
    Trait.DOOM: DoomOrder,
}
"""The kind of order for each colour; its name is the field's."""
FIRST: Mapping[DismissOrder, tuple[Spot, ...]] = {
    DismissOrder.USUAL: OLDEST_FIRST,
    DismissOrder.GRANDPARENTS: GRANDPARENTS,
    DismissOrder.PARENTS: PARENTS,
    DismissOrder.YOUNGEST: (Spot.YOU,),
}
"""Among which spots an order looks first; if nobody stands there, among all."""


def skipping(line: Bloodline) -> tuple[str, ColourOrder]:
    """The field, and the order that would have passed up just what the line lends."""
    assert line.trait is not None
    orders: Sequence[ColourOrder] = list(COLOURS[line.trait])
    return line.trait.value, orders[line.level]
