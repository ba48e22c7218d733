"""The story of what was done, in lines; in outline, where a message has no room for all of it."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

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


GAP = Line(ELLIPSIS)
"""Lines are left out here."""


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
    came of them: of a mere pass nothing can be told.
    """
    said: list[Line] = []
    for deed in deeds:
        events = title.rules.codec.load_events(deed.events)
        public = [
            line(event, words, names) for event in events if event.secret_to in (None, reader)
        ]
        if deed.by == By.CLOCK and deed.seat is not None:
            public.insert(0, Line(words.text("story-clock", name=isolated(names[deed.seat]))))
        if public and deed.by == By.ORDER and deed.seat == reader:
            public.insert(0, Line(words.text("story-order")))
        if deed.undone is None:
            said += public
        elif undone:
            said += [Line(f"~~{one.text}~~") for one in public]
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
        shorter: the first line, where details are left out.
    """
    if _size(story) <= (length if glance is None else glance):
        return "\n".join(one.text for one in story)
    first = [Line(shorter, whole=True)] if shorter else []
    told = [one for one in story if not one.details]
    if len(told) < len(story):
        told = [*first, *told]
    if _size(told) > length:
        told = [*first, *_outlined([one for one in story if not one.details])]
    return "\n".join([one.text for one in told] if _size(told) <= length else _cut(told, length))


def _outlined(story: Sequence[Line]) -> Iterator[Line]:
    """The lines before all parts; then each part in one line, and its whole lines after it."""
    heads = [at for at, one in enumerate(story) if one.heads]
    yield from story[: heads[0] if heads else None]
    for start, end in pairwise([*heads, len(story)]):
        part = story[start:end]
        told = BETWEEN.join(one.outline for one in part if one.outline and not one.whole)
        yield Line(f"{part[0].text} {told}".rstrip())
        yield from (one for one in part if one.whole)


def _cut(told: Sequence[Line], length: int) -> list[str]:
    """The first line and what is told whole, a few more at the beginning, and the last that fit."""
    kept: set[int] = set()

    def keeps(at: int) -> bool:
        if at not in kept and _size(_with_gaps(told, {*kept, at})) <= length:
            kept.add(at)
        return at in kept

    keeps(0)
    for at in reversed(range(len(told))):
        if told[at].whole:
            keeps(at)
    room = (length - _size([GAP])) // OPENING
    for at in range(1, len(told)):
        if _size(told[: at + 1]) > room or not keeps(at):
            break
    for at in reversed(range(len(told))):
        if not keeps(at):
            break
    return [one.text for one in _with_gaps(told, kept)]


def _with_gaps(told: Sequence[Line], kept: Collection[int]) -> list[Line]:
    """The lines at these places, with a sign where others are left out."""
    found: list[Line] = []
    for at, one in enumerate(told):
        if at in kept:
            found.append(one)
        elif not at or at - 1 in kept:
            found.append(GAP)
    return found


def _size(told: Sequence[Line]) -> int:
    """Characters, each line with its end."""
    return sum(len(one.text) + 1 for one in told)
