"""The veil: it dims, on a private picture, whatever cannot be chosen."""

from typing import Final, NamedTuple

from PIL import Image

from renderer.colours import Colour

Box = tuple[int, int, int, int]
TONE: Final[Colour] = (8, 10, 14)
STRIP: Final = 64
"""Rows that are dimmed at a time: so few stay in the processor's cache."""


class Veil(NamedTuple):
    """The veil over what is dimmed, from 0 (none) to 1 (all is hidden)."""

    share: float

    def over(self, image: Image.Image) -> Image.Image:
        """The whole picture, dimmed; for a palette's sheet, once."""
        dim = image.copy()
        dim.paste(TONE, (0, 0), Image.new("L", dim.size, round(255 * self.share)))
        return dim

    def fall(self, image: Image.Image, box: Box, mask: Image.Image | None = None) -> None:
        """Dim a part of a picture, or what a mask lets through: five times as fast as `over`."""
        tones = [round(tone + (part - tone) * self.share) for part in TONE for tone in range(256)]
        left, top, right, bottom = box
        for first in range(top, bottom, STRIP):
            end = min(first + STRIP, bottom)
            dim = image.crop((left, first, right, end)).point(tones)
            through = mask and mask.crop((0, first - top, right - left, end - top))
            image.paste(dim, (left, first), through)
