"""The palettes of the pictures: sheets with everything that may come to lie on a board."""

from PIL import Image

from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.boards import board, standard
from games.fallen_kingdoms.land.tiles import Resource
from games.fallen_kingdoms.trophies import Building
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.fallen_kingdoms.chart import chart
from renderer.fallen_kingdoms.ground import grounds, sea
from renderer.fallen_kingdoms.layers import board_layer
from renderer.fallen_kingdoms.layout import places
from renderer.fallen_kingdoms.players import god_sign
from renderer.fallen_kingdoms.sites import ROW
from renderer.fallen_kingdoms.tokens import (
    DEEP,
    PALE,
    PAPER,
    SEA,
    STONE,
    building,
    crest,
    die,
    host,
    name_band,
    path_marker,
    resource,
    temple,
)
from renderer.marks import badge
from renderer.palette import Palettes
from renderer.themes import Theme
from renderer.veil import Veil

MOST = 6


def flat_colours(theme: Theme) -> list[Colour]:
    """The colours that cover whole areas or carry a meaning, and must come out true."""
    tones = [
        theme.back,
        theme.panel,
        theme.rim,
        theme.ink,
        theme.quiet,
        theme.blood,
        theme.gold,
        theme.on_gold,
        theme.panel_edge,
        DEEP,
        PALE,
        PAPER,
        STONE,
        SEA,
        (26, 24, 20),
        (255, 250, 236),
        (226, 170, 92),
        (70, 34, 12),
    ]
    for livery in theme.liveries[:MOST]:
        tones += [livery.body, livery.on_body]
    for resource_kind in Resource:
        ground = grounds(theme)[resource_kind]
        tones += [ground.base, ground.dark, ground.light]
    water = sea(theme)
    return [
        *tones,
        water.deep,
        water.middle,
        water.shallow,
        water.foam,
        water.beach,
        water.line,
        water.road,
        water.lane,
    ]


def _bare(theme: Theme) -> Image.Image:
    return board_layer(theme, standard(MOST), MOST)


def _sheet(theme: Theme) -> Image.Image:
    canvas = Canvas(_bare(theme))
    found = places(MOST)
    drawn = chart(standard(MOST), found.map)
    for number, city in enumerate(board(standard(MOST)).cities):
        x, y = drawn.cities[city]
        seat = number % MOST
        canvas.put(name_band(theme, city, fresh=number % 5 == 0), (x, y + 26))
        canvas.put(host(theme, seat), (x, y + ROW))
        canvas.put(resource(city), (x - 74, y + ROW))
        house = building(list(Building)[number % 3]) if number % 2 else temple(theme, seat)
        canvas.put(house, (x + 74, y + ROW))
    for number, (at, step) in enumerate(zip(drawn.paths, drawn.inward, strict=True)):
        canvas.put(path_marker(theme, step, number % MOST if number % 3 else None), at)
    for seat in range(MOST):
        left, top, *_ = found.players[seat]
        canvas.put(crest(theme, seat), (left + 46, top + 52))
        for number in range(1, 7):
            canvas.put(
                die(theme, seat, number, hit=number > 3), (left + 60 + 60 * number, top + 50)
            )
        canvas.put(badge(theme, 0), (left + 560, top + 50))
        canvas.put(god_sign(theme, list(God)[seat].value, inverted=False), (left + 500, top + 50))
    return canvas.image


PALETTES = Palettes(_sheet, _bare, flat_colours, Veil(150 / 255))
