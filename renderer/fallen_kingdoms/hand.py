"""A player's kingdom sheet: god, tracks, victories, what waits, rumors and knowledge.

All of it lies open, but for the gods from which its player still chooses.
"""

from collections.abc import Sequence

from PIL import Image

from games.core.vocabulary import Seat
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.references import REFERENCES
from games.fallen_kingdoms.trophies import LENGTH, Knowledge, Rumor, Track
from games.fallen_kingdoms.view import PlayerSeen, View
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.emblems import TRACKS
from renderer.fallen_kingdoms.layers import panel
from renderer.fallen_kingdoms.palettes import SEATS, flat_colours
from renderer.fallen_kingdoms.tokens import BONE, DEEP, card, crest, sign
from renderer.palette import palette_of
from renderer.pen import Pen
from renderer.people import people
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, wrapped

WIDTH = 1200
LEAST_HEIGHT, MOST_HEIGHT = 900, 1500
LEAST = 34
"""The least size of type whose capitals are seven pixels high in a picture 400 wide."""
_GAP = 16
_HEAD, _TRACK, _LINE, _CARD, _RUMOR = 120, 92, 56, 246, 58
_GOD = 360
"""The height of a card that tells all of a god; it is as wide as the sheet."""
_NAME, _TEXT = 52, 40
"""The heights of a card's name and of each line of its text."""
_BOX = 56
_ANY = 4
"""The seat whose pale colour gods have that nobody plays yet."""
_FEW, _LOWEST = 8, 76
"""More cards lie in three columns; none is lower."""


def draw_hand(view: View, *, theme: Theme, words: Speaker, names: Sequence[str]) -> Picture:
    """The viewer's own kingdom; a spectator sees that of whoever's turn it is."""
    seat = view.active if view.seat is None else view.seat
    return _drawn(view, seat, view.offered, theme, words, names)


def draw_open(
    view: View, seat: Seat, *, theme: Theme, words: Speaker, names: Sequence[str]
) -> Picture:
    """All that lies open in front of a seat: everything but gods that are not chosen yet."""
    return _drawn(view, seat, (), theme, words, names)


