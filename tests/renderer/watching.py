"""A canvas that remembers what is written on it and on which ground; what a telephone demands."""

from itertools import combinations
from typing import NamedTuple

from PIL import Image

from renderer.canvas import Canvas, _start
from renderer.colours import Colour
from renderer.type import box, cap_height
from tests.renderer.eyes import contrast

LONG_SIDE = 1600
"""Pixels that a picture may be wide or high."""
SMALL, LEAST_CAP_HEIGHT, LEAST_CONTRAST = 400, 7, 4.5
"""A picture on a telephone is so wide; its texts need capitals so high, and such a contrast."""


class Written(NamedTuple):
    """A text as it stands on a picture."""

    text: str
    box: tuple[int, int, int, int]
    cap_height: int
    ink: Colour
    ground: Image.Image
    matters: bool

    def contrast(self) -> float:
        """How well it stands out from all but the worst tenth of its ground."""
        counted = self.ground.getcolors(self.ground.width * self.ground.height) or []
        ranked = sorted((contrast(self.ink, tone), count) for count, tone in counted)
        worst = sum(count for _, count in ranked) / 10
        for ratio, count in ranked:
            worst -= count
            if worst < 0:
                return ratio
        return 0


class WatchingCanvas(Canvas):
    """Draws as usual."""

    def __init__(self, layer: Image.Image) -> None:
        super().__init__(layer)
        self.written: list[Written] = []

    def write(self, text, at, face, size, ink_colour, *, anchor="ls", matters=True):
        taken = ink_box(text, at, face, size, anchor)
        ground = self.image.crop(taken)
        height = cap_height(face, size)
        self.written.append(Written(text, taken, height, ink_colour, ground, matters))
        super().write(text, at, face, size, ink_colour, anchor=anchor, matters=matters)


def ink_box(text, at, face, size, anchor):
    """The pixels that a text's ink takes on the canvas."""
    x, y = _start(text, at, face, size, anchor)
    left, top, right, bottom = box(text, face, size)
    return x + left, y + top, x + right, y + bottom


def watched(monkeypatch, module, make):
    """What is written while a picture is made, and the picture."""
    canvases = []

    def watch(layer):
        canvases.append(WatchingCanvas(layer))
        return canvases[-1]

    with monkeypatch.context() as patched:
        patched.setattr(module, "Canvas", watch)
        picture = make()
    (written,) = (canvas.written for canvas in canvases if canvas.image is picture.image)
    return written, picture.image


def flaws(written, image):
    """Texts that cannot be read on a telephone, or that leave the picture."""
    found, width = [], max(SMALL, image.width)
    for one in written:
        if one.matters and one.cap_height * SMALL / width < LEAST_CAP_HEIGHT:
            found.append(("small", one.text))
        if one.matters and one.contrast() < LEAST_CONTRAST:
            found.append(("faint", one.text, one.contrast()))
        left, top, right, bottom = one.box
        if left < 0 or top < 0 or right > image.width or bottom > image.height:
            found.append(("outside", one.text))
    return found


def overlapping(written):
    """Texts that matter and meet."""
    matter = [one for one in written if one.matters]
    return [
        (one.text, other.text)
        for one, other in combinations(matter, 2)
        if one.box[0] < other.box[2] and other.box[0] < one.box[2]
        if one.box[1] < other.box[3] and other.box[1] < one.box[3]
    ]
