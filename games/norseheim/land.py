"""A region and all that lies in it, and the battle there."""

from enum import StrEnum

from msgspec import Struct

from games.core.vocabulary import Seat
from games.norseheim.board import Region
from games.norseheim.giants import Giant
from games.norseheim.gods import God
from games.norseheim.leaders import TILES, Leader, Tile

STACK = 6
"""Warriors that fit into a region, everybody's together (Stacking limit, R62)."""
MOST_RUNES = 5
"""Runes of a side (R26)."""


class Building(StrEnum):
    """Buildings of a region; a ring is built around a settlement."""

    NONE = "none"
    SETTLEMENT = "settlement"
    RING = "ring"


class Land(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A region: either a player controls it directly, or a leader tile lies there."""

    owner: Seat | None = None
    """The player who controls it directly."""
    leader: Leader | None = None
    npc: int = 0
    """The leader's warriors."""
    warriors: int = 0
    """The owner's warriors, or the guests of the ally."""
    ally: Seat | None = None
    """The player who has convinced the chieftain."""
    markers: int = 0
    """The ally's diplomacy markers."""
    building: Building = Building.NONE

    @property
    def tile(self) -> Tile:
        """The leader's three numbers."""
        assert self.leader is not None
        return TILES[self.leader]

    @property
    def holder(self) -> Seat | None:
        """The player who controls it, directly or by diplomacy, and defends it."""
        return self.ally if self.owner is None else self.owner

    @property
    def crowd(self) -> int:
        """All warriors."""
        return self.npc + self.warriors

    @property
    def room(self) -> int:
        """Warriors that may come in addition."""
        return STACK - self.npc - self.warriors

    @property
    def walls(self) -> int:
        """Runes that the building lends to the defence (R26)."""
        return 2 if self.building is Building.RING else int(self.building is not Building.NONE)

    def leaving(self, seat: Seat) -> int:
        """Warriors of a seat that may leave: all guests; an open region keeps one (R24, R40)."""
        if not self.warriors or self.holder != seat:
            return 0
        kept = self.owner is not None and self.building is Building.NONE
        return self.warriors - kept

    def arriving(self, seat: Seat) -> int:
        """Warriors of a seat that may arrive: in own and convinced regions with room (R38, R39)."""
        return self.room if self.holder == seat else 0


class Omen(Struct, frozen=True, forbid_unknown_fields=True):
    """An open Giants card, and the god that covers it."""

    giant: Giant
    cover: God | None = None


class Rune(StrEnum):
    """How a rune has fallen."""

    HIT = "hit"
    BLANK = "blank"
    UPRIGHT = "upright"


class Side(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One side of a battle."""

    seat: Seat | None = None
    """Nobody: the bank throws for the leader (R32)."""
    runes: int = 0
    """How many are thrown."""
    thrown: tuple[Rune, ...] = ()
    sure: int = 0
    """Hits besides the runes."""
    spared: int = 0
    """Hits of the other side that do no harm."""

    @property
    def hits(self) -> int:
        """The other side's losses, if nothing spares it."""
        return self.thrown.count(Rune.HIT) + self.sure


class Battle(Struct, frozen=True, forbid_unknown_fields=True):
    """An attack."""

    source: Region
    target: Region
    sent: int
    """Attackers at the beginning."""
    warriors: int
    """Attackers that are left; they still stand in the source."""
    until: int
    """Go on without asking while so many are left; 0: ask after each battle."""
    attack: Side
    defence: Side
    number: int = 0
    """The first, second ... battle of the attack; 0 before it."""

    def sides(self, seat: Seat) -> tuple[Side, Side]:
        """The side of a seat, and the other."""
        if self.attack.seat == seat:
            return self.attack, self.defence
        return self.defence, self.attack
