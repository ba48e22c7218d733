"""Reference cards: whatever can be looked up, with its sign and all that its card says."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from games.core.vocabulary import Prompt
from games.hammer_of_thor.facts.figures import FigureKind, FigureStats, HasCode, HasIcon, NornKind
from games.hammer_of_thor.folk.figures import FIGURES, Figure, Name
from games.hammer_of_thor.folk.kinds import Race, Side, Stat
from games.hammer_of_thor.references import REFERENCES, shelf
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.hammer_of_thor.figures import (
    FATE_TONE,
    LEAD_TONE,
    MAKES,
    MEET_TONE,
    OMEN_TONE,
    RUNE_TONE,
    SIDES,
    crest,
    put_figure,
)
from renderer.hammer_of_thor.marks import BODIES, BONE, BOX, DEEP, GATE, PALE
from renderer.hammer_of_thor.panels import put_panel
from renderer.hammer_of_thor.stats import ENDLESS, HEIGHT, LEAST, put_stats
from renderer.palette import palette_of
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.sprites import kept
from renderer.themes import Theme
from renderer.type import Face, width, wrapped

WIDTH: Final = 1200
TALLEST: Final = 1600
_GAP, _HEAD, _MARGIN, _INDENT, _APART = 16, 200, 40, 30, 10
_SHOWN_APART: Final = (FigureKind, NornKind, FigureStats, HasIcon)
"""Statements that a character's card tells in its head and its block of numbers."""


class _Said(NamedTuple):
    """A statement; a lead stands first and bold."""

    text: str
    lead: str = ""
    bullet: bool = True


class _Line(NamedTuple):
    text: str
    lead: str = ""
    bullet: bool = False
    begins: bool = False
    """It is the first of its statement, and stands a little apart."""


def draw_reference(key: str, *, theme: Theme, words: Speaker) -> Picture:
    """The card of something that can be looked up."""
    if key.startswith("character-"):
        name = key.partition("-")[2]
        return draw_character(name, theme=theme, words=words)
    said = list(_about(key, words)) + [_Said(words.say(fact)) for fact in REFERENCES[key]]
    canvas = _card(theme, key, words, said, words.text(f"references-{shelf(key)}"), {})
    return Picture(canvas.image, _alt_text(key, words), card_palette(theme))


def draw_character(
    name: Name,
    *,
    theme: Theme,
    words: Speaker,
    current: Mapping[Stat, int] | None = None,
) -> Picture:
    """A character's card, or the sheet of a member of a group.

    Args:
        name: the character's number.
        theme: how it looks.
        words: the sentences of the viewer's language.
        current: the characteristics as they are now, REPUTATION with what was won, STAMINA with
            what was lost; those not named are as printed.
    """
    key, figure = f"character-{name}", FIGURES[name]
    said = [_statement(fact, words) for fact in REFERENCES[key] if not _is_apart(fact)]
    canvas = _card(theme, key, words, said, _kind(figure, words), current or {})
    return Picture(canvas.image, _alt_text(key, words), card_palette(theme))


def _card(
    theme: Theme,
    key: str,
    words: Speaker,
    said: Sequence[_Said],
    below: str,
    current: Mapping[Stat, int],
) -> Canvas:
    figure = FIGURES.get(key.partition("-")[2]) if key.startswith("character-") else None
    icons = _icons(figure, words) if figure is not None else []
    block = HEIGHT + _MARGIN // 2 if figure is not None else 0
    size, lines = _fitting(theme, said, TALLEST - _HEAD - block - 2 * _MARGIN - 2 * _GAP)
    high = _HEAD + block + _height(lines, size) + _MARGIN + _MARGIN // 2
    canvas = Canvas(Image.new("RGB", (WIDTH, high + 2 * _GAP), theme.back))
    put_panel(canvas, theme, (_GAP, _GAP, WIDTH - _GAP, _GAP + high))
    _put_head(canvas, theme, key, words, (below, *icons))
    y = _GAP + _HEAD
    if figure is not None:
        printed = numbers(figure)
        now = printed | {stat: str(value) for stat, value in current.items()}
        left = _GAP + _MARGIN - 10
        put_stats(canvas, theme, words, printed, now, (left, y, WIDTH - 2 * left))
        y += block
    for line in lines:
        y += _pitch(size) + _APART * line.begins
        _put_line(canvas, theme, line, size, y)
    return canvas


def numbers(figure: Figure) -> dict[Stat, str]:
    """The characteristics as printed."""
    found = {stat: str(value) for stat, value in figure.stats.items()}
    return found | {Stat.STAMINA: ENDLESS} if figure.is_norn else found


def _put_head(
    canvas: Canvas, theme: Theme, key: str, words: Speaker, below: tuple[str, ...]
) -> None:
    """The sign, the name, and what it is."""
    middle = _GAP + _HEAD // 2
    put_figure(canvas, theme, key, (_GAP + 122, middle))
    left, room = _GAP + 230, WIDTH - 2 * _GAP - 270
    shift = 46 if len(below) > 1 else 28
    canvas.fit(_name(key, words), (left, middle - shift), Face.TITLE, 64, theme.ink, room=room,
               least=LEAST, anchor="lm")  # fmt: skip
    second = " · ".join(below[1:])
    canvas.fit(below[0], (left, middle + 62 - shift), Face.STRONG, 40, theme.quiet, room=room,
               least=LEAST, anchor="lm")  # fmt: skip
    if second:
        canvas.fit(second, (left, middle + 112 - shift), Face.STRONG, 38, theme.quiet, room=room,
                   least=LEAST, anchor="lm")  # fmt: skip


