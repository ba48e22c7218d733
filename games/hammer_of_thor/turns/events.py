"""Events of the course of a game-turn."""

from typing import TypeAlias

from games.core.vocabulary import Event, Shown
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.land.seasons import Season


class GameTurnBegan(Event, frozen=True, tag="game-turn-began"):
    """A game-turn begins."""

    number: int
    season: Season


class OffspringBorn(Shown, frozen=True, tag="offspring-born"):
    """So many offspring were shuffled into the decks of their races, face down (3.1)."""

    roll: int
    count: int
    """Fewer than the die where the deck is at its end."""


class SeasonChanged(Event, frozen=True, tag="season-changed"):
    """Another season has come (3.3)."""

    season: Season


class IceBroke(Event, frozen=True, tag="ice-broke"):
    """Winter is over, and Mortals stood on the ice (3.3)."""

    names: tuple[Name, ...]


TurnEvent: TypeAlias = GameTurnBegan | OffspringBorn | SeasonChanged | IceBroke
