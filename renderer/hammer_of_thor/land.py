"""The land in a window: worlds, places and roads in a season, with the counters there."""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from games.core.vocabulary import Seat
from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from renderer.canvas import Canvas
from renderer.hammer_of_thor.groups import Group, put_group, put_tails, spread
from renderer.hammer_of_thor.journeys import head, put_journey
from renderer.hammer_of_thor.labels import Label, baselines, name_size, place_names, titles
from renderer.hammer_of_thor.layers import put_badges
from renderer.hammer_of_thor.layout import SEASON_AT, Box, Window
from renderer.hammer_of_thor.marks import (
    Form,
    bars,
    form,
    gate,
    grown,
    mark,
    rings,
    shoulder,
    write_number,
)
from renderer.hammer_of_thor.ribbons import RISE, name_ground, ribbon, season_sign
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face

NOBODY: Final[Mapping[Place, Sequence[Group]]] = {}


class Land(NamedTuple):
    """The state of the land, and all that stands on it."""

    season: Season
    """It freezes and thaws the waters (3.3)."""
    groups: Mapping[Place, Sequence[Group]] = NOBODY
    """The counters at each place; in a close-up with their leaders."""
    ice: Collection[Place] = ()
    """Drops that a card has frozen."""
    floods: Collection[Place] = ()
    shut: Collection[str] = ()
    """The letters of gates that a card has shut."""
    met: Place | None = None
    """The place of the encounter that goes on."""
    road: Sequence[Place] = ()
    """The last journey."""
    traveller: Seat = 0


def put_land(
    canvas: Canvas,
    theme: Theme,
    window: Window,
    land: Land,
    words: Speaker,
    taken: Sequence[Box] = (),
) -> Sequence[tuple[Place, Box]]:
    """Put all that stands and is written on the static layer of a window.

    Args:
        canvas: the layer.
        theme: how it looks.
        window: the part of the board that is seen.
        land: the state of it.
        words: the sentences of the viewer's language.
        taken: the boxes that no name and no counter may take.

    Returns:
        The boxes that belong to places: their names and their counters.
    """
    solid = [*taken, *head(window, land.road, grown(theme, window))]
    worlds = titles(theme, window, {realm: words.name(realm, ()) for realm in Realm})
    solid += [label.box for label in worlds]
    counters = spread(theme, window, land.groups, solid)
    owned = [(put.place, put.box) for put in counters]
    put_journey(canvas, theme, window, land.road, land.traveller)
    if window.near:
        solid += [put.box for put in counters]
        named = {place: words.name(place, ()) for place in Place}
        for label in place_names(theme, window, named, solid):
            _put_name(canvas, theme, window, label)
            if label.place is not None:
                owned.append((label.place, label.box))
    else:
        canvas.put(season_sign(theme, land.season), SEASON_AT)
    for label in worlds:
        _put_title(canvas, theme, window, label)
    put_tails(canvas, theme, window, counters)
    _put_numbers(canvas, theme, window, land)
    for put in counters:
        put_group(canvas, theme, window, put)
    return owned


def _put_numbers(canvas: Canvas, theme: Theme, window: Window, land: Land) -> None:
    """The number of each place, and whatever has changed there; no road and no tail hides it."""
    size, leaps = grown(theme, window), _leaps(land.road)
    for place in filter(window.holds, Place):
        spot, looks = window.spot(place), form(place, land.season)
        if place in land.ice:
            looks = Form.ICE
        if place in land.ice or (leaps and place not in land.road):
            canvas.put(mark(looks, size), spot)
        if place in land.floods or place == land.met:
            tone = theme.blood if place in land.floods else theme.gold
            canvas.put(rings(tone, size, whole=place not in land.floods), spot)
        shut = gate(place) in land.shut
        if shut or leaps or place in (*land.ice, *land.floods, *land.road, *land.groups, land.met):
            put_badges(canvas, theme, window, place)
        write_number(canvas, theme, window, place, looks)
        if shut:
            canvas.put(bars(theme.blood, size), shoulder(place, theme, window, 1))


def _leaps(road: Sequence[Place]) -> bool:
    """Tell whether a journey leads through a gate: it crosses places where nobody was (4.2B)."""
    return any(other not in BOARD[one].links for one, other in pairwise(road))


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
