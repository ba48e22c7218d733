"""All the pieces of a match of War of the 9 Realms, and the questions one can ask of them."""

from enum import StrEnum
from typing import Self

from msgspec import UNSET, Struct, field
from msgspec.structs import replace

from games.core.vocabulary import Ending, Seat
from games.nine_realms.board import BOARD, MASK, PLACES, PRINTED, Hex, Mask, Terrain
from games.nine_realms.events import Lesson
from games.nine_realms.fate import Card
from games.nine_realms.forces import PROFILES, RULER, Figure, Realm, Role
from games.nine_realms.options import Options

CAULDRON = 9
"""Blood that fills the Blood Cauldron (Fill the Blood Cauldron)."""
SUPPLY = 2
"""Terrain hexes of each kind (Terrain Hexes)."""
SUPPLIED = (Terrain.PLAIN, Terrain.FOREST, Terrain.WATER)
"""The kinds of which there are Terrain hexes."""
COUNTER_COST = 1
"""The price of a counterattack (R-30)."""


class Reason(StrEnum):
    """Why a match ended (Winning the Game, N9)."""

    LAST_RULER = "last-ruler"
    CAULDRON = "cauldron"
    STALLED = "stalled"


class Condition(Struct, frozen=True):
    """How a figure is doing; without a hex it is fallen, or not yet deployed."""

    hex: Hex | None = None
    wounds: int = 0
    moved: bool = False
    attacked: bool = False


class Table(Struct, forbid_unknown_fields=True):
    """The pieces; `hands` and the order of `deck` are secret, all else is public."""

    options: Options
    realms: tuple[Realm, Realm]
    figures: dict[Figure, Condition]
    hands: list[list[Card]]
    deck: list[Card]
    active: Seat
    discards: list[Card] = []
    terrain: dict[Hex, Terrain] = {}
    """The Terrain hexes that were laid on the board."""
    actions: list[int] = field(default_factory=lambda: [0, 0])
    blood: list[int] = field(default_factory=lambda: [0, 0])
    turn: int = 0
    """Player-turns begun."""
    rallied: bool = False
    bloodline_used: bool = False
    prey: Figure | None = None
    revenge: int = 0
    """Dice that Sigmund gains for his next attack."""
    quiet: int = 0
    """Player-turns in a row that ended without a wound."""
    wounded: bool = False
    """A wound was taken in this turn."""
    ending: Ending | None = None
    taught: tuple[Lesson, ...] = ()
    """The lessons that were told already (option `teaching`)."""

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Both seats: whoever leaves loses."""
        return (0, 1)

    @property
    def first(self) -> Seat:
        """The seat that began: turns alternate."""
        return (self.active + max(0, self.turn - 1)) % 2

    @property
    def waited_for(self) -> tuple[Seat, ...]:
        """The winner if nobody is wounded any more: more blood, else the second; or none (N9)."""
        if self.options.stalled is UNSET:
            return ()
        lead = self.blood[0] - self.blood[1]
        return (int(lead < 0) if lead else 1 - self.first,)

    def copy(self) -> Self:
        """A table that may be changed without harm to this one."""
        return replace(
            self,
            figures=self.figures.copy(),
            hands=[hand.copy() for hand in self.hands],
            deck=self.deck.copy(),
            discards=self.discards.copy(),
            terrain=self.terrain.copy(),
            actions=self.actions.copy(),
            blood=self.blood.copy(),
        )

    def seat_of(self, figure: Figure) -> Seat:
        """The seat that fields the figure."""
        return self.realms.index(PROFILES[figure].realm)

    def owns(self, seat: Seat, figure: Figure) -> bool:
        """Whether a seat fields the figure, fallen or not."""
        return figure in self.figures and PROFILES[figure].realm is self.realms[seat]

    def force(self, seat: Seat) -> list[Figure]:
        """The figures of a seat by rank, fallen ones too; a save keeps no order of figures."""
        realm = self.realms[seat]
        return [
            f for f, profile in PROFILES.items() if profile.realm is realm and f in self.figures
        ]

    def in_play(self, seat: Seat) -> list[Figure]:
        """The figures of a seat that stand on the board."""
        return [figure for figure in self.force(seat) if self.figures[figure].hex]

    def place(self, figure: Figure) -> Hex:
        """Where a figure stands; it must be in play."""
        found = self.figures[figure].hex
        assert found is not None, figure
        return found

    def ruler_alive(self, seat: Seat) -> bool:
        """Whether the seat's Ruler stands."""
        return self.figures[RULER[self.realms[seat]]].hex is not None

    def fallen_warriors(self, seat: Seat) -> list[Figure]:
        """The Warriors that Rally could return (R-41)."""
        return [
            figure
            for figure in self.force(seat)
            if PROFILES[figure].role is Role.WARRIOR and self.figures[figure].hex is None
        ]

    def health_left(self, figure: Figure) -> int:
        """Wounds that the figure can still take."""
        return PROFILES[figure].health - self.figures[figure].wounds

    def occupied(self, seat: Seat | None = None) -> Mask:
        """The hexes with figures on them, of one seat or of both."""
        mask = 0
        realm = None if seat is None else self.realms[seat]
        for figure, condition in self.figures.items():
            if condition.hex and (realm is None or PROFILES[figure].realm is realm):
                mask |= MASK[condition.hex]
        return mask

    def ground(self, terrain: Terrain) -> Mask:
        """The hexes of a terrain today, Terrain hexes included (R-19)."""
        mask = PRINTED[terrain]
        for label, laid in self.terrain.items():
            mask = mask | MASK[label] if laid is terrain else mask & ~MASK[label]
        return mask

    def terrain_at(self, label: Hex) -> Terrain:
        """The terrain of a hex today."""
        return self.terrain.get(label, PLACES[label].terrain)

    def supply(self, terrain: Terrain) -> int:
        """Terrain hexes of a kind that are not on the board."""
        laid = list(self.terrain.values()).count(terrain)
        return SUPPLY - laid if terrain in SUPPLIED else 0

    def change(self, figure: Figure, **changes: object) -> None:
        """Give a figure another condition."""
        self.figures[figure] = replace(self.figures[figure], **changes)


def free(table: Table) -> Mask:
    """The whole hexes without a figure."""
    return BOARD & ~table.occupied()
