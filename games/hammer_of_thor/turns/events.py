"""Events of the course of a game-turn."""

from typing import ClassVar, TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season


class GameTurnBegan(Event, frozen=True, tag="game-turn-began"):
    """A game-turn begins."""

    number: int
    season: Season

    @property
    def new_round(self) -> int:
        """Its number; players call a game-turn a round."""
        return self.number


class PlayerTurnBegan(Event, frozen=True, tag="player-turn-began"):
    """A seat's turn begins (3.2)."""

    opens: ClassVar[bool] = True
    seat: Seat
    cards: int
    """Cards that are left in the stack."""


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


class GroupRested(Event, frozen=True, tag="group-rested"):
    """A counter got so much STAMINA back, all its members together (5.4.5)."""

    seat: Seat
    leader: Name
    healed: int


class VenomWorked(Event, frozen=True, tag="venom-worked"):
    """Venom has cost somebody STAMINA (5.4.5)."""

    name: Name
    left: int


class ItemWorked(Event, frozen=True, tag="item-worked"):
    """An item did by itself what its card says (18.1)."""

    name: Name
    card: Number


class NewHeroCame(Event, frozen=True, tag="new-hero-came"):
    """A seat goes on with somebody new (10.0)."""

    seat: Seat
    name: Name
    place: Place


class HeroesDrawn(Shown, frozen=True, tag="heroes-drawn"):
    """A seat has drawn those among whom it chooses a new hero (10.0)."""

    seat: Seat
    names: tuple[Name, ...]


class PlaceHelped(Event, frozen=True, tag="place-helped"):
    """A spring or a well has restored people of a seat (9.5)."""

    seat: Seat
    place: Place
    names: tuple[Name, ...]


class DayStruck(Shown, frozen=True, tag="day-struck"):
    """The summer day hurts one who shuns it, unless the die is low enough (1.0J)."""

    name: Name
    roll: int
    most: int
    lost: int


class ItemForged(Event, frozen=True, tag="item-forged"):
    """An item was made, or taken from the forges of the gods (2.2A6)."""

    seat: Seat
    smith: Name | None
    """None: it is bronze of Ida's Plain."""
    card: Number


class HighSeatTaken(Event, frozen=True, tag="high-seat-taken"):
    """A seat looks out from the high seat; for whom, it alone knows (9.5)."""

    seat: Seat


class DeckSeen(Shown, frozen=True, tag="deck-seen"):
    """The next of a race; for one seat alone."""

    race: Race
    names: tuple[Name, ...]


TurnEvent: TypeAlias = (
    GameTurnBegan
    | PlayerTurnBegan
    | OffspringBorn
    | SeasonChanged
    | IceBroke
    | GroupRested
    | VenomWorked
    | ItemWorked
    | NewHeroCame
    | HeroesDrawn
    | PlaceHelped
    | DayStruck
    | ItemForged
    | HighSeatTaken
    | DeckSeen
)
