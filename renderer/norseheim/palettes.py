"""The palettes of the pictures: sheets with everything that may come to lie on a board."""

from PIL import Image

from games.norseheim.board import Landscape, Region
from games.norseheim.giants import Giant
from games.norseheim.gods import God
from games.norseheim.land import Building, Rune
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.marks import badge
from renderer.norseheim.bands import put_band
from renderer.norseheim.battles import fighter, stave
from renderer.norseheim.council import chair
from renderer.norseheim.gods import CLOTH, count_card, medal
from renderer.norseheim.ground import grounds, sea
from renderer.norseheim.layers import board_layer
from renderer.norseheim.layout import ANCHORS, BATTLE, COUNCIL, GODS, player_box
from renderer.norseheim.omens import card, omen_at
from renderer.norseheim.players import banner, crest
from renderer.norseheim.tokens import BONE, DEEP, IRON, PALE, building, guards, hand_chip, host
from renderer.palette import Palettes
from renderer.themes import Theme
from renderer.veil import Veil

_SEATS = range(4)


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
        theme.well,
        theme.panel_edge,
    ]
    for seat in _SEATS:
        livery = theme.liveries[seat]
        tones += [livery.body, livery.on_body, livery.edge]
    for landscape in Landscape:
        ground = grounds(theme)[landscape]
        tones += [ground.base, ground.dark, ground.light]
    return [*tones, *sea(theme), *CLOTH.values(), PALE, DEEP, BONE, IRON, (255, 255, 255)]


def _sheet(theme: Theme) -> Image.Image:
    canvas = Canvas(board_layer(theme))
    for number, region in enumerate(Region):
        x, y = ANCHORS[region]
        if number % 3 == 0:
            put_band(canvas, theme, region, number % 4, whole=True)
        canvas.put(host(theme, number % 4, 92), (x, y))
        canvas.put(guards(82) if number % 2 else hand_chip(74), (x, y + 56))
        canvas.put(building(tuple(Building)[1 + number % 2]), (x + 76, y))
    for god in God:
        canvas.put(medal(god, 46), GODS[god])
        canvas.put(count_card(theme), (GODS[god][0], GODS[god][1] + 80))
    for number, giant in enumerate(list(Giant)[::3]):
        canvas.put(card(theme, giant), omen_at(number))
    for number in range(8):
        seat = number if number in _SEATS else None
        canvas.put(chair(theme, seat), (COUNCIL[0] + 50 + 70 * number, COUNCIL[1] + 60))
    for number, rune in enumerate((*Rune, None)):
        canvas.put(stave(rune), (BATTLE[0] + 160 + 50 * number, BATTLE[1] + 60))
    canvas.put(fighter(theme, 0, attacks=True), (BATTLE[0] + 70, BATTLE[1] + 60))
    for seat in _SEATS:
        left, top, *_ = player_box(seat)
        canvas.put(crest(theme, seat), (left + 60, top + 60))
        canvas.put(badge(theme, 0), (left + 560, top + 60))
    canvas.put(banner(theme, 300, 50), (player_box(0)[0] + 140, player_box(0)[1] + 10))
    return canvas.image


PALETTES = Palettes(_sheet, board_layer, flat_colours, Veil(150 / 255))
