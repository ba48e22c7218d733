"""The saga cards: what each story asks of its teller's ancestry.

The list is the house's: at most three of one trait, and none of 2-2-2-0. The first list had each
way once; what was lighter than the others has made way for more of 3-2-1-0, first 2-2-1-1 and then
3-1-1-1.
"""

from enum import StrEnum
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from games.norsaga.options import HardSagas, Options, SagaList


class Saga(StrEnum):
    """A saga card."""

    WINTER_WITHOUT_A_HALL = "winter-without-a-hall"
    BRIDGE_AT_WHALE_SOUND = "bridge-at-whale-sound"
    THEFT_OF_THE_SUN_HORN = "theft-of-the-sun-horn"
    SEVEN_OARS = "seven-oars"
    OATH_ON_THE_ICE = "oath-on-the-ice"
    LONG_WALK_HOME = "long-walk-home"
    GIANT_OF_SPLIT_MOUNTAIN = "giant-of-split-mountain"
    FOX_WHO_SOLD_THE_SEA = "fox-who-sold-the-sea"
    RUNES_UNDER_THE_LAKE = "runes-under-the-lake"
    LIGHT_ON_EAGLE_ROCK = "light-on-eagle-rock"
    BURNING_OF_RED_NESS = "burning-of-red-ness"
    WOLF_IN_THE_BARLEY = "wolf-in-the-barley"
    LAST_SHIP_OF_SANDVIK = "last-ship-of-sandvik"
    AXE_THAT_REMEMBERED = "axe-that-remembered"
    HUNT_FOR_THE_WHITE_BOAR = "hunt-for-the-white-boar"
    HUNDRED_NIGHT_SIEGE = "hundred-night-siege"
    SMITH_OF_HOLLOW_FELL = "smith-of-hollow-fell"
    BRIDE_OF_THE_FJORD = "bride-of-the-fjord"
    THIEF_IN_THE_MEAD_HALL = "thief-in-the-mead-hall"
    ISLAND_THAT_MOVED = "island-that-moved"
    RING_IN_THE_PIKE = "ring-in-the-pike"
    MAP_OF_KNOTS = "map-of-knots"
    VOICE_IN_THE_WELL = "voice-in-the-well"
    NIGHT_OF_THREE_MOONS = "night-of-three-moons"
    QUEEN_WHO_WOULD_NOT_DROWN = "queen-who-would-not-drown"
    BOOK_OF_BARK = "book-of-bark"
    STORM_BOUGHT_FOR_SILVER = "storm-bought-for-silver"
    DRAUGR_AT_THE_DOOR = "draugr-at-the-door"
    PILGRIM_OF_THE_NORTH_ROAD = "pilgrim-of-the-north-road"
    SHIELD_NOBODY_LIFTED = "shield-nobody-lifted"
    FEAST_OF_STRANGERS = "feast-of-strangers"
    CANDLE_IN_THE_CAVE = "candle-in-the-cave"
    TRIAL_AT_CROW_HILL = "trial-at-crow-hill"
    BELL_BENEATH_THE_SNOW = "bell-beneath-the-snow"
    SLAYING_OF_ASH_WING = "slaying-of-ash-wing"
    DUEL_ON_THE_SINKING_DECK = "duel-on-the-sinking-deck"
    CROWN_OF_ANTLERS = "crown-of-antlers"
    BARGAIN_WITH_THE_NORNS = "bargain-with-the-norns"
    ROAD_BEHIND_THE_WATERFALL = "road-behind-the-waterfall"
    VIGIL_OF_THE_DEAD_KING = "vigil-of-the-dead-king"
    RAVENS_RANSOM = "ravens-ransom"
    HALL_OF_TWO_DOORS = "hall-of-two-doors"
    BLIND_HELMSMAN = "blind-helmsman"
    STONE_IN_THE_HEARTH = "stone-in-the-hearth"
    SLEEPER_UNDER_ELK_HILL = "sleeper-under-elk-hill"
    SONG_OF_THE_BROKEN_OAR = "song-of-the-broken-oar"
    LAST_TORCH_IN_THE_MINE = "last-torch-in-the-mine"
    WEDDING_AT_HOAR_STRAND = "wedding-at-hoar-strand"
    SHIELD_IN_THE_RAFTERS = "shield-in-the-rafters"
    WANDERER_WITH_ONE_SHOE = "wanderer-with-one-shoe"


class Need(NamedTuple):
    """The markers of a saga by trait, in the order of `cards.HEROIC`; always six."""

    might: int
    craft: int
    lore: int
    faith: int


