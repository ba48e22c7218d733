"""How things stand on the terminal: with a margin on the left, or beside each other.

Unlike rich's padding and columns, these cut nothing off and fill nothing up.
"""

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text


class Indented:
    """Things below each other, moved to the right."""

    def __init__(self, *things: RenderableType, by: int = 2) -> None:
        self._things = Group(*things)
        self._by = by

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(options.max_width - self._by, 1)
        for line in Segment.split_lines(console.render(self._things, options.update(width=width))):
            yield Segment(" " * self._by)
            yield from line
            yield Segment.line()


class Flow:
    """Short texts beside each other; one that does not fit goes whole to the next line."""

    def __init__(self, *texts: Text) -> None:
        self._texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self._texts:
            if line and line.cell_len + 2 + text.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text("  ").join([line, text]) if line else text
        yield line
