"""A player's hand of Fate cards, for that player's eyes alone."""

from collections.abc import Sequence

from PIL import Image

from games.nine_realms.fate import Card
from games.nine_realms.view import View
from renderer.canvas import Canvas
from renderer.colours import Colour, mix
from renderer.nine_realms import emblems
from renderer.nine_realms.cards import BACK
from renderer.nine_realms.layers import livery
from renderer.nine_realms.layout import Box
from renderer.nine_realms.palettes import flat_colours
from renderer.palette import palette_of
from renderer.pen import Pen
from renderer.picture import Picture, shortened
from renderer.runes import PERTHRO
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, fits, wrapped, writable

SIZE = (1200, 900)
_TOP, _BOTTOM = 130, 866
_GAP = 28
_WIDEST = 366
_PER_ROW = 4
_PAPER: Colour = (248, 241, 226)
_INK: Colour = (42, 28, 20)
_TITLE, _EFFECT, _SMALLEST = 44, 37, 12
_INSET = 56
_INKS: dict[Card, Colour] = {
    Card.RE_ROLL_ALL: (92, 42, 110),
    Card.ACTIONS_OR_RE_ROLL: (128, 74, 8),
    Card.FIVE_ATTACK_OR_DEFENCE: (22, 88, 96),
    Card.SIX_ATTACK: (150, 30, 26),
    Card.SIX_DEFENCE: (30, 66, 138),
}


