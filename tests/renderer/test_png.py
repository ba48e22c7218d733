"""What is written as PNG is read as the same picture."""

from io import BytesIO

import pytest
from PIL import Image

from renderer.png import png


def striped(size: tuple[int, int]) -> Image.Image:
    """A picture in which every pixel differs from its neighbours."""
    image = Image.new("P", size)
    image.putpalette([part for tone in range(256) for part in (tone, 255 - tone, tone // 2)])
    image.putdata([(7 * at) % 256 for at in range(size[0] * size[1])])
    return image


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (1600, 1200)], ids=str)
def test_pillow_reads_what_was_written(size):
    image = striped(size)

    Image.open(BytesIO(png(image))).verify()  # the sums of all chunks
    read = Image.open(BytesIO(png(image)))

    assert (read.format, read.mode, read.size) == ("PNG", "P", size)
    assert read.getpalette() == image.getpalette()
    assert read.tobytes() == image.tobytes()


def test_flat_art_is_packed():
    image = Image.new("P", (800, 600), 3)
    image.putpalette([0] * 768)

    assert len(png(image)) < 8_000
