"""The palettes of the pictures: sheets with everything that may come to lie on a board."""

from PIL import Image

from games.norsaga.cards import HEROIC, TRAIT, Card, Trait
from renderer.canvas import Canvas
from renderer.colours import Colour, mix
from renderer.marks import badge
from renderer.norsaga.cards import Side, back, face, joined, marker, slot
from renderer.norsaga.layers import board_layer
from renderer.norsaga.layout import CARD, WIDTH
from renderer.norsaga.signs import banner, doom_token, level_sign, note
from renderer.norsaga.tones import BODY, DEEP, PALE
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
        theme.well,
        theme.panel_edge,
    ]
    feet = [mix(body, DEEP, 0.62) for body in BODY.values()]
    return [*tones, *BODY.values(), *feet, PALE, DEEP, (255, 255, 255)]


def _sheet(theme: Theme) -> Image.Image:
    canvas = Canvas(board_layer(theme, 4))
    for number, card in enumerate(list(Card)[::2]):
        at = (100 + number % 8 * (CARD + 8), 330 + number // 8 * 150)
        canvas.put(face(card, CARD, 138, Side.RIGHT), at)
    for number, trait in enumerate(HEROIC):
        x = 60 + 330 * number
        canvas.put(slot(theme, trait, 27, filled=False), (x, 190))
        canvas.put(slot(theme, trait, 27, filled=True), (x + 70, 190))
        canvas.put(marker(theme, trait, 30), (x + 150, 190))
        canvas.put(joined(trait), (x + 230, 190))
    for number, trait in enumerate(trait for trait in Trait if trait in TRAIT.values()):
        canvas.put(level_sign(theme, trait, 2), (120 + 230 * number, 80))
    canvas.put(banner(theme, 400, 40), (WIDTH - 500, 10))
    canvas.put(doom_token(theme), (80, 1200))
    canvas.put(note(theme), (220, 1200))
    canvas.put(back(theme, 84, 110), (340, 1200))
    canvas.put(badge(theme, 0), (460, 1200))
    return canvas.image


PALETTES = Palettes(_sheet, _sheet, flat_colours, Veil(140 / 255))
