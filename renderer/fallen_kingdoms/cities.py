"""The cities of the map: icon, units, building, temple, name; and the ways into the land."""

from games.core.vocabulary import Seat
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.boards import board
from games.fallen_kingdoms.land.tiles import SPOTS
from games.fallen_kingdoms.view import SiteSeen, View
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.chart import Chart
from renderer.fallen_kingdoms.layout import SIZE, SMALLEST, At
from renderer.fallen_kingdoms.tokens import (
    HOST,
    PALE,
    arrow,
    barrier,
    building,
    fray,
    host,
    icon,
    name_ground,
    temple,
)
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, width

_ICON, _HOUSE, _GAP = 46, 50, 2
_FRAY = (84, 36)
_RIM = 20
_ROW, _NAME = -17, 26
"""From a block's middle to the row of its pieces, and to its name."""


def god_of(view: View, seat: Seat) -> God | None:
    """The god that a seat plays, once all have chosen."""
    return view.players[seat].god


def put_cities(canvas: Canvas, theme: Theme, view: View, found: Chart, words: Speaker) -> None:
    """All cities."""
    for seen in view.sites:
        put_city(canvas, theme, view, seen, found.cities[seen.city], words)


def put_city(
    canvas: Canvas, theme: Theme, view: View, seen: SiteSeen, at: At, words: Speaker
) -> None:
    """A city's block: a row of pieces, and the name below it."""
    x, y = at
    _put_name(canvas, theme, seen, (x, y + _NAME), words)
    site, spot = seen.site, SPOTS[seen.city]
    built = site.building is not None or site.temple is not None
    wide = _ICON + (HOST + _GAP) * (site.owner is not None) + (_HOUSE + _GAP) * built
    left, row = max(_RIM, min(x - wide // 2, SIZE[0] - _RIM - wide)), y + _ROW
    canvas.put(icon(spot.resource, square=spot.square, port=spot.port), (left + _ICON // 2, row))
    left += _ICON + _GAP
    if site.owner is not None:
        middle = left + HOST // 2
        canvas.put(host(theme, site.owner, god_of(view, site.owner)), (middle, row))
        tone = theme.liveries[site.owner].on_body
        size = 46 if theme.is_large else 42
        canvas.fit(str(site.units), (middle + 17, row), Face.HEAVY, size, tone, room=46,
                   least=SMALLEST, anchor="mm")  # fmt: skip
        left += HOST + _GAP
    if site.temple is not None:
        if site.building is not None:
            canvas.put(building(site.building, asleep=True), (left + _HOUSE // 2 + 20, row + 2))
        god = god_of(view, site.temple)
        canvas.put(temple(theme, site.temple, god), (left + _HOUSE // 2, row))
    elif site.building is not None:
        canvas.put(building(site.building), (left + _HOUSE // 2, row))


def _put_name(canvas: Canvas, theme: Theme, seen: SiteSeen, at: At, words: Speaker) -> None:
    name = words.name(seen.city, ())
    wide = width(name, Face.STRONG, SMALLEST)
    canvas.put(name_ground(theme, 2 * (wide // 2) + 16, fresh=seen.fresh), at)
    canvas.write(name, at, Face.STRONG, SMALLEST, theme.ink, anchor="mm")


def put_fray(canvas: Canvas, view: View, found: Chart) -> None:
    """Swords where a battle is fought, at the shoulder of the city."""
    if view.battle is not None:
        x, y = found.cities[view.battle.city]
        left, top = found.box[0] + _RIM + 10, found.box[1] + _RIM + 10
        canvas.put(fray(), (max(x - _FRAY[0], left), max(y - _FRAY[1], top)))


def put_paths(canvas: Canvas, theme: Theme, view: View, found: Chart) -> None:
    """The numbered arrows at the edge; a blocked one has its owner's colour and rune."""
    blocked = {number: seen for seen in view.players for number in seen.blockers}
    for path, at, step in zip(board(view.layout).paths, found.paths, found.inward, strict=True):
        holder = blocked.get(path.number)
        if holder is None:
            canvas.put(arrow(path.kind, step), at)
            canvas.write(str(path.number), at, Face.HEAVY, 38, PALE, anchor="mm")
        else:
            x, y = at
            canvas.put(barrier(theme, holder.seat, holder.god), (x, y))
            tone = theme.liveries[holder.seat].on_body
            canvas.write(str(path.number), (x + 14, y), Face.HEAVY, 36, tone, anchor="mm")
