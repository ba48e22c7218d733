"""The board picture: for all, or for one player's choice with the places to choose from."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.nine_realms.board import Hex
from games.nine_realms.view import View
from renderer.artists import Mark
from renderer.canvas import Canvas
from renderer.marks import put_mark
from renderer.nine_realms.alt import alt_text
from renderer.nine_realms.layers import board_layer, laid_tile, write_label
from renderer.nine_realms.layout import FIELD, SPOTS, corners
from renderer.nine_realms.middle import put_middle
from renderer.nine_realms.palettes import PALETTES
from renderer.nine_realms.plates import put_plate
from renderer.nine_realms.rosters import put_panel
from renderer.nine_realms.tokens import put_numbers, put_token
from renderer.nine_realms.trails import put_attacks, put_moves
from renderer.pen import Pen
from renderer.picture import Picture
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme


def draw(
    view: View,
    *,
    theme: Theme,
    words: Speaker,
    names: Sequence[str],
    marks: Sequence[Mark] = (),
) -> Picture:
    """The board as a view shows it; hands are never drawn here."""
    canvas = Canvas(board_layer(theme))
    compose(canvas, view, theme, words, names)
    if marks:
        _put_marks(canvas, view, theme, marks)
    palette = PALETTES.choice(theme) if marks else PALETTES.board(theme)
    return Picture(canvas.image, alt_text(view, words, names), palette)


def compose(canvas: Canvas, view: View, theme: Theme, words: Speaker, names: Sequence[str]) -> None:
    """Put everything that changes from turn to turn on a canvas with the static layer."""
    for label, terrain in view.terrain.items():
        canvas.put(laid_tile(theme, terrain), SPOTS[label])
        write_label(canvas, theme, label, terrain)
    standing = {seen.figure for seen in view.figures if seen.hex}
    lasting = [t for t in view.trails if t.target is None or {t.figure, t.target} <= standing]
    put_moves(canvas, theme, view.trails)
    put_attacks(canvas, [trail for trail in view.trails if trail not in lasting], thin=True)
    for seen in view.figures:
        if seen.hex is not None:
            put_token(canvas, theme, seen, SPOTS[seen.hex], hunted=view.prey is seen.figure)
    put_attacks(canvas, lasting)
    for seen in view.figures:
        if seen.hex is not None:
            put_numbers(canvas, theme, seen, SPOTS[seen.hex])
    for seat in (0, 1):
        put_plate(canvas, theme, view, seat, words, names)
        put_panel(canvas, theme, view, seat, words, names)
    put_middle(canvas, theme, view, words, names)


def _put_marks(canvas: Canvas, view: View, theme: Theme, marks: Sequence[Mark]) -> None:
    clear = {label for label, _ in marks}
    _dim(canvas.image, clear)
    numbered = [mark for mark in marks if mark[1]]
    for label, _ in numbered:
        canvas.put(reach_edge(theme), SPOTS[label])
    for seen in view.figures:
        if seen.hex in clear:
            put_numbers(canvas, theme, seen, SPOTS[seen.hex])
    for label, text in numbered:
        put_mark(canvas, theme, text, _mark_spot(view, label))


def _mark_spot(view: View, label: Hex) -> tuple[int, int]:
    """In the middle of a free hex; at the right of a figure, where it hides neither number."""
    x, y = SPOTS[label]
    occupied = any(seen.hex == label for seen in view.figures)
    return (x + 42, y - 12) if occupied else (x, y + 14)


def _dim(image: Image.Image, clear: set[Hex]) -> None:
    """Let the veil fall on all hexes but some."""
    left, top, right, bottom = FIELD
    mask = Image.new("1", (right - left, bottom - top))
    pen = ImageDraw.Draw(mask)
    for label, (x, y) in SPOTS.items():
        if label not in clear:
            pen.polygon(corners((x - left, y - top), 1), fill=1)
    PALETTES.veil.fall(image, FIELD, mask)


@kept
def reach_edge(theme: Theme) -> Sprite:
    """A bright edge around a hex that can be chosen."""
    pen = Pen(-58, -68, 58, 68)
    outline = corners((0, 0), -4)
    pen.stroke([*outline, outline[0]], 9, (20, 16, 8))
    pen.stroke([*outline, outline[0]], 5, theme.gold)
    return pen.sprite()
