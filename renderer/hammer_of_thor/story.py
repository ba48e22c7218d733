"""Ragnarok as a story in five acts, in the place of the map (12.3 to 12.7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from games.core.vocabulary import EndingReason
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.ragnarok.events import Chapter
from games.hammer_of_thor.traces import Dueled, Stood
from games.hammer_of_thor.view import StorySeen
from renderer.canvas import Canvas
from renderer.hammer_of_thor.duels import put_crest, put_duel
from renderer.hammer_of_thor.layout import SMALLEST, At, Box
from renderer.hammer_of_thor.panels import put_panel
from renderer.hammer_of_thor.people import called
from renderer.hammer_of_thor.scales import put_scales
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, wrapped

_Strip: TypeAlias = tuple[int, int, int]
"""Left, top, and right of an act."""

_EDGE, _GAP = 10, 8
_HEAD: Final = 50
"""The height of an act's heading."""
_HOST, _LINE = 132, 46
"""The height of a host without names, and of a line of names."""
_DUEL: Final = 60
_ABREAST: Final = 2
_FEET: Final = 10
"""Pixels below the last row of an act."""
_DUELS: Final = (Chapter.NAMED, Chapter.VOWED, Chapter.MELEE)
_ROWS: Final = 3
"""Rows of an act of duels at most; more duels are told by their number."""
_RECKONING: Final = 284
_SHOWN: Final = 9
"""Crests of a host; it is told how many they are."""
_PITCH: Final = 64


@dataclass(frozen=True)
class _Plan:
    """The rows and lines for which there is room."""

    lines: int
    """Of the names of each host."""
    rows: dict[Chapter, int]


def put_story(
    canvas: Canvas, theme: Theme, story: StorySeen, box: Box, reason: EndingReason, words: Speaker
) -> None:
    """Draw the acts one below the other, and in the end how it was decided."""
    left, top, right, bottom = box
    left, right = left + _EDGE, right - _EDGE
    plan = _planned(story, bottom - top)
    y = _put_hosts(canvas, theme, story.hosts, (left, top + _GAP, right), plan.lines, words)
    for chapter, rows in plan.rows.items():
        duels = _of(story, chapter)
        y = _put_duels(canvas, theme, chapter, (duels, rows), (left, y, right), words)
    put_panel(canvas, theme, (left, y, right, bottom - _GAP))
    _put_heading(canvas, theme, Chapter.RECKONING, (left, y), words)
    put_scales(canvas, theme, story.weighed, (left, y + _HEAD, right, bottom - _GAP), reason,
               words)  # fmt: skip


def _of(story: StorySeen, chapter: Chapter) -> Sequence[Dueled]:
    return [one for one in story.duels if one.chapter is chapter]


def _planned(story: StorySeen, high: int) -> _Plan:
    """Two rows for the melee at least; what is left goes to it first, then to the names."""
    wanted = {chapter: -(-len(_of(story, chapter)) // _ABREAST) for chapter in _DUELS}
    rows = {chapter: min(_ROWS, count) for chapter, count in wanted.items()}
    rows[Chapter.MELEE] = min(2, wanted[Chapter.MELEE])
    heads = _HEAD * (len(_DUELS) + 1) + _FEET * sum(map(bool, rows.values()))
    free = high - heads - _GAP * (len(_DUELS) + 3) - _HOST - _LINE - _RECKONING
    free -= _DUEL * sum(rows.values())
    more = min(free // _DUEL, wanted[Chapter.MELEE] - rows[Chapter.MELEE])
    rows[Chapter.MELEE] += more
    return _Plan(1 + min(2, (free - more * _DUEL) // _LINE), rows)


def _put_heading(
    canvas: Canvas, theme: Theme, chapter: Chapter, at: At, words: Speaker, told: str = ""
) -> None:
    """The name of an act, and what is to be said of it as a whole."""
    heading = " · ".join(filter(None, (words.name(chapter, ()), told)))
    canvas.fit(heading, (at[0] + 22, at[1] + _HEAD // 2 + 4), Face.TITLE, 40, theme.ink,
               room=1210, least=SMALLEST, anchor="lm")  # fmt: skip


def _put_hosts(
    canvas: Canvas,
    theme: Theme,
    hosts: Sequence[Stood],
    at: _Strip,
    lines: int,
    words: Speaker,
) -> int:
    """Both hosts, side by side; returns where the next act begins."""
    left, top, right = at
    bottom = top + _HEAD + _HOST + lines * _LINE
    put_panel(canvas, theme, (left, top, right, bottom))
    _put_heading(canvas, theme, Chapter.HOSTS, (left, top), words)
    half = (right - left) // 2
    for host in hosts:
        start = left + 22 + half * (host.side is Side.EVIL)
        _put_host(canvas, theme, host, (start, top + _HEAD), (half - 36, lines), words)
    return bottom + _GAP


def _put_host(
    canvas: Canvas, theme: Theme, host: Stood, at: At, size: tuple[int, int], words: Speaker
) -> None:
    """The crests of those with the highest REPUTATION, how many they are, and their names."""
    (x, y), (room, most) = at, size
    for number, name in enumerate(host.names[:_SHOWN]):
        put_crest(canvas, name, (x + 28 + number * _PITCH, y + 34))
    told = words.text("picture-host", side=words.name(host.side, ()), count=len(host.names),
                      spears=host.spears)  # fmt: skip
    canvas.fit(told, (x, y + 96), Face.HEAVY, 40, theme.ink, room=room, least=SMALLEST,
               anchor="lm")  # fmt: skip
    names = wrapped(", ".join(called(name, words) for name in host.names), Face.STRONG, 38, room)
    lines = [*names[: most - 1], " ".join(names[most - 1 :])]
    for number, line in enumerate(lines):
        canvas.fit(line, (x, y + 144 + number * _LINE), Face.STRONG, 38, theme.ink, room=room,
                   least=37, anchor="lm")  # fmt: skip


def _put_duels(
    canvas: Canvas,
    theme: Theme,
    chapter: Chapter,
    told: tuple[Sequence[Dueled], int],
    at: _Strip,
    words: Speaker,
) -> int:
    """The duels of an act, two abreast in so many rows; returns where the next act begins."""
    (left, top, right), (duels, rows) = at, told
    bottom = top + _HEAD + rows * _DUEL + _FEET * bool(rows)
    put_panel(canvas, theme, (left, top, right, bottom))
    fallen = sum(len(one.fallen) for one in duels)
    heading = words.text("picture-duels", count=len(duels), fallen=fallen)
    _put_heading(canvas, theme, chapter, (left, top), words, heading)
    most, wide = rows * _ABREAST, (right - left - 24) // _ABREAST
    shown = duels if len(duels) <= most else duels[: most - 1]
    for number in range(min(len(duels), most)):
        x, y = left + 16 + number % _ABREAST * wide, top + _HEAD + number // _ABREAST * _DUEL
        if number < len(shown):
            put_duel(canvas, theme, duels[number], (x, y, x + wide - 16, y + _DUEL), words)
        else:
            more = words.text("picture-more-duels", count=len(duels) - len(shown))
            canvas.fit(more, (x + wide // 2, y + _DUEL // 2), Face.STRONG, 38, theme.ink,
                       room=wide - 16, least=SMALLEST, anchor="mm")  # fmt: skip
    return bottom + _GAP
