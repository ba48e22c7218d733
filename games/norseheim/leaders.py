"""Leader tiles: three numbers, read one way on a Character board and another on the map."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import UNSET, Struct

from games.norseheim.data import rows
from games.norseheim.options import Options


class Leader(StrEnum):
    """A chieftain or a guard captain; the two stand-ins are for an empty stack (R35)."""

    HALLGERD = "hallgerd"
    KETIL = "ketil"
    VIGDIS = "vigdis"
    ASGEIR = "asgeir"
    GUDMUND = "gudmund"
    SKARDE = "skarde"
    ALREKR = "alrekr"
    DAGFINN = "dagfinn"
    EYVIND = "eyvind"
    HERLEIF = "herleif"
    JORUNN = "jorunn"
    STEINAR = "steinar"
    BRYNHILD = "brynhild"
    FRODI = "frodi"
    GRIMHILD = "grimhild"
    INGVAR = "ingvar"
    RAGNFRID = "ragnfrid"
    YNGVILD = "yngvild"
    BJORGULF = "bjorgulf"
    THORGILS = "thorgils"
    ULFHILD = "ulfhild"
    EIRIKA = "eirika"
    HALFDAN = "halfdan"
    SIGRUN = "sigrun"
    HROLF = "hrolf"
    TYRA = "tyra"
    KOLBEIN = "kolbein"
    OSSUR = "ossur"
    SVERTING = "sverting"
    ASBRAND = "asbrand"
    GYDA = "gyda"
    HEMMING = "hemming"
    ODDLEIF = "oddleif"
    STAND_IN_CHIEFTAIN = "stand-in-chieftain"
    STAND_IN_GUARD = "stand-in-guard"


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """The three numbers of a tile."""

    leader: Leader
    a: int
    """A player's price in AP; on the map the die must show so much for a warrior more."""
    b: int | None
    """A player's diplomatic strength; on the map the markers that convince. None: guards."""
    c: int
    """A player's recruit size; on the map the starting army."""

    @property
    def is_guard(self) -> bool:
        """Guard captains cannot be convinced."""
        return self.b is None

    @property
    def threshold(self) -> int:
        """The least roll of the die that gives a warrior."""
        return self.a

    @property
    def resistance(self) -> int:
        """Markers needed to convince a chieftain."""
        assert self.b is not None, self.leader
        return self.b

    @property
    def army(self) -> int:
        """Warriors that come with the tile."""
        return self.c


TILES: Mapping[Leader, Tile] = {
    **{tile.leader: tile for tile in rows("leaders", Tile)},
    Leader.STAND_IN_CHIEFTAIN: Tile(Leader.STAND_IN_CHIEFTAIN, 4, 2, 2),
    Leader.STAND_IN_GUARD: Tile(Leader.STAND_IN_GUARD, 5, None, 3),
}
STAND_INS = (Leader.STAND_IN_CHIEFTAIN, Leader.STAND_IN_GUARD)
CHEAP = (Leader.ASGEIR, Leader.GUDMUND, Leader.SKARDE)
"""Those of the first tiles alone: their price was too low for what they bring."""
IN_THEIR_PLACE = (Leader.GYDA, Leader.HEMMING, Leader.ODDLEIF)
"""The same, but for the price."""
GUARDS = tuple(leader for leader in Leader if leader not in STAND_INS and TILES[leader].is_guard)


def chieftains(options: Options) -> tuple[Leader, ...]:
    """The chieftains of a match, twenty-four of them."""
    without = (*STAND_INS, *GUARDS, *(IN_THEIR_PLACE if options.tile_set is UNSET else CHEAP))
    return tuple(leader for leader in Leader if leader not in without)
