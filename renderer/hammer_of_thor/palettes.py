"""The palettes of the pictures: sheets with everything that may come to lie on a board."""

from PIL import Image

from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.hammer_of_thor.groups import BACK, RIVAL, STRANGER, chip
from renderer.hammer_of_thor.layers import board_layer
from renderer.hammer_of_thor.layout import WHOLE
from renderer.hammer_of_thor.marks import BODIES, BONE, BOX, DEEP, GATE, PALE
from renderer.hammer_of_thor.ribbons import ribbon, season_sign
from renderer.hammer_of_thor.tones import land, tones
from renderer.marks import badge
from renderer.palette import Palettes
from renderer.themes import Theme
from renderer.veil import Veil


def flat_colours(theme: Theme) -> list[Colour]:
    """The colours that cover whole areas or carry a meaning, and must come out true."""
    found = [theme.panel, theme.ink, theme.gold, theme.on_gold, DEEP, PALE, BONE, BOX, GATE]
    for livery in theme.liveries:
        found += [livery.body, livery.on_body]
    for body in BODIES.values():
        found += body
    between = tones(theme)
    found += [between.sky, between.earth, between.road, between.way, between.line, between.pond]
    for season in Season:
        found += [land(theme, realm, season).base for realm in Realm]
    return [*found, BACK, RIVAL, STRANGER]


def _land(theme: Theme) -> Image.Image:
    return board_layer(theme, WHOLE, Season.SPRING)


def _sheet(theme: Theme) -> Image.Image:
    """Half of the board in spring, half of it in winter, and all that may lie on it."""
    canvas = Canvas(_land(theme))
    wide, high = WHOLE.size
    winter = board_layer(theme, WHOLE, Season.WINTER)
    for top in range(0, high, 160):
        canvas.image.paste(winter.crop((0, top, wide, top + 80)), (0, top))
    for number, place in enumerate(Place):
        x, y = WHOLE.spot(place)
        seat = number % (len(theme.liveries) + 2)
        canvas.put(chip(theme, seat if seat < len(theme.liveries) else None, seat % 2 == 0, 78, 46),
                   (x - 40, y + 20))  # fmt: skip
    for number, realm in enumerate(Realm):
        canvas.put(
            ribbon(theme, realm, 200, 42), (160 + 220 * (number % 4), 60 + 400 * (number // 4))
        )
    for number, season in enumerate(Season):
        canvas.put(season_sign(theme, season), (700 + 120 * number, 1180))
    canvas.put(badge(theme, 0), (640, 1180))
    return canvas.image


PALETTES = Palettes(_sheet, _land, flat_colours, Veil(130 / 255))
