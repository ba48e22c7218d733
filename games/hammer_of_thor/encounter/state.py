"""An encounter while it goes on (4.3)."""

from msgspec import Struct

from games.core.vocabulary import Seat
from games.hammer_of_thor.battle.orders import Mode
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.cards.effects import AnyEffect
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.land.places import Place


class Aid(Struct, frozen=True, forbid_unknown_fields=True):
    """A help by a card that was played, until the encounter is over."""

    seat: Seat
    """The one who has played it."""
    card: Number
    effect: AnyEffect
    name: Name | None = None
    """The one on whom alone it works; None: a side."""


class Spoil(Struct, frozen=True, forbid_unknown_fields=True):
    """An item of one who has died, until it is known who has won (5.4.1)."""

    counter: int
    """The counter of the dead."""
    card: Number


class Encounter(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Two counters face each other. The guarded cards lie face down: nobody knows them."""

    mover: int
    """The number of the counter whose player-turn it is."""
    other: int
    """The one it meets: a random group, a resident, or a counter of another seat."""
    round: int = 1
    attitude: int = 0
    """Added to the die of a leader of nobody, after failed cards and by cards (4.3.1, 4.4)."""
    treasure: tuple[Number, ...] = ()
    """Guarded by a random group (4.5.6)."""
    spoils: tuple[Spoil, ...] = ()
    aids: tuple[Aid, ...] = ()
    foreseen: bool = False
    """A card lets a seat see the card of the other leader before it chooses."""
    came: Place | None = None
    """Where the other counter came from, if it is a rival that acts as the mover (14.3B)."""
    seen: Card | None = None
    """The card of this round that a leader of nobody has shown already."""
    mode: Mode | None = None
    """How the mover means its blows, as it has said; None: as usual (4.3A1)."""
    reserve: tuple[Name, ...] = ()
    """Saved from death by a card or a rune: they stay behind the line (4.1.3, 5.1.1)."""
    unconvinced: bool = False
    """The other leader comes for love or for wages: that brings no renown (4.3A3)."""
