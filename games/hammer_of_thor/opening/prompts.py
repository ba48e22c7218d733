"""The questions of set-up."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.hammer_of_thor.cards.deck import Number


class ChoosingHero(Prompt, frozen=True, tag="choosing-hero"):
    """Which hero, and where?"""

    seat: Seat
    daring: bool
    """Heroes of tier 3 are offered too."""


class ChoosingBronze(Prompt, frozen=True, tag="choosing-bronze"):
    """Which bronze item?"""

    seat: Seat


class HeroHint(Prompt, frozen=True, tag="hero-hint"):
    """A hero in numbers."""

    might: int
    charisma: int
    reputation: int
    """With its fame."""
    daring: bool
    """Tier 3: for the daring."""


class BronzeHint(Prompt, frozen=True, tag="bronze-hint"):
    """The use of a bronze item."""

    card: Number
    weapon: int
    armour: int
    cover: int


OpeningPrompt: TypeAlias = ChoosingHero | ChoosingBronze | HeroHint | BronzeHint
