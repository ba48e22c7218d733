"""A match for one: the task, by when it brings which medal, and where the rivals are (14.3)."""

from collections.abc import Iterator
from typing import Final

from games.hammer_of_thor.alone.conditions import progress
from games.hammer_of_thor.alone.prompts import TaskHint
from games.hammer_of_thor.alone.state import Solo
from games.hammer_of_thor.alone.tasks import TASKS
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.view import View
from renderer.canvas import Canvas
from renderer.hammer_of_thor.frame import Frame
from renderer.hammer_of_thor.groups import chip
from renderer.hammer_of_thor.layout import SMALLEST, Box
from renderer.hammer_of_thor.panels import put_panel
from renderer.hammer_of_thor.people import called
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, wrapped

_GAP: Final = 12
_EDGE: Final = 20
_PITCH: Final = 40
_CHIP: Final = 36
_BOTTOM: Final = 10


def put_solo(canvas: Canvas, theme: Theme, view: View, parts: Frame, words: Speaker) -> None:
    """Below the one player's panel, beside the small board."""
    if view.solo is None or parts.overview is None:
        return
    left, _, right, top = parts.players[0]
    box = left, top + _GAP, right, parts.overview[3]
    put_panel(canvas, theme, box)
    _put_rivals(canvas, theme, view, view.solo, box, words)
    _put_task(canvas, theme, view.solo, box, words)


def _put_task(canvas: Canvas, theme: Theme, solo: Solo, box: Box, words: Speaker) -> None:
    """From the top of the panel on: its name, what it asks, and the medals."""
    left, top, right, _ = box
    room, y = right - left - 2 * _EDGE, top + _EDGE + _PITCH // 2
    lines = list(_task(solo, words))
    canvas.fit(lines[0], (left + _EDGE, y), Face.TITLE, 40, theme.ink, room=room, least=SMALLEST,
               anchor="lm")  # fmt: skip
    for text in lines[1:]:
        for line in wrapped(text, Face.STRONG, SMALLEST, room):
            y += _PITCH
            canvas.write(line, (left + _EDGE, y), Face.STRONG, SMALLEST, theme.ink, anchor="lm")


def solo_in_words(view: View, solo: Solo, words: Speaker) -> Iterator[str]:
    """The task, and where each rival is; a dash for one that is gone."""
    yield from _task(solo, words)
    if solo.rivals:
        places = ((name, _place_of(view, name)) for name in solo.rivals)
        rivals = ", ".join(
            f"{called(name, words)} {at.value if at else '-'}" for name, at in places
        )
        yield words.text("picture-text-rivals", rivals=rivals)


def _task(solo: Solo, words: Speaker) -> Iterator[str]:
    """The task in a few lines."""
    if solo.task is None:
        yield words.text("picture-no-task")
        return
    yield words.name(solo.task, ())
    yield words.text(f"task-{solo.task}", "about")
    if solo.done:
        medal = TASKS[solo.task].medal(solo.done)
        told = words.name(medal, ()) if medal is not None else "none"
        yield words.text("picture-task-done", round=solo.done, medal=told)
        return
    yield words.say(TaskHint(*TASKS[solo.task].turns))
    come = progress(solo, TASKS[solo.task].when)
    if come is not None:
        yield words.text("picture-task-progress", have=come[0], wanted=come[1])


def _put_rivals(
    canvas: Canvas, theme: Theme, view: View, solo: Solo, box: Box, words: Speaker
) -> None:
    """At the bottom of the panel, two beside each other: each rival, and the number of its place.

    Those who are gone are grey.
    """
    left, _, right, bottom = box
    half, rows = (right - left) // 2, -(-len(solo.rivals) // 2)
    for number, name in enumerate(solo.rivals):
        place = _place_of(view, name)
        start = left + _EDGE + half * (number % 2)
        y = bottom - _BOTTOM - _PITCH * (rows - number // 2) + _PITCH // 2
        ink = theme.quiet if place is None else theme.ink
        sprite = chip(theme, None, known=True, wide=_CHIP, high=_CHIP, rival=True)
        canvas.put(sprite, (start, y - _CHIP // 2))
        where = "-" if place is None else place.value
        start += _CHIP + 14
        canvas.fit(f"{called(name, words)} · {where}", (start, y), Face.STRONG, SMALLEST + 1, ink,
                   room=half - _EDGE - _CHIP - 14, least=SMALLEST, anchor="lm")  # fmt: skip


def _place_of(view: View, name: Name) -> Place | None:
    """Find the place of a rival; None: it leads nobody of its own any more."""
    led = (one for one in view.counters if one.seat is None and one.leader == name)
    return next((one.place for one in led), None)
