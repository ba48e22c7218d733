"""The regions of the map: who holds them, names, values, warriors, leaders, buildings, walls."""

from games.core.vocabulary import Seat
from games.norseheim.board import Border
from games.norseheim.land import Building
from games.norseheim.leaders import TILES
from games.norseheim.view import LandSeen, View
from renderer.canvas import Canvas
from renderer.norseheim.bands import put_band
from renderer.norseheim.layout import ANCHORS, SMALLEST
from renderer.norseheim.shores import borders
from renderer.norseheim.tokens import (
    BONE,
    QUIET,
    building,
    danevold,
    guards,
    host,
    name_ground,
    oath,
    quiet_die,
    quiet_hand,
    value_shield,
)
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, width

_HOST, _GUARDS, _HAND, _OATH = 92, 82, 74, 144
_DIE, _BUILDING, _GAP = 44, 56, 4
_NAME = 35
_HEAD, _PIECES, _OATHS = -40, 9, 60
"""The distances of a region's rows from its block's middle; two rows move down a little."""


def put_lands(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """All regions, and the Danevolds between them."""
    for seen in view.lands:
        if seen.owner is not None:
            put_band(canvas, theme, seen.region, seen.owner, whole=True)
        elif seen.ally is not None:
            put_band(canvas, theme, seen.region, seen.ally, whole=False)
    for wall in view.danevolds:
        canvas.put(wall_sprite(wall), (0, 0))
    for seen in view.lands:
        put_land(canvas, theme, seen, words)


def put_land(canvas: Canvas, theme: Theme, seen: LandSeen, words: Speaker) -> None:
    """A region's block: its name with the value, its pieces, and an ally's."""
    x, y = ANCHORS[seen.region]
    if seen.ally is None:
        y += 18
    _put_name(canvas, theme, seen, (x, y + _HEAD), words)
    if seen.owner is not None:
        _put_own(canvas, theme, seen, seen.owner, (x, y + _PIECES))
    else:
        _put_leader(canvas, theme, seen, (x, y + _PIECES))
    if seen.ally is not None:
        _put_ally(canvas, theme, seen, seen.ally, (x, y + _OATHS))


def _put_name(
    canvas: Canvas, theme: Theme, seen: LandSeen, at: tuple[int, int], words: Speaker
) -> None:
    name = words.name(seen.region, ())
    wide = width(name, Face.STRONG, _NAME)
    x, y = at[0] + 18, at[1]
    canvas.put(name_ground(theme, 2 * (wide // 2) + 40, fresh=seen.fresh), (x - 4, y))
    canvas.write(name, (x + 2, y), Face.STRONG, _NAME, theme.ink, anchor="mm")
    shield = (x - wide // 2 - 26, y)
    canvas.put(value_shield(theme), shield)
    canvas.write(str(seen.value), (shield[0], y - 1), Face.HEAVY, 36, theme.ink, anchor="mm")


def _put_own(canvas: Canvas, theme: Theme, seen: LandSeen, seat: Seat, at: tuple[int, int]) -> None:
    built = seen.building is not Building.NONE
    left = at[0] - (_HOST + (_BUILDING + _GAP) * built) // 2
    _put_host(canvas, theme, seat, seen.warriors, (left + _HOST // 2, at[1]))
    if built:
        canvas.put(building(seen.building), (left + _HOST + _GAP + _BUILDING // 2, at[1]))


def _put_host(canvas: Canvas, theme: Theme, seat: Seat, warriors: int, at: tuple[int, int]) -> None:
    canvas.put(host(theme, seat, _HOST), at)
    ink = theme.liveries[seat].on_body
    size = _number(theme)
    canvas.write(str(warriors), (at[0] + 20, at[1]), Face.HEAVY, size, ink, anchor="mm")


def _put_leader(canvas: Canvas, theme: Theme, seen: LandSeen, at: tuple[int, int]) -> None:
    """Black warriors, and quietly the threshold of the die and the resistance.

    In large print those two are left out: they are looked up, and told in words.
    """
    assert seen.leader is not None
    tile = TILES[seen.leader]
    told = not theme.is_large
    open_to_oaths = tile.b is not None and seen.ally is None and told
    built = seen.building is not Building.NONE
    wide = _GUARDS + (_GAP + _DIE) * told
    wide += (_GAP + _HAND) * open_to_oaths + (_GAP + _BUILDING) * built
    x, y = at[0] - wide // 2, at[1]
    canvas.put(guards(_GUARDS), (x + _GUARDS // 2, y))
    size = _number(theme)
    canvas.write(str(seen.npc), (x + 59, y), Face.HEAVY, size, BONE, anchor="mm")
    x += _GUARDS + _GAP
    if told:
        canvas.put(quiet_die(), (x + _DIE // 2, y))
        canvas.write(str(tile.threshold), (x + _DIE // 2, y), Face.STRONG, 35, QUIET, anchor="mm")
        x += _DIE + _GAP
    if open_to_oaths:
        canvas.put(quiet_hand(_HAND), (x + _HAND // 2, y))
        canvas.write(str(tile.resistance), (x + 54, y), Face.STRONG, 35, QUIET, anchor="mm")
        x += _HAND + _GAP
    if built:
        canvas.put(building(seen.building), (x + _BUILDING // 2, y))


def _put_ally(
    canvas: Canvas, theme: Theme, seen: LandSeen, seat: Seat, at: tuple[int, int]
) -> None:
    """The markers of whoever has convinced the chieftain, of those that he needs; and guests."""
    guests = seen.warriors > 0
    x, y = at[0] - (_OATH + (_GAP + _HOST) * guests) // 2, at[1]
    canvas.put(oath(theme, seat, _OATH), (x + _OATH // 2, y))
    ink = theme.liveries[seat].on_body
    assert seen.leader is not None
    markers = f"{seen.markers}/{TILES[seen.leader].resistance}"
    canvas.fit(markers, (x + 103, y), Face.HEAVY, 36, ink, room=66, least=SMALLEST, anchor="mm")
    if guests:
        _put_host(canvas, theme, seat, seen.warriors, (x + _OATH + _GAP + _HOST // 2, y))


def _number(theme: Theme) -> int:
    """The size of warriors' numbers: they matter most."""
    return theme.sizes.name if theme.is_large else theme.sizes.body


@kept
def wall_sprite(wall: Border) -> Sprite:
    """A Danevold on a border."""
    return danevold(borders()[wall])
