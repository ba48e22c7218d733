"""The three tracks of a Character board, with the player's marker on each."""

from games.norseheim.character import SPACES, Track
from games.norseheim.view import PlayerSeen
from renderer.canvas import Canvas
from renderer.norseheim.emblems import RUNES
from renderer.norseheim.layers import panel
from renderer.norseheim.tokens import DEEP, PALE
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

_WIDE, _HIGH = 1168, 82
_FIRST, _PITCH = 400, 90
_LEAST = 34


def put_track(
    canvas: Canvas,
    theme: Theme,
    seen: PlayerSeen,
    track: Track,
    at: tuple[int, int],
    words: Speaker,
) -> None:
    """A track: its name, its values from left to right, and where the marker stands."""
    left, top = at
    canvas.put(panel(theme, _WIDE, _HIGH), at)
    middle = top + _HIGH // 2
    name = words.name(track, ())
    canvas.fit(name[0].upper() + name[1:], (left + 22, middle), Face.TITLE, _LEAST, theme.ink,
               room=_FIRST - 70, least=_LEAST, anchor="lm")  # fmt: skip
    stands = seen.character.at(track)
    for number, value in enumerate(SPACES[track]):
        x = left + _FIRST + _PITCH * number
        here = number == stands
        canvas.put(space(theme, seen.seat if here else None), (x, middle))
        ink = theme.liveries[seen.seat].on_body if here else theme.ink
        place = (x + 15 if here else x, middle)
        canvas.write(str(value), place, Face.HEAVY, 44, ink, anchor="mm")


@kept
def space(theme: Theme, seat: int | None) -> Sprite:
    """A space of a track; with the marker of the player who stands there."""
    pen = Pen(-52, -40, 52, 44)
    if seat is None:
        pen.plate((-36, -31, 36, 31), 12, theme.panel_edge)
        pen.plate((-33.5, -28.5, 33.5, 28.5), 10, theme.panel)
        return pen.sprite()
    livery = theme.liveries[seat]
    pen.plate((-45, -35, 45, 35), 15, DEEP)
    pen.plate((-42.5, -32.5, 42.5, 32.5), 13, PALE)
    pen.plate((-39, -29, 39, 29), 11, livery.body)
    pen.glyph(RUNES[seat], (-17, 0), 18, livery.on_body, livery.body)
    return pen.sprite(shadow=2)
