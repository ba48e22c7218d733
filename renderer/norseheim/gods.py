"""The four gods in the corners of the map: cards left, the card on top, and who is worshipped."""

from games.norseheim.gods import God
from games.norseheim.view import Stack, View
from renderer.canvas import Canvas
from renderer.colours import Colour, colour
from renderer.norseheim.emblems import GODS
from renderer.norseheim.layout import GODS as PLACES
from renderer.norseheim.layout import SMALLEST, At
from renderer.norseheim.tokens import BONE, DEEP, PALE
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, width

CLOTH: dict[God, Colour] = {
    God.THOR: colour("#8e2a1e"),
    God.LOKE: colour("#4f6d20"),
    God.FREJA: colour("#8a3d77"),
    God.ODIN: colour("#28406f"),
}
_RADIUS = 46
_NAME, _STACK = 75, 126
"""From a marker's middle to the god's name and on to the stack, away from the land."""
_MARGIN = 20
"""From the edge of the picture."""


def put_gods(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """All four."""
    for stack in view.gods:
        _put_god(canvas, theme, stack, words)


def _put_god(canvas: Canvas, theme: Theme, stack: Stack, words: Speaker) -> None:
    """The marker, the name, and in the corner itself, where the sea is widest, the stack."""
    x, y = PLACES[stack.god]
    outwards = 1 if y > PLACES[God.THOR][1] else -1
    canvas.put(medal(stack.god, _RADIUS, faded=stack.worshipped), (x, y))
    _put_name(canvas, theme, words.name(stack.god, ()), (x, y + outwards * _NAME))
    _put_stack(canvas, theme, stack, (x, y + outwards * _STACK), words)


def _put_name(canvas: Canvas, theme: Theme, name: str, at: At) -> None:
    """Above or below the marker, as far out as there is room."""
    half = width(name, Face.TITLE, SMALLEST) // 2 + 14
    right = at[0] > canvas.image.width // 2
    edge = canvas.image.width - _MARGIN - half if right else _MARGIN + half
    place = (edge, at[1])
    canvas.put(label(theme, 2 * half), place)
    canvas.write(name, place, Face.TITLE, SMALLEST, theme.ink, anchor="mm")


def _put_stack(canvas: Canvas, theme: Theme, stack: Stack, at: At, words: Speaker) -> None:
    """Draw the number of cards that are left, and the one on top."""
    right = at[0] > canvas.image.width // 2
    inwards = -1 if right else 1
    edge = canvas.image.width - _MARGIN if right else _MARGIN
    place = (edge + inwards * 24, at[1])
    canvas.put(count_card(theme), place)
    canvas.write(str(stack.cards), place, Face.HEAVY, 38, theme.quiet, anchor="mm")
    if stack.top is not None:
        top = words.name(stack.top, ()).split(" (", maxsplit=1)[0]
        tone, anchor = PALE if theme.dark else DEEP, "rs" if right else "ls"
        place = (edge + inwards * 58, at[1] + 12)
        canvas.write(top, place, Face.STRONG, SMALLEST, tone, anchor=anchor)


@kept
def medal(god: God, radius: int, *, faded: bool = False) -> Sprite:
    """A god's marker; `faded`: worshipped in this round."""
    pen = Pen(-radius - 8, -radius - 8, radius + 8, radius + 10)
    pen.disc(0, 0, radius + 2, DEEP)
    pen.disc(0, 0, radius, (120, 120, 124) if faded else BONE)
    pen.disc(0, 0, radius * 0.9, DEEP)
    ground = (58, 60, 66) if faded else CLOTH[god]
    pen.disc(0, 0, radius * 0.86, ground)
    pen.glyph(GODS[god], (0, 0), radius * 0.52, (150, 152, 158) if faded else PALE, ground)
    return pen.sprite()


@kept
def count_card(theme: Theme) -> Sprite:
    """A stack of cards, with room for its number."""
    pen = Pen(-34, -36, 36, 38)
    for at in (6, 3, 0):
        pen.plate((-23 + at, -23 - at, 21 + at, 25 - at), 7, DEEP)
        pen.plate((-21 + at, -21 - at, 19 + at, 23 - at), 6, theme.panel)
    return pen.sprite()


@kept
def label(theme: Theme, wide: int) -> Sprite:
    """The ground of a name on the sea."""
    pen = Pen(-wide // 2 - 4, -26, wide // 2 + 4, 30, scale=4)
    pen.plate((-wide / 2, -22, wide / 2, 22), 10, theme.panel)
    return pen.sprite()
