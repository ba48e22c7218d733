"""The news between the map and the players: the encounter, or the last journey."""

from typing import Final

from games.hammer_of_thor.traces import Went
from games.hammer_of_thor.view import CounterSeen, EncounterSeen, View
from renderer.canvas import Canvas
from renderer.hammer_of_thor.emblems import SWORDS
from renderer.hammer_of_thor.groups import chip
from renderer.hammer_of_thor.layout import SMALLEST, At, Box
from renderer.hammer_of_thor.panels import put_panel
from renderer.hammer_of_thor.people import leader_of, met
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

_CHIP: Final = 74
_SIDE: Final = 330
"""The width of each group of an encounter."""
_LINES: Final = (30, 76)
"""The middles of two lines, from the top of the panel."""


def put_news(
    canvas: Canvas, theme: Theme, view: View, box: Box, words: Speaker, names: list[str]
) -> None:
    """Draw the newest of them."""
    put_panel(canvas, theme, box)
    if view.encounter is not None:
        _put_encounter(canvas, theme, view, view.encounter, box, words)
    elif view.journey is not None:
        _put_journey(canvas, theme, view.journey, box, words, names)
    else:
        middle = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
        canvas.fit(words.text("picture-no-journey"), middle, Face.STRONG, 40, theme.quiet,
                   room=box[2] - box[0] - 40, least=SMALLEST, anchor="mm")  # fmt: skip


def _put_encounter(
    canvas: Canvas, theme: Theme, view: View, seen: EncounterSeen, box: Box, words: Speaker
) -> None:
    """Both groups, and between them the round, the attitude, the treasure and the open card."""
    left, top, right, _ = box
    mover, other = met(view)
    _put_group(canvas, theme, mover, (left, top), words, turned=False)
    _put_group(canvas, theme, other, (right, top), words, turned=True)
    middle, room = (left + right) // 2, right - left - 2 * _SIDE - 20
    canvas.put(crossed(theme), (middle - room // 2 + 26, top + _LINES[0]))
    canvas.fit(words.text("picture-round", round=seen.round), (middle + 26, top + _LINES[0]),
               Face.TITLE, 40, theme.ink, room=room - 60, least=SMALLEST,
               anchor="mm")  # fmt: skip
    parts = []
    if seen.seen is not None:
        parts.append(words.text("picture-card-seen", card=words.name(seen.seen, ())))
    if seen.attitude:
        parts.append(words.text("picture-attitude", attitude=f"{seen.attitude:+d}"))
    if seen.guarded:
        parts.append(words.text("picture-guarded", count=seen.guarded))
    if parts:
        canvas.fit(" · ".join(parts), (middle, top + _LINES[1]), Face.STRONG, 38, theme.ink,
                   room=room, least=SMALLEST, anchor="mm")  # fmt: skip


def _put_group(
    canvas: Canvas,
    theme: Theme,
    counter: CounterSeen | None,
    corner: At,
    words: Speaker,
    *,
    turned: bool,
) -> None:
    """A group at an edge of the panel: its counter, its leader, and how many they are."""
    if counter is None:
        return
    x, y = corner
    way, anchor = (-1, "rm") if turned else (1, "lm")
    at = (x - 14 - _CHIP if turned else x + 14), y + (106 - _CHIP) // 2
    canvas.put(chip(theme, counter.seat, counter.known, _CHIP, _CHIP), at)
    start = x + way * (_CHIP + 30)
    count = len(counter.members)
    members = words.text("picture-members", count=count) if counter.known else ""
    canvas.fit(leader_of(counter, words), (start, y + _LINES[0]), Face.TITLE, 42, theme.ink,
               room=_SIDE - _CHIP - 34, least=SMALLEST, anchor=anchor)  # fmt: skip
    if members:
        canvas.fit(members, (start, y + _LINES[1]), Face.STRONG, 38, theme.ink,
                   room=_SIDE - _CHIP - 34, least=SMALLEST, anchor=anchor)  # fmt: skip


def _put_journey(
    canvas: Canvas, theme: Theme, went: Went, box: Box, words: Speaker, names: list[str]
) -> None:
    """The traveller, the road by its numbers, and the place to which it led."""
    left, top, right, bottom = box
    canvas.put(chip(theme, went.seat, known=True, wide=_CHIP, high=_CHIP),
               (left + 14, (top + bottom - _CHIP) // 2))  # fmt: skip
    last, manner = went.road[-1], words.name(went.manner, ())
    stayed = "picture-stayed" if len(went.road) == 1 else "picture-went"
    place = words.name(last, ())
    told = words.text(stayed, player=names[went.seat], place=place, manner=manner)
    road = " → ".join(place.value for place in went.road)
    for line, face, size, y in (
        (told, Face.TITLE, 40, _LINES[0]),
        (words.text("picture-road", road=road), Face.STRONG, 38, _LINES[1]),
    ):
        canvas.fit(line, (left + _CHIP + 32, top + y), face, size, theme.ink,
                   room=right - left - _CHIP - 50, least=SMALLEST, anchor="lm")  # fmt: skip


@kept
def crossed(theme: Theme) -> Sprite:
    """Crossed swords on the panel's ground."""
    pen = Pen(-26, -26, 26, 26)
    pen.glyph(SWORDS, (0, 0), 20, theme.ink, theme.panel)
    return pen.sprite()
