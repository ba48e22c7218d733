"""What pictures are drawn with does not stay in the process."""

import platform
import sys
from subprocess import check_output

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
    assert told == "False" or lean < left_alone - 20
