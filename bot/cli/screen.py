"""The terminal: what is shown there, and how the marks of our sentences look."""

import re
import sys

from rich.console import Console
from rich.text import Text

_MARK = re.compile(r"\*\*(.+?)\*\*|~~(.+?)~~")
_ISOLATES = re.compile("[\u2068\u2069]")
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""To the top, empty the screen, forget what has scrolled away."""


def console(*, stderr: bool = False) -> Console:
    """A console that shows texts as they are; into a pipe, lines stay whole."""
    made = Console(stderr=stderr, highlight=False, emoji=False, markup=False)
    made.soft_wrap = not made.is_terminal
    return made


def plain(text: str) -> str:
    """A text without the marks around names: some terminals print them as boxes."""
    return _ISOLATES.sub("", text)


def styled(text: str) -> Text:
    """A sentence with its bold and struck parts as a terminal shows them."""
    text = plain(text)
    shown = Text()
    end = 0
    for mark in _MARK.finditer(text):
        shown.append(text[end : mark.start()])
        bold, struck = mark.groups()
        shown.append(bold or struck, style="bold" if bold else "strike dim")
        end = mark.end()
    return shown.append(text[end:])


def wipe() -> None:
    """Hide from the next player what is on the screen; a file or a pipe keeps it."""
    if sys.stdout.isatty():
        sys.stdout.write(_CLEAR)
        sys.stdout.flush()
