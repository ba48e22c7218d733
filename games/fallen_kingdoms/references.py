"""All that lies open on a real table and can be looked up, with what its card says.

The numbers come from the data; the ability in full is the attribute `about` of a thing's message.
"""

from collections.abc import Mapping
from typing import TypeAlias

from games.core.vocabulary import Prompt
from games.fallen_kingdoms.gods.god import BASE, START_GLORY, God
from games.fallen_kingdoms.land.tiles import Resource
from games.fallen_kingdoms.production.yields import (
    BUILDING_POINTS,
    IMPROVED_BY,
    RAISES,
    SQUARE_POINTS,
)
from games.fallen_kingdoms.trophies import (
    BUILDING_GLORY,
    COMPENSATION,
    GLORY,
    LENGTH,
    SERVES,
    TILES_OF_EACH,
    Building,
    Knowledge,
    Rumor,
    Track,
)

SIGNS = (
    "sign-units",
    "sign-port",
    "sign-road",
    "sign-sea",
    "sign-square",
    "sign-circle",
    "sign-temple",
    "sign-march",
    "sign-battle",
    "sign-path",
    "sign-flag",
    "sign-fresh",
    "sign-glory",
    "sign-intimidation",
    "sign-victories",
    "sign-rumors",
    "sign-knowledge",
    "sign-tracks",
    "sign-reserve",
    "sign-first",
    "sign-invader",
    "sign-stack",
    "sign-hourglass",
    "sign-crown",
)
"""The signs on the board picture."""


class BaseFear(Prompt, frozen=True, tag="base-fear"):
    """The base value of a god's intimidation."""

    fear: int


class FirstGlory(Prompt, frozen=True, tag="first-glory"):
    """Glory that a god begins with."""

    glory: int


class TakenGlory(Prompt, frozen=True, tag="taken-glory"):
    """Glory for a trophy when it is gained (6.1)."""

    glory: int


class AddsFear(Prompt, frozen=True, tag="adds-fear"):
    """The share of a rumor in its owner's intimidation."""

    fear: int


class TilePoints(Prompt, frozen=True, tag="tile-points"):
    """Points of production that a building gives each turn (4.4.1)."""

    points: int
    track: Track


class TileGlory(Prompt, frozen=True, tag="tile-glory"):
    """Glory that a building brings each turn (6.1)."""

    glory: int


class TilesInBox(Prompt, frozen=True, tag="tiles-in-box"):
    """Tiles of a kind, of which not all may be in the match (3.6)."""

    tiles: int


class TrackLength(Prompt, frozen=True, tag="track-length"):
    """The points that fill a track (4.2)."""

    points: int


class TrackGlory(Prompt, frozen=True, tag="track-glory"):
    """Glory for a full track when nothing is left to produce (4.3)."""

    glory: int


class IconPoints(Prompt, frozen=True, tag="icon-points"):
    """Points of a square icon for its track (4.4.2)."""

    points: int
    track: Track


class ImprovedBy(Prompt, frozen=True, tag="improved-by"):
    """The card that makes icons of a resource better (4.4.2)."""

    card: Knowledge


AnyFact: TypeAlias = (
    BaseFear
    | FirstGlory
    | TakenGlory
    | AddsFear
    | TilePoints
    | TileGlory
    | TilesInBox
    | TrackLength
    | TrackGlory
    | IconPoints
    | ImprovedBy
)


def _of_god(god: God) -> tuple[Prompt, ...]:
    return (BaseFear(BASE[god]), FirstGlory(START_GLORY[god]))


def _of_building(tile: Building) -> tuple[Prompt, ...]:
    return (
        TilePoints(BUILDING_POINTS, SERVES[tile]),
        TileGlory(BUILDING_GLORY),
        TilesInBox(TILES_OF_EACH),
    )


def _of_resource(resource: Resource) -> tuple[Prompt, ...]:
    return (IconPoints(SQUARE_POINTS, RAISES[resource]), ImprovedBy(IMPROVED_BY[resource]))


REFERENCES: Mapping[str, tuple[Prompt, ...]] = {
    **{f"god-{god.value}": _of_god(god) for god in God},
    **{f"knowledge-{card.value}": (TakenGlory(GLORY),) for card in Knowledge},
    **{f"building-{tile.value}": _of_building(tile) for tile in Building},
    **{f"rumor-{rumor.value}": (AddsFear(rumor.fear), TakenGlory(GLORY)) for rumor in Rumor},
    **{
        f"track-{track.value}": (TrackLength(LENGTH[track]), TrackGlory(COMPENSATION[track]))
        for track in Track
    },
    **{f"resource-{resource.value}": _of_resource(resource) for resource in Resource},
    **dict.fromkeys(SIGNS, ()),
}
