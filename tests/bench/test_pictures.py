"""Every title's pictures against their peers, in one interleaved run: the goals R1 to R7.

Run alone: `pytest tests/bench/test_pictures.py -n 0 -s`.
"""

import asyncio
import math
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO
from statistics import median
from types import ModuleType

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageFilter, ImageStat

from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.boards import standard
from games.fallen_kingdoms.land.tiles import Resource
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.nine_realms.board import PLACES
from games.nine_realms.forces import Figure
from games.norsaga.cards import Card
from games.norseheim.board import Region
from renderer import fallen_kingdoms, hammer_of_thor, nine_realms, norsaga, norseheim
from renderer.fallen_kingdoms import board as kingdom_board
from renderer.fallen_kingdoms import tokens as kingdom_tokens
from renderer.fallen_kingdoms.layers import board_layer as kingdom_layer
from renderer.fallen_kingdoms.palettes import flat_colours as kingdom_colours
from renderer.hammer_of_thor import board as worlds_board
from renderer.hammer_of_thor import groups as worlds_groups
from renderer.hammer_of_thor import labels as worlds_labels
from renderer.hammer_of_thor import layout as worlds_layout
from renderer.hammer_of_thor import marks as worlds_marks
from renderer.hammer_of_thor import roads as worlds_roads
from renderer.hammer_of_thor import worlds as worlds_of_places
from renderer.hammer_of_thor.frame import frame
from renderer.hammer_of_thor.layers import board_layer as worlds_layer
from renderer.hammer_of_thor.layout import WHOLE
from renderer.hammer_of_thor.palettes import flat_colours as worlds_colours
from renderer.memory import give_back
from renderer.nine_realms import board as realms_board
from renderer.nine_realms import layers, tokens
from renderer.nine_realms.palettes import flat_colours as realms_colours
from renderer.norsaga import board as saga_board
from renderer.norsaga import cards
from renderer.norsaga.palettes import flat_colours as saga_colours
from renderer.norseheim import board as march_board
from renderer.norseheim import layers as march_layers
from renderer.norseheim import tokens as march_tokens
from renderer.norseheim.palettes import flat_colours as march_colours
from renderer.palette import reduced
from renderer.pen import Pen
from renderer.picture import Format
from renderer.sprites import Sprite
from renderer.themes import DARK
from tests.bench.peers import Cairo, Recorder, Skia, pasted_only
from tests.renderer import hammers, kingdoms, marches, sagas, scenes

ROUNDS = 31


@dataclass(frozen=True)
class Subject:
    """A title's fullest board: the modules that draw it, its view, and what it is told in."""

    artist: ModuleType
    board: ModuleType
    view: object
    told: ModuleType
    layer: Callable[[], Image.Image]
    details: Callable[[], list[Image.Image]]
    """A token and a piece of the static layer, each drawn anew."""
    drawn_in: tuple[ModuleType, ...]
    """Whose pens draw the details."""
    colours: Callable[..., list]
    kilobytes: int
    reckoned: tuple[ModuleType, ...] = ()
    """Modules that draw nothing: what these have worked out is kept in any case."""

    def draw(self):
        """The picture, as the program draws it."""
        return self.artist.draw(self.view, theme=DARK, words=self.told.WORDS, names=self.told.NAMES)

    def encoded(self):
        """The bytes to send."""
        return self.draw().encode()

    def recorded(self):
        """All that is pasted on the layer."""
        canvas = Recorder(self.layer())
        self.board.compose(canvas, self.view, DARK, self.told.WORDS, self.told.NAMES)
        return canvas

    def naive(self):
        """The same with nothing kept: all drawn anew at twice the size, and default PNG."""
        with pytest.MonkeyPatch.context() as patch:
            for module in self._modules():
                for name, thing in list(vars(module).items()):
                    if thing is Pen:
                        patch.setattr(module, name, lambda *at, scale=0: Pen(*at, scale=2))
                    elif hasattr(thing, "__wrapped__"):
                        patch.setattr(module, name, thing.__wrapped__)
            image = self.draw().image
        to = BytesIO()
        image.save(to, "PNG")
        return to.getvalue()

    def _modules(self):
        own = (self.artist.__name__, "renderer.marks")
        found = [module for name, module in list(sys.modules.items()) if name.startswith(own)]
        return [module for module in found if module not in self.reckoned]


def realms_details():
    """Odin's token, and a tile of the board."""
    place = PLACES["C7"]
    token = tokens.token.__wrapped__(DARK, Figure.ODIN, 3)
    return [shown(token), shown(layers._tile(DARK, place.terrain, place.tile, "C7"))]


def saga_details():
    """A hero's card, and an empty spot."""
    hero = cards.face.__wrapped__(Card.UBBE_LOUD, 160, 138, cards.Side.RIGHT)
    return [shown(hero), shown(cards.empty.__wrapped__(DARK, 160, 138))]


def march_details():
    """A player's warriors, and a region of the map."""
    warriors = march_tokens.host.__wrapped__(DARK, 0, 92)
    return [shown(warriors), shown(march_layers._land(DARK, Region.GRA))]


def kingdom_details():
    """A player's units, and a city's icon."""
    units = kingdom_tokens.host.__wrapped__(DARK, 0, God.ODIN)
    return [
        shown(units),
        shown(kingdom_tokens.icon.__wrapped__(Resource.WOOD, square=True, port=True)),
    ]


def worlds_ground():
    """The whole land in its frame, for twelve."""
    parts = frame(WHOLE, 12)
    ground = Image.new("RGB", parts.size, DARK.back)
    ground.paste(worlds_layer(DARK, WHOLE, Season.SUMMER), parts.map[:2])
    return ground


