"""Emojis: gods by their rune, resources, buildings, tracks, and what a kingdom knows."""

from collections.abc import Mapping
from typing import Final

from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.tiles import Resource
from games.fallen_kingdoms.trophies import Building, Knowledge, Track
from renderer.colours import colour
from renderer.emoji import PALE, Emblem, Ground
from renderer.fallen_kingdoms.emblems import BUILDINGS, KNOWLEDGE, RESOURCES, RUNES, TRACKS
from renderer.fallen_kingdoms.tokens import CLOTH

_GODS: Final = colour("#5a4272")
_BUILT: Final = colour("#7a4f2a")
_TRACK: Final = colour("#1d5f86")
_KNOWN: Final = colour("#6a4a10")

EMOJIS: Final[Mapping[str, Emblem]] = {
    **{f"god-{one.value}": Emblem(one.value, RUNES[one], _GODS, PALE, size=0.66) for one in God},
    **{
        f"knowledge-{one.value}": Emblem(one.value, KNOWLEDGE[one], _KNOWN, PALE, Ground.CARD, 0.68)
        for one in Knowledge
    },
    **{
        f"building-{one.value}": Emblem(one.value, BUILDINGS[one], _BUILT, PALE, Ground.LAND, 0.66)
        for one in Building
    },
    **{
        f"resource-{one.value}": Emblem(
            one.value, RESOURCES[one], CLOTH[one], PALE, Ground.STONE, 0.7
        )
        for one in Resource
    },
    **{
        f"track-{one.value}": Emblem(one.value, TRACKS[one], _TRACK, PALE, Ground.STONE, 0.7)
        for one in Track
    },
}
"""By the id of the message that names what an emoji stands for."""
