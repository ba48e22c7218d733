"""A region and its neighbours on a piece of the map, for its reference card."""

from games.norseheim.board import NEIGHBOURS, VALUES, Region
from games.norseheim.options import ValueSet
from renderer.canvas import Canvas
from renderer.norseheim.layers import board_layer
from renderer.norseheim.layout import ANCHORS, MAP
from renderer.norseheim.shores import shapes
from renderer.norseheim.tokens import name_ground, value_shield
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, width

HIGH = 640
_WIDE = 1136
_NAME = 40


def put_site(
    canvas: Canvas, theme: Theme, region: Region, at: tuple[int, int], words: Speaker
) -> None:
    """The region in the middle as far as the map goes, and every neighbour by its name."""
    left, top = _corner(region)
    piece = Canvas(board_layer(theme).crop((left, top, left + _WIDE, top + HIGH)))
    piece.put(outline(region), (-left, -top))
    for near in (region, *NEIGHBOURS[region]):
        x, y = ANCHORS[near][0] - left, ANCHORS[near][1] - top
        _put_name(piece, theme, near, (x, min(max(y, 30), HIGH - 30)), words)
    canvas.image.paste(piece.image, (at[0] + 16, at[1] - 4))


def _corner(region: Region) -> tuple[int, int]:
    x, y = ANCHORS[region]
    left, top, right, bottom = MAP
    return (
        min(max(left, x - _WIDE // 2), right - _WIDE),
        min(max(top, y - HIGH // 2), bottom - HIGH),
    )


def _put_name(
    canvas: Canvas, theme: Theme, region: Region, at: tuple[int, int], words: Speaker
) -> None:
    name = words.name(region, ())
    wide = width(name, Face.STRONG, _NAME)
    canvas.put(name_ground(theme, 2 * (wide // 2) + 40, fresh=False), at)
    canvas.write(name, at, Face.STRONG, _NAME, theme.ink, anchor="mm")
    shield = (at[0] - wide // 2 - 36, at[1])
    canvas.put(value_shield(theme), shield)
    place = (shield[0], shield[1] - 1)
    canvas.write(str(VALUES[ValueSet.EVEN][region]), place, Face.HEAVY, 36, theme.ink, anchor="mm")


@kept
def outline(region: Region) -> Sprite:
    """A bright edge around the region."""
    line = shapes()[region].outline
    across, down = zip(*line, strict=True)
    pen = Pen(int(min(across)) - 12, int(min(down)) - 12, int(max(across)) + 12,
              int(max(down)) + 12, scale=3)  # fmt: skip
    whole = (*line, line[0])
    pen.stroke(whole, 13, (20, 16, 8))
    pen.stroke(whole, 8, (255, 255, 255))
    return pen.sprite()
