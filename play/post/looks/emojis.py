"""Emojis of the application's own: what has one, and which one belongs to a text.

An emoji depends on nothing but what is read beside it, so that it never tells more. Until one is
there, and wherever none may be uploaded, a text stands alone.
"""

import asyncio
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from typing import Any, NamedTuple
from unicodedata import category

from play.library import playable, words_of
from renderer.artists import artist

OURS = re.compile(r"sk_[a-z0-9_]+_[0-9a-f]{6}")
"""The names of emojis that Skald uploads, and may delete: no others."""
COMMON = ""
"""In place of a title: what is thrown in the chat."""
_SIGNS = 6
"""Digits of a picture's hash in its name."""
_HEAD = re.compile(r"(?:-# |#{1,3} |> |\s*[-*] )?")
_ISOLATED = re.compile("\u2068[^\u2069]*\u2069?")
"""The names of players, which may be those of things."""
_TAIL = re.compile(r" — | \(|[.;?!] ")
"""The end of a text's head."""
_DIE = re.compile(r"d(\d+)")


class Emoji(NamedTuple):
    """An emoji that can be shown."""

    name: str
    id: int

    @property
    def markup(self) -> str:
        """The emoji within a text (docs/discord.md, Emojis)."""
        return f"<:{self.name}:{self.id}>"


class Thing(NamedTuple):
    """A thing that has an emoji: a title and the id of the message that names it."""

    title: str
    key: str


class Emojis:
    """The emojis that are there by now."""

    def __init__(self) -> None:
        self.doubted = asyncio.Event()
        """Set when one of them may be gone."""
        self._there: dict[str, int] = {}
        self._names: Mapping[Thing, str] = {}

    def doubt(self) -> None:
        """Show none until it is known again which are there: a message was refused."""
        if self._there:
            self._there.clear()
            self.doubted.set()

    def expect(self, names: Mapping[Thing, str]) -> None:
        """Note how the emojis of all things are called; none need be there yet."""
        self._names = names

    def take(self, name: str, number: int) -> None:
        """Note an emoji that is there."""
        self._there[name] = number

    def of(self, title: str, key: str) -> Emoji | None:
        """The emoji of a thing, if it is there."""
        name = self._names.get(Thing(title, key))
        number = self._there.get(name) if name is not None else None
        return Emoji(name, number) if name is not None and number is not None else None

    def beside(self, title: str, text: str) -> Emoji | None:
        """The emoji of whatever the head of a text names first, if it is there.

        Hints, brackets and further sentences tell of other things.
        """
        if not self._there:
            return None
        shown = _ISOLATED.sub(" ", _TAIL.split(text, maxsplit=1)[0])
        found = _named(title).search(shown)
        return self.of(title, _keys(title)[found[0]]) if found else None

    def die(self, roll: str) -> Emoji | None:
        """The emoji of the first die of a roll, if there is such a die."""
        found = _DIE.search(roll)
        return self.of(COMMON, f"die-{found[1]}") if found else None

    def signed(self, title: str, text: str, room: int) -> str:
        """A text whose lines begin with the emojis of what they name, as far as there is room.

        A line that begins with a sign of its own keeps that one alone.

        Args:
            title: of what the text tells.
            text: lines.
            room: the characters that the text may have with its emojis.
        """
        left, lines = room - len(text), []
        for line in text.split("\n"):
            head = _HEAD.match(line)
            at = head.end() if head else 0
            has_sign = category(line[at : at + 1] or " ") == "So"
            emoji = None if has_sign else self.beside(title, line)
            sign = f"{emoji.markup} " if emoji else ""
            if len(sign) > left:
                sign = ""
            left -= len(sign)
            lines.append(f"{line[:at]}{sign}{line[at:]}")
        return "\n".join(lines)


class Picture(NamedTuple):
    """The picture of an emoji: its name, all that it stands for, and how its bytes are made."""

    name: str
    things: list[Thing]
    draw: Callable[[], bytes]


def pictures() -> Iterator[Picture]:
    """Draw every emoji once, to name it: the bytes are made of few, and take longer.

    A name ends with a hash of what is seen, so that another picture has another name.
    """
    drawing = import_module("renderer.emoji")  # it loads Pillow
    things: dict[Any, list[Thing]] = {}
    for thing, emblem in _emblems():
        things.setdefault(emblem, []).append(thing)
    for emblem, found in things.items():
        digest = sha256(drawing.draw_emoji(emblem).tobytes()).hexdigest()[:_SIGNS]
        yield Picture(f"sk_{emblem.word}_{digest}", found, partial(drawing.draw_bytes, emblem))


def _emblems() -> Iterable[tuple[Thing, Any]]:
    for key, emblem in import_module("renderer.throws").EMOJIS.items():
        yield Thing(COMMON, key), emblem
    for title in playable():
        for key, emblem in artist(title).EMOJIS.items():
            yield Thing(title, key), emblem


@cache
def _keys(title: str) -> Mapping[str, str]:
    """The keys of a title's things by what they are called, within a sentence or at its head."""
    words, found = words_of(title), dict[str, str]()
    for key in artist(title).EMOJIS:
        name = words.text(key).partition(" (")[0]
        for spelt in (name, name[:1].upper() + name[1:]):
            found.setdefault(spelt, key)
    return found


@cache
def _named(title: str) -> re.Pattern[str]:
    """The pattern that finds a thing's name as a word of its own; the longest counts."""
    names = sorted(map(re.escape, _keys(title)), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(names)})(?!\w)")
