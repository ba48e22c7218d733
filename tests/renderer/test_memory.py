"""What pictures are drawn with does not stay in the process."""

import platform
import sys
from subprocess import check_output

import pytest

from renderer.memory import LARGE
from renderer.nine_realms.layout import SIZE
from renderer.norsaga.layout import size

DRAWING = """
from concurrent.futures import ThreadPoolExecutor
from renderer.memory import give_back
from renderer.nine_realms import draw
from renderer.themes import DARK
from tests.renderer.scenes import MIDWAY, NAMES, START, WORDS
told = {0} and give_back()
with ThreadPoolExecutor(2) as pool:
    list(pool.map(lambda view: draw(view, theme=DARK, words=WORDS, names=NAMES), (START, MIDWAY)))
print(told, open("/proc/self/status").read().split("VmRSS:")[1].split()[0])
"""


def drawn(*, giving_back: bool) -> tuple[str, float]:
    said = check_output([sys.executable, "-c", DRAWING.format(giving_back)], text=True)
    told, kib = said.split()
    return told, int(kib) / 1024


def test_large_sheets_are_given_back():
    """Where the C library can be told so; elsewhere that is said."""
    told, lean = drawn(giving_back=True)
    _, left_alone = drawn(giving_back=False)

    assert told == str(platform.libc_ver()[0] == "glibc")
    assert told == "False" or lean < left_alone - 10


@pytest.mark.parametrize("canvas", [SIZE, *map(size, (2, 3, 4))], ids=str)
def test_a_canvas_is_used_again(canvas):
    """Else each picture would be drawn on fresh pages, which takes half as long again."""
    assert 4 * canvas[0] * canvas[1] < LARGE
