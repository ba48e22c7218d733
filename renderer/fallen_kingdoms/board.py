"""The board picture: for all, or for one player's choice with the places to choose from."""

from collections.abc import Sequence

from games.fallen_kingdoms.view import View
from renderer.artists import Mark
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.alt import alt_text
from renderer.fallen_kingdoms.battles import put_battle
from renderer.fallen_kingdoms.chart import chart
from renderer.fallen_kingdoms.choices import put_marks
from renderer.fallen_kingdoms.cities import put_cities, put_fray, put_paths
from renderer.fallen_kingdoms.displays import put_display
from renderer.fallen_kingdoms.layers import board_layer
from renderer.fallen_kingdoms.layout import SIZE, SMALLEST, STRIP, places
from renderer.fallen_kingdoms.marches import put_marches, put_numbers
from renderer.fallen_kingdoms.palettes import PALETTES
from renderer.fallen_kingdoms.people import state_line
from renderer.fallen_kingdoms.players import put_players
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
    """The board as a view shows it; gods that are being chosen are never drawn here."""
    canvas = Canvas(board_layer(theme, view.layout, len(view.players)))
    compose(canvas, view, theme, words, names)
    if marks:
        put_marks(canvas, view, theme, marks, words)
    palette = PALETTES.choice(theme) if marks else PALETTES.board(theme)
    return Picture(canvas.image, alt_text(view, words, names), palette)


def compose(canvas: Canvas, view: View, theme: Theme, words: Speaker, names: Sequence[str]) -> None:
    """Put everything that changes from turn to turn on a canvas with the static layer."""
    written = people(words, names)
    found = places(len(view.players))
    land = chart(view.layout, found.map)
    _put_strip(canvas, theme, view, words, written)
    put_paths(canvas, theme, view, land)
    put_marches(canvas, theme, view)
    put_cities(canvas, theme, view, land, words)
    put_fray(canvas, view, land)
    put_numbers(canvas, theme, view)
    put_display(canvas, theme, view, found.display, words)
    put_battle(canvas, theme, view, found.battle, words)
    put_players(canvas, theme, view, words, written)


def _put_strip(
    canvas: Canvas, theme: Theme, view: View, words: Speaker, names: Sequence[str]
) -> None:
    short = [fitted(name, Face.TITLE, theme.sizes.name, 560, SMALLEST)[0] for name in names]
    canvas.fit(state_line(view, words, short), (SIZE[0] // 2, STRIP // 2), Face.TITLE,
               theme.sizes.title, theme.ink, room=SIZE[0] - 50, least=SMALLEST,
               anchor="mm")  # fmt: skip
