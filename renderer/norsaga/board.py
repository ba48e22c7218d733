"""The board picture: for all, or for one player's choice with the spots to choose from."""

from collections.abc import Sequence

from PIL import Image

from games.norsaga.tree import PLACES, Spot
from games.norsaga.view import View
from renderer.artists import Mark
from renderer.canvas import Canvas
from renderer.marks import put_mark
from renderer.norsaga.alt import alt_text
from renderer.norsaga.layers import board_layer, put_legend
from renderer.norsaga.layout import CARD, JOINT, At, card_height, spot_at
from renderer.norsaga.palettes import PALETTES
from renderer.norsaga.people import people
from renderer.norsaga.strip import put_discards, put_strip
from renderer.norsaga.trees import put_tree
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
    canvas = Canvas(board_layer(theme, len(view.trees)))
    compose(canvas, view, theme, words, names)
    if marks:
        _put_marks(canvas, view, theme, marks)
    palette = PALETTES.choice(theme) if marks else PALETTES.board(theme)
    return Picture(canvas.image, alt_text(view, words, names), palette)


def compose(canvas: Canvas, view: View, theme: Theme, words: Speaker, names: Sequence[str]) -> None:
    """Put everything that changes from turn to turn on a canvas with the static layer."""
    written = people(words, names)
    put_strip(canvas, theme, view, words, written)
    for seen in view.trees:
        put_tree(canvas, theme, view, seen, words, written[seen.seat])
    if len(view.trees) % 2:
        put_discards(canvas, theme, view, words)
    put_legend(canvas, theme, words, len(view.trees))


def places(trees: int) -> dict[str, At]:
    """Every spot of so many trees by its name, and its middle."""
    return {
        str(PLACES[seat][spot]): spot_at(trees, seat, spot)
        for seat in range(trees)
        for spot in Spot
    }


def _put_marks(canvas: Canvas, view: View, theme: Theme, marks: Sequence[Mark]) -> None:
    trees = len(view.trees)
    spots, high = places(trees), card_height(trees)
    clear = {place for place, _ in marks}
    _dim(canvas.image, [at for place, at in spots.items() if place not in clear], high)
    for place, number in marks:
        if number:
            x, y = spots[place]
            canvas.put(reach_edge(theme, high), (x, y))
            put_mark(canvas, theme, number, (x, y + high // 2 - 34))


def _dim(image: Image.Image, spots: Sequence[At], high: int) -> None:
    """Let the veil fall on some spots."""
    for x, y in spots:
        half = (CARD + JOINT) // 2
        PALETTES.veil.fall(image, (x - half, y - high // 2, x + half, y + high // 2))


@kept
def reach_edge(theme: Theme, high: int) -> Sprite:
    """A bright edge around a spot that can be chosen."""
    half, tall = CARD // 2, high // 2
    pen = Pen(-half - 8, -tall - 8, half + 8, tall + 8)
    outline = [(-half, -tall), (half, -tall), (half, tall), (-half, tall), (-half, -tall)]
    pen.stroke(outline, 11, (20, 16, 8))
    pen.stroke(outline, 6, theme.gold)
    return pen.sprite()
