"""Hero cards from the front, their signs, and the halves of signs that join in a pair.

A card has the colour of its dominant trait, that trait's sign in a corner, the picture of its
calling, and half of its recessive sign at the edge that faces the other one of the pair.
"""

from enum import StrEnum

from games.norsaga.cards import CALLING, RECESSIVE, TRAIT, Card, Trait
from games.norsaga.tree import Spot
from renderer.colours import Colour, mix
from renderer.glyphs import arc
from renderer.norsaga.emblems import CALLINGS, SIGNS
from renderer.norsaga.tones import BODY, DEEP, ON_BODY, PALE
from renderer.pen import Pen
from renderer.runes import PERTHRO
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

SIGN = 29
"""The radius of a dominant sign on a tree."""
HALF = 31
"""The radius of a recessive sign."""
FOOT = 40
"""Height of the dark foot of a card."""


class Side(StrEnum):
    """At which edge the half-sign is: where the other one of the pair stands."""

    LEFT = "left"
    RIGHT = "right"


SIDES: dict[Spot, Side] = {
    spot: Side.LEFT if spot in (Spot.P2, Spot.A2, Spot.B2) else Side.RIGHT for spot in Spot
}


def sign_at(high: int, side: Side, wide: int) -> tuple[int, int]:
    """The middle of a dominant sign, from the middle of its card: the outer upper corner."""
    x = wide // 2 - SIGN - 9
    return (-x if side is Side.RIGHT else x), -high // 2 + SIGN + 9


