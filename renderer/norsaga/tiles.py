"""Tiles of a hand: a hero with both traits and what it would add, or a saga with its needs."""

from collections.abc import Sequence
from typing import NamedTuple

from games.norsaga.cards import CALLING, HEROIC, RECESSIVE, TRAIT, Card, Trait
from games.norsaga.sagas import MARKERS, NEEDS, Saga
from games.norsaga.view import Held
from renderer.canvas import Canvas
from renderer.colours import Colour, mix
from renderer.glyphs import arc
from renderer.norsaga.cards import sign, slot
from renderer.norsaga.emblems import CALLINGS, SIGNS
from renderer.norsaga.layers import panel
from renderer.norsaga.layout import Box
from renderer.norsaga.tones import BODY, DEEP, ON_BODY, PALE
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, fitted, width

_FOOT = 58
LEAST = 33
"""The least size of type that is seven pixels high in a picture 400 wide."""


class Scale(NamedTuple):
    """The sizes of a hero's tile: its type, and the room and size of what is drawn."""

    name: int
    trait: int
    foot: int
    picture: int
    """The room of a calling's picture."""
    sign: int
    """The radius of a sign."""


USUAL = Scale(name=42, trait=36, foot=36, picture=150, sign=25)
LARGE = Scale(name=66, trait=56, foot=48, picture=230, sign=38)
"""In large print a tile is as wide as the picture."""


