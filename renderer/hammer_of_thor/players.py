"""The players: rune, name, hero and its side, place, REPUTATION, and the score as it stands.

In a narrow panel the place comes before the hero: a long name must not hide it.
"""

from typing import Final

from games.core.vocabulary import Seat
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.view import PlayerSeen, View
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.emblems import CROWN, HOURGLASS
from renderer.hammer_of_thor.figures import SIDES
from renderer.hammer_of_thor.groups import chip
from renderer.hammer_of_thor.layout import SMALLEST, At, Box
from renderer.hammer_of_thor.marks import DEEP, PALE
from renderer.hammer_of_thor.panels import put_panel
from renderer.hammer_of_thor.people import called, is_marked, leading
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, width

_ROOMY, _FLAT = 110, 76
"""A panel so high has three lines; one that is no higher than this has one."""
_WIDE: Final = 500
"""A panel so wide tells REPUTATION too."""
_SCORE: Final = {False: 46, True: 52}
"""The size of the score, and in large print."""
_USUAL: Final = {1: 37, 2: 37, 3: 37}
_LARGE: Final = {1: 46, 2: 37, 3: 38}
"""The size of a panel's lines by their number."""
_BADGE: Final = 20
_LINES: Final = {1: (0.5,), 2: (0.28, 0.69), 3: (0.21, 0.51, 0.79)}
"""The middles of the lines, from the top of the panel, by their number."""


def put_players(
    canvas: Canvas,
    theme: Theme,
    view: View,
    boxes: tuple[Box, ...],
    words: Speaker,
    names: list[str],
) -> None:
    """All panels, in turn order."""
    for seat, box in zip(view.circle, boxes, strict=True):
        _put_player(canvas, theme, view, view.players[seat], box, words, names[seat])


def _put_player(
    canvas: Canvas, theme: Theme, view: View, seen: PlayerSeen, box: Box, words: Speaker, name: str
) -> None:
    left, top, right, bottom = box
    high, is_wide = bottom - top, right - left > _WIDE
    marked = is_marked(view, seen.seat)
    put_panel(canvas, theme, box, lit=marked)
    side = min(high - 20, 76 if is_wide else 58)
    canvas.put(chip(theme, seen.seat, known=True, wide=side, high=side),
               (left + 14, (top + bottom - side) // 2))  # fmt: skip
    start, ink = left + side + 28, theme.quiet if seen.out else theme.ink
    lines = 1 if high <= _FLAT else 2 if high < _ROOMY else 3
    heights = [top + round(high * share) for share in _LINES[lines]]
    size = _SCORE[theme.is_large and is_wide]
    end = _put_score(canvas, theme, view, seen, (right - 18, heights[0]), (ink, size))
    heading = words.text("picture-out", player=name) if seen.out else name
    size = (_LARGE if theme.is_large else _USUAL)[lines]
    canvas.fit(heading, (start, heights[0]), Face.TITLE, size, ink, room=end - start,
               least=SMALLEST, anchor="lm")  # fmt: skip
    if lines == 1:
        return
    end = right - 18
    if is_wide:
        text = words.text("picture-reputation", reputation=seen.reputation)
        canvas.write(text, (end, heights[1]), Face.STRONG, SMALLEST + 1, theme.quiet, anchor="rm")
        end -= width(text, Face.STRONG, SMALLEST + 1) + 24
    if seen.side is not None:
        at = start + _BADGE, heights[1]
        canvas.put(side_badge(seen.side), at)
        canvas.write(words.text(f"picture-{seen.side}"), at, Face.HEAVY, SMALLEST,
                     SIDES[seen.side][1], anchor="mm")  # fmt: skip
        start += 2 * _BADGE + 10
    told = [_hero(seen, words), _place(view, seen.seat, words, full=is_wide)]
    if not is_wide:
        told.reverse()
    if lines == 2:
        told = [" · ".join(filter(None, told))]
    for line, y in zip(filter(None, told), heights[1:], strict=False):
        canvas.fit(line, (start, y), Face.STRONG, size, ink, room=end - start, least=SMALLEST,
                   anchor="lm")  # fmt: skip
        start, end = left + side + 28, right - 18


def _put_score(
    canvas: Canvas, theme: Theme, view: View, seen: PlayerSeen, at: At, look: tuple[Colour, int]
) -> int:
    """The score, and before it who is awaited or has won; returns where the name must end."""
    score, (ink, size) = str(seen.score), look
    canvas.write(score, at, Face.HEAVY, size, ink, anchor="rm")
    end = at[0] - width(score, Face.HEAVY, size) - 16
    if is_marked(view, seen.seat):
        canvas.put(state_sign(theme, won=view.ending is not None), (end - 18, at[1]))
        end -= 52
    return end


def _hero(seen: PlayerSeen, words: Speaker) -> str:
    return called(seen.hero, words) if seen.hero is not None else words.text("picture-no-hero")


def _place(view: View, seat: Seat, words: Speaker, *, full: bool) -> str:
    """The place of the hero by its number, and by its name where there is room."""
    counter = leading(view, seat)
    if counter is None:
        return ""
    return f"{counter.place.value} {words.name(counter.place, ())}" if full else counter.place.value


@kept
def side_badge(side: Side) -> Sprite:
    """The ground of a side's letter."""
    pen = Pen(-_BADGE - 4, -_BADGE - 4, _BADGE + 4, _BADGE + 4)
    for less, tone in ((0.0, DEEP), (2.0, PALE), (3.5, SIDES[side][0])):
        pen.disc(0, 0, _BADGE + 2 - less, tone)
    return pen.sprite()


@kept
def state_sign(theme: Theme, *, won: bool) -> Sprite:
    """The mark of one who is awaited, or of a winner."""
    pen = Pen(-24, -24, 24, 24)
    pen.glyph(CROWN if won else HOURGLASS, (0, 0), 18, theme.ink, theme.panel)
    return pen.sprite()
