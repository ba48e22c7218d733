"""The board picture: for all, or for one player's choice with the places to choose from."""

from collections.abc import Mapping, Sequence

from PIL import Image

from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.view import View
from renderer.artists import Mark
from renderer.canvas import Canvas
from renderer.hammer_of_thor.alt import alt_text
from renderer.hammer_of_thor.choices import badges, dim, numbered, put_badges, room_of
from renderer.hammer_of_thor.frame import STRIP, WIDE, Frame, frame
from renderer.hammer_of_thor.fray import put_fray
from renderer.hammer_of_thor.land import Land, put_land
from renderer.hammer_of_thor.layers import board_layer
from renderer.hammer_of_thor.layout import SMALLEST, WHOLE, Window, around
from renderer.hammer_of_thor.news import put_news
from renderer.hammer_of_thor.overview import put_overview
from renderer.hammer_of_thor.palettes import PALETTES
from renderer.hammer_of_thor.pane import Pane
from renderer.hammer_of_thor.people import groups_of, scene, state_line
from renderer.hammer_of_thor.players import put_players
from renderer.hammer_of_thor.solo import put_solo
from renderer.hammer_of_thor.story import put_story
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
    """The board as a view shows it: close to what happens, or to the places to choose from.

    A battle takes the place of the small board until somebody goes on, and Ragnarok that of all.
    """
    numbers = numbered(marks)
    shown = _window(view, numbers), numbers
    canvas = Canvas(Image.new("RGB", frame(shown[0], len(view.players)).size, theme.back))
    compose(canvas, view, theme, words, names, shown)
    palette = PALETTES.choice(theme) if numbers else PALETTES.board(theme)
    return Picture(canvas.image, alt_text(view, words, names), palette)


def compose(
    canvas: Canvas,
    view: View,
    theme: Theme,
    words: Speaker,
    names: Sequence[str],
    shown: tuple[Window, Mapping[Place, str]] = (WHOLE, {}),
) -> None:
    """Put all on a canvas of the frame's size: so much of the land, and numbers to choose by."""
    window, numbers = shown
    written, story = people(words, names), view.story if not numbers else None
    parts = frame(window, len(view.players))
    if story is not None and view.ending is not None:
        put_story(canvas, theme, story, parts.map, story.decided(view.ending.reason), words)
    else:
        _put_map(canvas, theme, view, words, parts, shown)
    _put_strip(canvas, theme, view, words, written)
    put_players(canvas, theme, view, parts.players, words, written)
    put_solo(canvas, theme, view, parts, words)
    if parts.news is not None:
        put_news(canvas, theme, view, parts.news, words, written)
    if parts.overview is not None and view.fray is not None and not numbers:
        put_fray(canvas, theme, view.fray, parts.overview, words)
    elif parts.overview is not None:
        put_overview(canvas, theme, view, parts.overview, window)


def _window(view: View, numbers: Mapping[Place, str]) -> Window:
    """All places to choose from; else the place at which something happens; a story needs all."""
    if numbers:
        return around(frozenset(numbers))
    if view.story is not None:
        return WHOLE
    place = scene(view)
    return around(frozenset({place})) if place is not None else WHOLE


def _put_map(
    canvas: Canvas,
    theme: Theme,
    view: View,
    words: Speaker,
    parts: Frame,
    shown: tuple[Window, Mapping[Place, str]],
) -> None:
    """The land with all that stands there; what lies beyond its box is painted over."""
    window, numbers = shown
    left, top, _, bottom = parts.map
    canvas.image.paste(board_layer(theme, window, view.season), (left, top))
    pane = Pane(canvas, (left, top))
    spots = badges(theme, window, numbers)
    met = scene(view) if view.encounter is not None else None
    road, seat = (view.journey.road, view.journey.seat) if view.journey is not None else ((), 0)
    groups = groups_of(view, words)
    land = Land(view.season, groups, view.ice, view.floods, view.shut, met, road, seat)
    owned = put_land(pane, theme, window, land, words, [room_of(at) for at in spots.values()])
    if numbers:
        dim(canvas, theme, window, numbers, owned, parts.map)
        put_badges(pane, theme, numbers, spots)
    canvas.image.paste(theme.back, (0, 0, WIDE, top))
    canvas.image.paste(theme.back, (0, bottom, *parts.size))


def _put_strip(
    canvas: Canvas, theme: Theme, view: View, words: Speaker, names: Sequence[str]
) -> None:
    short = [fitted(name, Face.TITLE, theme.sizes.name, 480, SMALLEST)[0] for name in names]
    canvas.fit(state_line(view, words, short), (WIDE // 2, STRIP // 2), Face.TITLE,
               theme.sizes.title, theme.ink, room=WIDE - 50, least=SMALLEST,
               anchor="mm")  # fmt: skip
