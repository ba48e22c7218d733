"""The pieces that no rule makes or loses; for the guards, not for play."""

from collections import Counter
from collections.abc import Mapping

from games.core.agenda import Position
from games.norsaga.table import Table


def pieces(position: Position[Table]) -> Mapping[str, int]:
    """Each card once, wherever it lies; at most one Doom token and one turn a seat."""
    table = position.table
    hands = (card for hand in table.hands for card in hand)
    trees = (card for tree in table.trees for card in tree.values())
    cards = Counter[str]([*table.deck, *table.discards, *table.aloft, *hands, *trees])
    return {
        **cards,
        "tokens beyond one": len(table.doomed) - len(set(table.doomed)),
        "seats in the circle": len(set(table.circle)),
    }
