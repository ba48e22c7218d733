"""Choices before a match."""

from enum import StrEnum

from msgspec import UNSET, Struct, UnsetType


class CardLimit(StrEnum):
    """For what as many Action cards as the round's number may be played (R14)."""

    PER_TURN = "per-turn"
    PER_ROUND = "per-round"


class Rewards(StrEnum):
    """Between what a player chooses in the Reward phase (R19)."""

    THREE = "three"
    TWO = "two"


class RingHits(StrEnum):
    """When a ring takes a hit: before the warriors, or after them (R27)."""

    FIRST = "first"
    LAST = "last"


class Upright(StrEnum):
    """How many of a hundred runes stand upright."""

    TEN = "ten"
    FIVE = "five"


class TileSet(StrEnum):
    """The leader tiles that are played with (their numbers are the house's)."""

    EVEN = "even"
    """Three that recruited too cheaply have made way for three with a higher price."""


class ValueSet(StrEnum):
    """The values of the regions, which are the house's."""

    EVEN = "even"
    """The lands on the rim are worth 3, those between them and the Kings regions 2."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The lobby's choices; the defaults are the rulebook with the house's rulings."""

    card_limit: CardLimit = CardLimit.PER_TURN
    rewards: Rewards = Rewards.THREE
    mercy: bool = True
    """Those who stand worst may call for mercy (R52)."""
    ring_hits: RingHits = RingHits.FIRST
    kings_seats: bool = False
    """Kings regions have seats too: twenty, and eleven are a majority (R1)."""
    exile: bool = False
    """A player who would go out may once begin again elsewhere (R53)."""
    gods_cards: bool = True
    upright: Upright = Upright.TEN
    tile_set: TileSet | UnsetType = UNSET
    """Unset: the first tiles (`games.core.editions`)."""
    value_set: ValueSet | UnsetType = UNSET
    """Unset: the first values."""
    teaching: bool = False
    """Each step is explained the first time it comes up."""
