"""The board picture: worlds, places and roads in a season, with the counters that stand there."""

from collections.abc import Mapping, Sequence

from PIL import Image

from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from renderer.canvas import Canvas
from renderer.hammer_of_thor.labels import Label, baselines, labels, name_size
from renderer.hammer_of_thor.layers import board_layer
from renderer.hammer_of_thor.layout import WHOLE, Window
from renderer.hammer_of_thor.marks import BODIES, PALE, form, gate, number_size, shoulder
from renderer.hammer_of_thor.ribbons import name_ground, ribbon, season_sign
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face


def draw_land(
    *, theme: Theme, words: Speaker, season: Season, window: Window = WHOLE
) -> Image.Image:
    """The board, or a part of it, without any counter."""
    canvas = Canvas(board_layer(theme, window, season))
    compose(canvas, theme, words, season, window)
    return canvas.image


def compose(canvas: Canvas, theme: Theme, words: Speaker, season: Season, window: Window) -> None:
    """Write the names and the numbers on a canvas with the static layer."""
    worlds = {realm: words.name(realm, ()) for realm in Realm}
    places = {place: words.name(place, ()) for place in Place}
    for label in labels(theme, window, worlds, places):
        _put_name(canvas, theme, label)
    for place in Place:
        if window.holds(place):
            _put_number(canvas, theme, window, place, season)


def _put_number(
    canvas: Canvas, theme: Theme, window: Window, place: Place, season: Season
) -> None:
    size, ink = number_size(theme, window), BODIES[form(place, season)][1]
    canvas.write(place, window.spot(place), Face.HEAVY, size, ink, anchor="mm")
    if letter := gate(place):
        at = shoulder(place, theme, window, 1)
        canvas.write(letter, at, Face.HEAVY, size, PALE, anchor="mm")


def _put_name(canvas: Canvas, theme: Theme, label: Label) -> None:
    left, top, right, bottom = label.box
    if label.realm is None:
        canvas.put(name_ground(theme, right - left, bottom - top), label.middle)
        for line, at in baselines(label, theme):
            canvas.write(line, at, Face.STRONG, name_size(theme), theme.ink, anchor="ms")
    else:
        canvas.put(ribbon(theme, label.realm, right - left), label.middle)
        canvas.write(label.lines[0], label.middle, Face.TITLE, name_size(theme) + 2, theme.ink,
                     anchor="mm")  # fmt: skip
