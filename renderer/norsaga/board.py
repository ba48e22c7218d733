"""The board picture: for all, or for one player's choice with the spots or trees to choose from."""

from collections.abc import Sequence

from games.norsaga.tree import PLACES, Spot
from games.norsaga.view import View
from renderer.artists import Mark
from renderer.canvas import Canvas
from renderer.marks import put_mark
from renderer.norsaga.alt import alt_text
from renderer.norsaga.cards import half_at
from renderer.norsaga.layers import board_layer, put_legend
from renderer.norsaga.layout import CARD, JOINT, Box, card_height, cell, spot_at
from renderer.norsaga.palettes import PALETTES
from renderer.norsaga.places import tree_of
from renderer.norsaga.strip import put_discards, put_strip
from renderer.norsaga.trees import put_tree
from renderer.pen import Pen
from renderer.people import people
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


def spots(trees: int) -> dict[str, Box]:
    """Every spot of so many trees by its name, and the card that may lie there."""
    half, tall = (CARD + JOINT) // 2, card_height(trees) // 2
    middles = {
        str(PLACES[seat][spot]): spot_at(trees, seat, spot)
        for seat in range(trees)
        for spot in Spot
    }
    return {name: (x - half, y - tall, x + half, y + tall) for name, (x, y) in middles.items()}


def _put_marks(canvas: Canvas, view: View, theme: Theme, marks: Sequence[Mark]) -> None:
    """Numbers on the pictures of the cards to choose from, or at the heads of the trees."""
    trees = len(view.trees)
    cells = {tree_of(seat): cell(trees, seat) for seat in range(trees)}
    numbered = [mark for mark in marks if mark[1]]
    whole = any(place in cells for place, _ in numbered)
    raised = half_at(card_height(trees)) + 4
    boxes, clear = cells if whole else spots(trees), {place for place, _ in marks}
    for box in (box for place, box in boxes.items() if place not in clear):
        PALETTES.veil.fall(canvas.image, box)
    for place, number in numbered:
        left, top, right, bottom = boxes[place]
        x, y = (left + right) // 2, (top + bottom) // 2
        canvas.put(reach_edge(theme, right - left if whole else CARD, bottom - top), (x, y))
        put_mark(canvas, theme, number, (right - 50, top + 50) if whole else (x, y + raised))


@kept
def reach_edge(theme: Theme, wide: int, high: int) -> Sprite:
    """A bright edge around a card, or a tree, that can be chosen."""
    half, tall = wide // 2, high // 2
    pen = Pen(-half - 8, -tall - 8, half + 8, tall + 8)
    outline = [(-half, -tall), (half, -tall), (half, tall), (-half, tall), (-half, -tall)]
    pen.stroke(outline, 11, (20, 16, 8))
    pen.stroke(outline, 6, theme.gold)
    return pen.sprite()
