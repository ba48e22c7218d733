"""Pictures against their peers, in one interleaved run: the goals R1 to R7 for pictures.

Run alone: `pytest tests/bench/test_pictures.py -n 0 -s`. The peers (pycairo, skia-python and
pyvips with libvips) are no dependencies of the program; install them first.
"""

import asyncio
import math
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from statistics import median

import cairo
import pytest
import pyvips
import skia
from PIL import Image, ImageChops, ImageFilter, ImageStat

from games.nine_realms.board import PLACES
from games.nine_realms.forces import Figure
from renderer.canvas import Canvas
from renderer.nine_realms import draw, layers, tokens
from renderer.nine_realms.board import compose
from renderer.nine_realms.layers import board_layer
from renderer.nine_realms.layout import SIZE
from renderer.nine_realms.palettes import PALETTES, flat_colours
from renderer.palette import reduced
from renderer.pen import Pen
from renderer.picture import Format
from renderer.sprites import Sprite
from renderer.themes import DARK
from renderer.type import ink
from tests.renderer.scenes import NAMES, ROLL, WORDS

ROUNDS = 31


class Recorder(Canvas):
    """Remembers every sprite and text, so that the peers paste exactly the same."""

    def __init__(self, layer):
        super().__init__(layer)
        self.pasted = []

    def put(self, sprite, at):
        spot = (at[0] + sprite.corner[0], at[1] + sprite.corner[1])
        self.pasted.append((sprite.image, sprite.mask, spot))
        super().put(sprite, at)

    def write(self, text, at, face, size, ink_colour, *, anchor="ls", matters=True):
        if text.strip():
            mask, (left, top) = ink(text, face, size)
            start = at[0] + left, at[1] + top
            self.pasted.append((Image.new("RGB", mask.size, ink_colour), mask, start))
        super().write(text, at, face, size, ink_colour, anchor=anchor, matters=matters)


def rgba(image, mask=None):
    whole = image.convert("RGBA")
    if mask is not None:
        whole.putalpha(mask)
    return whole


def recorded():
    canvas = Recorder(board_layer(DARK))
    compose(canvas, ROLL, DARK, WORDS, NAMES)
    return canvas


def ours():
    return draw(ROLL, theme=DARK, words=WORDS, names=NAMES)


def pasted_only(record):
    """Our own pasting of the recorded sprites, without deciding what goes where."""
    image = board_layer(DARK).copy()
    for sprite, mask, spot in record.pasted:
        image.paste(sprite, spot, mask)
    return image


class Cairo:
    """The same sprites in pycairo."""

    def __init__(self, record):
        self.base = self.surface(rgba(board_layer(DARK)))
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
        target = cairo.ImageSurface(cairo.FORMAT_RGB24, *SIZE)
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
        image = pyvips.Image.new_from_memory(data, *SIZE, 4, "uchar")
        image = image[2].bandjoin([image[1], image[0]])
        return image.write_to_buffer(suffix, **options)


class Skia:
    """The same sprites in skia-python."""

    def __init__(self, record):
        self.base = self.image(rgba(board_layer(DARK)))
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
        surface = skia.Surface(*SIZE)
        canvas = surface.getCanvas()
        canvas.drawImage(self.base, 0, 0)
        for sprite, spot in self.sprites:
            canvas.drawImage(sprite, *spot)
        return surface.makeImageSnapshot()

    def own_png(self):
        return bytes(self.compose().encodeToData(skia.kPNG, 100))


MODULES = [
    module
    for name, module in list(sys.modules.items())
    if name.startswith(("renderer.nine_realms", "renderer.marks"))
]


def naive():
    """The same picture with nothing kept: all drawn anew at twice the size, and default PNG."""
    with pytest.MonkeyPatch.context() as patch:
        for module in MODULES:
            for name, thing in list(vars(module).items()):
                if thing is Pen:
                    patch.setattr(module, name, lambda *at, scale=0: Pen(*at, scale=2))
                elif hasattr(thing, "__wrapped__"):
                    patch.setattr(module, name, thing.__wrapped__)
        image = ours().image
    to = BytesIO()
    image.save(to, "PNG")
    return to.getvalue()


def report(line):
    sys.stdout.write(f"{line}\n")


def timed(*ways):
    """The median time of each way in milliseconds; they take turns."""
    spent = [[] for _ in ways]
    for way in ways:
        way()
    for _ in range(ROUNDS):
        for number, way in enumerate(ways):
            start = time.perf_counter()
            way()
            spent[number].append(1e3 * (time.perf_counter() - start))
    return [median(each) for each in spent]


@pytest.fixture(scope="module")
def record():
    return recorded()


