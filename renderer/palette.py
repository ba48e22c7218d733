"""Palettes: 256 colours for a whole picture, so that it can be sent as a small, sharp PNG.

A palette is made once, from a sheet of everything that a picture may hold. With a palette at
hand a picture of 1600 by 1200 is encoded in a tenth of the time that WebP takes, is hardly larger,
and keeps its edges sharp (measured; see `tests/bench`).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from renderer.colours import Colour
from renderer.sprites import kept
from renderer.themes import Theme
from renderer.veil import Veil

_COLOURS = 256


@dataclass(frozen=True)
class Palettes:
    """The palettes of a title's boards, one for each theme; and for boards that are dimmed."""

    sheet: Callable[[Theme], Image.Image]
    """Everything that may come to lie on a board."""
    dimmed: Callable[[Theme], Image.Image]
    """The parts of it that may lie under the veil."""
    flat: Callable[[Theme], Iterable[Colour]]
    """The colours that cover whole areas or carry a meaning, and must come out true."""
    veil: Veil

    @kept
    def board(self, theme: Theme) -> Image.Image:
        """The colours of a board."""
        return palette_of([self.sheet(theme)], self.flat(theme))

    @kept
    def choice(self, theme: Theme) -> Image.Image:
        """The colours of a board that is dimmed but for what may be chosen."""
        dim = self.veil.over(self.dimmed(theme))
        return palette_of([self.sheet(theme), dim], self.flat(theme))


def palette_of(sheets: Sequence[Image.Image], flat: Iterable[Colour]) -> Image.Image:
    """The colours for what the sheets show; those of flat areas are kept as they are."""
    colours = list(dict.fromkeys(flat))
    share = (_COLOURS - len(colours)) // len(sheets)
    for sheet in sheets:
        found = sheet.quantize(share, method=Image.Quantize.FASTOCTREE)
        colours += _triples(found.getpalette() or [])[:share]
    colours = list(dict.fromkeys(colours))[:_COLOURS]
    colours += [colours[0]] * (_COLOURS - len(colours))
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for tone in colours for part in tone])
    return palette


def reduced(image: Image.Image, palette: Image.Image) -> Image.Image:
    """The picture in the colours of a palette."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def _triples(parts: Sequence[int]) -> list[Colour]:
    return [(parts[at], parts[at + 1], parts[at + 2]) for at in range(0, len(parts) - 2, 3)]
