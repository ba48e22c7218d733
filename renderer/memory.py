"""Memory: what pictures are drawn with is given back to the system when they are done.

Supersampled sheets take up to 80 MiB for a moment. Left to itself glibc learns to keep pieces of
that size, in a heap for each thread, and drawing leaves twice as much behind (measured).
"""

import ctypes
import platform
from typing import Final

LARGE: Final = 12 << 20
"""Bytes from which a piece is given back at once; a canvas is smaller, and is used again."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""https://man7.org/linux/man-pages/man3/mallopt.3.html"""


def give_back() -> bool:
    """Have large pieces given back from now on; False where the C library cannot be told."""
    if platform.libc_ver()[0] != "glibc":
        return False
    libc = ctypes.CDLL(None)
    return bool(libc.mallopt(_MMAP_THRESHOLD, LARGE) and libc.mallopt(_ARENA_MAX, 1))
