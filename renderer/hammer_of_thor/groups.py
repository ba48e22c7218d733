"""Counters on the board: whose they are, who leads, how many they are; strangers lie face down.

A seat is told by its rune and its colour; from the seventh on the colours come again with a gold
rim. The whole board shows a lone counter of a place with its size, and several as shields.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import cos, hypot, pi, sin, tau
from typing import Final, NamedTuple

from games.core.vocabulary import Seat
from games.hammer_of_thor.land.places import Place
from renderer.canvas import Canvas
from renderer.colours import Colour, colour
from renderer.futhark import STAVES, Stave
from renderer.glyphs import Glyph
from renderer.hammer_of_thor.layout import At, Box, Window, around_all
from renderer.hammer_of_thor.marks import DEEP, PALE, boxes, grown, number_size
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, width

MOST: Final = 6
"""Counters at one place that are drawn; more are told by their number."""
RUNES: Final[Sequence[Glyph]] = [STAVES[stave] for stave in list(Stave)[:12]]
"""The rune of each seat."""
HIDDEN: Final[Glyph] = STAVES[Stave.PERTHRO]
BACK: Final[Colour] = colour("#2b2530")
STRANGER: Final[Colour] = colour("#6f675c")
RIVAL: Final[Colour] = colour("#8e2f3a")
_COLUMNS: Final = 3
_SPRAWL: Final = 24
_TAIL, _ROOT = 26, 20
_AROUND: Final = 32
"""Sides of a mark at which its counters may stand."""
_CROSSED: Final = 20_000
"""The cost of a tail across another mark, in hidden pixels."""
_NEAR, _WIDE = 260, 44
_TALL: Final = 46
_SHIELD: Final = 40
_GAP: Final = 2


class Group(NamedTuple):
    """A counter as a picture shows it."""

    seat: Seat | None
    """None: it is nobody's (1.6)."""
    leader: str
    """Three letters at most, for the leader."""
    members: int
    known: bool = True
    """Face up (4.5.7)."""
    rival: bool = False
    """It comes for whoever plays alone (14.3B)."""
    more: int = 0
    """It stands for so many counters for which there is no room."""
    spirit: bool = False
    """Its body lies elsewhere: it is as pale as it can be (4.2C)."""


class Put(NamedTuple):
    """A counter and the place on the picture that it takes."""

    group: Group
    place: Place
    box: Box
    small: bool
    """A shield without any letter: it does not stand alone."""


def spread(
    theme: Theme,
    window: Window,
    groups: Mapping[Place, Sequence[Group]],
    taken: Iterable[Box] = (),
) -> Sequence[Put]:
    """Find room for the counters beside their places, off the marks and what else is taken."""
    solid = [*taken, *(box for place in Place for box in boxes(place, theme, window))]
    found: list[Put] = []
    for place, here in groups.items():
        if window.holds(place) and here:
            shown = _shown(here)
            block = _block(place, shown, theme, window, solid)
            small = len(here) > 1 and not window.near
            found += [
                Put(group, place, box, small) for group, box in zip(shown, block, strict=True)
            ]
            solid += block
    return found


def _shown(here: Sequence[Group]) -> Sequence[Group]:
    """The first counters of a place; the last one stands for all that are too many."""
    if len(here) <= MOST:
        return here
    return [*here[: MOST - 1], Group(None, "", 0, more=len(here) - MOST + 1)]


def put_tails(canvas: Canvas, theme: Theme, window: Window, counters: Sequence[Put]) -> None:
    """Point from the counters of each place to its mark: they may stand between several."""
    blocks: dict[Place, list[Box]] = {}
    for put in counters:
        blocks.setdefault(put.place, []).append(put.box)
    for place, found in blocks.items():
        x, y = window.spot(place)
        left, top = min(box[0] for box in found), min(box[1] for box in found)
        right, bottom = max(box[2] for box in found), max(box[3] for box in found)
        way = (left + right) // 2 - x, (top + bottom) // 2 - y
        canvas.put(tail(*way, round(_TAIL * grown(theme, window))), (x, y))


