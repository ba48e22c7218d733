"""The messages of one language as Fluent reads them: each when it is first asked for.

Most messages of most titles are never said in a process; all of them together take a tenth of its
start. Knows nothing of arguments.
"""

import re
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import BaseNode, Junk, MessageReference, TermReference

_ENTRY = re.compile(r"^-?[A-Za-z][\w-]*(?= *=)", re.MULTILINE)


class WordsError(Exception):
    """A message is missing or does not fit its arguments: a bug."""


class Texts:
    """Messages by their id, from files of which the first that has one counts."""

    def __init__(self, language: str, files: Iterable[Traversable]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for file in files:
            for message, source in _entries(file):
                self._sources.setdefault(message, source)
        self._unread = set(self._sources)
        self._reading = RLock()

    def pattern(self, message: str, attribute: str | None) -> Any:
        """Give a message's text, its own or an attribute's; None if there is none.

        Raises:
            WordsError: Fluent cannot read it.
        """
        if message not in self._sources:
            return None
        with self._reading:  # pictures are drawn, and say something, in threads of their own
            self._read(message)
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def format(self, pattern: Any, arguments: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A pattern with its arguments, and what was wrong with them."""
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return str(text), errors

    def _read(self, message: str) -> None:
        """Read a message, and all that it refers to."""
        if message not in self._unread:
            return
        resource = FluentResource(self._sources[message])
        for entry in resource.body:
            if isinstance(entry, Junk):  # Fluent would silently leave it out
                raise WordsError(f"cannot read {entry.content!r}")
        self._unread.remove(message)
        self._bundle.add_resource(resource)
        for other in _references(resource.body):
            self._read(other)


def _references(node: object) -> Iterator[str]:
    """The ids of the messages and terms that something refers to."""
    match node:
        case MessageReference():
            yield node.id.name
        case TermReference():
            yield f"-{node.id.name}"
            yield from _references(node.arguments)
        case list():
            for item in node:
                yield from _references(item)
        case BaseNode():
            yield from _references([*vars(node).values()])


def _entries(file: Traversable) -> Iterator[tuple[str, str]]:
    """The ids of a file's messages, with the lines of each; what begins the file is comments."""
    text = file.read_text(encoding="utf-8")
    starts = [*_ENTRY.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[0], text[start.start() : end]