def test_r1_composing_against_cairo_and_skia(record):
    with_cairo, with_skia = Cairo(record), Skia(record)

    mine, paste, cairos, skias = timed(
        ours, lambda: pasted_only(record), with_cairo.compose, with_skia.compose
    )

    report(f"\nR1 {len(record.pasted)} sprites: draw {mine:.2f}, paste {paste:.2f}, cairo")
    report(
        f"   {cairos:.2f}, skia {skias:.2f} ms; paste {paste / cairos:.2f}x / {paste / skias:.2f}x"
    )
    report(f"   whole draw {mine / cairos:.2f}x / {mine / skias:.2f}x")
    assert paste <= 2.2 * cairos
    assert paste <= 1.5 * skias


def test_r2_r3_r4_with_encoding(record):
    with_cairo, with_skia = Cairo(record), Skia(record)

    png8, webp, vips, vips_webp, slow, cairos, skias = timed(
        lambda: ours().encode(),
        lambda: ours().encode(Format.WEBP),
        lambda: with_cairo.vips(".png", compression=1, filter="none"),
        lambda: with_cairo.vips(".webp", Q=85, effort=0),
        naive,
        with_cairo.own_png,
        with_skia.own_png,
    )

    size = len(ours().encode()) / 1000
    report(f"\nR2 PNG8 {png8:.1f} ms ({size:.0f} kB), WebP {webp:.1f} ms; cairo with")
    report(f"   vips PNG {vips:.1f}, WebP {vips_webp:.1f} ms:")
    report(f"   {png8 / vips:.2f}x / {png8 / vips_webp:.2f}x")
    report(f"R3 naive {slow:.0f} ms: {png8 / slow:.3f}x")
    report(
        f"R4 skia {skias:.0f}, cairo {cairos:.0f} ms: {png8 / skias:.2f}x / {png8 / cairos:.2f}x"
    )
    assert png8 <= 1.3 * vips
    assert png8 <= 0.10 * slow
    assert png8 <= 0.5 * min(cairos, skias)
    assert size <= 240


def psnr(one, other):
    """On the pixels where the reference has an edge."""
    edges = other.convert("L").filter(ImageFilter.FIND_EDGES).point(lambda v: 255 * (v > 24))
    stat = ImageStat.Stat(ImageChops.difference(one, other), edges)
    return 10 * math.log10(255**2 / (sum(part**2 for part in stat.rms) / 3))


def shown(sprite: Sprite) -> Image.Image:
    image = Image.new("RGB", sprite.image.size, (120, 120, 120))
    image.paste(sprite.image, (0, 0), sprite.mask)
    return image


def sharper(module, monkeypatch):
    """Let a module draw at 32 times the size, as a reference."""
    monkeypatch.setattr(module, "Pen", lambda *at, scale=0: Pen(*at, scale=32))


def test_r5_edges_and_token_colours(monkeypatch):
    token = shown(tokens.token.__wrapped__(DARK, Figure.ODIN, 3))
    place = PLACES["C7"]
    tile = shown(layers._tile(DARK, place.terrain, place.tile, "C7"))
    sharper(tokens, monkeypatch)
    sharper(layers, monkeypatch)
    best_token = shown(tokens.token.__wrapped__(DARK, Figure.ODIN, 3))
    best_tile = shown(layers._tile(DARK, place.terrain, place.tile, "C7"))

    tones = flat_colours(DARK)
    sheet = Image.new("RGB", (len(tones), 1))
    sheet.putdata(tones)
    error = ImageChops.difference(sheet, reduced(sheet, PALETTES.board(DARK)).convert("RGB"))
    worst = max(high for _, high in error.getextrema())

    found = psnr(token, best_token), psnr(tile, best_tile)
    report(f"\nR5 token {found[0]:.1f} dB, tile {found[1]:.1f} dB; worst token colour {worst}/255")
    assert min(found) >= 31
    assert worst <= 20


async def stall(work) -> float:
    """The longest pause of the event loop while the work runs in a thread, in milliseconds."""
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as pool:
        job = loop.run_in_executor(pool, work)
        longest = 0.0
        while not job.done():
            start = time.perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, 1e3 * (time.perf_counter() - start) - 1)
    return longest


def test_r6_event_loop_stalls():
    ours().encode()

    busy = median(asyncio.run(stall(lambda: ours().encode())) for _ in range(ROUNDS))
    idle = median(asyncio.run(stall(lambda: time.sleep(0.03))) for _ in range(ROUNDS))

    report(f"\nR6 stall {busy:.2f} ms, idle {idle:.2f} ms: {busy / idle:.1f}x")
    assert busy <= max(10 * idle, 10)


def test_r7_start_up():
    kept = BytesIO()
    board_layer(DARK).save(kept, "PNG", compress_level=1)

    build, load = timed(
        lambda: board_layer.__wrapped__(DARK), lambda: Image.open(BytesIO(kept.getvalue())).load()
    )

    report(f"\nR7 building the layer {build:.0f} ms, loading it {load:.0f} ms: {load / build:.2f}x")
    assert build < 2000
    assert load <= 0.2 * build
