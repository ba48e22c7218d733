"""The board picture: for all, or for one player's choice with the regions to choose from."""

from collections.abc import Sequence

from games.norseheim.view import View
from renderer.artists import Mark
from renderer.canvas import Canvas
from renderer.norseheim.alt import alt_text
from renderer.norseheim.battles import put_battle
from renderer.norseheim.choices import put_marks
from renderer.norseheim.council import put_council
from renderer.norseheim.gods import put_gods
from renderer.norseheim.layers import board_layer
from renderer.norseheim.layout import SIZE, SMALLEST, STRIP
from renderer.norseheim.omens import put_omens
from renderer.norseheim.palettes import PALETTES
from renderer.norseheim.people import state_line
from renderer.norseheim.players import put_players
from renderer.norseheim.purses import put_purses
from renderer.norseheim.regions import put_lands
from renderer.people import people
from renderer.picture import Picture
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, fitted


def draw(
    view: View,
    *,
    theme: Theme,
    words: Speaker,
    names: Sequence[str],
    marks: Sequence[Mark] = (),
) -> Picture:
    """The board as a view shows it; secret choices are never drawn here."""
    canvas = Canvas(board_layer(theme))
    compose(canvas, view, theme, words, names)
    if marks:
        put_marks(canvas, view, theme, marks, words)
    palette = PALETTES.choice(theme) if marks else PALETTES.board(theme)
    return Picture(canvas.image, alt_text(view, words, names), palette)


def compose(canvas: Canvas, view: View, theme: Theme, words: Speaker, names: Sequence[str]) -> None:
    """Put everything that changes from turn to turn on a canvas with the static layer."""
    written = people(words, names)
    _put_strip(canvas, theme, view, words, written)
    put_gods(canvas, theme, view, words)
    put_lands(canvas, theme, view, words)
    put_council(canvas, theme, view, words)
    put_battle(canvas, theme, view, words)
    put_omens(canvas, theme, view, words)
    put_purses(canvas, theme, view, words)
    put_players(canvas, theme, view, words, written)


def _put_strip(
    canvas: Canvas, theme: Theme, view: View, words: Speaker, names: Sequence[str]
) -> None:
    short = [fitted(name, Face.TITLE, theme.sizes.name, 560, SMALLEST)[0] for name in names]
    canvas.fit(
        state_line(view, words, short),
        (SIZE[0] // 2, STRIP // 2),
        Face.TITLE,
        theme.sizes.title,
        theme.ink,
        room=SIZE[0] - 50,
        least=SMALLEST,
        anchor="mm",
    )