@kept
def face(card: Card, wide: int, high: int, side: Side) -> Sprite:
    """A hero's card without words; its dark foot has room for some."""
    trait, half, tall = TRAIT[card], wide / 2, high / 2
    body, ink = BODY[trait], ON_BODY[trait]
    pen = Pen(-wide // 2 - 8, -high // 2 - 8, wide // 2 + 8, high // 2 + 12, scale=4)
    pen.plate((-half, -tall, half, tall), 14, DEEP)
    pen.plate((2.5 - half, 2.5 - tall, half - 2.5, tall - 2.5), 12, mix(body, PALE, 0.6))
    pen.plate((5 - half, 5 - tall, half - 5, tall - 5), 10, body)
    edge = tall - FOOT
    pen.plate((5 - half, edge, half - 5, tall - 5), 10, mix(body, DEEP, 0.62))
    pen.fill(((5 - half, edge), (half - 5, edge), (half - 5, edge + 12), (5 - half, edge + 12)),
             mix(body, DEEP, 0.62))  # fmt: skip
    turn = 1 if side is Side.RIGHT else -1
    low, upright = half_at(high), high > wide
    size = wide * (0.27 if upright else 0.19)
    middle = (0.0 if upright else turn * wide * 0.1, low + (6 if upright else 4))
    pen.glyph(CALLINGS[CALLING[card]], middle, size, mix(ink, body, 0.12), body)
    x, y = sign_at(high, side, wide)
    if trait is not Trait.SKALD:
        _disc(pen, (x, y), trait, SIGN)
    if recessive := RECESSIVE.get(card):
        _half(pen, (turn * half, low), recessive, side)
    return pen.sprite(shadow=3, depth=0.5)


def half_at(high: int) -> int:
    """Give the distance from a card's middle up to its half-sign."""
    return round(-high / 2 + (high - FOOT) * 0.57)


@kept
def sign(trait: Trait, radius: int) -> Sprite:
    """A trait's sign on a disc of its colour."""
    pen = Pen(-radius - 6, -radius - 6, radius + 6, radius + 8)
    _disc(pen, (0, 0), trait, radius)
    return pen.sprite(shadow=1)


@kept
def slot(theme: Theme, trait: Trait, radius: int, *, filled: bool) -> Sprite:
    """A marker's place on a saga: golden once the marker lies on the tree."""
    pen = Pen(-radius - 12, -radius - 12, radius + 12, radius + 14)
    if filled:
        _gold_ring(pen, theme, radius)
        _disc(pen, (0, 0), trait, radius)
        return pen.sprite(shadow=2)
    pen.disc(0, 0, radius, mix(BODY[trait], theme.ink, 0.35))
    pen.disc(0, 0, radius - 4, theme.panel)
    tone = mix(BODY[trait], theme.ink, 0.45 if theme.dark else 0.35)
    pen.glyph(SIGNS[trait], (0, 0), radius * 0.58, tone, theme.panel)
    return pen.sprite()


@kept
def marker(theme: Theme, trait: Trait, radius: int) -> Sprite:
    """A sign with the golden ring of an inheritance marker."""
    pen = Pen(-radius - 14, -radius - 14, radius + 14, radius + 16)
    _gold_ring(pen, theme, radius)
    _disc(pen, (0, 0), trait, radius)
    return pen.sprite(shadow=2)


@kept
def joined(trait: Trait) -> Sprite:
    """The whole sign of a matched pair over both cards, when no marker lies on it."""
    radius = HALF + 3
    pen = Pen(-radius - 8, -radius - 8, radius + 8, radius + 10)
    pen.disc(0, 0, radius + 4, DEEP)
    pen.disc(0, 0, radius + 2, PALE)
    _disc(pen, (0, 0), trait, radius - 1)
    return pen.sprite(shadow=2)


@kept
def back(theme: Theme, wide: int, high: int) -> Sprite:
    """The back of a hero card."""
    half, tall = wide / 2, high / 2
    cloth: Colour = (68, 50, 38)
    pen = Pen(-wide // 2 - 6, -high // 2 - 6, wide // 2 + 6, high // 2 + 8)
    pen.plate((-half, -tall, half, tall), 8, DEEP)
    pen.plate((1.5 - half, 1.5 - tall, half - 1.5, tall - 1.5), 7, (236, 222, 190))
    pen.plate((4 - half, 4 - tall, half - 4, tall - 4), 5, cloth)
    pen.glyph(PERTHRO, (0, 0), min(wide, high) * 0.3, theme.gold, cloth)
    return pen.sprite(shadow=2)


@kept
def empty(theme: Theme, wide: int, high: int, *, torn: bool = False) -> Sprite:
    """A spot without a hero; `torn`: one has just left, and another is to come."""
    half, tall = wide / 2, high / 2
    pen = Pen(-wide // 2 - 4, -high // 2 - 4, wide // 2 + 4, high // 2 + 4, scale=4)
    pen.plate((-half, -tall, half, tall), 14, theme.blood if torn else theme.well)
    less = 7 if torn else 4
    pen.plate((less - half, less - tall, half - less, tall - less), 14 - less / 2, theme.panel)
    return pen.sprite()


@kept
def glow(theme: Theme, wide: int, high: int) -> Sprite:
    """Draw the bright frame that lies under a card that came down in this turn."""
    half, tall = wide / 2 + 7, high / 2 + 7
    pen = Pen(-wide // 2 - 10, -high // 2 - 10, wide // 2 + 10, high // 2 + 10, scale=4)
    pen.plate((-half, -tall, half, tall), 19, theme.ink)
    return pen.sprite()


def _gold_ring(pen: Pen, theme: Theme, radius: int) -> None:
    pen.disc(0, 0, radius + 8.5, DEEP)
    pen.disc(0, 0, radius + 6.5, theme.gold)
    pen.disc(0, 0, radius + 2, DEEP)


def _disc(pen: Pen, at: tuple[float, float], trait: Trait, radius: float) -> None:
    pen.disc(*at, radius, PALE)
    pen.disc(*at, radius - 3, BODY[trait])
    pen.glyph(SIGNS[trait], at, radius * 0.6, ON_BODY[trait], BODY[trait])


def _half(pen: Pen, at: tuple[float, float], trait: Trait, side: Side) -> None:
    """Half of a sign, cut by the card's edge."""
    part = Pen(*_bounds(pen), scale=pen.scale)
    x, y = at
    part.disc(x, y, HALF + 2.5, DEEP)
    _disc(part, at, trait, HALF)
    start = 90 if side is Side.RIGHT else -90
    part.clip([*arc(x, y, HALF + 4, start, start + 180)])
    pen.sheet.alpha_composite(part.sheet)


def _bounds(pen: Pen) -> tuple[int, int, int, int]:
    left, top = pen.origin
    wide, high = pen.sheet.size
    return left, top, left + wide // pen.scale, top + high // pen.scale
