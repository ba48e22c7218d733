"""The story of what was done, in lines; in outline, where a message has no room for all of it."""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from db import By, LoggedAction
from games.core.title import Title
from games.core.vocabulary import CoreEvent, Event, Seat, tag
from words import Words
from words.names import ELLIPSIS
from words.speech import isolated

LENGTH = 1800
"""Characters of a story on a board message."""
GLANCE = 900
"""Characters of a story in a panel, above which it has no details."""
OPENING = 4
"""The part of the room that the opening has, in a story that is too long even in outline."""
BETWEEN = " · "
_GAP = len(ELLIPSIS) + 1


@dataclass(frozen=True)
class Line:
    """A sentence of a story, and its place in an outline."""

    text: str
    outline: str | None = None
    """In few words, behind the head of its part; None: it is left out of a part."""
    heads: bool = False
    """A part begins."""
    whole: bool = False
    """It is told in full, in a line of its own, even in a part."""
    details: bool = False
    """It is left out first."""


def lines(
    title: Title,
    words: Words,
    deeds: Sequence[LoggedAction],
    names: Sequence[str],
    *,
    undone: bool = False,
    reader: Seat | None = None,
) -> list[Line]:
    """Tell events, one sentence each, as everybody may read them.

    What was taken back is left out, or, if `undone`, struck out. A reader is also told what is for
    them alone: secret events, and which deeds a standing order of their own has done, if anything
    came of them: of a mere pass nothing can be told, nor where the deed itself is left out. Of
    several in a row, of which each is one line, it is said once.
    """
    said: list[Line] = []
    ordered: Line | None = None
    for deed in deeds:
        if deed.undone is not None and not undone:
            continue
        events = title.rules.codec.load_events(deed.events)
        public = [
            line(event, words, names) for event in events if event.secret_to in (None, reader)
        ]
        if deed.by == By.CLOCK and deed.seat is not None:
            public.insert(0, Line(words.text("story-clock", name=isolated(names[deed.seat]))))
        if public and deed.by == By.ORDER and deed.seat == reader:
            head, answers = Line(words.text("story-order"), details=public[0].details), len(public)
            if ordered is None or (ordered.details and not head.details):
                public.insert(0, head)
            else:
                head = ordered
            ordered = head if answers == 1 else None
        elif public:
            ordered = None
        struck = [Line(f"~~{one.text}~~") for one in public]
        said += public if deed.undone is None else struck
    return said


def line(event: Event, words: Words, names: Sequence[str], *, marked: bool = True) -> Line:
    """An event as its readers see it; what is for one alone is marked."""
    said = words.say(event, names)
    if marked and event.secret_to is not None:
        said = words.text("story-secret", told=said)
    in_outline = words.has(tag(event), "outline")
    return Line(
        said,
        words.say(event, names, "outline") if in_outline else None,
        event.heads,
        event.turning or isinstance(event, CoreEvent),
        event.details,
    )


def told(title: Title, words: Words, deeds: Sequence[LoggedAction], names: Sequence[str]) -> str:
    """Tell deeds to everybody, as far as they fit on a board message."""
    return fitted(lines(title, words, deeds, names), shorter=words.text("story-shorter"))


def fitted(
    story: Sequence[Line], length: int = LENGTH, glance: int | None = None, shorter: str = ""
) -> str:
    """A story, without details if it would be too long, or in outline: its parts in a line each.

    Args:
        story: all lines.
        length: characters at most.
        glance: characters above which there are no details; all that fit, if not given.
        shorter: the first line, where anything is left out.
    """
    told = story
    if _size(story) > (length if glance is None else glance):
        told = [one for one in story if not one.details]
    if shorter and (len(told) < len(story) or _size(told) > length):
        told = [Line(shorter), *told]
    if _size(told) > length:
        told = list(_outlined(told))
    fits = _size(told) <= length
    return "\n".join([one.text for one in told] if fits else _cut(told, length))


def _outlined(story: Sequence[Line]) -> Iterator[Line]:
    """The lines before all parts; then each part in one line, and its whole lines after it."""
    heads = [at for at, one in enumerate(story) if one.heads]
    yield from story[: heads[0] if heads else None]
    for start, end in pairwise([*heads, len(story)]):
        part = story[start:end]
        told = BETWEEN.join(one.outline for one in part if one.outline and not one.whole)
        yield Line(f"{part[0].text} {told}".rstrip())
        yield from (one for one in part if one.whole)


def _cut(story: Sequence[Line], length: int) -> list[str]:
    """The first line and a few more, and the last ones; between them what turned the match.

    What is told whole has up to half of the room, the last of it first.
    """
    room = length - _GAP
    opening = _first(story, min(room, max(room // OPENING, _size(story[:1]))))
    kept = set(range(len(opening)))
    room -= _size(opening)
    rest = range(len(story) - 1, len(opening) - 1, -1)
    turning = [at for at in rest if story[at].whole]
    room -= _keep(story, turning, kept, room // 2, _GAP)
    _keep(story, rest, kept, room)
    return list(_with_gaps(story, kept))


def _keep(
    story: Sequence[Line], ats: Iterable[int], kept: set[int], room: int, gap: int = 0
) -> int:
    """Keep lines, in this order, while they fit; so much room they take, with a gap for each."""
    taken = 0
    for at in ats:
        size = 0 if at in kept else _size([story[at]]) + gap
        if taken + size > room:
            break
        taken += size
        kept.add(at)
    return taken


def _with_gaps(story: Sequence[Line], kept: Container[int]) -> Iterator[str]:
    """The lines of a story that are kept, and a mark for each stretch of others."""
    for whole, stretch in groupby(enumerate(story), key=lambda one: one[0] in kept):
        yield from (one.text for _, one in stretch) if whole else (ELLIPSIS,)


def _first(told: Sequence[Line], room: int) -> list[Line]:
    """The first lines that fit."""
    kept: list[Line] = []
    for one in told:
        if _size([*kept, one]) > room:
            break
        kept.append(one)
    return kept


def _size(told: Sequence[Line]) -> int:
    """Characters, each line with its end."""
    return sum(len(one.text) for one in told) + len(told)
