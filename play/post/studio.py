"""Draws in two threads beside the event loop (Pillow lets go of the interpreter's lock)."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeAlias

from cachetools import LRUCache
from msgspec import structs

from db import LoggedAction
from games.core.vocabulary import Seat, encoded
from play.library import playable, words_of
from play.match.match import Match, SeatRecord, is_robot
from play.post.looks.cover import scene_of
from play.table.robots import STRENGTHS
from renderer.artists import Mark, artist
from renderer.memory import trim
from renderer.themes import THEMES, Theme
from renderer.thrown import Fallen, Lot

if TYPE_CHECKING:
    from renderer.picture import Picture

THREADS = 2
KEPT = 24
"""Pictures that were sent last, so that what is shown again is not drawn again; of 200 kB each."""
USUAL_LOOK = "dark"
"""The theme of whoever has chosen none, and of a match's public pictures if its host has not."""
LOOKS = tuple(THEMES)
"""The names of all themes."""
Drawn: TypeAlias = tuple[bytes, str]
"""The bytes to send, and the alternative text."""


class Studio:
    """Makes pictures; close it with `close`."""

    def __init__(self) -> None:
        self.on_drawn: Callable[[float], None] = lambda _: None
        """Called in a thread after every picture, with the seconds that it took."""
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="studio")
        self._kept: LRUCache[object, Drawn] = LRUCache(KEPT)
        """By all that they are drawn from; read and written on the event loop alone."""
        self._covers: dict[tuple[str, str | None], Drawn] = {}
        self._waiting = 0

    @property
    def is_busy(self) -> bool:
        """True if a picture that is wanted now would have to wait for others."""
        return self._waiting >= THREADS

    def prepare(self) -> None:
        """Load what draws, beside the loop, so that no first click waits for all of it."""
        for title in playable():
            self._pool.submit(artist, title)

    def close(self) -> None:
        """Finish what is being drawn."""
        self._pool.shutdown()

    async def board(
        self, match: Match, view: Any, marks: Sequence[Mark] = (), theme: str | None = None
    ) -> bytes:
        """The board as a view shows it, with numbered places, as the bytes to send.

        A private picture has its reader's theme; None is the match's own, of a public board.
        """
        title, theme = match.record.title, theme or match.record.theme
        drawn, _ = await self._draw(
            _key("board", match, view, theme, *marks),
            lambda: artist(title).draw(view, **_tools(match, theme), marks=marks),
        )
        return drawn

    async def hand(self, match: Match, view: Any, theme: str | None = None) -> Drawn:
        """The viewer's own hand, and its alternative text."""
        title, theme = match.record.title, theme or match.record.theme
        return await self._draw(
            _key("hand", match, view, theme),
            lambda: artist(title).draw_hand(view, **_tools(match, theme)),
        )

    async def open_cards(
        self, match: Match, view: Any, seat: Seat, theme: str | None = None
    ) -> Drawn:
        """All that lies open in front of a seat, and its alternative text."""
        title, theme = match.record.title, theme or match.record.theme
        return await self._draw(
            _key("open", match, view, theme, seat),
            lambda: artist(title).draw_open(view, seat, **_tools(match, theme)),
        )

    async def reference(self, title: str, key: str, theme: str | None = None) -> Drawn:
        """The card of something that can be looked up, and its alternative text."""
        return await self._draw(
            ("reference", title, key, theme),
            lambda: artist(title).draw_reference(key, **_usual(title, theme)),
        )

    async def cover(self, title: str, theme: str | None = None) -> Drawn:
        """The board of some match, to tell a title by, and its alternative text; kept for good."""
        key = (title, theme)
        if key not in self._covers:
            scene = await asyncio.get_running_loop().run_in_executor(self._pool, scene_of, title)
            drawn = await self.board(scene, scene.view(None), theme=theme)
            words = words_of(title)
            self._covers[key] = drawn, words.text("title-picture", title=words.text("title"))
        return self._covers[key]

    async def epilogue(
        self, match: Match, deeds: Sequence[LoggedAction], best: Sequence[str] = ()
    ) -> Drawn:
        """The picture at the end of a match, from all that was done, and its alternative text.

        Args:
            match: it is over.
            deeds: all that was done in it.
            best: what is told of those who have played alone on the server.
        """
        theme = match.record.theme
        return await self._draw(
            _key("epilogue", match, match.view(None), theme, match.record.id),
            lambda: _epilogue().picture_of(match, deeds, _theme(theme), best),
        )

    async def staves(self, fallen: Sequence[Fallen]) -> tuple[bytes, str]:
        """Staves that were thrown in the chat, and their alternative text."""
        return await self._draw(
            ("staves", tuple(fallen)), lambda: _staves().draw_staves(fallen, **_usual())
        )

    async def lots(self, lots: Sequence[Lot]) -> tuple[bytes, str]:
        """Runes of Norseheim that were thrown in the chat, and their alternative text."""
        return await self._draw(
            ("lots", tuple(lots)), lambda: _staves().draw_lots(lots, **_usual())
        )

    async def _draw(self, key: object, draw: "Callable[[], Picture]") -> Drawn:
        """Give the drawing that was made from the same before, or else a new one."""
        if found := self._kept.get(key):
            return found

        def work() -> Drawn:
            began = perf_counter()
            picture = draw()
            encoded = picture.encode()
            self.on_drawn(perf_counter() - began)
            return encoded, picture.alt_text

        self._waiting += 1
        try:
            drawn = await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1
            if not self._waiting:  # sheets that sprites are cut from leave twenty MiB behind
                trim()
        self._kept[key] = drawn
        return drawn


