"""The questions of set-up."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat


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


OpeningPrompt: TypeAlias = ChoosingHero | ChoosingBronze | HeroHint
