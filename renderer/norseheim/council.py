"""The council room: a chair for each region with a seat, and whose marker lies on it."""

from games.core.vocabulary import Seat
from games.norseheim.view import Chair, View
from renderer.canvas import Canvas
from renderer.norseheim.emblems import HELM, RUNES
from renderer.norseheim.layout import COUNCIL, SMALLEST
from renderer.norseheim.tokens import BONE, DEEP, IRON
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

_RADIUS = 21
_FIRST, _ROW = 28, 80
_NAME = 48
"""From a chair's middle down to the foot of its name."""


def put_council(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """All chairs in two rows, by the number of their region."""
    left, top, right, _ = COUNCIL
    across = -(-len(view.council) // 2)
    pitch = (right - left - 12) // across
    for at, one in enumerate(view.council):
        row, column = divmod(at, across)
        x = left + 6 + pitch // 2 + pitch * column + row * pitch // 2 * (len(view.council) % 2)
        _put_chair(canvas, theme, one, (x, top + _FIRST + _ROW * row), words)


def _put_chair(
    canvas: Canvas, theme: Theme, one: Chair, at: tuple[int, int], words: Speaker
) -> None:
    canvas.put(chair(theme, one.seat), at)
    name = words.name(one.region, ())[:4]
    place = (at[0], at[1] + _NAME)
    canvas.write(name, place, Face.STRONG, SMALLEST, theme.quiet, anchor="ms")


@kept
def chair(theme: Theme, seat: Seat | None) -> Sprite:
    """A high seat with a player's marker, or the black one of a chieftain."""
    pen = Pen(-36, -36, 36, 36)
    wood = (134, 92, 52)
    pen.plate((-27, -25, -21, 24), 3, wood)
    pen.plate((21, -25, 27, 24), 3, wood)
    pen.plate((-27, 12, 27, 19), 3, wood)
    pen.disc(0, 0, _RADIUS + 1, DEEP)
    if seat is None:
        pen.disc(0, 0, _RADIUS - 1, IRON)
        pen.glyph(HELM, (0, 0), 11.5, BONE, IRON)
    else:
        livery = theme.liveries[seat]
        pen.disc(0, 0, _RADIUS - 1, livery.body)
        pen.glyph(RUNES[seat], (0, 0), 13, livery.on_body, livery.body)
    return pen.sprite()
