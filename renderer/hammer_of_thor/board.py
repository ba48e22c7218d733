"""The board picture: worlds, places and roads in a season, with the counters that stand there."""

from collections.abc import Mapping, Sequence

from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from renderer.canvas import Canvas
from renderer.hammer_of_thor.groups import Group, put_group, put_tails, spread
from renderer.hammer_of_thor.labels import Label, baselines, name_size, place_names, titles
from renderer.hammer_of_thor.layers import board_layer
from renderer.hammer_of_thor.layout import SEASON_AT, WHOLE, Window
from renderer.hammer_of_thor.marks import write_number
from renderer.hammer_of_thor.palettes import PALETTES
from renderer.hammer_of_thor.ribbons import RISE, name_ground, ribbon, season_sign
from renderer.picture import Picture
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face


def draw_land(
    *,
    theme: Theme,
    words: Speaker,
    season: Season,
    window: Window = WHOLE,
    groups: Mapping[Place, Sequence[Group]] | None = None,
) -> Picture:
    """The board, or a part of it, with the counters that stand there.

    Args:
        theme: how it looks.
        words: the sentences of the viewer's language.
        season: it freezes and thaws the waters (3.3).
        window: the part to draw: `WHOLE`, `world(...)` or `around(...)`.
        groups: the counters at each place; in a close-up with their leaders.
    """
    canvas = Canvas(board_layer(theme, window, season))
    worlds = titles(theme, window, {realm: words.name(realm, ()) for realm in Realm})
    taken = [label.box for label in worlds]
    counters = spread(theme, window, groups or {}, taken)
    if window.near:
        taken += [put.box for put in counters]
        named = {place: words.name(place, ()) for place in Place}
        for label in place_names(theme, window, named, taken):
            _put_name(canvas, theme, window, label)
    else:
        canvas.put(season_sign(theme, season), SEASON_AT)
    for label in worlds:
        _put_title(canvas, theme, window, label)
    put_tails(canvas, theme, window, counters)
    for place in Place:
        if window.holds(place):
            write_number(canvas, theme, window, place, season)
    for put in counters:
        put_group(canvas, theme, window, put)
    return Picture(canvas.image, words.name(season, ()), PALETTES.board(theme))


def _put_name(canvas: Canvas, theme: Theme, window: Window, label: Label) -> None:
    left, top, right, bottom = label.box
    canvas.put(name_ground(theme, right - left, bottom - top), label.middle)
    for line, at in baselines(label, theme, window):
        canvas.write(line, at, Face.STRONG, name_size(theme, window), theme.ink, anchor="ms")


def _put_title(canvas: Canvas, theme: Theme, window: Window, label: Label) -> None:
    if label.realm is not None:
        (x, y), (left, top, right, bottom) = label.middle, label.box
        canvas.put(ribbon(theme, label.realm, right - left, bottom - top), (x, y))
        canvas.write(label.lines[0], (x, y - RISE), Face.TITLE, name_size(theme, window), theme.ink,
                     anchor="mm")  # fmt: skip
