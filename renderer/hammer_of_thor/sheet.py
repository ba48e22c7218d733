"""A group's sheet: its members with their numbers, their wounds and what they carry."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct
from PIL import Image

from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.chart import Code
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.references import code_key
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.hammer_of_thor.figures import centred, crest
from renderer.hammer_of_thor.groups import chip
from renderer.hammer_of_thor.panels import put_panel
from renderer.hammer_of_thor.references import TALLEST, WIDTH, card_palette
from renderer.hammer_of_thor.stats import ENDLESS, LEAST
from renderer.pen import Pen
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, width, wrapped

_EDGE, _HEAD, _ITEM, _REST = 16, 128, 42, 60
_LEFT: Final = 128
"""The place of the texts of a member: beside its crest."""
_BAR: Final = (210, 30)
_TABLE: Final = tuple(stat for stat in Stat if stat is not Stat.STAMINA)
"""The characteristics in the table; STAMINA is a bar."""


class _Strip(NamedTuple):
    """The heights of a member's strip: its name, its table, what is below, and between strips."""

    name: int
    table: int
    foot: int
    gap: int

    @property
    def tall(self) -> int:
        """The strip without what its member carries."""
        return self.name + self.table + self.foot


_ROOMY, _DENSE = _Strip(66, 84, 14, 14), _Strip(54, 76, 6, 8)


class Person(Struct, frozen=True):
    """A member of a group, as all may see it."""

    name: Name
    stats: dict[Stat, int]
    """As they are now; STAMINA as printed."""
    wounds: int = 0
    """STAMINA lost."""
    items: tuple[Number, ...] = ()
    """Those that are revealed."""
    concealed: int = 0
    """The number of those that are not."""
    runes: int = 0
    captive: bool = False
    shape: Number | None = None
    """The shape that it has taken on (2.2C)."""
    dead: bool = False
    """A dead member (6.2)."""
    trusted: bool = False
    """A Sub-Leader (8.1)."""
    granted: tuple[Code, ...] = ()
    """Entries of the chart that a card has given it."""


class Sheet(Struct, frozen=True):
    """A group as all may see it."""

    seat: Seat | None
    """None: it is nobody's (1.6)."""
    player: str
    """The name of its seat; empty where it is nobody's."""
    place: Place
    members: tuple[Person, ...]
    """The leader first."""


class Strips(NamedTuple):
    """Some people one below another, as many as there is room for."""

    people: Sequence[Person]
    lines: Sequence[Sequence[str]]
    """For each who is here, what it carries."""
    strip: _Strip
    brief: bool
    """Numbers alone tell of what they carry, for there is too much of it."""

    @property
    def high(self) -> int:
        """Pixels that they take."""
        left_out = len(self.people) > len(self.lines)
        return _high(self.strip, self.lines) + (_REST if left_out else 0)


def draw_sheet(sheet: Sheet, *, theme: Theme, words: Speaker) -> Picture:
    """The sheet of a group: a strip for each member."""
    canvas = Canvas(Image.new("RGB", (WIDTH, height_of(sheet, words, TALLEST)), theme.back))
    put_sheet(canvas, theme, sheet, (0, TALLEST), words)
    return Picture(canvas.image, _alt_text(sheet, words), card_palette(theme))


def height_of(sheet: Sheet, words: Speaker, room: int) -> int:
    """Pixels that a sheet takes of a room."""
    return _HEAD + strips(sheet.members, words, room - _HEAD).high


def put_sheet(
    canvas: Canvas, theme: Theme, sheet: Sheet, at: tuple[int, int], words: Speaker
) -> None:
    """Put a sheet on a canvas, from a height on, in a room of so many pixels."""
    top, room = at
    _put_head(canvas, theme, sheet, top, words)
    put_strips(canvas, theme, strips(sheet.members, words, room - _HEAD), top + _HEAD, words)


