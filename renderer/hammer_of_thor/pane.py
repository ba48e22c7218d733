"""A part of a picture that is drawn as if it were a picture of its own."""

from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.hammer_of_thor.layout import At
from renderer.sprites import Sprite
from renderer.type import Face


class Pane(Canvas):
    """Puts and writes on a canvas, its own corner being 0, 0."""

    def __init__(self, canvas: Canvas, corner: At) -> None:
        self.image = canvas.image
        self._canvas, self._corner = canvas, corner

    def put(self, sprite: Sprite, at: At) -> None:
        """Paste a sprite at a place of this part."""
        self._canvas.put(sprite, self._shifted(at))

    def write(
        self,
        text: str,
        at: At,
        face: Face,
        size: int,
        ink_colour: Colour,
        *,
        anchor: str = "ls",
        matters: bool = True,
    ) -> None:
        """Write a text at a place of this part; see `Canvas.write`."""
        self._canvas.write(
            text, self._shifted(at), face, size, ink_colour, anchor=anchor, matters=matters
        )

    def _shifted(self, at: At) -> At:
        return at[0] + self._corner[0], at[1] + self._corner[1]
