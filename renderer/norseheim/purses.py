"""The AP track: who has how many, and of two on one space who lies on top and goes first."""

from games.norseheim.view import PlayerSeen, View
from renderer.canvas import Canvas
from renderer.norseheim.emblems import RUNES
from renderer.norseheim.layout import PURSES, SMALLEST
from renderer.norseheim.tokens import DEEP
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

MOST = 30
"""The last space; whoever has more stands there, and the panel tells the number."""
_HEAD, _NUMBERED = 70, 5
_APART = 15
"""From a marker to the one that lies on it."""


def put_purses(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """The track with the markers of all who still play."""
    left, top, _, bottom = PURSES
    middle = (top + bottom) // 2
    canvas.put(spaces(theme), (left, top))
    title = words.text("picture-purses")
    canvas.write(title, (left + 12, middle), Face.TITLE, SMALLEST, theme.ink, anchor="lm")
    for number in range(0, MOST + 1, _NUMBERED):
        at = (_space(number), middle)
        canvas.write(str(number), at, Face.STRONG, SMALLEST, theme.quiet, anchor="mm")
    playing = [seen for seen in view.players if not seen.out]
    for number in range(MOST + 1):
        here = [seen for seen in playing if min(seen.ap, MOST) == number]
        _put_markers(canvas, theme, here, (_space(number), middle))


def _space(number: int) -> int:
    left, _, right, _ = PURSES
    pitch = (right - left - _HEAD - 6) / (MOST + 1)
    return round(left + _HEAD + pitch * (number + 0.5))


def _put_markers(canvas: Canvas, theme: Theme, here: list[PlayerSeen], at: tuple[int, int]) -> None:
    """Those on one space; whoever came last lies on top. None covers the name of the track."""
    here.sort(key=lambda seen: (seen.ap, seen.arrival))
    first = max(_space(0), at[0] - _APART * (len(here) - 1) // 2)
    for number, seen in enumerate(here):
        canvas.put(purse(theme, seen.seat), (first + _APART * number, at[1]))


@kept
def spaces(theme: Theme) -> Sprite:
    """The lines between the spaces."""
    left, top, right, bottom = PURSES
    pen = Pen(0, 0, right - left, bottom - top)
    for number in range(MOST + 1):
        if number % _NUMBERED:
            pen.disc(_space(number) - left, (bottom - top) / 2, 3.5, theme.panel_edge)
    return pen.sprite()


@kept
def purse(theme: Theme, seat: int) -> Sprite:
    """A player's AP marker."""
    livery = theme.liveries[seat]
    pen = Pen(-24, -24, 24, 26)
    pen.disc(0, 0, 20, DEEP)
    pen.disc(0, 0, 17.5, livery.body)
    pen.glyph(RUNES[seat], (0, 0), 12, livery.on_body, livery.body)
    return pen.sprite()
