"""The palettes of the pictures: sheets with everything that may come to lie on a board."""

from PIL import Image

from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.boards import standard
from games.fallen_kingdoms.land.tiles import Resource, Route
from games.fallen_kingdoms.trophies import Building, Knowledge
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.fallen_kingdoms.chart import chart
from renderer.fallen_kingdoms.ground import grounds, sea
from renderer.fallen_kingdoms.layers import board_layer
from renderer.fallen_kingdoms.layout import places
from renderer.fallen_kingdoms.tokens import (
    BLOOD,
    BONE,
    CLOTH,
    DEEP,
    PALE,
    WATER,
    WOOD,
    arrow,
    building,
    card,
    crest,
    die,
    fray,
    host,
    icon,
    temple,
)
from renderer.marks import badge
from renderer.palette import Palettes
from renderer.themes import Theme
from renderer.veil import Veil

SEATS = 6


def flat_colours(theme: Theme) -> list[Colour]:
    """The colours that cover whole areas or carry a meaning, and must come out true."""
    tones = [theme.back, theme.panel, theme.rim, theme.ink, theme.quiet, theme.blood, theme.gold,
             theme.on_gold, theme.well, theme.panel_edge]  # fmt: skip
    for livery in theme.liveries[:SEATS]:
        tones += [livery.body, livery.on_body, livery.edge]
    for ground in grounds(theme).values():
        tones += [ground.base, ground.dark, ground.light]
    water = sea(theme)
    tones += [water.deep, water.middle, water.shallow, water.foam, water.beach, water.line]
    tones += [water.road, water.lane, *CLOTH.values()]
    return [*tones, PALE, DEEP, BONE, BLOOD, WATER, WOOD, (255, 255, 255)]


def _land(theme: Theme) -> Image.Image:
    return board_layer(theme, standard(SEATS), SEATS)


def _sheet(theme: Theme) -> Image.Image:
    canvas = Canvas(_land(theme))
    found = places(SEATS)
    gods, kinds, resources = list(God), list(Building), list(Resource)
    for number, (x, y) in enumerate(chart(standard(SEATS), found.map).cities.values()):
        seat, god = number % SEATS, gods[number % len(gods)]
        resource = resources[number % len(resources)]
        canvas.put(icon(resource, square=number % 2 == 0, port=number % 4 == 0), (x - 70, y))
        canvas.put(host(theme, seat, god), (x, y))
        if number % 2:
            canvas.put(temple(theme, seat, god), (x + 70, y))
        else:
            canvas.put(building(kinds[number % len(kinds)]), (x + 70, y))
    for number, (left, top, _, _) in enumerate(found.players):
        canvas.put(crest(theme, number, gods[number]), (left + 60, top + 50))
        canvas.put(badge(theme, 0), (left + 560, top + 50))
        canvas.put(die(number + 1, hit=number % 2 == 0), (left + 160, top + 50))
        canvas.put(card(list(Knowledge)[number], 27), (left + 240, top + 50))
        canvas.put(arrow(list(Route)[number % 2], (1, 0)), (left + 320, top + 50))
        canvas.put(fray(), (left + 400, top + 50))
    return canvas.image


PALETTES = Palettes(_sheet, _land, flat_colours, Veil(150 / 255))
