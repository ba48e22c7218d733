"""The stack of Fate and Predictions: the clock of the match (1.8, 1.9, 14.1)."""

from collections.abc import Mapping
from math import ceil

from games.core.dice import Referee
from games.hammer_of_thor.cards.deck import FATE, PREDICTIONS, RAGNAROK, Number
from games.hammer_of_thor.options import Length

SIZES: Mapping[int, tuple[int, int]] = {
    1: (9, 8),
    2: (15, 12),
    3: (15, 15),
    4: (25, 15),
    5: (35, 15),
    6: (35, 25),
}
"""Fate cards and Predictions by seats, six and more alike; one and two are [house] (14.1)."""
LAST = 2
"""Predictions that are shuffled with Ragnarok."""
SAGA = 0.55
"""Both numbers in a saga, rounded up [house]."""


def sizes(seats: int, length: Length) -> tuple[int, int]:
    """Fate cards and Predictions above the last three cards."""
    fate, predictions = SIZES[min(seats, max(SIZES))]
    if length is Length.SAGA:
        return ceil(fate * SAGA), ceil(predictions * SAGA)
    return fate, predictions


def stacked(seats: int, length: Length, referee: Referee) -> tuple[Number, ...]:
    """The stack: the last card of all is drawn first."""
    fates, predictions = sizes(seats, length)
    fate, others = list(FATE), [number for number in PREDICTIONS if number != RAGNAROK]
    referee.shuffle(fate)
    referee.shuffle(others)
    bottom = [*others[:LAST], RAGNAROK]
    referee.shuffle(bottom)
    return (*bottom, *others[LAST : LAST + predictions], *fate[:fates])
