"""Memory: what pictures are drawn with is given back to the system when they are done.

Supersampled sheets take up to 80 MiB for a moment. Left to itself glibc learns to keep pieces of
that size, in a heap for each thread, and drawing leaves twice as much behind (measured). What one
picture takes is kept: to ask for it anew each time costs a third of the drawing (measured).
"""

import ctypes
import platform
from typing import Final

LARGE: Final = 12 << 20
"""Bytes from which a piece is given back at once; a canvas is smaller, and is used again."""
SPARE: Final = 12 << 20
"""Bytes that stay: a canvas and a half; a third more made the process larger by a quarter."""
_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""https://man7.org/linux/man-pages/man3/mallopt.3.html"""


def give_back() -> bool:
    """Have large pieces given back from now on; False where the C library cannot be told."""
    if platform.libc_ver()[0] != "glibc":
        return False
    libc = ctypes.CDLL(None)
    wanted = {_MMAP_THRESHOLD: LARGE, _TRIM_THRESHOLD: SPARE, _ARENA_MAX: 1}
    return all(libc.mallopt(*option) for option in wanted.items())
