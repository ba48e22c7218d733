"""A private picture's numbers: what may be chosen is bright and numbered, its like is dimmed."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.norseheim.board import Region
from games.norseheim.gods import God
from games.norseheim.view import LandSeen, View
from renderer.artists import Mark
from renderer.canvas import Canvas
from renderer.glyphs import Point
from renderer.marks import numbered_once, put_mark
from renderer.norseheim.layout import ANCHORS, GODS, MAP, At, Box
from renderer.norseheim.omens import CARD, MOST, omen_at
from renderer.norseheim.palettes import PALETTES
from renderer.norseheim.regions import put_land
from renderer.norseheim.shores import shapes
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

_BELOW = 84
"""From a region's middle down to its number."""
_BESIDE, _PIECES, _UNDER = 114, 9, 112
"""An ally's pieces take a row more: the number stands on their right, where there is room."""
_LEFT = frozenset({Region.ULV, Region.STE, Region.GRA, Region.SOR, Region.HVA})
"""On the right of an ally's pieces there stands a neighbour's name, or the edge of the map."""
_DOWN = frozenset({Region.TRO, Region.TAA, Region.HVE, Region.SKI})
"""On neither side of them is room, but below."""
_REGION = "region"
_GOD: Box = (-52, -52, 52, 52)


class Spot(NamedTuple):
    """A place of the board."""

    kind: str
    box: Box
    number: At
    """The place of its number."""
    region: Region | None = None

    @property
    def outline(self) -> Sequence[Point]:
        """Its edge."""
        left, top, right, bottom = self.box
        if self.region is not None:
            return shapes()[self.region].outline
        return (left, top), (right, top), (right, bottom), (left, bottom)


def spots(view: View) -> dict[str, Spot]:
    """Every place by its name: regions, gods, and the open Giants that are shown."""
    return {
        **{seen.region.value: _region_spot(seen) for seen in view.lands},
        **{god.value: _god_spot(god) for god in God},
        **{omen.giant.value: _card_spot(at) for at, omen in enumerate(view.omens[:MOST])},
    }


def put_marks(
    canvas: Canvas, view: View, theme: Theme, marks: Sequence[Mark], words: Speaker
) -> None:
    """Dim all places of the kinds that are chosen from, but for those with a mark."""
    places = spots(view)
    marks = numbered_once(marks)
    marked = [(places[place], number) for place, number in marks if place in places]
    kinds = {spot.kind for spot, number in marked if number}
    clear = {place for place, _ in marks}
    if _REGION in kinds:
        PALETTES.veil.fall(canvas.image, MAP, _map_mask([spot for spot, _ in marked]))
    for place, spot in places.items():
        if spot.kind in kinds - {_REGION} and place not in clear:
            PALETTES.veil.fall(canvas.image, spot.box)
    numbered = [(spot, number) for spot, number in marked if number]
    for spot, _ in numbered:
        canvas.put(reach_edge(theme, spot), (0, 0))
    for seen in view.lands:
        if seen.region.value in clear:
            put_land(canvas, theme, seen, words)
    for spot, number in numbered:
        put_mark(canvas, theme, number, spot.number)


def _map_mask(clear: Sequence[Spot]) -> Image.Image:
    """The whole map, sea and all, but for what stays clear."""
    left, top, right, bottom = MAP
    mask = Image.new("L", (right - left, bottom - top), 255)
    pen = ImageDraw.Draw(mask)
    for spot in clear:
        pen.polygon([(x - left, y - top) for x, y in spot.outline], fill=0)
    return mask


@kept
def reach_edge(theme: Theme, spot: Spot) -> Sprite:
    """A bright edge around a place that can be chosen."""
    left, top, right, bottom = spot.box
    pen = Pen(left - 10, top - 10, right + 10, bottom + 10, scale=3)
    line = (*spot.outline, spot.outline[0])
    pen.stroke(line, 11, (20, 16, 8))
    pen.stroke(line, 6, theme.gold)
    return pen.sprite()


def _region_spot(seen: LandSeen) -> Spot:
    x, y = ANCHORS[seen.region]
    across, down = zip(*shapes()[seen.region].outline, strict=True)
    box = (int(min(across)), int(min(down)), int(max(across)) + 1, int(max(down)) + 1)
    if seen.ally is None:
        return Spot(_REGION, box, (x, y + _BELOW), seen.region)
    if seen.region in _DOWN:
        return Spot(_REGION, box, (x, y + _UNDER), seen.region)
    beside = -_BESIDE if seen.region in _LEFT else _BESIDE
    return Spot(_REGION, box, (x + beside, y + _PIECES), seen.region)


def _god_spot(god: God) -> Spot:
    x, y = GODS[god]
    left, top, right, bottom = _GOD
    return Spot("god", (x + left, y + top, x + right, y + bottom), (x, y + 26))


def _card_spot(at: int) -> Spot:
    x, y = omen_at(at)
    half, tall = CARD[0] // 2, CARD[1] // 2
    return Spot("giant", (x - half, y - tall, x + half, y + tall), (x, y - 18))
