"""All that lies open on a real table and can be looked up, with what its card says.

The numbers come from the data; the ability in full is the attribute `about` of a thing's message.
"""

from collections.abc import Mapping
from typing import TypeAlias

from games.core.vocabulary import Prompt, Row
from games.norseheim.board import CHIEFTAINS, LIES_IN, PLACES, VALUES, Landscape, Region
from games.norseheim.character import SPACES, Track
from games.norseheim.giants import DISASTERS, Giant, Verb
from games.norseheim.gods import GOD, STACKS, WINDOW, Favour, God, Window
from games.norseheim.kinds import BASE, BOOSTER, STARTER, Kind
from games.norseheim.land import Building, Land
from games.norseheim.leaders import CHEAP, IN_THEIR_PLACE, STAND_INS, TILES, Leader, Tile
from games.norseheim.options import ValueSet
from games.norseheim.table import DANEVOLDS, RINGS, SETTLEMENTS

DANEVOLD = "building-danevold"
"""It lies on a border, and so is no building of a region."""
SIGNS = (
    "sign-shield",
    "sign-helmet",
    "sign-rune",
    "sign-die",
    "sign-hand",
    "sign-band",
    "sign-star",
    "sign-chair",
    "sign-crown",
    "sign-card",
    "sign-hourglass",
)
"""The signs on the board picture."""


class FixedCost(Prompt, frozen=True, tag="fixed-cost"):
    """AP for an action with one card."""

    ap: int


class OwnCost(Prompt, frozen=True, tag="own-cost"):
    """Recruit costs what the Character board says."""

    least: int
    most: int


class CardCounts(Prompt, frozen=True, tag="card-counts"):
    """Action cards that each player begins with, and boosters for all."""

    starter: int
    booster: int


class PlayedWhen(Prompt, frozen=True, tag="played-when"):
    """The god of a card, and its window."""

    god: God
    window: Window


class HoldsCard(Prompt, frozen=True, tag="holds-card"):
    """A card of a god."""

    card: Favour


class Strikes(Prompt, frozen=True, tag="strikes"):
    """The landscape that a Giant strikes, and how."""

    landscape: Landscape
    verb: Verb
    regions: tuple[Region, ...]


class AsChief(Prompt, frozen=True, tag="as-chief"):
    """A tile as a player's own."""

    price: int
    strength: int
    size: int


class AsLeader(Prompt, frozen=True, tag="as-leader"):
    """A tile on the map."""

    warriors: int
    threshold: int


class Resists(Prompt, frozen=True, tag="resists"):
    """The markers that convince a chieftain."""

    markers: int


class Unmoved(Prompt, frozen=True, tag="unmoved"):
    """Guards are never convinced."""


class TileIsOld(Prompt, frozen=True, tag="tile-is-old"):
    """A tile of the first set alone."""


class TileIsNew(Prompt, frozen=True, tag="tile-is-new"):
    """A tile that the first set has not."""


class LendsRunes(Prompt, frozen=True, tag="lends-runes"):
    """The runes that a building adds to the defence."""

    runes: int


class OwnSupply(Prompt, frozen=True, tag="own-supply"):
    """Pieces that each player has."""

    pieces: int


class CommonSupply(Prompt, frozen=True, tag="common-supply"):
    """Pieces that all share."""

    pieces: int


class TrackValues(Prompt, frozen=True, tag="track-values"):
    """The spaces of a track from left to right."""

    values: Row


class Worth(Prompt, frozen=True, tag="worth"):
    """The value and the landscape of a region."""

    value: int
    landscape: Landscape


class WasWorth(Prompt, frozen=True, tag="was-worth"):
    """The value of a region in a match with the first values."""

    value: int


class Borders(Prompt, frozen=True, tag="borders"):
    """The neighbours of a region."""

    regions: tuple[Region, ...]


class HasSeat(Prompt, frozen=True, tag="has-seat"):
    """A region with a seat in the council, or a Kings region."""

    chair: bool


AnyFact: TypeAlias = (
    FixedCost
    | OwnCost
    | CardCounts
    | PlayedWhen
    | HoldsCard
    | Strikes
    | AsChief
    | AsLeader
    | Resists
    | Unmoved
    | TileIsOld
    | TileIsNew
    | LendsRunes
    | OwnSupply
    | CommonSupply
    | TrackValues
    | Worth
    | WasWorth
    | Borders
    | HasSeat
)


def _of_kind(kind: Kind) -> tuple[Prompt, ...]:
    base, prices = BASE[kind], SPACES[Track.PRICE]
    counts = CardCounts(STARTER[kind], BOOSTER[kind])
    if kind is Kind.DOUBLE:
        return (counts,)
    return (OwnCost(min(prices), max(prices)) if base is None else FixedCost(base), counts)


def _of_tile(tile: Tile) -> tuple[Prompt, ...]:
    on_map = AsLeader(tile.army, tile.threshold)
    if tile.b is None:
        return (on_map, Unmoved())
    told = (AsChief(tile.a, tile.b, tile.c), on_map, Resists(tile.resistance))
    if tile.leader in CHEAP:
        return (*told, TileIsOld())
    return (*told, TileIsNew()) if tile.leader in IN_THEIR_PLACE else told


def _of_giant(giant: Giant) -> tuple[Prompt, ...]:
    row = DISASTERS[giant]
    return (Strikes(row.landscape, row.verb, LIES_IN[row.landscape]),)


def _of_region(region: Region) -> tuple[Prompt, ...]:
    place, value = PLACES[region], VALUES[ValueSet.EVEN][region]
    before = (WasWorth(place.value),) if place.value != value else ()
    return (
        Worth(value, place.landscape),
        *before,
        HasSeat(region in CHIEFTAINS),
        Borders(place.borders),
    )


def _walls(building: Building) -> LendsRunes:
    return LendsRunes(Land(building=building).walls)


REFERENCES: Mapping[str, tuple[Prompt, ...]] = {
    **{f"kind-{kind.value}": _of_kind(kind) for kind in Kind},
    **{
        f"favour-{card.value}": (PlayedWhen(GOD[card], WINDOW[card]),)
        for god in God
        for card in STACKS[god]
    },
    **{f"god-{god.value}": tuple(map(HoldsCard, STACKS[god])) for god in God},
    **{f"giant-{giant.value}": _of_giant(giant) for giant in Giant},
    "building-settlement": (_walls(Building.SETTLEMENT), OwnSupply(SETTLEMENTS)),
    "building-ring": (_walls(Building.RING), CommonSupply(RINGS)),
    DANEVOLD: (CommonSupply(DANEVOLDS),),
    **{f"track-{track.value}": (TrackValues(SPACES[track]),) for track in Track},
    **{f"region-{region.value}": _of_region(region) for region in Region},
    **{f"leader-{one.value}": _of_tile(TILES[one]) for one in Leader if one not in STAND_INS},
    **dict.fromkeys(SIGNS, ()),
}