def put_group(canvas: Canvas, theme: Theme, window: Window, put: Put) -> None:
    """Draw a counter."""
    left, top, right, bottom = put.box
    group, size = put.group, grown(theme, window)
    wide, high = right - left - _GAP, bottom - top - _GAP
    if group.more:
        canvas.put(plate(wide, high), (left, top))
        canvas.write(f"+{group.more}", ((left + right) // 2, (top + bottom) // 2), Face.HEAVY,
                     number_size(theme, window), PALE, anchor="mm")  # fmt: skip
        return
    sprite = chip(
        theme, group.seat, group.known, wide, high, spirit=group.spirit, rival=group.rival
    )
    canvas.put(sprite, (left, top))
    if (text := _text(group, window)) and not put.small:
        at = left + round(44 * size), (top + bottom - _GAP) // 2
        canvas.write(text, at, Face.HEAVY, number_size(theme, window), tones(theme, group)[1],
                     anchor="lm")  # fmt: skip


def tones(theme: Theme, group: Group) -> tuple[Colour, Colour]:
    """The body of a counter, and the ink on it."""
    if group.rival:
        return RIVAL, PALE
    if group.seat is None:
        return (STRANGER if group.known else BACK), PALE
    livery = theme.liveries[group.seat % len(theme.liveries)]
    return (PALE, BACK) if group.spirit else (livery.body, livery.on_body)


def _block(
    place: Place, groups: Sequence[Group], theme: Theme, window: Window, taken: Sequence[Box]
) -> list[Box]:
    """The place of each counter: around the mark, in as many rows, where they meet least."""
    wide, high = _extent(groups, theme, window)
    own = next(boxes(place, theme, window))
    spot, others = window.spot(place), _neighbours(place, window)
    blocks = list(_blocks(place, len(groups), (wide, high), theme, window))
    area = around_all([box for _, box in blocks])
    near = [box for box in taken if _common(area, box)]
    columns, (left, top, *_) = min(
        blocks,
        key=lambda block: _cost(block[1], own, near) + _CROSSED * _crossed(spot, block[1], others),
    )
    return [
        (left + wide * (at % columns), top + high * (at // columns),
         left + wide * (at % columns + 1), top + high * (at // columns + 1))
        for at in range(len(groups))
    ]  # fmt: skip


def _blocks(
    place: Place, count: int, each: At, theme: Theme, window: Window
) -> Iterator[tuple[int, Box]]:
    """Blocks of some columns that touch the mark of a place all around, from below it on.

    None leaves the picture.
    """
    (x, y), far = window.spot(place), 35 * grown(theme, window)
    for columns in range(1, min(count, _COLUMNS) + 1):
        wide, high = each[0] * columns, each[1] * -(-count // columns)
        for step in range(_AROUND):
            angle = pi / 2 + tau * step / _AROUND
            across, down = (max(-1, min(1, 1.4 * way(angle))) for way in (cos, sin))
            left = round(x + across * (far + wide / 2) - wide / 2)
            top = round(y + down * (far + high / 2) - high / 2)
            left = min(max(left, 0), window.size[0] - wide)
            top = min(max(top, 0), window.size[1] - high)
            yield columns, (left, top, left + wide, top + high)


def _cost(block: Box, own: Box, taken: Iterable[Box]) -> int:
    """The pixels that a block hides, those of its own mark above all; and how far it sprawls."""
    hidden = sum(_common(block, other) for other in taken) + 1000 * _common(block, own)
    return hidden + _SPRAWL * max(block[2] - block[0], block[3] - block[1])


def _neighbours(place: Place, window: Window) -> list[At]:
    """The marks that lie so near that a tail to a place might cross them."""
    x, y = window.spot(place)
    spots = (window.spot(other) for other in Place if other != place)
    return [(u, v) for u, v in spots if hypot(u - x, v - y) < _NEAR]


def _crossed(spot: At, block: Box, marks: Iterable[At]) -> int:
    """The number of marks that lie on the way from a place to its block."""
    (x, y), middle = spot, ((block[0] + block[2]) / 2, (block[1] + block[3]) / 2)
    across, down = middle[0] - x, middle[1] - y
    length = hypot(across, down)
    found = 0
    for u, v in marks:
        along = ((u - x) * across + (v - y) * down) / length
        beside = abs((u - x) * down - (v - y) * across) / length
        found += 0 < along < length and beside < _WIDE
    return found


def _common(one: Box, other: Box) -> int:
    """The pixels that two boxes share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    return max(0, across) * max(0, min(one[3], other[3]) - max(one[1], other[1]))


def _extent(groups: Sequence[Group], theme: Theme, window: Window) -> At:
    """The width and height of each counter of a block, with the gap around it."""
    size = grown(theme, window)
    if not window.near and len(groups) > 1:
        wider = 20 * any(group.more > 9 for group in groups)
        return round((_SHIELD + wider) * size) + _GAP, round(_SHIELD * size) + _GAP
    wide = max(_lettered(group, theme, window) for group in groups)
    return wide + _GAP, round(_TALL * size) + _GAP


def _lettered(group: Group, theme: Theme, window: Window) -> int:
    text = _text(group, window)
    letters = width(text, Face.HEAVY, number_size(theme, window)) if text else -4
    return round(44 * grown(theme, window)) + letters + 14


def _text(group: Group, window: Window) -> str:
    """The words on a counter: its leader in a close-up, and its size; of a stranger nothing."""
    if not group.known:
        return ""
    return f"{group.leader} {group.members}" if window.near else str(group.members)


@kept
def tail(across: int, down: int, short: int) -> Sprite:
    """A point from the middle of a block to its mark, so many pixels short of the mark's middle."""
    length = hypot(across, down)
    along, beside = (across / length, down / length), (-down / length, across / length)
    far = round(length) + _ROOT
    pen = Pen(-far, -far, far, far, scale=4)
    for less, tone in ((0.0, DEEP), (3.5, PALE)):
        tip = (short + 1.8 * less) * along[0], (short + 1.8 * less) * along[1]
        wide = _ROOT - less
        pen.fill((tip, (across + wide * beside[0], down + wide * beside[1]),
                  (across - wide * beside[0], down - wide * beside[1])), tone)  # fmt: skip
    return pen.sprite()


@kept
def plate(wide: int, high: int) -> Sprite:
    """The ground of the number of counters for which there is no room."""
    pen = Pen(-4, -4, wide + 4, high + 6)
    for less, tone in _rims(PALE, BACK):
        pen.plate((less, less, wide - less, high - less), max(2, high * 0.28 - less), tone)
    return pen.sprite(shadow=2, depth=0.6)


@kept
def chip(
    theme: Theme,
    seat: Seat | None,
    known: bool,  # noqa: FBT001
    wide: int,
    high: int,
    *,
    spirit: bool = False,
    rival: bool = False,
) -> Sprite:
    """A counter with its rune at the left; of a spirit the rim alone has the colour of its seat."""
    body, ink = tones(theme, Group(seat, "", 0, known, rival, spirit=spirit))
    rim = theme.gold if seat is not None and seat >= len(theme.liveries) else PALE
    rim = tones(theme, Group(seat, "", 0))[0] if spirit else rim
    pen = Pen(-4, -4, wide + 4, high + 6)
    for less, tone in _rims(rim, body):
        pen.plate((less, less, wide - less, high - less), max(2, high * 0.28 - less), tone)
    middle = min(high / 2 + 2, wide / 2)
    glyph = RUNES[seat % len(RUNES)] if seat is not None else HIDDEN
    pen.glyph(glyph, (middle, high / 2), high * 0.29, ink, body)
    return pen.sprite(shadow=2, depth=0.6)


def _rims(rim: Colour, body: Colour) -> Iterator[tuple[float, Colour]]:
    yield 0.0, DEEP
    yield 2.5, rim
    yield 5.0, body
