"""A canvas that remembers what is written on it, and on which ground."""

from typing import NamedTuple

from PIL import Image

from games.nine_realms.view import View
from renderer.canvas import Canvas, ink_box
from renderer.colours import Colour, contrast
from renderer.nine_realms.board import compose
from renderer.nine_realms.layers import board_layer
from renderer.themes import Theme
from renderer.type import cap_height
from tests.renderer.scenes import NAMES, WORDS


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
        counted = self.ground.getcolors(maxcolors=1 << 20) or []
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
        box = ink_box(text, at, face, size, anchor)
        ground = self.image.crop(box)
        self.written.append(Written(text, box, cap_height(face, size), ink_colour, ground, matters))
        super().write(text, at, face, size, ink_colour, anchor=anchor, matters=matters)


def texts(view: View, theme: Theme, names: tuple[str, str] = NAMES) -> list[Written]:
    """What is written on the picture of a view, what the static layer holds aside."""
    canvas = WatchingCanvas(board_layer(theme))
    compose(canvas, view, theme, WORDS, names)
    return canvas.written
