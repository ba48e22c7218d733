"""The questions of production."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from games.core.vocabulary import Prompt, Seat
from games.fallen_kingdoms.trophies import Building, Knowledge, Track


class TakingKnowledge(Prompt, frozen=True, tag="taking-knowledge"):
    """Which card?"""

    seat: Seat


class TakingBuilding(Prompt, frozen=True, tag="taking-building"):
    """Which tile?"""

    seat: Seat


Gist: TypeAlias = Annotated[Knowledge, Meta(extra={"spoken": "brief"})]
"""A card, told by what it does, as briefly as a menu needs it."""


class CardHint(Prompt, frozen=True, tag="card-hint"):
    """The ability of a knowledge card."""

    card: Gist


class TileHint(Prompt, frozen=True, tag="tile-hint"):
    """The yield of a building, for a player who holds it and what is known to that player."""

    points: int
    track: Track
    glory: int


class Spending(Prompt, frozen=True, tag="spending"):
    """On which tracks do the free points go, and how far are those?"""

    seat: Seat
    points: int
    unit: int
    """Points that lie on the track of units already."""
    building: int
    knowledge: int
    to_unit: int = 0
    """Points that make the next unit."""
    to_building: int = 0
    to_knowledge: int = 0


class SpendHint(Prompt, frozen=True, tag="spend-hint"):
    """The products of a way to spend."""

    units: int
    buildings: int
    cards: int
    glory: int
    """Compensation for what is not there any more (4.3)."""
    unit_glory: int = 0
    """As much of it as is for units."""
    unit_rest: int = 0
    """Points that stay on the track of units."""
    building_rest: int = 0
    knowledge_rest: int = 0


class PlacingWaiting(Prompt, frozen=True, tag="placing-waiting"):
    """Where do the new units go?"""

    seat: Seat
    units: int


class PlaceHint(Prompt, frozen=True, tag="place-hint"):
    """Own units there, and the most that a neighbour could send against them."""

    units: int
    threat: int


class PlacingBuilding(Prompt, frozen=True, tag="placing-building"):
    """Where does a new building go?"""

    seat: Seat
    building: Building


ProductionPrompt: TypeAlias = (
    TakingKnowledge
    | TakingBuilding
    | CardHint
    | TileHint
    | Spending
    | SpendHint
    | PlacingWaiting
    | PlaceHint
    | PlacingBuilding
)
