"""The terminal: a console, and texts as it can show them."""

import re

from rich.console import Console

_ISOLATES = re.compile("[\u2068\u2069]")


def console(*, stderr: bool = False) -> Console:
    """A console that shows texts as they are; into a pipe, lines stay whole."""
    made = Console(stderr=stderr, highlight=False, emoji=False, markup=False)
    made.soft_wrap = not made.is_terminal
    return made


def plain(text: str) -> str:
    """A text without the marks around names: some terminals print them as boxes."""
    return _ISOLATES.sub("", text)
