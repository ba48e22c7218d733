"""The questions of production."""

from games.core.vocabulary import Prompt, Seat


class TakingKnowledge(Prompt, frozen=True, tag="taking-knowledge"):
    """Which card?"""

    seat: Seat


class TakingBuilding(Prompt, frozen=True, tag="taking-building"):
    """Which tile?"""

    seat: Seat
