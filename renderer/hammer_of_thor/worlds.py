"""The shapes of the worlds: each grows around its places and their links, and keeps its distance.

Soft fields are drawn small: bright at the places of a world and between those that are joined.
A world lies where its own field is bright, and brighter than that of every other world.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Final
from zlib import crc32

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from renderer.glyphs import Point
from renderer.hammer_of_thor.layout import MARGIN, SIDE

SMALL: Final = 2
"""Units for each pixel of a field."""
_FIELD: Final = (SIDE + 2 * MARGIN) // SMALL
EVEN: Final = 128
"""From here on it is land."""
_INLAND: Final = 215
_FULL: Final = 255
_REACH, _BANK = 48, 40
"""Units from a place to the shore of its world, and to the bank of its river."""
_JOINED, _STREAM = 66, 50
"""The widths of what two joined places make."""
_SOFT: Final = 11
_APART: Final = 16
"""The lead that a world needs over its neighbours: so narrow is the gap between them."""
_NOISE: Final = 0.2
_REALMS: Final = tuple(Realm)


@cache
def lands() -> Mapping[Realm, Image.Image]:
    """For each world a mask of the board, soft at the shore."""
    fields = {realm: _field(realm) for realm in Realm}
    return {realm: _led(realm, fields) for realm in Realm}


def world_at(x: float, y: float, *, inland: bool = False) -> Realm | None:
    """The world that lies at a point of the board; or, inland, only if it is off the shore."""
    spot = int((x + MARGIN) / SMALL), int((y + MARGIN) / SMALL)
    if not (0 <= spot[0] < _FIELD and 0 <= spot[1] < _FIELD):
        return None
    number = _numbered(_INLAND if inland else EVEN).getpixel(spot)
    return _REALMS[number - 1] if isinstance(number, int) and number else None


@cache
def _numbered(least: int) -> Image.Image:
    """The worlds as one mask, by their numbers from 1; 0 is none."""
    found = Image.new("L", (_FIELD, _FIELD))
    for number, mask in enumerate(lands().values(), start=1):
        found.paste(number, (0, 0), mask.point(lambda tone: _FULL * (tone >= least)))
    return found


def noise(grain: int, seed: str) -> Image.Image:
    """Soft noise around 128, always the same for a seed; `grain` is how wide its blots are."""
    rough = Image.frombytes("L", (grain, grain), bytes(_bytes(seed, grain * grain)))
    return rough.resize((_FIELD, _FIELD), Image.Resampling.BICUBIC)


def _field(realm: Realm) -> Image.Image:
    mask = Image.new("L", (_FIELD, _FIELD))
    pen = ImageDraw.Draw(mask)
    own = [place for place, spot in BOARD.items() if spot.realm is realm]
    river = realm is Realm.ELIVAGAR
    for corners in _triangles(own):
        pen.polygon([_small(place) for place in corners], fill=_FULL)
    for one, other in combinations(own, 2):
        if other in BOARD[one].links:
            wide = (_STREAM if river else _JOINED) // SMALL
            pen.line([_small(one), _small(other)], _FULL, wide)
    for place in own:
        x, y = _small(place)
        reach = (_BANK if river else _REACH) / SMALL
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=_FULL)
    rough = Image.blend(mask.filter(ImageFilter.GaussianBlur(_SOFT)), noise(34, realm), _NOISE)
    return ImageChops.darker(rough, mask.filter(ImageFilter.GaussianBlur(_SOFT * 2)).point(_far))


def _far(tone: int) -> int:
    """Nothing where the world is far away: its noise makes no islands."""
    return _FULL * (tone > 40)


def _triangles(places: list[Place]) -> Iterator[tuple[Place, ...]]:
    for three in combinations(places, 3):
        if all(two in BOARD[one].links for one, two in combinations(three, 2)):
            yield three


def _led(realm: Realm, fields: Mapping[Realm, Image.Image]) -> Image.Image:
    """The mask of a world, bright where its field leads, with the same slope at every shore."""
    own = fields[realm]
    mask = own.point(lambda tone: _FULL * (tone > EVEN - 20))
    for other, field in fields.items():
        if other is not realm:
            ahead = ImageChops.subtract(own, field, 1, -_APART)
            mask = ImageChops.darker(mask, ahead.point(lambda tone: _FULL * (tone > 0)))
    rounded = mask.filter(ImageFilter.GaussianBlur(3)).point(lambda tone: _FULL * (tone > EVEN))
    return rounded.filter(ImageFilter.GaussianBlur(5))


def _small(place: Place) -> Point:
    x, y = BOARD[place].xy
    return (x + MARGIN) / SMALL, (y + MARGIN) / SMALL


def _bytes(seed: str, count: int) -> Iterator[int]:
    state = crc32(seed.encode())
    for _ in range(count):
        state = (state * 1664525 + 1013904223) % 2**32
        yield state >> 24
