"""Emojis: gods and their cards, kinds of action, regions by their landscape, and Giants."""

from collections.abc import Mapping
from typing import Final

from games.norseheim.board import PLACES, Landscape, Region
from games.norseheim.giants import DISASTERS, Giant
from games.norseheim.gods import GOD, God
from games.norseheim.kinds import Kind
from renderer.colours import colour
from renderer.emoji import PALE, Emblem, Ground, contrasting
from renderer.norseheim.emblems import GODS, KINDS, LANDSCAPES, VERBS
from renderer.norseheim.gods import CLOTH
from renderer.norseheim.ground import grounds
from renderer.themes import DARK

_DEED: Final = colour("#6a4a10")
_OMEN: Final = colour("#1d2a44")


def _god(god: God) -> Emblem:
    return Emblem(god.value, GODS[god], CLOTH[god], size=0.68)


def _landscape(landscape: Landscape) -> Emblem:
    body = grounds(DARK)[landscape].base
    ink = contrasting(body)
    return Emblem(landscape.value, LANDSCAPES[landscape], body, ink, Ground.LAND, 0.64)


def _giant(giant: Giant) -> Emblem:
    verb = DISASTERS[giant].verb
    return Emblem(verb.value, VERBS[verb], _OMEN, PALE, Ground.CARD, 0.66)


EMOJIS: Final[Mapping[str, Emblem]] = {
    **{f"god-{one.value}": _god(one) for one in God},
    **{f"region-{one.value}": _landscape(PLACES[one].landscape) for one in Region},
    **{f"favour-{card.value}": _god(god) for card, god in GOD.items()},
    **{f"giant-{one.value}": _giant(one) for one in Giant},
    **{
        f"kind-{one.value}": Emblem(one.value, KINDS[one], _DEED, PALE, Ground.CARD, 0.66)
        for one in Kind
    },
}
"""By the id of the message that names what an emoji stands for."""
