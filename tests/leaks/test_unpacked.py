"""Pictures out of their packing are the same where one sees the same, and nowhere else."""

import io
import zlib

import pytest
from PIL import Image, PngImagePlugin

from renderer.palette import palette_of, reduced
from renderer.png import png
from tests.leaks.unpacked import SIGNATURE, unpacked


@pytest.fixture
def picture():
    image = Image.effect_mandelbrot((40, 30), (-2, -1.5, 1, 1.5), 50).convert("RGB")
    return reduced(image, palette_of([image], [(0, 0, 0)]))


def repacked(data, level):
    """The same picture by another packer."""
    at = data.index(b"IDAT") - 4
    length = int.from_bytes(data[at : at + 4], "big")
    body = b"IDAT" + zlib.compress(zlib.decompress(data[at + 8 : at + 8 + length]), level)
    chunk = (len(body) - 4).to_bytes(4, "big") + body + zlib.crc32(body).to_bytes(4, "big")
    return data[:at] + chunk + data[at + length + 12 :]


@pytest.mark.parametrize("level", [0, 1, 9])
def test_the_same_picture_is_the_same_however_it_was_packed(picture, level):
    data = png(picture)
    other = repacked(data, level)

    assert other != data
    assert Image.open(io.BytesIO(other)).tobytes() == Image.open(io.BytesIO(data)).tobytes()
    assert unpacked(other) == unpacked(data)


def test_a_pixel_tells(picture):
    before = unpacked(png(picture))
    picture.putpixel((7, 7), (picture.getpixel((7, 7)) + 1) % 256)

    assert unpacked(png(picture)) != before


def test_a_comment_and_a_byte_at_the_end_tell(picture):
    picture.save(plain := io.BytesIO(), "PNG")
    info = PngImagePlugin.PngInfo()
    info.add_text("Comment", "a secret")
    picture.save(told := io.BytesIO(), "PNG", pnginfo=info)

    assert unpacked(told.getvalue()) != unpacked(plain.getvalue())
    assert unpacked(plain.getvalue() + b".") != unpacked(plain.getvalue())


@pytest.mark.parametrize("data", [b"", b"{}", SIGNATURE[1:]])
def test_what_is_no_picture_stays_as_it_is(data):
    assert unpacked(data) == data
