"""The static layer: sea, land, borders and panels, drawn once for each theme."""

from itertools import pairwise

from PIL import Image

from games.norseheim.board import PLACES, Region, Ring
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.glyphs import Point, curve
from renderer.norseheim.ground import grounds, paint, sea
from renderer.norseheim.layout import BATTLE, COUNCIL, GIANTS, MAP, PURSES, SIZE, player_box
from renderer.norseheim.shores import TARN, borders, coast, shapes, spot
from renderer.norseheim.tokens import BONE
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

_LINE = (18, 14, 12)


@kept
def board_layer(theme: Theme) -> Image.Image:
    """The board without pieces and words."""
    canvas = Canvas(Image.new("RGB", SIZE, theme.back))
    canvas.put(_sea(theme), (0, 0))
    for region in Region:
        canvas.put(_land(theme, region), (0, 0))
    canvas.put(_lines(theme), (0, 0))
    for box in (COUNCIL, BATTLE, GIANTS, PURSES, *(player_box(row) for row in range(4))):
        canvas.put(panel(theme, box[2] - box[0], box[3] - box[1]), box[:2])
    return canvas.image


@kept
def panel(theme: Theme, width: int, height: int) -> Sprite:
    """A panel with round corners, a fine edge and a shadow."""
    pen = Pen(-10, -10, width + 10, height + 10, scale=4)
    pen.plate((0, 0, width, height), 16, theme.panel_edge)
    pen.plate((2, 2, width - 2, height - 2), 14, theme.panel)
    return pen.sprite(shadow=3, depth=0.4)


def _sea(theme: Theme) -> Sprite:
    """The sea with shallows along the shore and some waves."""
    deep, shallow, foam = sea(theme)
    left, top, right, bottom = MAP
    pen = Pen(0, top, SIZE[0], bottom, scale=2)
    pen.plate((left, top, right, bottom - 2), 22, deep)
    ring = [*coast(), coast()[0]]
    pen.stroke(ring, 56, mix(deep, shallow, 0.45))
    pen.stroke(ring, 30, shallow)
    for x, y in ((165, 178), (1105, 178), (1232, 318), (40, 775), (190, 925),
                 (1085, 925)):  # fmt: skip
        _wave(pen, x, y, mix(deep, foam, 0.6))
        _wave(pen, x + 22, y + 14, mix(deep, foam, 0.4))
    pen.clip([(left, top), (right, top), (right, bottom - 2), (left, bottom - 2)])
    return pen.sprite()


def _wave(pen: Pen, x: float, y: float, tone: tuple[int, int, int]) -> None:
    one = curve((x - 26, y), (x - 16, y - 9), (x - 8, y - 9), (x, y))
    pen.stroke([*one, *curve((x, y), (x + 8, y - 9), (x + 16, y - 9), (x + 26, y))], 3, tone)


def _land(theme: Theme, region: Region) -> Sprite:
    """A region."""
    outline, place = shapes()[region].outline, PLACES[region]
    across, down = zip(*outline, strict=True)
    pen = Pen(int(min(across)) - 3, int(min(down)) - 3, int(max(across)) + 4, int(max(down)) + 4,
              scale=4)  # fmt: skip
    paint(pen, outline, place.landscape, grounds(theme)[place.landscape], region)
    pen.clip(outline)
    return pen.sprite()


def _lines(theme: Theme) -> Sprite:
    """The shore, the borders, stronger where a ring ends, and the tarn between four regions."""
    left, top, right, bottom = MAP
    pen = Pen(left, top, right, bottom, scale=3)
    _, shallow, foam = sea(theme)
    ring = [*coast(), coast()[0]]
    pen.stroke(ring, 9, foam)
    pen.stroke(ring, 5, _LINE)
    for (one, other), line in borders().items():
        same = PLACES[one].ring is PLACES[other].ring
        kings = Ring.KINGS in (PLACES[one].ring, PLACES[other].ring)
        if kings and not same:
            pen.stroke(line, 11, _LINE)
            pen.stroke(line, 5, BONE)
        elif same:
            pen.stroke(line, 4.5, mix(_LINE, (255, 250, 235), 0.75))
            for at in range(0, len(line) - 2, 4):
                pen.stroke(line[at : at + 3], 4.5, _LINE)
        else:
            pen.stroke(line, 5, _LINE)
    x, y = spot(*TARN)
    pen.fill(_blob(x, y, 25), _LINE)
    pen.fill(_blob(x, y, 21), foam)
    pen.fill(_blob(x, y, 18), shallow)
    pen.stroke(((x - 8, y - 2), (x + 6, y - 2)), 3, foam)
    return pen.sprite()


def _blob(x: float, y: float, radius: float) -> list[Point]:
    corners = [(x - radius, y), (x, y - radius * 0.8), (x + radius, y), (x, y + radius * 0.8)]
    found: list[Point] = []
    for (a, b), (c, d) in pairwise([*corners, corners[0]]):
        middle = (a + c - x, b + d - y)
        found += curve((a, b), middle, (c, d))
    return found
