"""The players: glory, intimidation, victories, the three tracks, cards, and what they hold."""

from games.fallen_kingdoms.trophies import LENGTH, Track
from games.fallen_kingdoms.view import PlayerSeen, View
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.emblems import GODS, SIGNS, TRACKS
from renderer.fallen_kingdoms.layout import SMALLEST, Box, places
from renderer.fallen_kingdoms.people import in_order, is_marked
from renderer.fallen_kingdoms.tokens import DEEP, PAPER, crest
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, width

VICTORIES = 6
_HEAD, _FOOT = 30, 77
_GAP, _TIGHT = 12, 6


def put_players(canvas: Canvas, theme: Theme, view: View, words: Speaker, names: list[str]) -> None:
    """All panels, in the order of play; a place that is left over explains the signs."""
    boxes = places(len(view.players)).players
    for box, seen in zip(boxes, in_order(view), strict=False):
        _put_player(canvas, theme, view, seen, box, names[seen.seat])
    for box in boxes[len(view.players) :]:
        _put_legend(canvas, theme, box, words)


def _put_player(
    canvas: Canvas, theme: Theme, view: View, seen: PlayerSeen, box: Box, name: str
) -> None:
    left, top, right, bottom = box
    ink = theme.quiet if seen.out else theme.ink
    if is_marked(view, seen.seat):
        canvas.put(banner(theme, right - left - 10, 50), (left + 5, top + 5))
        ink = theme.panel
    canvas.put(crest(theme, seen.seat), (left + 46, (top + bottom) // 2))
    glory = "?" if seen.glory is None else str(seen.glory)
    size = theme.sizes.body + 2
    canvas.write(glory, (right - 16, top + _HEAD), Face.HEAVY, size, ink, anchor="rm")
    end = right - 16 - width(glory, Face.HEAVY, size) - 26
    inverted = is_marked(view, seen.seat)
    canvas.put(sign(theme, "star", inverted=inverted), (end, top + _HEAD))
    end -= 24 + _GAP
    for mark, shown in (
        ("crown" if view.ending is not None else "hourglass", inverted),
        ("wave", seen.invader),
        ("first", seen.seat == view.first and view.ending is None),
    ):
        if shown:
            canvas.put(sign(theme, mark, inverted=inverted), (end - 22, top + _HEAD))
            end -= 44 + _GAP // 2
    start = left + 92
    if seen.god is not None:
        canvas.put(god_sign(theme, seen.god, inverted=inverted), (start + 18, top + _HEAD))
        start += 44
    canvas.fit(name, (start, top + _HEAD), Face.TITLE, theme.sizes.body, ink, room=end - start,
               least=SMALLEST, anchor="lm")  # fmt: skip
    _put_stats(canvas, theme, seen, (left + 106, top + _FOOT))


def _put_stats(canvas: Canvas, theme: Theme, seen: PlayerSeen, at: tuple[int, int]) -> None:
    """Intimidation, victories, the tracks as far as they are filled, knowledge, reserve."""
    stats = [
        ("eye", str(seen.intimidation), True),
        ("swords", f"{seen.victories}/{VICTORIES}", False),
        *((track, f"{points}/{LENGTH[track]}", False) for track, points in seen.points),
        ("scroll+", str(len(seen.knowledge)), False),
    ]
    size = 42 if theme.is_large else 36
    if theme.is_large:
        stats = stats[:-1]
    x, y = at
    for name, text, strong in stats:
        ink = theme.ink if strong else theme.quiet
        canvas.put(sign(theme, name, inverted=False), (x, y))
        canvas.write(text, (x + 22, y), Face.HEAVY if strong else Face.STRONG, size, ink,
                     anchor="lm")  # fmt: skip
        x += 40 + width(text, Face.STRONG, size) + _TIGHT


def _put_legend(canvas: Canvas, theme: Theme, box: Box, words: Speaker) -> None:
    """Explain the signs, in the place of a player who isn't there."""
    left, top, *_ = box
    for at, name in enumerate(("star", "eye", "swords", "wave")):
        down, across = divmod(at, 2)
        x, y = left + 34 + 300 * across, top + _HEAD + 46 * down
        canvas.put(sign(theme, name, inverted=False), (x, y))
        text = words.text(f"picture-sign-{name}")
        canvas.fit(text, (x + 28, y), Face.STRONG, 36, theme.quiet, room=244, least=SMALLEST,
                   anchor="lm")  # fmt: skip


@kept
def sign(theme: Theme, name: str, *, inverted: bool) -> Sprite:
    """A small sign on a panel, or on the ground of whoever is awaited."""
    pen = Pen(-26, -26, 26, 26)
    tone, ground = (theme.panel, theme.ink) if inverted else (theme.quiet, theme.panel)
    if name == "scroll+":
        pen.plate((-15, -20, 15, 20), 4, tone)
        pen.glyph(SIGNS["first"], (0, 0), 12, ground, tone)
        return pen.sprite()
    glyph = SIGNS[name] if name in SIGNS else TRACKS[Track(name)]
    pen.glyph(glyph, (0, 0), 20 if inverted else 17, tone, ground)
    return pen.sprite()


@kept
def god_sign(theme: Theme, god: str, *, inverted: bool) -> Sprite:
    """A god's rune on a small stone."""
    pen = Pen(-26, -26, 26, 26)
    body = theme.panel if inverted else PAPER
    ink = theme.ink if inverted else DEEP
    pen.disc(0, 0, 21, DEEP)
    pen.disc(0, 0, 18.5, body)
    pen.glyph({key.value: glyph for key, glyph in GODS.items()}[god], (0, 0), 11, ink, body)
    return pen.sprite()


@kept
def banner(theme: Theme, wide: int, high: int) -> Sprite:
    """The ground of the name of whoever is awaited: as light as the ink."""
    pen = Pen(-2, -2, wide + 2, high + 2, scale=4)
    pen.plate((0, 0, wide, high), 12, theme.ink)
    return pen.sprite()
