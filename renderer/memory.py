"""Memory: what pictures are drawn with is given back to the system when they are done.

Supersampled sheets take up to 80 MiB for a moment. Left to itself glibc learns to keep pieces of
that size, in a heap for each thread, and drawing leaves twice as much behind (measured).
"""

import ctypes
import platform
from typing import Final

LARGE: Final = 10 << 20
"""Bytes from which a piece is given back at once; a canvas is smaller."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""https://man7.org/linux/man-pages/man3/mallopt.3.html"""


def give_back() -> bool:
    """Have large pieces given back from now on; False where the C library cannot be told."""
    libc = _libc()
    wanted = {_MMAP_THRESHOLD: LARGE, _ARENA_MAX: 1}
    return libc is not None and all(libc.mallopt(*option) for option in wanted.items())


def trim() -> None:
    """Give back all that is free now, where the C library can be told."""
    if libc := _libc():
        libc.malloc_trim(0)


def _libc() -> ctypes.CDLL | None:
    return ctypes.CDLL(None) if platform.libc_ver()[0] == "glibc" else None
