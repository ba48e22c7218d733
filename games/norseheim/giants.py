"""The fifteen Giants cards: which landscape each strikes, and how."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from games.norseheim.board import Landscape
from games.norseheim.data import rows


class Giant(StrEnum):
    """A Giants card."""

    SPRING_FLOOD = "spring-flood"
    STORM_SURGE = "storm-surge"
    THE_SERPENT_TURNS = "the-serpent-turns"
    WOLF_WINTER = "wolf-winter"
    WILDFIRE = "wildfire"
    SICKNESS_IN_THE_WOODS = "sickness-in-the-woods"
    ROCKFALL = "rockfall"
    AVALANCHE = "avalanche"
    THE_MOUNTAIN_WALKS = "the-mountain-walks"
    HAILSTORM = "hailstorm"
    DROUGHT = "drought"
    CATTLE_PLAGUE = "cattle-plague"
    MARSH_FEVER = "marsh-fever"
    BLACK_FROST = "black-frost"
    SINKING_GROUND = "sinking-ground"


class Verb(StrEnum):
    """The effect of a Giants card on every region of its landscape."""

    TOLL = "toll"
    """One warrior, where there are two or more."""
    WRATH = "wrath"
    """Half of the warriors, rounded down."""
    RUIN = "ruin"
    """The ring, else the settlement."""
    UNREST = "unrest"
    """One marker of each convinced chieftain."""
    QUAKE = "quake"
    """All Danevolds on its borders, then TOLL."""


class Disaster(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as printed."""

    giant: Giant
    landscape: Landscape
    verb: Verb


DISASTERS: Mapping[Giant, Disaster] = {row.giant: row for row in rows("giants", Disaster)}
