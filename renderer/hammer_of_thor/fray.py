"""The last battle, a line a round: hits, blows, losses, and who was put out of the fight (5.1)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from games.hammer_of_thor.traces import Clashed
from games.hammer_of_thor.view import FraySeen
from renderer.canvas import Canvas
from renderer.hammer_of_thor.groups import chip
from renderer.hammer_of_thor.layout import SMALLEST, At, Box
from renderer.hammer_of_thor.panels import put_panel
from renderer.hammer_of_thor.people import called
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face

_EDGE: Final = 18
_NUMBER: Final = 54
"""The width of the column with the number of the round."""
_CHIP: Final = 56
_HEADING, _LEADERS, _CAPTION, _LINE, _RESULT = 58, 70, 44, 46, 54
"""The heights of the parts, in pixels."""


@dataclass(frozen=True)
class _Line:
    """A line of the battle: a number and a text for each side, or one text for both."""

    number: str
    texts: tuple[str, ...]


def put_fray(canvas: Canvas, theme: Theme, fray: FraySeen, box: Box, words: Speaker) -> None:
    """Draw the whole of it; where there is no room, the first lines are left out."""
    put_panel(canvas, theme, box)
    left, top, right, bottom = box
    middle, room = (left + right) // 2, right - left - 2 * _EDGE
    heading = words.text("picture-fray", place=words.name(fray.charge.place, ()))
    canvas.fit(heading, (middle, top + _HEADING // 2 + 4), Face.TITLE, 42, theme.ink, room=room,
               least=SMALLEST, anchor="mm")  # fmt: skip
    y = top + _HEADING
    for number, x in enumerate(_columns(box)):
        _put_leader(canvas, theme, fray, number, (x, y), words)
    y += _LEADERS
    canvas.fit(words.text("picture-fray-caption"), (middle, y + _CAPTION // 2), Face.STRONG, 36,
               theme.quiet, room=room, least=SMALLEST, anchor="mm")  # fmt: skip
    y += _CAPTION
    for line in _fitting(list(_lines(fray.rounds, words)), (bottom - y - _RESULT) // _LINE):
        _put_line(canvas, theme, line, box, y + _LINE // 2)
        y += _LINE
    canvas.fit(result_of(fray, words), (middle, bottom - _RESULT // 2), Face.HEAVY, 40, theme.ink,
               room=room, least=SMALLEST, anchor="mm")  # fmt: skip


def result_of(fray: FraySeen, words: Speaker) -> str:
    """Whoever has won; a battle may still go on."""
    if fray.settled is None:
        return words.text("picture-fray-goes-on")
    if fray.settled.winner is None:
        return words.text("picture-fray-nobody")
    return words.text("picture-fray-won", leader=called(fray.settled.winner, words))


def round_in_words(fought: Clashed, words: Speaker) -> tuple[str, str]:
    """Hits, blows, and the loss of each side; the mover's first."""
    mine, theirs = (
        words.text("picture-fray-side", hits=hits, blows=blows, lost=lost)
        for hits, blows, lost in zip(fought.hits, fought.blows, fought.lost, strict=True)
    )
    return mine, theirs


def out_in_words(fought: Clashed, words: Speaker) -> str:
    """Those who were put out of the fight in a round; empty: nobody."""
    names = ", ".join(called(name, words) for name in fought.out)
    return words.text("picture-fray-out", names=names) if names else ""


def _columns(box: Box) -> tuple[int, int]:
    """The left edge of each side's column."""
    left, _, right, _ = box
    start = left + _EDGE + _NUMBER
    return start, start + (right - _EDGE - start) // 2


def _put_leader(
    canvas: Canvas, theme: Theme, fray: FraySeen, side: int, corner: At, words: Speaker
) -> None:
    x, y = corner
    canvas.put(chip(theme, fray.charge.seats[side], known=True, wide=_CHIP, high=_CHIP), (x, y + 4))
    canvas.fit(called(fray.charge.leaders[side], words), (x + _CHIP + 14, y + 4 + _CHIP // 2),
               Face.TITLE, 38, theme.ink, room=150, least=SMALLEST, anchor="lm")  # fmt: skip


def _lines(rounds: Sequence[Clashed], words: Speaker) -> Iterator[_Line]:
    if not rounds:
        yield _Line("", (words.text("picture-fray-no-blow"),))
    for fought in rounds:
        yield _Line(str(fought.round), round_in_words(fought, words))
        if out := out_in_words(fought, words):
            yield _Line("", (out,))


def _fitting(lines: Sequence[_Line], most: int) -> Sequence[_Line]:
    """The last of the lines, after a sign that others were left out."""
    return lines if len(lines) <= most else [_Line("…", ()), *lines[len(lines) - most + 1 :]]


def _put_line(canvas: Canvas, theme: Theme, line: _Line, box: Box, y: int) -> None:
    left, right = box[0] + _EDGE, box[2] - _EDGE
    if line.number:
        canvas.write(line.number, (left, y), Face.HEAVY, 40, theme.ink, anchor="lm",
                     matters=bool(line.texts))  # fmt: skip
    starts = _columns(box)
    end = right if len(line.texts) == 1 else starts[1] - 10
    for text, x in zip(line.texts, starts, strict=False):
        canvas.fit(text, (x, y), Face.STRONG, 38, theme.ink, room=end - x, least=SMALLEST,
                   anchor="lm")  # fmt: skip
        end = right
