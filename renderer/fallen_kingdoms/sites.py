"""The cities on the map: units, name, resource, building or temple; paths, and units under way."""

from games.fallen_kingdoms.table import Site
from games.fallen_kingdoms.view import SiteSeen, View
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.chart import chart, half
from renderer.fallen_kingdoms.layout import SMALLEST, At, places
from renderer.fallen_kingdoms.tokens import (
    DEEP,
    HOST,
    building,
    host,
    march,
    name_band,
    nobody,
    path_marker,
    resource,
    temple,
)
from renderer.fallen_kingdoms.ways import ways
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face

ROW, NAME = -21, 26
"""From a city's middle to its signs and to its name."""
_BESIDE = 28
"""From the units' plate to the middle of a sign beside it."""
_UNITS = 42


def put_land(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """Everything on the map, in the order in which it may lie on something else."""
    box = places(len(view.players)).map
    found, routes = chart(view.layout, box), ways(view.layout, box)
    for group in view.marches:
        if line := routes.between(group.source, group.target):
            canvas.put(march(theme, view.active, line), (0, 0))
    _put_paths(canvas, theme, view)
    for seen in view.sites:
        put_site(canvas, theme, seen, found.cities[seen.city], words)
    for group in view.marches:
        if line := routes.between(group.source, group.target):
            x, y = line[round(len(line) * 0.5)]
            _put_host(canvas, theme, view.active, group.units, (round(x), round(y)))


def put_site(canvas: Canvas, theme: Theme, seen: SiteSeen, at: At, words: Speaker) -> None:
    """A city's block."""
    x, y = at
    site = seen.site
    canvas.put(name_band(theme, seen.city, fresh=seen.fresh), (x, y + NAME))
    paper = (26, 24, 20) if theme.dark else (255, 250, 236)
    ink = (250, 244, 228) if sum(paper) < 300 else DEEP
    name = words.name(seen.city, ())
    canvas.fit(name, (x, y + NAME), Face.STRONG, 37, ink, room=2 * half(seen.city) - 6,
               least=SMALLEST, anchor="mm")  # fmt: skip
    beside = HOST[0] + _BESIDE
    canvas.put(resource(seen.city), (x - beside, y + ROW))
    if site.owner is None:
        canvas.put(nobody(theme), (x, y + ROW))
    else:
        _put_host(canvas, theme, site.owner, site.units, (x, y + ROW))
    _put_house(canvas, theme, site, (x + beside, y + ROW))


def _put_host(canvas: Canvas, theme: Theme, seat: int, units: int, at: At) -> None:
    canvas.put(host(theme, seat), at)
    ink = theme.liveries[seat].on_body
    canvas.write(str(units), (at[0] + 17, at[1]), Face.HEAVY, _UNITS, ink, anchor="mm")


def _put_house(canvas: Canvas, theme: Theme, site: Site, at: At) -> None:
    if site.temple is not None:
        canvas.put(temple(theme, site.temple), at)
    elif site.building is not None:
        canvas.put(building(site.building), at)


def _put_paths(canvas: Canvas, theme: Theme, view: View) -> None:
    found = chart(view.layout, places(len(view.players)).map)
    holder = {number: seen.seat for seen in view.players for number in seen.blockers}
    for number, (at, step) in enumerate(zip(found.paths, found.inward, strict=True), start=1):
        seat = holder.get(number)
        canvas.put(path_marker(theme, step, seat), at)
        ink = DEEP if seat is None else theme.liveries[seat].on_body
        x = at[0] if seat is None else at[0] + 12
        canvas.write(str(number), (x, at[1]), Face.HEAVY, SMALLEST + 1, ink, anchor="mm")