def _put_line(canvas: Canvas, theme: Theme, line: _Line, size: int, y: int) -> None:
    left = _GAP + _MARGIN
    if line.bullet:
        canvas.write("•", (left, y), Face.HEAVY, size, theme.ink)
    left += _INDENT
    if line.lead:
        canvas.write(line.lead, (left, y), Face.HEAVY, size, theme.ink)
        left += width(f"{line.lead} n", Face.HEAVY, size) - width("n", Face.HEAVY, size)
    canvas.write(line.text, (left, y), Face.STRONG, size, theme.ink)


def _fitting(theme: Theme, said: Sequence[_Said], room: int) -> tuple[int, list[_Line]]:
    """The size of the text at which it all fits, and its lines."""
    size = theme.sizes.body
    lines = list(_lines(said, size))
    while _height(lines, size) > room and size > LEAST:
        size -= 1
        lines = list(_lines(said, size))
    return size, lines


def _lines(said: Sequence[_Said], size: int) -> Iterator[_Line]:
    room = WIDTH - 2 * _GAP - 2 * _MARGIN - _INDENT
    for one in said:
        taken = width(f"{one.lead} ", Face.HEAVY, size) + size // 2 if one.lead else 0
        first, rest = _first(one.text, size, room - taken)
        yield _Line(first, one.lead, one.bullet, begins=True)
        if rest:
            yield from map(_Line, _wrap(rest, size, room))


def _first(text: str, size: int, room: int) -> tuple[str, str]:
    """As much of a text as fits beside its lead, and the rest."""
    line = _wrap(text, size, room)[0]
    return line, text[len(line) :].strip()


def _wrap(text: str, size: int, room: int) -> list[str]:
    return wrapped(text, Face.STRONG, size, room)


def _pitch(size: int) -> int:
    return round(size * 1.25)


def _height(lines: Sequence[_Line], size: int) -> int:
    return sum(_pitch(size) + _APART * line.begins for line in lines)


def _name(key: str, words: Speaker) -> str:
    name = words.text(key)
    return name[:1].upper() + name[1:]


def _about(key: str, words: Speaker) -> Iterator[_Said]:
    if words.has(key, "about"):
        yield _Said(words.text(key, "about"), bullet=False)


def _is_apart(fact: object) -> bool:
    return isinstance(fact, _SHOWN_APART)


def _statement(fact: Prompt, words: Speaker) -> _Said:
    """A statement of a character's card; abilities begin with their name."""
    text = words.say(fact)
    if not isinstance(fact, HasCode):
        return _Said(text)
    lead, colon, rest = text.partition(": ")
    return _Said(rest, lead + colon.strip())


def _kind(figure: Figure, words: Speaker) -> str:
    """The race, side, sex and weight of a character."""
    return words.say(REFERENCES[f"character-{figure.id}"][0])


def _icons(figure: Figure, words: Speaker) -> list[str]:
    said = REFERENCES[f"character-{figure.id}"]
    return [words.name(one.icon, ()) for one in said if isinstance(one, HasIcon)]


def _alt_text(key: str, words: Speaker) -> str:
    told = [one.text for one in _about(key, words)]
    told += [words.say(fact) for fact in REFERENCES[key]]
    return shortened(f"{_name(key, words)}: {' '.join(told)}" if told else _name(key, words))


@kept
def card_palette(theme: Theme) -> Image.Image:
    """The colours of all cards and sheets."""
    canvas = Canvas(Image.new("RGB", (WIDTH, 600), theme.panel))
    for at, side in enumerate((*Side, None)):
        canvas.put(crest(side, Race.AESIR, 66), (100 + 180 * at, 120))
    for at, key in enumerate(("card-1001", "card-1011", "card-1025", "card-1060", "card-2001",
                              "card-3001", "card-1201", "card-CON")):  # fmt: skip
        put_figure(canvas, theme, key, (80 + 145 * at, 300))
    for at, key in enumerate(("place-01", "place-57", "place-44", "place-54", "season-winter",
                              "sign-counter", "sign-gate", "sign-way")):  # fmt: skip
        put_figure(canvas, theme, key, (80 + 145 * at, 480))
    return palette_of([canvas.image], _flat(theme))


def _flat(theme: Theme) -> list[Colour]:
    found = [theme.panel, theme.back, theme.panel_edge, theme.ink, theme.quiet, theme.gold,
             theme.well, theme.blood, theme.good, DEEP, PALE, BONE, BOX, GATE]  # fmt: skip
    found += [FATE_TONE, OMEN_TONE, RUNE_TONE, MEET_TONE, LEAD_TONE, *MAKES.values()]
    found += [body for body, _ in SIDES.values()]
    found += [body for body, _, _ in BODIES.values()]
    return found + [livery.body for livery in theme.liveries]
