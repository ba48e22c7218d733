"""Large print is larger than the usual, on the board of every title."""

from collections.abc import Callable, Iterator
from statistics import fmean
from types import ModuleType
from typing import Any

import pytest

from renderer.nine_realms import board as war
from renderer.themes import DARK, LARGE_PRINT
from tests.renderer import scenes
from tests.renderer.gallery import galleries
from tests.renderer.watching import SMALL, Written, watched

LARGER = 1.05
"""How much larger capitals are on average; names on a map have no room to grow."""
WAR = [
    pytest.param(war, lambda theme, view=view: drawn(view, theme), id=f"nine_realms-{name}")
    for name, view in scenes.SCENES.items()
]
OTHERS = [
    pytest.param(
        one.telephone.board,
        lambda theme, one=one, view=view: one.told.drawn(view, theme),
        id=f"{title}-{name}",
    )
    for title, one in galleries().items()
    if one.telephone
    for name, view in one.boards.items()
]


def drawn(view: Any, theme: Any) -> Any:
    return war.draw(view, theme=theme, words=scenes.WORDS, names=scenes.NAMES)


def heights(written: list[Written], wide: int) -> Iterator[tuple[str, float]]:
    """What is written, and how high its capitals are on a telephone."""
    return ((one.text, one.cap_height * SMALL / wide) for one in written)


@pytest.mark.parametrize(("module", "draw"), [*WAR, *OTHERS])
def test_all_is_as_large_at_least_and_much_is_larger(
    module: ModuleType, draw: Callable[[Any], Any], monkeypatch
):
    """What cannot grow is left out where it can be looked up."""
    usual, large = (
        sorted(heights(*_read(monkeypatch, module, draw, theme))) for theme in (DARK, LARGE_PRINT)
    )
    least = dict(reversed(usual))
    shrunk = [one for one in dict(reversed(large)).items() if one[1] < least.get(one[0], 0)]

    assert shrunk == []
    assert fmean(high for _, high in large) >= LARGER * fmean(high for _, high in usual)


def _read(monkeypatch, module, draw, theme):
    written, image = watched(monkeypatch, module, lambda: draw(theme))
    return written, image.width
