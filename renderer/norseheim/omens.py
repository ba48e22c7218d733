"""The giants' row: the deck, open Giants cards with the gods that cover them, and the die."""

from games.norseheim.board import Landscape
from games.norseheim.giants import DISASTERS, Giant
from games.norseheim.land import Building, Omen
from games.norseheim.view import View
from renderer.canvas import Canvas
from renderer.norseheim.emblems import LANDSCAPES, VERBS
from renderer.norseheim.gods import medal
from renderer.norseheim.ground import grounds
from renderer.norseheim.layout import GIANTS, SMALLEST
from renderer.norseheim.tokens import BONE, DEEP, PALE, building, die_chip
from renderer.pen import Pen
from renderer.runes import PERTHRO
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

MOST = 5
"""Open Giants that are shown; of more of them their number is told."""
CARD = (168, 108)
_DECK, _END = 140, 240


def put_omens(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """The whole row."""
    left, top, right, bottom = GIANTS
    middle = (top + bottom) // 2
    canvas.put(deck(), (left + 46, middle))
    canvas.write(str(view.giants_left), (left + 84, middle), Face.HEAVY, 48, theme.ink, anchor="lm")
    for at, omen in enumerate(view.omens[:MOST]):
        _put_omen(canvas, theme, omen, omen_at(at), words)
    if len(view.omens) > MOST:
        more = f"+{len(view.omens) - MOST}"
        canvas.write(more, (right - _END + 76, middle + 30), Face.HEAVY, 40, theme.ink, anchor="lm")
    if not view.omens:
        canvas.fit(words.text("picture-no-omens"), (left + _DECK + 20, middle), Face.TITLE, 42,
                   theme.quiet, room=820, least=SMALLEST, anchor="lm")  # fmt: skip
    _put_supplies(canvas, theme, view, (right - 202, middle))


def omen_at(number: int) -> tuple[int, int]:
    """The middle of an open card, counted from the oldest."""
    left, top, _, bottom = GIANTS
    return left + _DECK + CARD[0] // 2 + number * (CARD[0] + 6), (top + bottom) // 2


def _put_supplies(canvas: Canvas, theme: Theme, view: View, at: tuple[int, int]) -> None:
    """Rings that are left, the die as it lies, and gods that wait for the next Giants."""
    x, middle = at
    canvas.put(building(Building.RING), (x, middle - 26))
    rings = str(view.rings_left)
    canvas.write(rings, (x + 38, middle - 26), Face.HEAVY, 40, theme.ink, anchor="lm")
    if view.die:
        canvas.put(die_chip(), (x, middle + 30))
        canvas.write(str(view.die), (x, middle + 30), Face.HEAVY, 36, DEEP, anchor="mm")
    for number, god in enumerate(view.waiting):
        canvas.put(medal(god, 23), (x + 120 + 52 * (number % 2), middle - 29 + 58 * (number // 2)))


def _put_omen(
    canvas: Canvas, theme: Theme, omen: Omen, at: tuple[int, int], words: Speaker
) -> None:
    canvas.put(card(theme, omen.giant), at)
    landscape = words.name(DISASTERS[omen.giant].landscape, ())
    place = (at[0], at[1] + 36)
    canvas.fit(landscape, place, Face.STRONG, 36, PALE, room=CARD[0] - 16, least=SMALLEST,
               anchor="mm")  # fmt: skip
    if omen.cover is not None:
        canvas.put(medal(omen.cover, 30), (at[0], at[1] - 18))


@kept
def card(theme: Theme, giant: Giant) -> Sprite:
    """A Giants card: the landscape that it strikes, and how."""
    wide, high = CARD[0] / 2, CARD[1] / 2
    row = DISASTERS[giant]
    pen = Pen(-CARD[0] // 2 - 6, -CARD[1] // 2 - 6, CARD[0] // 2 + 6, CARD[1] // 2 + 8)
    pen.plate((-wide, -high, wide, high), 12, (120, 26, 22))
    pen.plate((-wide + 4, -high + 4, wide - 4, high - 4), 9, DEEP)
    put_landscape(pen, theme, row.landscape, (-47, -18), 30)
    pen.disc(47, -18, 30, BONE)
    pen.glyph(VERBS[row.verb], (47, -18), 18, (120, 26, 22), BONE)
    return pen.sprite(shadow=3)


def put_landscape(
    pen: Pen, theme: Theme, landscape: Landscape, at: tuple[float, float], radius: float
) -> None:
    """A landscape's sign on its ground."""
    ground = grounds(theme)[landscape]
    pen.disc(*at, radius, BONE)
    pen.disc(*at, radius - 2.5, ground.base)
    dark = landscape in (Landscape.COAST, Landscape.PLAIN) or not theme.dark
    pen.glyph(LANDSCAPES[landscape], at, radius * 0.58, DEEP if dark else PALE, ground.base)


@kept
def deck() -> Sprite:
    """The Giants deck from behind."""
    pen = Pen(-40, -50, 44, 54)
    for at in (6, 3, 0):
        pen.plate((-30 + at, -40 - at, 30 + at, 40 - at), 8, DEEP)
        pen.plate((-28 + at, -38 - at, 28 + at, 38 - at), 7, (120, 26, 22))
    pen.glyph(PERTHRO, (0, 0), 22, BONE, (120, 26, 22))
    return pen.sprite(shadow=2)
