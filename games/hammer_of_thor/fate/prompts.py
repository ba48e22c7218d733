"""The questions of Fate."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat


class KeepingFate(Prompt, frozen=True, tag="keeping-fate"):
    """Which of two cards is held, or is one played at once?"""

    seat: Seat


class ArrangingStack(Prompt, frozen=True, tag="arranging-stack"):
    """In which order do the cards go back?"""

    seat: Seat
    count: int


class TheftHint(Prompt, frozen=True, tag="theft-hint"):
    """Percent of success."""

    chance: int


class PriceHint(Prompt, frozen=True, tag="price-hint"):
    """The price of an item, and how it is paid (2.2A6)."""

    runes: int
    reputation: int


class HarmHint(Prompt, frozen=True, tag="harm-hint"):
    """STAMINA that all who are struck lose together, and how many of them die (4.1.4)."""

    lost: int
    dead: int


FatePrompt: TypeAlias = KeepingFate | ArrangingStack | TheftHint | PriceHint | HarmHint
