"""The questions of Fate."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.encounter.prompts import ItemHint
from games.hammer_of_thor.encounter.tables import Card


class KeepingFate(Prompt, frozen=True, tag="keeping-fate"):
    """Which of two cards is held, or is one played at once?"""

    seat: Seat


class KeepHint(Prompt, frozen=True, tag="keep-hint"):
    """The card that stays in the hand; its owner alone is asked."""

    card: Number


class ArrangingStack(Prompt, frozen=True, tag="arranging-stack"):
    """In which order do the cards go back?"""

    seat: Seat
    count: int


class TheftHint(Prompt, frozen=True, tag="theft-hint"):
    """Percent of success."""

    chance: int


class PriceHint(Prompt, frozen=True, tag="price-hint"):
    """The price of an item, how it is paid (2.2A6), and its use."""

    runes: int
    reputation: int
    item: ItemHint


class HarmHint(Prompt, frozen=True, tag="harm-hint"):
    """STAMINA that all who are struck lose together, and how many of them die (4.1.4)."""

    lost: int
    dead: int


class CheckHint(Prompt, frozen=True, tag="check-hint"):
    """Percent of success of an Encounter card, without the card that helps it and with it."""

    card: Card
    before: int
    after: int


class MarchHint(Prompt, frozen=True, tag="march-hint"):
    """SPEED of a counter before and after; STAMINA that all of it lose, or get back, together."""

    before: int
    after: int
    lost: int
    healed: int


class HeirHint(Prompt, frozen=True, tag="heir-hint"):
    """REPUTATION that a leader has won, and an heir would have."""

    won: int


FatePrompt: TypeAlias = (
    KeepingFate
    | KeepHint
    | ArrangingStack
    | TheftHint
    | PriceHint
    | HarmHint
    | CheckHint
    | MarchHint
    | HeirHint
)