def passed(view: Any) -> Any:
    """A view of a turn that is over: nobody is to play in it any more."""
    return structs.replace(view, awaited=())


def alt_text(match: Match, view: Any) -> str:
    """The board in words, also where no new picture is drawn."""
    words = words_of(match.record.title)
    return artist(match.record.title).alt_text(view, words, seated(match))


def text_board(match: Match, view: Any) -> str:
    """The whole board as text."""
    words = words_of(match.record.title)
    return artist(match.record.title).text_board(view, words=words, names=seated(match))


def seated(match: Match) -> tuple[str, ...]:
    """The players by seat, as a board names them: of a robot it says how strong it is."""
    return tuple(map(_seated, match.record.seats))


def _seated(seat: SeatRecord) -> str:
    if not is_robot(seat) or seat.mind not in STRENGTHS:
        return seat.name
    words = words_of()
    strength = words.text(f"mind-{seat.mind}", "brief")
    return words.text("robot-strength", name=seat.name, strength=strength)


def place_of(match: Match, view: Any, value: Any) -> str | None:
    """Find the place on the board of a value of a question, if it has one."""
    return artist(match.record.title).place_of(view, value)


def is_held(match: Match, value: Any) -> bool:
    """Tell whether a value of a question is held in the hand."""
    return artist(match.record.title).is_held(value)


def _key(what: str, match: Match, view: Any, *others: object) -> object:
    """All that a picture is drawn from; the view tells whose it is."""
    return what, match.record.title, seated(match), encoded(view), others


def _tools(match: Match, theme: str | None) -> dict[str, Any]:
    """Give the arguments of every drawing beside the view."""
    return _usual(match.record.title, theme) | {"names": seated(match)}


def _usual(title: str | None = None, theme: str | None = None) -> dict[str, Any]:
    """Give the theme and the words of a drawing."""
    return {"theme": _theme(theme), "words": words_of(title)}


def _theme(name: str | None) -> Theme:
    """Find a theme by its name; none, and one that is no more, is the usual one."""
    return THEMES.get(name or USUAL_LOOK, THEMES[USUAL_LOOK])


def _epilogue() -> Any:
    """Load what is told at a match's end; it loads Pillow."""
    return import_module("play.post.epilogue")


def _staves() -> Any:
    """Load the drawing of runes; like a title's pictures, when it is first asked for."""
    return import_module("renderer.staves")
