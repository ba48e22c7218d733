"""The canvas of one picture: a copy of a static layer on which sprites and texts are put."""

from PIL import Image

from renderer.colours import Colour
from renderer.sprites import Sprite
from renderer.type import Face, box, fitted, ink


class Canvas:
    """Takes sprites and texts. Tests watch it by overriding `put` and `write`."""

    def __init__(self, layer: Image.Image) -> None:
        self.image = layer.copy()

    def put(self, sprite: Sprite, at: tuple[int, int]) -> None:
        """Paste a sprite at a place."""
        x, y = at[0] + sprite.corner[0], at[1] + sprite.corner[1]
        for piece in sprite.pieces:
            self.image.paste(piece.image, (x + piece.offset[0], y + piece.offset[1]), piece.mask)

    def write(
        self,
        text: str,
        at: tuple[int, int],
        face: Face,
        size: int,
        ink_colour: Colour,
        *,
        anchor: str = "ls",
        matters: bool = True,
    ) -> None:
        """Write a text.

        Args:
            text: one line.
            at: the anchor's place.
            face: which face.
            size: in pixels.
            ink_colour: what colour.
            anchor: l, m or r across; s for the baseline, m for the middle of the capitals.
            matters: it must be readable on a small screen too; a test checks it.
        """
        if text.strip():
            mask, (left, top) = ink(text, face, size)
            x, y = _start(text, at, face, size, anchor)
            self.image.paste(ink_colour, (x + left, y + top), mask)

    def fit(
        self,
        text: str,
        at: tuple[int, int],
        face: Face,
        size: int,
        ink_colour: Colour,
        *,
        room: int,
        least: int,
        anchor: str = "ls",
        matters: bool = True,
    ) -> None:
        """Write a text so that it stays within a room; see `write` and `fitted`."""
        text, size = fitted(text, face, size, room, least)
        self.write(text, at, face, size, ink_colour, anchor=anchor, matters=matters)


def _start(text: str, at: tuple[int, int], face: Face, size: int, anchor: str) -> tuple[int, int]:
    """Give the start of the baseline for an anchor."""
    across, down = anchor[0], anchor[1]
    left, _, right, _ = box(text, face, size)
    shift = {"l": 0, "m": -(left + right) // 2, "r": -right}[across]
    drop = {"s": 0, "m": -box("H", face, size)[1] // 2}[down]
    return at[0] + shift, at[1] + drop
