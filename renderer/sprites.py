"""Sprites: small drawings that are made once, kept, and pasted many times."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache, wraps
from threading import RLock
from typing import NamedTuple, ParamSpec, TypeVar, cast

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")
LARGE = 6000
"""Pixels from which an opaque core is pasted apart from the edges."""
_OPAQUE = 255
_making = RLock()
"""Held while anything is made that is kept: one lock for all, as things are made of each other."""


class Piece(NamedTuple):
    """A part of a sprite, and how far it lies from the sprite's corner; no mask: all is seen."""

    image: Image.Image
    mask: Image.Image | None
    offset: tuple[int, int]


@dataclass(frozen=True, eq=False)
class Sprite:
    """An image, what of it is seen, and where its corner lies from the place it is put."""

    image: Image.Image
    mask: Image.Image
    corner: tuple[int, int]

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces to paste: a large sprite's core is copied, far faster than blending it."""
        (wide, high), rim = self.mask.size, _rim(self.mask)
        if (wide - 2 * rim) * (high - 2 * rim) < LARGE:
            return (Piece(self.image, self.mask, (0, 0)),)
        right, foot = wide - rim, high - rim
        edges = ((0, 0, wide, rim), (0, rim, rim, foot), (right, rim, wide, foot),
                 (0, foot, wide, high))  # fmt: skip
        core = Piece(self.image.crop((rim, rim, right, foot)), None, (rim, rim))
        return (core, *(self._piece(box) for box in edges if box[0] < box[2] and box[1] < box[3]))

    def _piece(self, box: tuple[int, int, int, int]) -> Piece:
        return Piece(self.image.crop(box), self.mask.crop(box), box[:2])


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Make a thing once for each set of arguments; two threads never make the same one."""
    made: dict[object, T] = {}

    @wraps(make)
    def keeper(*args: P.args, **options: P.kwargs) -> T:
        key = (args, tuple(sorted(options.items())))
        found = made.get(key)
        if found is None:
            with _making:
                found = made.get(key)
                if found is None:
                    found = made[key] = make(*args, **options)
        return found

    return keeper


def kept_lately(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Likewise for large things: of many, those that were asked for last are kept."""

    def bounded(make: Callable[P, T]) -> Callable[P, T]:
        found = cast("Callable[P, T]", lru_cache(most)(make))

        @wraps(make)
        def keeper(*args: P.args, **options: P.kwargs) -> T:
            with _making:
                return found(*args, **options)

        return keeper

    return bounded


def _rim(mask: Image.Image) -> int:
    """Give the rim within which everything is opaque; half the mask's size where nothing is."""
    wide, high = mask.size
    least, most = 0, min(wide, high) // 2
    while least < most:
        rim = (least + most) // 2
        if mask.crop((rim, rim, wide - rim, high - rim)).getextrema()[0] == _OPAQUE:
            most = rim
        else:
            least = rim + 1
    return least