MARKERS = 6
"""Inheritance markers on a saga; whoever places all of them wins."""
NEEDS: dict[Saga, Need] = {
    Saga.WINTER_WITHOUT_A_HALL: Need(2, 2, 1, 1),
    Saga.BRIDGE_AT_WHALE_SOUND: Need(2, 1, 2, 1),
    Saga.THEFT_OF_THE_SUN_HORN: Need(2, 1, 1, 2),
    Saga.SEVEN_OARS: Need(1, 2, 2, 1),
    Saga.OATH_ON_THE_ICE: Need(1, 2, 1, 2),
    Saga.LONG_WALK_HOME: Need(1, 1, 2, 2),
    Saga.GIANT_OF_SPLIT_MOUNTAIN: Need(3, 1, 1, 1),
    Saga.FOX_WHO_SOLD_THE_SEA: Need(1, 3, 1, 1),
    Saga.RUNES_UNDER_THE_LAKE: Need(1, 1, 3, 1),
    Saga.LIGHT_ON_EAGLE_ROCK: Need(1, 1, 1, 3),
    Saga.BURNING_OF_RED_NESS: Need(3, 2, 1, 0),
    Saga.WOLF_IN_THE_BARLEY: Need(3, 2, 0, 1),
    Saga.LAST_SHIP_OF_SANDVIK: Need(3, 1, 2, 0),
    Saga.AXE_THAT_REMEMBERED: Need(3, 1, 0, 2),
    Saga.HUNT_FOR_THE_WHITE_BOAR: Need(3, 0, 2, 1),
    Saga.HUNDRED_NIGHT_SIEGE: Need(3, 0, 1, 2),
    Saga.SMITH_OF_HOLLOW_FELL: Need(2, 3, 1, 0),
    Saga.BRIDE_OF_THE_FJORD: Need(2, 3, 0, 1),
    Saga.THIEF_IN_THE_MEAD_HALL: Need(2, 1, 3, 0),
    Saga.ISLAND_THAT_MOVED: Need(2, 1, 0, 3),
    Saga.RING_IN_THE_PIKE: Need(2, 0, 3, 1),
    Saga.MAP_OF_KNOTS: Need(2, 0, 1, 3),
    Saga.VOICE_IN_THE_WELL: Need(1, 3, 2, 0),
    Saga.NIGHT_OF_THREE_MOONS: Need(1, 3, 0, 2),
    Saga.QUEEN_WHO_WOULD_NOT_DROWN: Need(1, 2, 3, 0),
    Saga.BOOK_OF_BARK: Need(1, 2, 0, 3),
    Saga.STORM_BOUGHT_FOR_SILVER: Need(1, 0, 3, 2),
    Saga.DRAUGR_AT_THE_DOOR: Need(1, 0, 2, 3),
    Saga.PILGRIM_OF_THE_NORTH_ROAD: Need(0, 3, 2, 1),
    Saga.SHIELD_NOBODY_LIFTED: Need(0, 3, 1, 2),
    Saga.FEAST_OF_STRANGERS: Need(0, 2, 3, 1),
    Saga.CANDLE_IN_THE_CAVE: Need(0, 2, 1, 3),
    Saga.TRIAL_AT_CROW_HILL: Need(0, 1, 3, 2),
    Saga.BELL_BENEATH_THE_SNOW: Need(0, 1, 2, 3),
    Saga.SLAYING_OF_ASH_WING: Need(3, 3, 0, 0),
    Saga.DUEL_ON_THE_SINKING_DECK: Need(3, 0, 3, 0),
    Saga.CROWN_OF_ANTLERS: Need(3, 0, 0, 3),
    Saga.BARGAIN_WITH_THE_NORNS: Need(0, 3, 3, 0),
    Saga.ROAD_BEHIND_THE_WATERFALL: Need(0, 3, 0, 3),
    Saga.VIGIL_OF_THE_DEAD_KING: Need(0, 0, 3, 3),
    Saga.RAVENS_RANSOM: Need(3, 2, 1, 0),
    Saga.HALL_OF_TWO_DOORS: Need(0, 3, 2, 1),
    Saga.BLIND_HELMSMAN: Need(1, 0, 3, 2),
    Saga.STONE_IN_THE_HEARTH: Need(2, 1, 0, 3),
    Saga.SLEEPER_UNDER_ELK_HILL: Need(3, 1, 0, 2),
    Saga.SONG_OF_THE_BROKEN_OAR: Need(0, 2, 3, 1),
    Saga.LAST_TORCH_IN_THE_MINE: Need(0, 1, 2, 3),
    Saga.WEDDING_AT_HOAR_STRAND: Need(1, 2, 3, 0),
    Saga.SHIELD_IN_THE_RAFTERS: Need(2, 3, 0, 1),
    Saga.WANDERER_WITH_ONE_SHOE: Need(3, 0, 1, 2),
}


def _asking(*most: int) -> frozenset[Saga]:
    """All that ask for so many of a trait, whichever those are."""
    return frozenset(saga for saga, need in NEEDS.items() if sorted(need, reverse=True) == [*most])


HARD = _asking(3, 3, 0, 0)
"""The marked sagas: half of all heroes are of no use to them (Sagas, tip)."""
_FIRST, _SIX, _FOUR = (frozenset(list(Saga)[a:b]) for a, b in ((0, 40), (40, 46), (46, 50)))
_EVEN = _FIRST - _asking(2, 2, 1, 1) | _SIX
LISTS: dict[SagaList | UnsetType, frozenset[Saga]] = {
    UNSET: _FIRST,
    SagaList.EVEN: _EVEN,
    SagaList.ALIKE: _EVEN - _asking(3, 1, 1, 1) | _FOUR,
}
"""Forty each. Sagas that ask for little of each trait are light: most heroes are of use to them."""


def listed(options: Options) -> list[Saga]:
    """The sagas of a match."""
    return [saga for saga in Saga if saga in LISTS[options.saga_list]]


def pool(options: Options) -> list[Saga]:
    """The sagas that are dealt from."""
    sagas = listed(options)
    wanted = {
        HardSagas.OFF: [saga for saga in sagas if saga not in HARD],
        HardSagas.ON: sagas,
        HardSagas.ALL: [saga for saga in sagas if saga in HARD],
    }
    return wanted[options.hard_sagas]
