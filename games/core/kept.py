"""Answers about an immutable piece, kept with the piece: most pieces last for many positions."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, TypeVarTuple

from msgspec import Struct

T = TypeVar("T", bound=Struct)
More = TypeVarTuple("More")
R = TypeVar("R")


def kept(reckoned: Callable[[T, *More], R]) -> Callable[[T, *More], R]:
    """The same function; it reckons once for each piece and whatever else it is told.

    Args:
        reckoned: a function of a frozen struct with `dict=True`, and of more that can be hashed.
    """
    name = f"{reckoned.__module__}.{reckoned.__qualname__}"

    @wraps(reckoned)
    def known(piece: T, *more: *More) -> R:
        try:
            answer: R = piece.__dict__[name][more]
        except KeyError:
            answer = reckoned(piece, *more)
            piece.__dict__.setdefault(name, {})[more] = answer
        return answer

    return known