def worlds_details():
    """A group's counter, and the mark of a place."""
    counter = worlds_groups.chip.__wrapped__(DARK, 0, known=True, wide=96, high=40)
    looks = worlds_marks.form(Place.IDAS_PLAIN, Season.SUMMER)
    return [shown(counter), shown(worlds_marks.mark.__wrapped__(looks, 0.5))]


SUBJECTS = {
    "fallen_kingdoms": Subject(
        fallen_kingdoms,
        kingdom_board,
        kingdoms.SIX,
        kingdoms,
        lambda: kingdom_layer(DARK, standard(6), 6),
        kingdom_details,
        (kingdom_tokens,),
        kingdom_colours,
        280,
    ),
    "hammer_of_thor": Subject(
        hammer_of_thor,
        worlds_board,
        replace(hammers.TWELVE, encounter=None),
        hammers,
        worlds_ground,
        worlds_details,
        (worlds_groups, worlds_marks),
        worlds_colours,
        280,
        reckoned=(worlds_layout, worlds_roads, worlds_labels, worlds_of_places),
    ),
    "nine_realms": Subject(
        nine_realms,
        realms_board,
        scenes.ROLL,
        scenes,
        lambda: realms_board.board_layer(DARK),
        realms_details,
        (tokens, layers),
        realms_colours,
        240,
    ),
    "norsaga": Subject(
        norsaga,
        saga_board,
        sagas.MIDWAY,
        sagas,
        lambda: saga_board.board_layer(DARK, len(sagas.MIDWAY.trees)),
        saga_details,
        (cards,),
        saga_colours,
        280,
    ),
    "norseheim": Subject(
        norseheim,
        march_board,
        marches.FULL,
        marches,
        lambda: march_board.board_layer(DARK),
        march_details,
        (march_tokens, march_layers),
        march_colours,
        280,
    ),
}


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


@pytest.fixture(autouse=True, scope="module")
def memory():
    """As the program has it."""
    give_back()


@pytest.fixture(params=SUBJECTS.values(), ids=SUBJECTS)
def subject(request):
    """Each title's board in turn."""
    return request.param


def test_r1_composing_against_cairo_and_skia(subject):
    record = subject.recorded()
    with_cairo, with_skia = Cairo(record), Skia(record)

    mine, paste, cairos, skias = timed(
        subject.draw, lambda: pasted_only(record), with_cairo.compose, with_skia.compose
    )

    report(f"\nR1 {len(record.pasted)} sprites: draw {mine:.2f}, paste {paste:.2f}, cairo")
    report(
        f"   {cairos:.2f}, skia {skias:.2f} ms; paste {paste / cairos:.2f}x / {paste / skias:.2f}x"
    )
    report(f"   whole draw {mine / cairos:.2f}x / {mine / skias:.2f}x")
    assert paste <= 2.2 * cairos
    assert paste <= 1.5 * skias


def test_r2_r3_r4_with_encoding(subject):
    record = subject.recorded()
    with_cairo, with_skia = Cairo(record), Skia(record)

    png8, webp, vips, vips_webp, slow, cairos, skias = timed(
        subject.encoded,
        lambda: subject.draw().encode(Format.WEBP),
        lambda: with_cairo.vips(".png", compression=1, filter="none"),
        lambda: with_cairo.vips(".webp", Q=85, effort=0),
        subject.naive,
        with_cairo.own_png,
        with_skia.own_png,
    )

    size = len(subject.encoded()) / 1000
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
    assert size <= subject.kilobytes


def psnr(one, other):
    """On the pixels where the reference has an edge."""
    edges = other.convert("L").filter(ImageFilter.FIND_EDGES).point(lambda v: 255 * (v > 24))
    stat = ImageStat.Stat(ImageChops.difference(one, other), edges)
    return 10 * math.log10(255**2 / (sum(part**2 for part in stat.rms) / 3))


def shown(sprite: Sprite) -> Image.Image:
    image = Image.new("RGB", sprite.image.size, (120, 120, 120))
    image.paste(sprite.image, (0, 0), sprite.mask)
    return image


def test_r5_edges_and_token_colours(subject, monkeypatch):
    ours = subject.details()
    for module in subject.drawn_in:
        monkeypatch.setattr(module, "Pen", lambda *at, scale=0: Pen(*at, scale=32))
    best = subject.details()

    tones = subject.colours(DARK)
    sheet = Image.new("RGB", (len(tones), 1))
    sheet.putdata(tones)
    palette = subject.board.PALETTES.board(DARK)
    error = ImageChops.difference(sheet, reduced(sheet, palette).convert("RGB"))
    worst = max(high for _, high in error.getextrema())

    found = [psnr(one, other) for one, other in zip(ours, best, strict=True)]
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
    encoded = SUBJECTS["nine_realms"].encoded
    encoded()

    busy = median(asyncio.run(stall(encoded)) for _ in range(ROUNDS))
    idle = median(asyncio.run(stall(lambda: time.sleep(0.03))) for _ in range(ROUNDS))

    report(f"\nR6 stall {busy:.2f} ms, idle {idle:.2f} ms: {busy / idle:.1f}x")
    assert busy <= max(10 * idle, 10)


def test_r7_start_up():
    layer, kept = realms_board.board_layer, BytesIO()
    layer(DARK).save(kept, "PNG", compress_level=1)

    build, load = timed(
        lambda: layer.__wrapped__(DARK), lambda: Image.open(BytesIO(kept.getvalue())).load()
    )

    report(f"\nR7 building the layer {build:.0f} ms, loading it {load:.0f} ms: {load / build:.2f}x")
    assert build < 2000
    assert load <= 0.2 * build