def strips(people: Sequence[Person], words: Speaker, room: int) -> Strips:
    """People in so many pixels: with all that they carry, else by numbers, else the first ones."""
    rooms = [_carried(one, words) for one in people]
    if _high(_ROOMY, rooms) <= room:
        return Strips(people, rooms, _ROOMY, brief=False)
    none: list[list[str]] = [[] for _ in people]
    strip = _ROOMY if _high(_ROOMY, none) <= room else _DENSE
    if _high(strip, none) > room:
        none = none[: (room - _REST - _EDGE) // (strip.tall + strip.gap)]
    return Strips(people, none, strip, brief=True)


def put_strips(canvas: Canvas, theme: Theme, found: Strips, top: int, words: Speaker) -> None:
    """Put people on a canvas from a height on, and name those for whom there was no room."""
    strip, here = found.strip, len(found.lines)
    for person, lines in zip(found.people, found.lines, strict=False):
        tall = strip.tall + len(lines) * _ITEM
        put_panel(canvas, theme, (_EDGE, top, WIDTH - _EDGE, top + tall))
        _put_member(canvas, theme, person, (top, strip), words, brief=found.brief)
        for at, line in enumerate(lines):
            y = top + strip.name + strip.table + (at + 1) * _ITEM - 6
            canvas.write(line, (_LEFT, y), Face.STRONG, LEAST + 2, theme.ink)
        top += tall + strip.gap
    if here < len(found.people):
        names = ", ".join(_called(one, words) for one in found.people[here:])
        rest = words.text("sheet-rest", names=names)
        canvas.fit(rest, (_LEFT, top + _REST // 2), Face.STRONG, LEAST + 2, theme.ink,
                   room=WIDTH - _LEFT - 2 * _EDGE, least=LEAST, anchor="lm")  # fmt: skip


def _high(strip: _Strip, rooms: Sequence[Sequence[str]]) -> int:
    """The height of strips, given the lines of what each member carries."""
    lines = sum(len(room) for room in rooms)
    return len(rooms) * (strip.tall + strip.gap) + lines * _ITEM + _EDGE


def _put_head(canvas: Canvas, theme: Theme, sheet: Sheet, top: int, words: Speaker) -> None:
    sign = centred(chip(theme, sheet.seat, known=True, wide=84, high=84))
    canvas.put(sign, (72, top + _HEAD // 2))
    leader = _called(sheet.members[0], words)
    heading = "sheet-heading" if len(sheet.members) > 1 else "sheet-alone"
    below = words.text(
        "sheet-below",
        player=sheet.player or words.text("sheet-nobody"),
        number=sheet.place.value,
        place=words.name(sheet.place, ()),
        members=len(sheet.members),
    )
    room = WIDTH - _LEFT - 2 * _EDGE
    canvas.fit(words.text(heading, leader=leader), (_LEFT, top + 40), Face.TITLE, 54, theme.ink,
               room=room, least=LEAST, anchor="lm")  # fmt: skip
    canvas.fit(below, (_LEFT, top + 94), Face.STRONG, 38, theme.ink, room=room, least=LEAST,
               anchor="lm")  # fmt: skip


def _put_member(
    canvas: Canvas,
    theme: Theme,
    person: Person,
    at: tuple[int, _Strip],
    words: Speaker,
    *,
    brief: bool,
) -> None:
    (top, strip), figure = at, FIGURES[person.name]
    canvas.put(crest(figure.side, figure.race, 42), (72, top + (strip.name + strip.table) // 2 + 4))
    right, middle = WIDTH - 2 * _EDGE - 8, top + strip.name // 2 + 4
    most = person.stats[Stat.STAMINA]
    left = max(0, most - person.wounds)
    said = words.text("sheet-stamina", left=left, most=most) if not figure.is_norn else ENDLESS
    full = 1.0 if figure.is_norn or not most else left / most
    bar = right - _BAR[0]
    canvas.put(stamina_bar(theme, round(full * 20)), (bar, middle - _BAR[1] // 2))
    said = f"{words.text('stat-STA', 'brief')} {said}"
    canvas.write(said, (bar - 16, middle), Face.HEAVY, LEAST + 2, theme.ink, anchor="rm")
    room = bar - 32 - width(said, Face.HEAVY, LEAST + 2) - _LEFT
    name = _titled(person, words, brief=brief)
    canvas.fit(name, (_LEFT, middle), Face.HEAVY, theme.sizes.body, theme.ink, room=room,
               least=LEAST, anchor="lm")  # fmt: skip
    _put_table(canvas, theme, person, top + strip.name, words)


def _put_table(canvas: Canvas, theme: Theme, person: Person, top: int, words: Speaker) -> None:
    """Eleven characteristics, each below its letters; a changed one is set apart by an arrow."""
    across = (WIDTH - 2 * _EDGE - _LEFT) // len(_TABLE)
    printed = FIGURES[person.name].stats
    for at, stat in enumerate(_TABLE):
        x, now = _LEFT + at * across, person.stats[stat]
        canvas.write(words.text(f"stat-{stat}", "brief"), (x, top + 30), Face.TEXT, LEAST,
                     theme.quiet)  # fmt: skip
        canvas.write(str(now), (x, top + 72), Face.HEAVY, 44, theme.ink)
        if now != printed[stat]:
            beside = x + width(str(now), Face.HEAVY, 44) + 18
            canvas.put(change_mark(theme, up=now > printed[stat]), (beside, top + 57))


def _carried(person: Person, words: Speaker) -> list[str]:
    """The lines that name what a member carries."""
    parts = [words.text(f"card-{item}") for item in person.items]
    if person.concealed:
        parts.append(words.text("sheet-concealed", count=person.concealed))
    if person.runes:
        parts.append(words.text("sheet-runes", count=person.runes))
    room = WIDTH - 2 * _EDGE - _LEFT - 8
    return wrapped(", ".join(parts), Face.STRONG, LEAST + 2, room) if parts else []


def _titled(person: Person, words: Speaker, *, brief: bool) -> str:
    """The name, what it is in its group, and in a large one the number of things beside it."""
    marks = {
        "sheet-captive": person.captive,
        "sheet-dead": person.dead,
        "sheet-sub-leader": person.trusted,
    }
    notes = [words.text(mark) for mark, bears in marks.items() if bears]
    if person.shape is not None:
        notes.append(words.text("sheet-shape", shape=words.text(f"card-{person.shape}")))
    notes += [words.text(code_key(code)) for code in person.granted]
    if brief and (count := len(person.items) + person.concealed):
        notes.append(words.text("sheet-items", count=count))
    if brief and person.runes:
        notes.append(words.text("sheet-runes", count=person.runes))
    return ", ".join((_called(person, words), *notes))


def _called(person: Person, words: Speaker) -> str:
    return words.text(f"character-{person.name}")


def _alt_text(sheet: Sheet, words: Speaker) -> str:
    members = ", ".join(
        words.text(
            "sheet-alt-member",
            name=_titled(one, words, brief=False),
            left=max(0, one.stats[Stat.STAMINA] - one.wounds),
            most=one.stats[Stat.STAMINA],
        )
        for one in sheet.members
    )
    leader, place = _called(sheet.members[0], words), words.name(sheet.place, ())
    return shortened(words.text("sheet-alt", leader=leader, place=place, members=members))


@kept
def stamina_bar(theme: Theme, twentieths: int) -> Sprite:
    """The STAMINA that is left, as a bar."""
    wide, high = _BAR
    pen = Pen(0, 0, wide, high, scale=4)
    pen.plate((0, 0, wide, high), high / 2, theme.panel_edge)
    pen.plate((3, 3, wide - 3, high - 3), high / 2 - 3, theme.well)
    if twentieths:
        end = max(high, wide * twentieths / 20)
        pen.plate((3, 3, end - 3, high - 3), high / 2 - 3, _tone(theme, twentieths))
    return pen.sprite()


def _tone(theme: Theme, twentieths: int) -> Colour:
    return theme.good if twentieths > 20 // 2 else theme.gold if twentieths > 5 else theme.blood


@kept
def change_mark(theme: Theme, *, up: bool) -> Sprite:
    """An arrowhead: more than printed, or less."""
    pen = Pen(-14, -14, 14, 14)
    turn = 1 if up else -1
    pen.fill([(-10, 7 * turn), (10, 7 * turn), (0, -9 * turn)], theme.good if up else theme.blood)
    return pen.sprite()