def draw_hand(view: View, *, theme: Theme, words: Speaker, names: Sequence[str]) -> Picture:
    """The viewer's own cards; a spectator has none."""
    canvas = Canvas(hand_layer(theme))
    player = _player(view, words, names)
    ink = theme.ink if view.seat is None else livery(theme, view.realms[view.seat]).tint
    heading = words.text("picture-hand", player=player)
    canvas.fit(heading, (SIZE[0] // 2, 84), Face.TITLE, 56, ink, room=1120, least=43, anchor="ms")
    boxes = _boxes(len(view.hand))
    faces = [_faces(card, boxes[0], words, names) for card in view.hand]
    title, effect = (min((face[row][1] for face in faces), default=0) for row in (0, 1))
    for card, box in zip(view.hand, boxes, strict=True):
        put_card(canvas, card, box, (title, effect), words, names)
    if not view.hand:
        canvas.put(no_cards(theme), (SIZE[0] // 2, (_TOP + _BOTTOM) // 2))
        canvas.write(
            words.text("picture-hand-empty"),
            (SIZE[0] // 2, 800),
            Face.STRONG,
            48,
            theme.ink,
            anchor="ms",
        )
    return Picture(canvas.image, _alt_text(view, player, words, names), hand_palette(theme))


def hand_layer(theme: Theme) -> Image.Image:
    """The table on which a hand lies."""
    return Image.new("RGB", SIZE, theme.back)


@kept
def hand_palette(theme: Theme) -> Image.Image:
    """The colours of a hand."""
    canvas = Canvas(hand_layer(theme))
    for card, box in zip(Card, _boxes(len(Card)), strict=True):
        canvas.put(card_face(card, *box[2:]), box[:2])
    canvas.put(no_cards(theme), (SIZE[0] - 180, SIZE[1] - 240))
    return palette_of([canvas.image], [*flat_colours(theme), _PAPER, _INK, *_INKS.values()])


def _boxes(count: int) -> list[Box]:
    """Lay the cards out: one row, or two of them for a great hand."""
    rows = 1 if count <= _PER_ROW else 2
    across = -(-count // rows)
    high = (_BOTTOM - _TOP - _GAP * (rows - 1)) // rows
    boxes = []
    for row in range(rows):
        here = min(across, count - across * row)
        wide = min(_WIDEST, (SIZE[0] - 2 * _GAP - _GAP * (across - 1)) // max(1, across))
        left = (SIZE[0] - wide * here - _GAP * (here - 1)) // 2
        top = _TOP + row * (high + _GAP)
        boxes += [(left + n * (wide + _GAP), top, wide, high) for n in range(here)]
    return boxes


def _faces(
    card: Card, box: Box, words: Speaker, names: Sequence[str]
) -> tuple[tuple[list[str], int], tuple[list[str], int]]:
    """A card's name and effect in lines, and the greatest sizes at which they fit."""
    room = box[2] - _INSET
    name = _lines(words.name(card, names), Face.TITLE, _TITLE, room, 3)
    most = 6 if box[3] > _BOTTOM // 2 else 3
    return name, _lines(words.text(f"picture-card-{card.value}"), Face.TEXT, _EFFECT, room, most)


def put_card(
    canvas: Canvas,
    card: Card,
    box: Box,
    sizes: tuple[int, int],
    words: Speaker,
    names: Sequence[str],
) -> None:
    """A card with its words."""
    left, top, wide, high = box
    title, size = sizes
    canvas.put(card_face(card, wide, high), (left, top))
    middle, room = left + wide // 2, wide - _INSET
    y = top + round(_emblem(wide, high)[1] + _emblem(wide, high)[2]) + round(high * 0.07) + 22
    for line in wrapped(words.name(card, names), Face.TITLE, title, room):
        canvas.write(line, (middle, y), Face.TITLE, title, _INKS[card], anchor="ms")
        y += round(title * 1.08)
    y += 14
    for line in wrapped(words.text(f"picture-card-{card.value}"), Face.TEXT, size, room):
        canvas.write(line, (middle, y), Face.TEXT, size, _INK, anchor="ms")
        y += round(size * 1.16)


def _lines(text: str, face: Face, size: int, room: int, most: int) -> tuple[list[str], int]:
    """A text in so many lines at most, smaller only where it must be."""
    while size > _SMALLEST:
        lines = wrapped(text, face, size, room)
        if len(lines) <= most and all(fits(line, face, size, room) for line in lines):
            break
        size -= 1
    return wrapped(text, face, size, room), size


def _emblem(wide: int, high: int) -> tuple[float, float, float]:
    """Give the place of a card's emblem and its radius."""
    radius = min(wide * 0.33, high * 0.2)
    return wide / 2, radius + high * 0.09, radius


@kept
def card_face(card: Card, wide: int, high: int) -> Sprite:
    """A card without its words."""
    pen = Pen(-12, -12, wide + 12, high + 16, scale=4)
    ink = _INKS[card]
    pen.plate((0, 0, wide, high), 24, (20, 14, 10))
    pen.plate((2, 2, wide - 2, high - 2), 22, _PAPER)
    pen.plate((12, 12, wide - 12, high - 12), 15, ink)
    pen.plate((15, 15, wide - 15, high - 15), 12, _PAPER)
    x, y, radius = _emblem(wide, high)
    centre = (x, y)
    pen.disc(*centre, radius, ink)
    pen.disc(*centre, radius - 4, _PAPER)
    pen.disc(*centre, radius - 8, ink)
    pen.glyph(emblems.CARDS[card], centre, radius * 0.56, _PAPER, ink)
    for side in (36, wide - 36):
        pen.glyph(PERTHRO, (side, 46), 13, mix(ink, _PAPER, 0.25), _PAPER)
    return pen.sprite(shadow=5, depth=0.5)


@kept
def no_cards(theme: Theme) -> Sprite:
    """An empty place for a card."""
    pen = Pen(-200, -290, 200, 290, scale=4)
    pen.plate((-160, -240, 160, 240), 24, theme.well)
    pen.plate((-156, -236, 156, 236), 21, theme.back)
    pen.glyph(PERTHRO, (0, 0), 90, mix(BACK, theme.back, 0.3), theme.back)
    return pen.sprite()


def _player(view: View, words: Speaker, names: Sequence[str]) -> str:
    seat = view.active if view.seat is None else view.seat
    return writable(names[seat], words.name(view.realms[seat], names))


def _alt_text(view: View, player: str, words: Speaker, names: Sequence[str]) -> str:
    if not view.hand:
        return shortened(words.text("picture-alt-hand-empty", player=player))
    cards = ", ".join(words.name(card, names) for card in view.hand)
    text = words.text("picture-alt-hand", player=player, count=len(view.hand), cards=cards)
    return shortened(text)
