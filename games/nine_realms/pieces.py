"""The things that stay the same through a match; for the guards, not for play."""

from collections import Counter
from collections.abc import Mapping

from games.core.agenda import Position
from games.nine_realms.board import Terrain
from games.nine_realms.table import Table


def pieces(position: Position[Table]) -> Mapping[str, int]:
    """The cards of each kind, the figures of each realm, the Terrain hexes; no hex holds two."""
    table = position.table
    cards = [*table.deck, *table.discards, *(card for hand in table.hands for card in hand)]
    standing = [condition.hex for condition in table.figures.values() if condition.hex]
    laid = Counter(table.terrain.values())
    return {
        **Counter(f"card {card}" for card in cards),
        **{f"figures of {seat}": len(table.force(seat)) for seat in (0, 1)},
        **{
            f"terrain {kind}": table.supply(kind) + laid[kind]
            for kind in Terrain
            if kind is not Terrain.MOUNTAIN
        },
        "figures on a shared hex": len(standing) - len(set(standing)),
        "supplies below nothing": sum(
            count < 0 for count in (*table.actions, *table.blood, *map(table.supply, Terrain))
        ),
    }
