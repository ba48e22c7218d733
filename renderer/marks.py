"""Marks: numbered badges that tell places apart on a private picture."""

from collections.abc import Sequence

from renderer.artists import Mark
from renderer.canvas import Canvas
from renderer.glyphs import disc
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, cap_height, width

_RADIUS = 32


def put_mark(canvas: Canvas, theme: Theme, text: str, at: tuple[int, int]) -> None:
    """A badge with a number, or with any text of three letters at most."""
    size = theme.sizes.body
    while width(text, Face.HEAVY, size) > 2 * _RADIUS - 10 and cap_height(Face.HEAVY, size) > 28:
        size -= 1
    canvas.put(badge(theme, max(0, width(text, Face.HEAVY, size) - 2 * _RADIUS + 20)), at)
    canvas.write(text, at, Face.HEAVY, size, theme.on_gold, anchor="mm")


@kept
def badge(theme: Theme, wider: int) -> Sprite:
    """A round golden badge; `wider` stretches it for a long text."""
    half = wider // 2
    pen = Pen(-_RADIUS - half - 8, -_RADIUS - 8, _RADIUS + half + 8, _RADIUS + 10)
    for radius, tone in (
        (_RADIUS, (20, 16, 8)),
        (_RADIUS - 3, (255, 250, 235)),
        (_RADIUS - 6, theme.gold),
    ):
        pen.fill(disc(-half, 0, radius), tone)
        pen.fill(disc(half, 0, radius), tone)
        if half:
            pen.plate((-half, -radius, half, radius), 0, tone)
    return pen.sprite(shadow=3, depth=0.6)


def numbered_once(marks: Sequence[Mark]) -> list[Mark]:
    """Each place with one badge: several choices that lead to it are told from the first on."""
    found: dict[str, list[str]] = {}
    for place, number in marks:
        found.setdefault(place, []).append(number)
    return [(place, _span(numbers)) for place, numbers in found.items()]


def _span(numbers: Sequence[str]) -> str:
    """The first number, and the last of those that follow it one by one."""
    if len(numbers) == 1:
        return numbers[0]
    if not all(numbers):
        return next(filter(None, numbers), "")
    last = int(numbers[0])
    for number in numbers[1:]:
        if int(number) != last + 1:
            break
        last += 1
    return numbers[0] if last == int(numbers[0]) else f"{numbers[0]}-{last}"