def _drawn(
    view: View,
    seat: Seat,
    offered: Sequence[God],
    theme: Theme,
    words: Speaker,
    names: Sequence[str],
) -> Picture:
    seen, called = view.players[seat], people(words, names)[seat]
    lines = _lines(seen, words)
    cards: list[God | Knowledge] = [*offered, *seen.knowledge]
    fixed = _HEAD + 3 * _TRACK + len(lines) * _LINE + 3 * _GAP
    fixed += _rumor_rows(seen.rumors) * _RUMOR
    columns = 1 if offered else 2 if len(cards) <= _FEW else 3
    rows = -(-len(cards) // columns)
    high = max(
        _LOWEST, min(_GOD if offered else _CARD, (MOST_HEIGHT - fixed) // max(1, rows) - _GAP)
    )
    size = (WIDTH, max(LEAST_HEIGHT, min(MOST_HEIGHT, fixed + rows * (high + _GAP) + 70)))
    canvas = Canvas(Image.new("RGB", size, theme.back))
    _put_head(canvas, theme, seen, called, words)
    top = _HEAD
    for track, points in seen.points:
        _put_track(canvas, theme, track, points, top, words)
        top += _TRACK
    for line in lines:
        top += _LINE
        canvas.fit(line, (WIDTH // 2, top - 10), Face.STRONG, 42, theme.ink, room=WIDTH - 40,
                   least=LEAST, anchor="ms")  # fmt: skip
    top = _put_rumors(canvas, theme, seen.rumors, top + _GAP, words)
    _put_cards(canvas, theme, cards, (top, high, columns), words)
    return Picture(canvas.image, _alt_text(seen, offered, words, called), hand_palette(theme))


@kept
def hand_palette(theme: Theme) -> Image.Image:
    """The colours of a kingdom sheet."""
    canvas = Canvas(Image.new("RGB", (WIDTH, LEAST_HEIGHT), theme.panel))
    for at in range(SEATS):
        canvas.put(crest(theme, at, None), (100 + 180 * at, 200))
        canvas.put(card(list(Knowledge)[at], 40), (100 + 180 * at, 400))
    return palette_of([canvas.image], flat_colours(theme))


def _put_head(canvas: Canvas, theme: Theme, seen: PlayerSeen, name: str, words: Speaker) -> None:
    """Name, god, intimidation and glory."""
    y = _HEAD // 2
    canvas.put(crest(theme, seen.seat, seen.god), (66, y))
    heading = name
    if seen.god is not None:
        heading = words.text("picture-kingdom", player=name, god=words.name(seen.god, ()))
    canvas.fit(heading, (122, y), Face.TITLE, 54, theme.ink, room=WIDTH - 560, least=LEAST,
               anchor="lm")  # fmt: skip
    glory = "?" if seen.glory is None else str(seen.glory)
    canvas.put(sign(theme, "intimidation"), (WIDTH - 390, y))
    canvas.write(str(seen.intimidation), (WIDTH - 358, y), Face.HEAVY, 52, theme.ink, anchor="lm")
    canvas.put(sign(theme, "glory"), (WIDTH - 210, y))
    canvas.write(glory, (WIDTH - 178, y), Face.HEAVY, 56, theme.ink, anchor="lm")


def _put_track(
    canvas: Canvas, theme: Theme, track: Track, points: int, top: int, words: Speaker
) -> None:
    """A track with a box for each of its points."""
    canvas.put(panel(theme, WIDTH - 2 * _GAP, _TRACK - 10), (_GAP, top))
    y = top + (_TRACK - 10) // 2
    canvas.put(_track_sign(theme, track), (_GAP + 44, y))
    name = words.name(track, ())
    canvas.fit(name[:1].upper() + name[1:], (_GAP + 88, y), Face.TITLE, 40, theme.ink, room=300,
               least=LEAST, anchor="lm")  # fmt: skip
    for number in range(LENGTH[track]):
        canvas.put(_box(theme, filled=number < points), (440 + (_BOX + 10) * number, y))
    told = f"{points}/{LENGTH[track]}"
    canvas.write(told, (WIDTH - _GAP - 24, y), Face.HEAVY, 44, theme.ink, anchor="rm")


@kept
def _track_sign(theme: Theme, track: Track) -> Sprite:
    pen = Pen(-34, -34, 34, 34)
    pen.glyph(TRACKS[track], (0, 0), 26, theme.ink, theme.panel)
    return pen.sprite()


@kept
def _box(theme: Theme, *, filled: bool) -> Sprite:
    """A point's place on a track."""
    half = _BOX // 2
    pen = Pen(-half - 2, -half - 2, half + 2, half + 2)
    pen.plate((-half, -half, half, half), 10, theme.quiet)
    pen.plate((3 - half, 3 - half, half - 3, half - 3), 8, theme.ink if filled else theme.well)
    return pen.sprite()


def _lines(seen: PlayerSeen, words: Speaker) -> list[str]:
    """Units, victories, and what waits or is blocked."""
    units = words.text(
        "picture-kingdom-units", units=seen.units, reserve=seen.reserve, cities=seen.cities
    )
    won = words.text("picture-kingdom-victories", victories=seen.victories)
    lines = [f"{units} · {won}"]
    waiting = [words.name(one, ()) for one in seen.waiting_buildings]
    if seen.waiting_units:
        waiting.insert(0, words.text("picture-waiting-units", units=seen.waiting_units))
    if waiting:
        lines.append(words.text("picture-kingdom-waiting", pieces=", ".join(waiting)))
    if seen.blockers:
        paths = ", ".join(map(str, seen.blockers))
        lines.append(words.text("picture-kingdom-paths", paths=paths))
    return lines


def _rumor_rows(rumors: Sequence[Rumor]) -> int:
    return -(-len(rumors) // 2)


def _put_rumors(
    canvas: Canvas, theme: Theme, rumors: Sequence[Rumor], top: int, words: Speaker
) -> int:
    """Two in a row; where the next row begins."""
    for at, rumor in enumerate(rumors):
        down, across = divmod(at, 2)
        x, y = _GAP + 30 + across * (WIDTH // 2), top + down * _RUMOR + _RUMOR // 2
        canvas.put(sign(theme, "rumors"), (x, y))
        canvas.fit(words.name(rumor, ()), (x + 32, y), Face.STRONG, 38, theme.ink,
                   room=WIDTH // 2 - 90, least=LEAST, anchor="lm")  # fmt: skip
    return top + _rumor_rows(rumors) * _RUMOR + _GAP


def _put_cards(
    canvas: Canvas,
    theme: Theme,
    cards: Sequence[God | Knowledge],
    rows: tuple[int, int, int],
    words: Speaker,
) -> None:
    top, high, columns = rows
    wide = (WIDTH - (columns + 1) * _GAP) // columns
    if not cards:
        text = words.text("picture-no-knowledge")
        canvas.write(text, (WIDTH // 2, top + 40), Face.TITLE, 42, theme.ink, anchor="mm")
    for at, one in enumerate(cards):
        down, across = divmod(at, columns)
        left, y = _GAP + across * (wide + _GAP), top + down * (high + _GAP)
        canvas.put(_ground(wide, high), (left, y))
        _put_card(canvas, theme, one, (left, y, wide, high), words)


def _put_card(
    canvas: Canvas, theme: Theme, one: God | Knowledge, box: tuple[int, int, int, int],
    words: Speaker,
) -> None:  # fmt: skip
    """A card's emblem, its name, and what it does where there is room for that."""
    left, top, wide, high = box
    middle = top + high // 2
    if isinstance(one, Knowledge):
        canvas.put(card(one, 34), (left + 50, middle))
    else:
        canvas.put(crest(theme, _ANY, one), (left + 52, middle))
    about = _fitting(_told(one, words), wide - 120, high)
    if not about:
        canvas.fit(words.name(one, ()), (left + 104, middle), Face.TITLE, 42, DEEP,
                   room=wide - 120, least=LEAST, anchor="lm")  # fmt: skip
        return
    y = middle - (_NAME + _TEXT * len(about)) // 2
    canvas.fit(words.name(one, ()), (left + 104, y + 36), Face.TITLE, 40, DEEP, room=wide - 120,
               least=LEAST)  # fmt: skip
    for number, line in enumerate(about, 1):
        canvas.write(line, (left + 104, y + 40 + _TEXT * number), Face.STRONG, LEAST, DEEP)


def _told(one: God | Knowledge, words: Speaker) -> list[str]:
    """The ability of a card, and the numbers of a god."""
    key = f"{'knowledge' if isinstance(one, Knowledge) else 'god'}-{one.value}"
    facts = () if isinstance(one, Knowledge) else REFERENCES[key]
    return [words.text(key, "about"), *map(words.say, facts)]


def _fitting(texts: Sequence[str], room: int, high: int) -> list[str]:
    """All of a card's texts, or the first sentence alone, or nothing: as much as has room."""
    for told in (texts, [texts[0].split(". ", maxsplit=1)[0].rstrip(".") + "."]):
        lines = [line for text in told for line in wrapped(text, Face.STRONG, LEAST, room)]
        if _NAME + _TEXT * len(lines) + 16 <= high:
            return lines
    return []


@kept
def _ground(wide: int, high: int) -> Sprite:
    """A card of parchment."""
    pen = Pen(-2, -2, wide + 2, high + 2, scale=4)
    pen.plate((0, 0, wide, high), 14, DEEP)
    pen.plate((3, 3, wide - 3, high - 3), 12, BONE)
    return pen.sprite()


def _alt_text(seen: PlayerSeen, offered: Sequence[God], words: Speaker, name: str) -> str:
    parts = [
        words.text(
            "picture-alt-kingdom",
            player=name,
            god="-" if seen.god is None else words.name(seen.god, ()),
            glory="?" if seen.glory is None else str(seen.glory),
            fear=seen.intimidation,
            victories=seen.victories,
            units=seen.units,
            reserve=seen.reserve,
            tracks="/".join(str(points) for _, points in seen.points),
        )
    ]
    if offered:
        gods = ", ".join(words.name(god, ()) for god in offered)
        parts.append(words.text("picture-alt-offered", gods=gods))
    if seen.knowledge:
        cards = ", ".join(words.name(one, ()) for one in seen.knowledge)
        parts.append(words.text("picture-alt-cards", cards=cards))
    if seen.rumors:
        rumors = ", ".join(words.name(one, ()) for one in seen.rumors)
        parts.append(words.text("picture-alt-rumors", rumors=rumors))
    return shortened(" ".join(parts))
