"""The questions of a player-turn."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.hammer_of_thor.encounter.prompts import ItemHint
from games.hammer_of_thor.land.seasons import Season


class HoldingCard(Prompt, frozen=True, tag="holding-card"):
    """Another seat's turn goes on: play the held card, put it to sleep or wake it?"""

    seat: Seat
    active: Seat


class ChoosingNewHero(Prompt, frozen=True, tag="choosing-new-hero"):
    """Which of those who were drawn goes on for the seat?"""

    seat: Seat


class Camping(Prompt, frozen=True, tag="camping"):
    """Take something here?"""

    seat: Seat


class ForgeHint(Prompt, frozen=True, tag="forge-hint"):
    """The price of an item, and its use."""

    runes: int
    renown: int
    """REPUTATION of the leader."""
    item: ItemHint


class TimeOfMatch(Prompt, frozen=True, tag="time-of-match"):
    """A game-turn, its season, and whose player-turn it is."""

    round: int
    """0: heroes are being chosen."""
    season: Season
    active: Seat | None = None


TurnPrompt: TypeAlias = HoldingCard | ChoosingNewHero | Camping | ForgeHint | TimeOfMatch
