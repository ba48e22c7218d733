"""Sprites: small drawings that are made once, kept, and pasted many times."""

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import NamedTuple, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")
_making = RLock()


class Sprite(NamedTuple):
    """An image, what of it is seen, and where its corner lies from the place it is put."""

    image: Image.Image
    mask: Image.Image
    corner: tuple[int, int]


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
