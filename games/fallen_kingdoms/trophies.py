"""The three kinds of trophies: knowledge, city buildings, rumors [house]."""

from collections.abc import Mapping
from enum import StrEnum


class Track(StrEnum):
    """A production track of a kingdom sheet (4.2)."""

    UNIT = "unit"
    BUILDING = "building"
    KNOWLEDGE = "knowledge"


LENGTH: Mapping[Track, int] = {Track.UNIT: 3, Track.BUILDING: 6, Track.KNOWLEDGE: 9}
"""The points that fill a track (4.2)."""
COMPENSATION: Mapping[Track, int] = {Track.UNIT: 1, Track.BUILDING: 2, Track.KNOWLEDGE: 3}
"""Glory for a full track when nothing is left to produce (4.3)."""


class Building(StrEnum):
    """A city building; each gives points on one track (4.4.1)."""

    BARRACKS = "barracks"
    WORKSHOP = "workshop"
    FARM = "farm"


SERVES: Mapping[Building, Track] = {
    Building.BARRACKS: Track.UNIT,
    Building.WORKSHOP: Track.BUILDING,
    Building.FARM: Track.KNOWLEDGE,
}
TILES_OF_EACH = 6
"""Tiles of each building in the box [house]."""


class Knowledge(StrEnum):
    """A knowledge card [house]."""

    MINING = "mining"
    MACHINERY = "machinery"
    IRRIGATION = "irrigation"
    TRADE = "trade"
    MASONRY = "masonry"
    COINAGE = "coinage"
    RUNES = "runes"
    SWORDS = "swords"
    SHIELDS = "shields"
    ARCHERY = "archery"
    BERSERKERS = "berserkers"
    SIEGECRAFT = "siegecraft"
    PALISADES = "palisades"
    RIDERS = "riders"
    LONGSHIPS = "longships"
    SHIPBUILDING = "shipbuilding"
    ROADBUILDING = "roadbuilding"
    LAW = "law"


class Rumor(StrEnum):
    """A rumor card; of each value there are two [house]."""

    NEVER_WASH = "1a"
    SNORE = "1b"
    SEA_WATER = "2a"
    SLEEP_STANDING = "2b"
    CHEW_IRON = "3a"
    ROW_ALL_NIGHT = "3b"
    BITE_SHIELDS = "4a"
    LAUGH_BLEEDING = "4b"
    RAW_WOLVES = "5a"
    FEEL_NO_COLD = "5b"
    TROLL_SKIN = "6a"
    BURN_SHIPS = "6b"
    SKULLS = "7a"
    CANNOT_DROWN = "7b"
    DIED_BEFORE = "8a"
    BORN_IN_BATTLE = "8b"
    FENRIR = "9a"
    SUN_HIDES = "9b"

    @property
    def fear(self) -> int:
        """Its share in its owner's intimidation, 1 to 9."""
        return int(self[0])


SET = 18
"""Cards, or tiles, of each kind of trophy in the box."""
GLORY = 6
"""Glory for a knowledge card or a rumor when it is gained (6.1)."""
BUILDING_GLORY = 2
"""Glory for each building at the end of an own turn (6.1)."""
NO_RUMOR = 3
"""Glory for a rumor when none is left (4.3)."""
