"""The signs beside a tree: who is awaited, Doom, levels, songs, and golden grounds."""

from games.norsaga.cards import Trait
from renderer.emblems import CROWN, HOURGLASS
from renderer.norsaga.emblems import SIGNS, SKULL
from renderer.norsaga.tones import BODY, DEEP, ON_BODY, PALE
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

MOST = 3
"""Generations of a tree."""


@kept
def banner(theme: Theme, width: int, height: int) -> Sprite:
    """The golden ground of the name of whoever is awaited."""
    pen = Pen(-2, -2, width + 2, height + 2, scale=4)
    pen.plate((0, 0, width, height), 15, theme.gold)
    return pen.sprite()


@kept
def pill(theme: Theme, width: int, height: int) -> Sprite:
    """The golden ground of a short warning."""
    half, tall = width / 2, height / 2
    pen = Pen(-width // 2 - 6, -height // 2 - 6, width // 2 + 6, height // 2 + 8)
    pen.plate((-half, -tall, half, tall), tall, DEEP)
    pen.plate((2 - half, 2 - tall, half - 2, tall - 2), tall - 2, theme.gold)
    return pen.sprite(shadow=2)


@kept
def state_sign(theme: Theme, *, won: bool) -> Sprite:
    """A crown for a winner, an hourglass for whoever is awaited."""
    pen = Pen(-36, -36, 36, 36)
    pen.glyph(CROWN if won else HOURGLASS, (0, 0), 27, theme.on_gold, theme.gold)
    return pen.sprite()


@kept
def doom_token(theme: Theme) -> Sprite:
    """A skull on a black token."""
    pen = Pen(-56, -56, 56, 58)
    pen.disc(0, 0, 50, theme.blood)
    pen.disc(0, 0, 45, DEEP)
    pen.glyph(SKULL, (0, 0), 31, PALE, DEEP)
    return pen.sprite(shadow=3)


@kept
def level_sign(theme: Theme, trait: Trait, level: int) -> Sprite:
    """A sign for each generation of the colour, and an empty ring for each that is missing."""
    pen = Pen(-116, -40, 116, 42)
    for at in range(MOST):
        x, radius = 72 * (at - 1), 32
        if at < level:
            pen.disc(x, 0, radius, PALE)
            pen.disc(x, 0, radius - 3, BODY[trait])
            pen.glyph(SIGNS[trait], (x, 0), radius * 0.6, ON_BODY[trait], BODY[trait])
        else:
            pen.disc(x, 0, radius - 6, theme.well)
            pen.disc(x, 0, radius - 11, theme.panel)
    return pen.sprite(shadow=2)


@kept
def note(theme: Theme) -> Sprite:
    """A harp where a skald sings."""
    pen = Pen(-50, -50, 50, 52)
    pen.disc(0, 0, 44, theme.panel_edge)
    ground = BODY[Trait.SKALD]
    pen.disc(0, 0, 40, ground)
    pen.glyph(SIGNS[Trait.SKALD], (0, 0), 25, DEEP, ground)
    return pen.sprite(shadow=2)
