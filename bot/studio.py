"""Draws in two threads beside the event loop (Pillow lets go of the interpreter's lock)."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from bot.library import words_of
from bot.sitting import Sitting
from renderer.artists import artist
from renderer.themes import THEMES

THREADS = 2
FORMAT = "webp"


@dataclass(frozen=True)
class Drawn:
    """A picture as it is sent."""

    data: bytes
    alt: str


class Studio:
    """Where pictures are made; close it with `close`."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="studio")

    def close(self) -> None:
        """Finish what is being drawn."""
        self._pool.shutdown()

    async def board(
        self, sitting: Sitting, view: Any, marks: Sequence[tuple[str, str]] = ()
    ) -> Drawn:
        """The board as a view shows it, with numbered places."""
        artist_ = artist(sitting.record.title)
        return await self._draw(lambda: artist_.draw(view, **_hands(sitting), marks=marks))

    async def hand(self, sitting: Sitting, view: Any) -> Drawn:
        """The viewer's own hand."""
        artist_ = artist(sitting.record.title)
        return await self._draw(lambda: artist_.draw_hand(view, **_hands(sitting)))

    async def _draw(self, draw: Callable[[], Any]) -> Drawn:
        def work() -> Drawn:
            picture = draw()
            return Drawn(picture.encode(), picture.alt_text)

        return await asyncio.get_running_loop().run_in_executor(self._pool, work)


def _hands(sitting: Sitting) -> dict[str, Any]:
    """What every drawing needs beside the view."""
    return {
        "theme": THEMES["dark"],
        "words": words_of(sitting.record.title),
        "names": sitting.names,
    }
