"""The palettes of the pictures: sheets with everything that may come to lie on a board."""

from PIL import Image

from games.nine_realms.board import PLACES, Terrain
from games.nine_realms.fate import Card
from games.nine_realms.forces import PROFILES, Figure, Realm
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.marks import badge
from renderer.nine_realms.cards import back, front
from renderer.nine_realms.dice import die
from renderer.nine_realms.layers import board_layer, laid_tile, livery
from renderer.nine_realms.layout import MIDDLE, PANELS, PLATES, SPOTS
from renderer.nine_realms.plates import plate
from renderer.nine_realms.rosters import blood_drops, cauldron, fallen_mark, hearts
from renderer.nine_realms.signs import banner
from renderer.nine_realms.tokens import defence_badge, done_mark, prey_mark, token
from renderer.palette import Palettes
from renderer.themes import Theme
from renderer.veil import Veil


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
        theme.good,
        theme.well,
        theme.panel_edge,
    ]
    for realm in Realm:
        colours = livery(theme, realm)
        tones += [colours.body, colours.on_body, colours.edge]
    return [*tones, (255, 255, 255), (250, 247, 238), (14, 16, 20), (196, 40, 40)]


def _sheet(theme: Theme) -> Image.Image:
    canvas = Canvas(board_layer(theme))
    figures = list(PROFILES)
    for number, label in enumerate(PLACES):
        if number % 3 == 0:
            _put_figure(canvas, theme, figures[number // 3 % len(figures)], SPOTS[label], number)
    for number, terrain in enumerate((Terrain.PLAIN, Terrain.FOREST, Terrain.WATER)):
        canvas.put(laid_tile(theme, terrain), SPOTS[f"F{2 + number}"])
    for realm in Realm:
        canvas.put(plate(theme, realm, filled=True, active=True), PLATES[realm][:2])
        _put_goods(canvas, theme, *PANELS[realm][:2])
    left, top, right, bottom = MIDDLE
    canvas.put(banner(theme), ((left + right) // 2, (top + bottom) // 2 + 200))
    for number, kind in enumerate(("plain", "twelve", "plain", "twelve")):
        canvas.put(die(theme, 82, kind), (left + 80 + 100 * number, top + 80))
    canvas.put(badge(theme, 0), SPOTS["E8"])
    return canvas.image


def _put_figure(
    canvas: Canvas, theme: Theme, figure: Figure, at: tuple[int, int], number: int
) -> None:
    realm = PROFILES[figure].realm
    canvas.put(token(theme, figure, number % (PROFILES[figure].health + 1)), at)
    canvas.put(defence_badge(theme, realm, raised=number % 2 == 0), (at[0], at[1] + 35))
    canvas.put(done_mark("moved"), (at[0] - 43, at[1] + 4))
    if number % 5 == 0:
        canvas.put(prey_mark(), at)


def _put_goods(canvas: Canvas, theme: Theme, left: int, top: int) -> None:
    for number, card in enumerate(Card):
        canvas.put(front(card, 68, 98), (left + 60 + 80 * number, top + 70))
    for number in range(5):
        canvas.put(back(theme, 66, 96), (left + 60 + 80 * number, top + 190))
    canvas.put(hearts(theme, 3, 5), (left + 220, top + 270))
    canvas.put(blood_drops(theme, 5, 9), (left + 260, top + 270))
    for number in range(3):
        canvas.put(cauldron(theme, 3 * number, 9), (left + 90 + 140 * number, top + 400))
    canvas.put(fallen_mark(theme), (left + 480, top + 400))


PALETTES = Palettes(_sheet, board_layer, flat_colours, Veil(130 / 255))