def put_hero(
    canvas: Canvas,
    theme: Theme,
    item: Held | Card,
    box: Box,
    words: Speaker,
    names: Sequence[str],
    scale: Scale = USUAL,
) -> None:
    """A hero's tile; one of the own hand says what it would bring."""
    left, top, wide, high = box
    card = item.card if isinstance(item, Held) else item
    canvas.put(hero_tile(card, wide, high, scale.picture), (left, top))
    ink, room = ON_BODY[TRAIT[card]], wide - scale.picture - 16
    x, middle = left + scale.picture, top + (high - _FOOT) // 2
    name = words.name(card, names).split(" (", maxsplit=1)[0]
    line = (x, middle - 12 * scale.sign // USUAL.sign)
    canvas.fit(name, line, Face.TITLE, scale.name, ink, room=room, least=LEAST)
    below = middle + 34 * scale.sign // USUAL.sign
    _put_traits(canvas, words, card, (x, below), room, scale)
    calling = words.text(f"calling-{CALLING[card].value}")
    foot = top + high - _FOOT // 2
    if isinstance(item, Held):
        _put_gain(canvas, theme, item, (left + wide - 16, foot), words, scale)
    canvas.fit(
        calling,
        (left + 20, foot),
        Face.STRONG,
        scale.foot,
        PALE,
        room=wide // 2 - 50,
        least=LEAST,
        anchor="lm",
    )


def _put_traits(
    canvas: Canvas, words: Speaker, card: Card, at: tuple[int, int], room: int, scale: Scale
) -> None:
    """The dominant sign whole and the recessive one by half, with their names."""
    x, y = at
    trait, recessive = TRAIT[card], RECESSIVE.get(card)
    canvas.put(sign(trait, scale.sign), (x + scale.sign, y))
    name, ink, size = (x + 2 * scale.sign + 10, y), ON_BODY[trait], scale.trait
    _put_trait(canvas, words, trait, name, ink, (room // 2 - 2 * scale.sign - 14, size))
    if recessive is not None:
        x += room // 2 + scale.sign
        canvas.put(half_sign(recessive, scale.sign), (x, y))
        room = room // 2 - scale.sign - 15
        _put_trait(canvas, words, recessive, (x + 10, y), ink, (room, size))


def _put_trait(
    canvas: Canvas,
    words: Speaker,
    trait: Trait,
    at: tuple[int, int],
    ink: Colour,
    within: tuple[int, int],
) -> None:
    """A trait's name within a room, at a size."""
    room, size = within
    text = words.text(f"trait-{trait.value}")
    text = text[0].upper() + text[1:]
    canvas.fit(text, at, Face.STRONG, size, ink, room=room, least=LEAST, anchor="lm")


def _put_gain(
    canvas: Canvas, theme: Theme, held: Held, at: tuple[int, int], words: Speaker, scale: Scale
) -> None:
    """Write what a card would add, and where; on gold where it adds something."""
    if not held.claims and not held.gain:
        return
    spot = words.text(f"picture-spot-{held.spot.value}")
    gain = words.text("picture-gain", gain=held.gain)
    best = words.text("picture-best", spot=spot, claims=held.claims, of=MARKERS)
    text = f"{gain} · {best}" if held.gain > 0 else gain
    text, size = fitted(text, Face.HEAVY, scale.foot, 300 * scale.foot // USUAL.foot, LEAST)
    ink = PALE
    if held.gain > 0:
        wide = width(text, Face.HEAVY, size) + 34
        canvas.put(gain_ground(theme, wide), at)
        ink = theme.on_gold
    canvas.write(text, (at[0] - 16, at[1]), Face.HEAVY, size, ink, anchor="rm")


def put_saga(canvas: Canvas, theme: Theme, saga: Saga, box: Box, words: Speaker) -> None:
    """A saga's tile: its name and the six markers that it asks for."""
    left, top, wide, high = box
    canvas.put(panel(theme, wide, high), (left, top))
    name = words.text(f"saga-{saga.value}")
    middle = top + high // 2
    canvas.fit(
        name,
        (left + wide // 2, middle - 24),
        Face.TITLE,
        USUAL.name,
        theme.ink,
        room=wide - 40,
        least=LEAST,
        anchor="ms",
    )
    needs = [trait for trait, count in zip(HEROIC, NEEDS[saga], strict=True) for _ in range(count)]
    for at, trait in enumerate(needs):
        x = left + wide // 2 + (2 * at + 1 - MARKERS) * 37
        canvas.put(slot(theme, trait, 32, filled=False), (x, middle + 32))


@kept
def hero_tile(card: Card, wide: int, high: int, picture: int = USUAL.picture) -> Sprite:
    """A hero's tile without words."""
    trait = TRAIT[card]
    body, ink = BODY[trait], ON_BODY[trait]
    foot = mix(body, DEEP, 0.62)
    pen = Pen(-10, -10, wide + 10, high + 14, scale=4)
    pen.plate((0, 0, wide, high), 20, DEEP)
    pen.plate((3, 3, wide - 3, high - 3), 17, mix(body, PALE, 0.6))
    pen.plate((6, 6, wide - 6, high - 6), 14, foot)
    edge = high - _FOOT
    pen.plate((6, 6, wide - 6, edge), 14, body)
    pen.fill(((6, edge - 20), (wide - 6, edge - 20), (wide - 6, edge), (6, edge)), body)
    size = min(picture * 0.36, edge * 0.36)
    pen.glyph(CALLINGS[CALLING[card]], (picture / 2 + 4, edge / 2 + 3), size, ink, body)
    return pen.sprite(shadow=4, depth=0.5)


@kept
def half_sign(trait: Trait, radius: int) -> Sprite:
    """The left half of a sign, as it stands at a card's right edge."""
    pen = Pen(-radius - 6, -radius - 6, 8, radius + 6)
    pen.disc(0, 0, radius + 2, DEEP)
    pen.disc(0, 0, radius, PALE)
    pen.disc(0, 0, radius - 3, BODY[trait])
    pen.glyph(SIGNS[trait], (0, 0), radius * 0.6, ON_BODY[trait], BODY[trait])
    pen.clip([*arc(0, 0, radius + 3, 90, 270)])
    return pen.sprite()


@kept
def gain_ground(theme: Theme, wide: int) -> Sprite:
    """The golden ground of a gain; its right end is where it is put."""
    pen = Pen(-wide - 4, -26, 4, 28)
    pen.plate((-wide, -23, 0, 23), 21, theme.gold)
    return pen.sprite()
