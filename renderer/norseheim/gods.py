"""The four gods in the corners of the map: cards left, the card on top, and who is worshipped."""

from games.norseheim.gods import God
from games.norseheim.view import Stack, View
from renderer.canvas import Canvas
from renderer.colours import Colour, colour
from renderer.norseheim.emblems import GODS
from renderer.norseheim.layout import GODS as PLACES
from renderer.norseheim.layout import SMALLEST
from renderer.norseheim.tokens import DEEP, PALE
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, width, wrapped

CLOTH: dict[God, Colour] = {
    God.THOR: colour("#8e2a1e"),
    God.LOKE: colour("#4f6d20"),
    God.FREJA: colour("#8a3d77"),
    God.ODIN: colour("#28406f"),
}
_CARD = 25


def put_gods(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """All four."""
    for stack in view.gods:
        _put_god(canvas, theme, stack, words)


def _put_god(canvas: Canvas, theme: Theme, stack: Stack, words: Speaker) -> None:
    x, y = PLACES[stack.god]
    side = 1 if x > canvas.image.width // 2 else -1
    canvas.put(medal(stack.god, 46, faded=stack.worshipped), (x + side * 16, y - 4))
    canvas.put(count_card(theme), (x - side * 52, y - 4))
    ink = theme.on_gold
    canvas.write(str(stack.cards), (x - side * 52, y - 4), Face.HEAVY, 40, ink, anchor="mm")
    top = words.name(stack.top, ()).split(" (", maxsplit=1)[0] if stack.top else ""
    name = words.name(stack.god, ())
    wide = width(name, Face.TITLE, SMALLEST) // 2 * 2 + 28
    edge = x + side * 72
    canvas.put(label(theme, wide), (edge - side * wide // 2, y + 60))
    at = (edge - side * wide // 2, y + 60)
    canvas.write(name, at, Face.TITLE, SMALLEST, theme.ink, anchor="mm")
    tone = PALE if theme.dark else DEEP
    anchor = "rs" if side > 0 else "ls"
    for row, line in enumerate(wrapped(top, Face.STRONG, _CARD, 130)):
        place = (edge, y + 105 + 26 * row)
        canvas.write(line, place, Face.STRONG, _CARD, tone, anchor=anchor, matters=False)


@kept
def medal(god: God, radius: int, *, faded: bool = False) -> Sprite:
    """A god's marker; `faded`: worshipped in this round."""
    pen = Pen(-radius - 8, -radius - 8, radius + 8, radius + 10)
    pen.disc(0, 0, radius + 2, DEEP)
    pen.disc(0, 0, radius, (120, 120, 124) if faded else (236, 190, 84))
    pen.disc(0, 0, radius * 0.9, DEEP)
    ground = (58, 60, 66) if faded else CLOTH[god]
    pen.disc(0, 0, radius * 0.86, ground)
    pen.glyph(GODS[god], (0, 0), radius * 0.52, (150, 152, 158) if faded else PALE, ground)
    return pen.sprite(shadow=2, depth=0.6)


@kept
def count_card(theme: Theme) -> Sprite:
    """A stack of cards, with room for its number."""
    pen = Pen(-36, -44, 36, 48)
    for at in (6, 3, 0):
        pen.plate((-24 + at, -32 - at, 24 + at, 32 - at), 7, DEEP)
        pen.plate((-22 + at, -30 - at, 22 + at, 30 - at), 6, theme.gold)
    return pen.sprite(shadow=2, depth=0.6)


@kept
def label(theme: Theme, wide: int) -> Sprite:
    """The ground of a name on the sea."""
    pen = Pen(-wide // 2 - 4, -26, wide // 2 + 4, 30, scale=4)
    pen.plate((-wide / 2, -22, wide / 2, 22), 10, theme.panel)
    return pen.sprite(shadow=2)
