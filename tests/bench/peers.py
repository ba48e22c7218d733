"""The peers of our pictures: the same sprites and texts on the same layer, by other libraries.

pycairo, skia-python and pyvips with libvips are no dependencies of the program; install them first.
"""

from io import BytesIO

import cairo
import pyvips
import skia
from PIL import Image

from renderer.canvas import Canvas
from renderer.type import ink


class Recorder(Canvas):
    """Remembers every sprite and text, so that the peers paste exactly the same."""

    def __init__(self, layer):
        super().__init__(layer)
        self.layer = layer
        self.pasted = []
        self.pieces = []

    def put(self, sprite, at):
        spot = (at[0] + sprite.corner[0], at[1] + sprite.corner[1])
        self.pasted.append((sprite.image, sprite.mask, spot))
        for image, mask, (x, y) in sprite.pieces:
            self.pieces.append((image, mask, (spot[0] + x, spot[1] + y)))
        super().put(sprite, at)

    def write(self, text, at, face, size, ink_colour, *, anchor="ls", matters=True):
        if text.strip():
            mask, (left, top) = ink(text, face, size)
            start = at[0] + left, at[1] + top
            self.pasted.append((Image.new("RGB", mask.size, ink_colour), mask, start))
            self.pieces.append((ink_colour, mask, start))
        super().write(text, at, face, size, ink_colour, anchor=anchor, matters=matters)


def rgba(image, mask=None):
    whole = image.convert("RGBA")
    if mask is not None:
        whole.putalpha(mask)
    return whole


def pasted_only(record):
    """Our own pasting of the recorded sprites, without deciding what goes where."""
    image = record.layer.copy()
    for sprite, mask, spot in record.pieces:
        image.paste(sprite, spot, mask)
    return image


class Cairo:
    """The same sprites in pycairo."""

    def __init__(self, record):
        self.size = record.layer.size
        self.base = self.surface(rgba(record.layer))
        self.sprites = [
            (self.surface(rgba(sprite, mask)), spot) for sprite, mask, spot in record.pasted
        ]

    @staticmethod
    def surface(image):
        premultiplied = image.convert("RGBa").tobytes()
        red, green, blue, alpha = Image.frombytes("RGBA", image.size, premultiplied).split()
        data = bytearray(Image.merge("RGBA", (blue, green, red, alpha)).tobytes())
        return cairo.ImageSurface.create_for_data(data, cairo.FORMAT_ARGB32, *image.size)

    def compose(self):
        target = cairo.ImageSurface(cairo.FORMAT_RGB24, *self.size)
        context = cairo.Context(target)
        context.set_operator(cairo.OPERATOR_SOURCE)
        context.set_source_surface(self.base, 0, 0)
        context.paint()
        context.set_operator(cairo.OPERATOR_OVER)
        for sprite, spot in self.sprites:
            context.set_source_surface(sprite, *spot)
            context.paint()
        target.flush()
        return target

    def own_png(self):
        to = BytesIO()
        self.compose().write_to_png(to)
        return to.getvalue()

    def vips(self, suffix, **options):
        data = self.compose().get_data()
        image = pyvips.Image.new_from_memory(data, *self.size, 4, "uchar")
        image = image[2].bandjoin([image[1], image[0]])
        return image.write_to_buffer(suffix, **options)


class Skia:
    """The same sprites in skia-python."""

    def __init__(self, record):
        self.size = record.layer.size
        self.base = self.image(rgba(record.layer))
        self.sprites = [
            (self.image(rgba(sprite, mask)), spot) for sprite, mask, spot in record.pasted
        ]

    @staticmethod
    def image(picture):
        info = skia.ImageInfo.Make(
            *picture.size, skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType
        )
        data = skia.Data.MakeWithCopy(picture.tobytes())
        plain = skia.Image.MakeRasterData(info, data, picture.width * 4)
        surface = skia.Surface(*picture.size)  # premultiplied, in the machine's own byte order
        surface.getCanvas().drawImage(plain, 0, 0)
        return surface.makeImageSnapshot()

    def compose(self):
        surface = skia.Surface(*self.size)
        canvas = surface.getCanvas()
        canvas.drawImage(self.base, 0, 0)
        for sprite, spot in self.sprites:
            canvas.drawImage(sprite, *spot)
        return surface.makeImageSnapshot()

    def own_png(self):
        return bytes(self.compose().encodeToData(skia.kPNG, 100))
