"""The players in the order of the round: glory, fear, victories, cards, reserve, and tracks."""

from collections.abc import Sequence

from games.fallen_kingdoms.field import Phase
from games.fallen_kingdoms.trophies import LENGTH, Track
from games.fallen_kingdoms.view import PlayerSeen, View
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.layout import SMALLEST, At, Box, places
from renderer.fallen_kingdoms.people import in_order, is_marked
from renderer.fallen_kingdoms.tokens import banner, crest, sign
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, width

_HEAD, _FOOT = 30, 79
_STATS = ("intimidation", "victories", "rumors", "knowledge", "reserve")
_LARGE = ("intimidation", "victories", "reserve")
"""Those that have room in large print; a kingdom's sheet has the rest."""
_TRACKS: tuple[int, int] = (114, 46)
"""The width and height of the three tracks."""
_VICTORIES = 6
"""So many bring a rumor (5.2.2)."""
_HIDDEN = "?"


def put_players(
    canvas: Canvas, theme: Theme, view: View, words: Speaker, names: Sequence[str]
) -> None:
    """All panels; the first player has the first one. A panel too many explains the signs."""
    boxes = places(len(view.players)).players
    for seen, box in zip(in_order(view), boxes, strict=False):
        _put_player(canvas, theme, view, seen, box, words, names[seen.seat])
    if len(boxes) > len(view.players):
        _put_legend(canvas, theme, boxes[-1], words)


def _put_player(
    canvas: Canvas, theme: Theme, view: View, seen: PlayerSeen, box: Box, words: Speaker, name: str
) -> None:
    left, top, right, bottom = box
    ink = theme.quiet if seen.out else theme.ink
    marked = is_marked(view, seen.seat)
    if marked:
        canvas.put(banner(theme, right - left - 12, 50), (left + 6, top + 5))
        ink = theme.panel
    canvas.put(crest(theme, seen.seat, seen.god), (left + 50, (top + bottom) // 2))
    y = top + _HEAD
    glory = _HIDDEN if seen.glory is None else str(seen.glory)
    canvas.write(glory, (right - 18, y), Face.HEAVY, 46, ink, anchor="rm")
    end = right - 18 - width(glory, Face.HEAVY, 46) - 26
    canvas.put(sign(theme, "glory", inverted=marked), (end, y))
    end -= 50
    for glyph in _marks(view, seen):
        canvas.put(sign(theme, glyph, inverted=marked), (end, y))
        end -= 46
    heading = words.text("picture-out", player=name) if seen.out else name
    canvas.fit(heading, (left + 98, y), Face.TITLE, theme.sizes.body, ink,
               room=end + 20 - left - 98, least=SMALLEST, anchor="lm")  # fmt: skip
    _put_stats(canvas, theme, seen, (left + 114, top + _FOOT))
    fill = tuple(points for _, points in seen.points)
    canvas.put(tracks(theme, fill), (right - 14 - _TRACKS[0], top + _FOOT - _TRACKS[1] // 2))


def _marks(view: View, seen: PlayerSeen) -> list[str]:
    """Signs beside the glory: a winner, awaited, the first player once known, an invader."""
    found = []
    if is_marked(view, seen.seat):
        found.append("hourglass" if view.ending is None else "crown")
    if seen.seat == view.first and view.phase is not Phase.GODS:
        found.append("first")
    if seen.invader:
        found.append("invader")
    return found


def _put_stats(canvas: Canvas, theme: Theme, seen: PlayerSeen, at: At) -> None:
    """Fear and victories strongly, cards and reserve quietly; what is waiting joins the reserve."""
    told = {
        "intimidation": str(seen.intimidation),
        "victories": f"{seen.victories}/{_VICTORIES}",
        "rumors": str(len(seen.rumors)),
        "knowledge": str(len(seen.knowledge)),
        "reserve": str(seen.reserve),
    }
    size = 44 if theme.is_large else 35
    x, y = at
    for number, glyph in enumerate(_shown(theme)):
        text = told[glyph]
        face, ink = (Face.HEAVY, theme.ink) if number < 2 else (Face.STRONG, theme.quiet)
        canvas.put(sign(theme, glyph), (x, y))
        canvas.write(text, (x + 22, y), face, size, ink, anchor="lm")
        x += 22 + max(width(text, face, size), 18) + (36 if theme.is_large else 28)


def _shown(theme: Theme) -> Sequence[str]:
    """The signs below a name, in order."""
    return _LARGE if theme.is_large else _STATS


def _put_legend(canvas: Canvas, theme: Theme, box: Box, words: Speaker) -> None:
    """Explain the signs, where no player sits."""
    left, top, *_ = box
    for at, glyph in enumerate(("glory", *_shown(theme))):
        down, across = divmod(at, 3)
        x, y = left + 34 + 200 * across, top + _HEAD + 46 * down
        canvas.put(sign(theme, glyph), (x, y))
        text = words.text(f"picture-sign-{glyph}")
        canvas.fit(text, (x + 28, y), Face.STRONG, SMALLEST, theme.quiet, room=150,
                   least=SMALLEST, anchor="lm")  # fmt: skip


@kept
def tracks(theme: Theme, fill: tuple[int, ...]) -> Sprite:
    """Three rows of boxes: units, buildings, knowledge; what is made is filled."""
    wide, high = _TRACKS
    pen = Pen(-2, -2, wide + 2, high + 2)
    row = high / len(Track)
    for at, (track, done) in enumerate(zip(Track, fill, strict=True)):
        part = wide / LENGTH[track]
        for number in range(LENGTH[track]):
            box = (number * part, at * row + 1, (number + 1) * part - 2.5, (at + 1) * row - 2)
            pen.plate(box, 3, theme.ink if number < done else theme.well)
    return pen.sprite()
