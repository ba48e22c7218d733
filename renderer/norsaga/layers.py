"""The static layer: panels, branches, empty spots and the legend, drawn once for each theme."""

from PIL import Image

from games.core.vocabulary import Seat
from games.norsaga.cards import Trait
from games.norsaga.tree import Spot
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.norsaga.cards import empty, marker, sign
from renderer.norsaga.layout import (
    CARD,
    LEGEND,
    MARGIN,
    WIDTH,
    branches,
    card_height,
    cell,
    size,
    spot_at,
)
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

SMALLEST = 40
"""The least size of type whose capitals are seven pixels high in a picture 400 wide."""


@kept
def board_layer(theme: Theme, trees: int) -> Image.Image:
    """The empty board of so many trees."""
    canvas = Canvas(Image.new("RGB", size(trees), theme.back))
    for at in range(trees + trees % 2):
        box = cell(trees, at)
        canvas.put(panel(theme, box[2] - box[0], box[3] - box[1]), box[:2])
    for seat in range(trees):
        _grow(canvas, theme, trees, seat)
    _put_signs(canvas, theme, size(trees)[1] - LEGEND // 2 - 2)
    return canvas.image


def put_legend(canvas: Canvas, theme: Theme, words: Speaker, trees: int) -> None:
    """The names of the signs at the foot."""
    y = size(trees)[1] - LEGEND // 2 - 2
    names = [words.text(f"trait-{trait.value}") for trait in Trait]
    for at, name in enumerate([*names, words.text("picture-marker")]):
        x = MARGIN + 12 + at * _COLUMN
        canvas.fit(
            name[0].upper() + name[1:],
            (x + 66, y),
            Face.STRONG,
            42,
            theme.ink,
            room=_COLUMN - 74,
            least=SMALLEST,
            anchor="lm",
        )


@kept
def panel(theme: Theme, width: int, height: int) -> Sprite:
    """A panel with round corners, a fine edge and a shadow."""
    pen = Pen(-10, -10, width + 10, height + 10, scale=4)
    pen.plate((0, 0, width, height), 20, theme.panel_edge)
    pen.plate((2, 2, width - 2, height - 2), 18, theme.panel)
    return pen.sprite(shadow=4, depth=0.45)


_COLUMN = (WIDTH - 2 * MARGIN - 12) // 7


def _grow(canvas: Canvas, theme: Theme, trees: int, seat: Seat) -> None:
    """The branches of a tree, and its seven empty spots."""
    left, top, right, bottom = cell(trees, seat)
    pen = Pen(left, top, right, bottom, scale=2)
    for width, tone in ((13, mix(theme.panel_edge, theme.rim, 0.4)), (8, (150, 116, 74))):
        for line in branches(trees, seat):
            pen.stroke(line, width, tone)
    canvas.put(pen.sprite(), (0, 0))
    for spot in Spot:
        at = spot_at(trees, seat, spot)
        canvas.put(empty(theme, CARD, card_height(trees), torn=False), at)


def _put_signs(canvas: Canvas, theme: Theme, y: int) -> None:
    for at, trait in enumerate(Trait):
        canvas.put(sign(trait, 27), (MARGIN + 44 + at * _COLUMN, y))
    x = MARGIN + 44 + len(Trait) * _COLUMN
    canvas.put(marker(theme, Trait.MIGHT, 20), (x, y))
