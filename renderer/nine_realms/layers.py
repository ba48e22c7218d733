"""The static layer: board, terrain and the panels' frames, drawn once for each theme."""

from PIL import Image, ImageDraw, ImageFilter

from games.nine_realms.board import PLACES, Hex, Terrain, Tile
from games.nine_realms.forces import Realm
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.glyphs import Point
from renderer.nine_realms.ground import Ground, grounds, paint
from renderer.nine_realms.layout import (
    HALVES,
    HEX_WIDTH,
    MIDDLE,
    PANELS,
    PLATES,
    SIZE,
    SPOTS,
    corners,
)
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Livery, Theme
from renderer.type import Face, cap_height

_REALM = {Tile.AESIR: Realm.AESIR, Tile.NORSEMEN: Realm.NORSEMEN}
_FRAME = 5
LABEL = 43
"""The size of a hex's label: its capitals are 7 pixels high on a telephone."""


def livery(theme: Theme, realm: Realm) -> Livery:
    """The colours of a realm: always the same, whoever plays it."""
    return theme.liveries[0 if realm is Realm.AESIR else 1]


@kept
def board_layer(theme: Theme) -> Image.Image:
    """The empty board with the frames of plates and panels."""
    canvas = Canvas(Image.new("RGB", SIZE, theme.back))
    _rim(canvas, theme)
    for at in HALVES:
        canvas.put(_half(theme, at_left=at[0] < SIZE[0] // 2), at)
    for label, place in PLACES.items():
        canvas.put(_tile(theme, place.terrain, place.tile, label), SPOTS[label])
    for tile in _REALM:
        canvas.put(_frame(theme, tile), (0, 0))
    for label, place in PLACES.items():
        write_label(canvas, theme, label, place.terrain)
    for box in (*PLATES.values(), *PANELS.values(), MIDDLE):
        canvas.put(panel(theme, box[2] - box[0], box[3] - box[1]), box[:2])
    return canvas.image


def write_label(canvas: Canvas, theme: Theme, label: Hex, terrain: Terrain) -> None:
    """A hex's label, below its upper point."""
    x, y = SPOTS[label]
    tone = grounds(theme)[terrain].label
    if terrain is not Terrain.PLAIN:
        canvas.put(_label_plate(theme, terrain, len(label)), (x, y - 28))
    down = cap_height(Face.STRONG, LABEL) - 42
    canvas.write(label, (x, y + down), Face.STRONG, LABEL, tone, anchor="ms")


@kept
def _label_plate(theme: Theme, terrain: Terrain, letters: int) -> Sprite:
    """A calm ground for a label among trees, waves and rocks."""
    pen = Pen(-48, -20, 48, 20)
    ground, half = grounds(theme)[terrain], 12 + 12 * letters
    pen.plate((-half, -18, half, 18), 12, mix(ground.base, ground.dark, 0.75))
    return pen.sprite()


@kept
def laid_tile(theme: Theme, terrain: Terrain) -> Sprite:
    """A Terrain hex that was laid on the board: a raised piece with a pale edge."""
    pen = Pen(-64, -72, 64, 72)
    ground = grounds(theme)[terrain]
    pen.fill(corners((0, 0), -2), theme.rim)
    pen.fill(corners((0, 0), -3.5), mix(theme.gold, (255, 255, 255), 0.45))
    pen.fill(corners((0, 0), -8), ground.base)
    inner = Pen(-64, -72, 64, 72)
    paint(inner, (0, 0), terrain, ground, terrain)
    inner.clip(corners((0, 0), -9))
    pen.sheet.alpha_composite(inner.sheet)
    return pen.sprite(shadow=5, depth=0.8)


def panel(theme: Theme, width: int, height: int) -> Sprite:
    """A panel with round corners, a fine edge and a shadow."""
    pen = Pen(-10, -10, width + 10, height + 10, scale=4)
    pen.plate((0, 0, width, height), 20, theme.panel_edge)
    pen.plate((2, 2, width - 2, height - 2), 18, theme.panel)
    return pen.sprite(shadow=4, depth=0.45)


def _ground(theme: Theme, terrain: Terrain, tile: Tile) -> Ground:
    """The colours of a printed hex; Realm Tiles are tinted in their realm's colour."""
    ground = grounds(theme)[terrain]
    if tile not in _REALM:
        return ground
    body = mix(livery(theme, _REALM[tile]).body, (255, 255, 255), 0.3)
    return Ground(
        mix(ground.base, body, 0.42),
        mix(ground.dark, body, 0.35),
        mix(ground.light, body, 0.4),
        ground.label,
    )


def _tile(theme: Theme, terrain: Terrain, tile: Tile, seed: str) -> Sprite:
    pen = Pen(-54, -62, 54, 62, scale=4)
    ground = _ground(theme, terrain, tile)
    paint(pen, (0, 0), terrain, ground, seed)
    outline = corners((0, 0), -1)
    pen.stroke((outline[5], outline[0], outline[1]), 2.5, mix(ground.base, (255, 255, 255), 0.28))
    pen.stroke((outline[2], outline[3], outline[4]), 2.5, mix(ground.base, (0, 0, 0), 0.28))
    pen.clip(outline)
    return pen.sprite()


def _half(theme: Theme, *, at_left: bool) -> Sprite:
    """The half of a hex at the outside: the ground fades into the table."""
    pen = Pen(-54, -62, 54, 62, scale=4)
    base = mix(grounds(theme)[Terrain.PLAIN].base, theme.back, 0.62)
    pen.fill(corners((0, 0), -1), base)
    for shift in range(-140, 140, 14):
        pen.stroke(((shift, -70), (shift + 70, 70)), 2, mix(base, theme.back, 0.45))
    pen.clip(_cut(corners((0, 0), -1), at_left=at_left))
    return pen.sprite()


def _cut(outline: list[Point], *, at_left: bool) -> list[Point]:
    """The half of a hex that faces the board's middle."""
    top, _, _, bottom, *_ = outline
    return [top, *outline[1:3], bottom] if at_left else [top, bottom, *outline[4:]]


def _rim(canvas: Canvas, theme: Theme) -> None:
    """A dark ground around all tiles, with a shadow below it."""
    scale = 2
    mask = Image.new("L", (SIZE[0] * scale, SIZE[1] * scale))
    pen = ImageDraw.Draw(mask)
    for at in SPOTS.values():
        pen.polygon([(x * scale, y * scale) for x, y in corners(at, 7)], fill=255)
    for at in HALVES:
        outline = _cut(corners(at, 7), at_left=at[0] < SIZE[0] // 2)
        pen.polygon([(x * scale, y * scale) for x, y in outline], fill=255)
    small = mask.reduce(scale)
    soft = small.filter(ImageFilter.GaussianBlur(9)).point(lambda value: value // 2)
    canvas.image.paste((0, 0, 0), (0, 5), soft)
    canvas.image.paste(theme.rim, (0, 0), small)


def _frame(theme: Theme, tile: Tile) -> Sprite:
    """The border of a Realm Tile: every edge that leads out of it."""
    colours = livery(theme, _REALM[tile])
    spots = [SPOTS[label] for label, place in PLACES.items() if place.tile is tile]
    edges = list(_border(spots))
    left = min(x for x, _ in spots) - HEX_WIDTH
    pen = Pen(left, 180, left + 7 * HEX_WIDTH, 600, scale=4)
    for width, tone in ((_FRAME + 5, theme.rim), (_FRAME + 1, colours.body)):
        for edge in edges:
            pen.stroke(edge, width, tone)
    return pen.sprite()


def _border(spots: list[tuple[int, int]]) -> list[tuple[Point, Point]]:
    """The outer edges of a group of hexes."""
    seen: dict[frozenset[tuple[int, int]], tuple[Point, Point]] = {}
    for at in spots:
        outline = corners(at)
        for one, other in zip(outline, [*outline[1:], outline[0]], strict=True):
            key = frozenset((round(x), round(y)) for x, y in (one, other))
            if seen.pop(key, None) is None:
                seen[key] = (one, other)
    return list(seen.values())
