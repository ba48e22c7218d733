"""A player's kingdom sheet: god, tracks, knowledge, rumors, and what waits; all of it lies open.

Before gods are shown, the sheet of their player has the two to choose from.
"""

from collections.abc import Sequence

from PIL import Image

from games.core.vocabulary import Seat
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.table import VICTORIES
from games.fallen_kingdoms.trophies import LENGTH, Building, Track
from games.fallen_kingdoms.view import PlayerSeen, View
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.layers import panel
from renderer.fallen_kingdoms.palettes import flat_colours
from renderer.fallen_kingdoms.players import god_sign, sign
from renderer.fallen_kingdoms.tokens import DEEP, building, crest
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
_GAP, _MARGIN = 16, 30
_HEAD, _TRACK, _LINE = 116, 84, 50
_CELL = 74
"""The width of a box of a track."""


def draw_hand(view: View, *, theme: Theme, words: Speaker, names: Sequence[str]) -> Picture:
    """The viewer's own sheet; a spectator sees that of whoever's turn it is."""
    seat = view.active if view.seat is None else view.seat
    return _drawn(view, seat, view.offered, theme, words, names)


def draw_open(
    view: View, seat: Seat, *, theme: Theme, words: Speaker, names: Sequence[str]
) -> Picture:
    """All that lies open in front of a seat: everything but gods that it chooses from."""
    return _drawn(view, seat, (), theme, words, names)


def _drawn(
    view: View,
    seat: Seat,
    offered: Sequence[God],
    theme: Theme,
    words: Speaker,
    names: Sequence[str],
) -> Picture:
    seen = view.players[seat]
    called = people(words, names)
    lines = _lines(seen, offered, words)
    high = _HEAD + len(Track) * _TRACK + len(lines) * _LINE + 4 * _GAP
    size = (WIDTH, max(LEAST_HEIGHT, min(MOST_HEIGHT, high)))
    canvas = Canvas(Image.new("RGB", size, theme.back))
    canvas.put(panel(theme, WIDTH - 2 * _GAP, size[1] - 2 * _GAP), (_GAP, _GAP))
    _put_head(canvas, theme, seen, words, called[seat])
    top = _HEAD
    for track, points in seen.points:
        _put_track(canvas, theme, track, points, top, words)
        top += _TRACK
    for at, tile in enumerate(seen.waiting_buildings):
        canvas.put(building(tile, size=30), (WIDTH - 70 - 70 * at, _HEAD + _TRACK + 30))
    top += _GAP
    for text, face in lines:
        top += _LINE
        ink = theme.ink if face is not Face.STRONG else theme.quiet
        canvas.fit(text, (_GAP + _MARGIN, top - 14), face, 40 if face is not Face.STRONG else 36,
                   ink, room=WIDTH - 2 * (_GAP + _MARGIN), least=LEAST, anchor="ls")  # fmt: skip
    return Picture(canvas.image, _alt_text(seen, words, called[seat], lines), hand_palette(theme))


@kept
def hand_palette(theme: Theme) -> Image.Image:
    """The colours of a sheet."""
    canvas = Canvas(Image.new("RGB", (WIDTH, LEAST_HEIGHT), theme.panel))
    for seat in range(6):
        canvas.put(crest(theme, seat, 50), (120 + 180 * seat, 200))
    for at, god in enumerate(God):
        canvas.put(god_sign(theme, god.value, inverted=False), (80 + 120 * at, 350))
    for at, tile in enumerate(Building):
        canvas.put(building(tile, size=30), (150 + 250 * at, 450))
    canvas.put(cell(theme, filled=True), (150, 550))
    canvas.put(cell(theme, filled=False), (350, 550))
    return palette_of([canvas.image], flat_colours(theme))


def _put_head(canvas: Canvas, theme: Theme, seen: PlayerSeen, words: Speaker, name: str) -> None:
    middle = _GAP + 56
    canvas.put(crest(theme, seen.seat, 44), (_GAP + 70, middle))
    heading = name
    if seen.god is not None:
        god = words.name(seen.god, ())
        heading = words.text("picture-is-god", player=name, god=god)
    canvas.fit(heading, (_GAP + 134, middle), Face.TITLE, 54, theme.ink, room=WIDTH - 420,
               least=LEAST, anchor="lm")  # fmt: skip
    glory = "?" if seen.glory is None else str(seen.glory)
    text = words.text("picture-glory", glory=glory)
    canvas.fit(text, (WIDTH - 50, middle), Face.HEAVY, 50, theme.ink, room=240, least=LEAST,
               anchor="rm")  # fmt: skip


def _put_track(
    canvas: Canvas, theme: Theme, track: Track, points: int, top: int, words: Speaker
) -> None:
    """A box for each point; those that are made are filled."""
    middle = top + _TRACK // 2
    canvas.put(sign(theme, track.value, inverted=False), (_GAP + 56, middle))
    label = words.name(track, ())
    canvas.fit(label[:1].upper() + label[1:], (_GAP + 96, middle), Face.STRONG, 40, theme.ink,
               room=230, least=LEAST, anchor="lm")  # fmt: skip
    for number in range(LENGTH[track]):
        at = (_GAP + 370 + _CELL * number, middle)
        canvas.put(cell(theme, filled=number < points), at)
        tone = theme.on_gold if number < points else theme.quiet
        canvas.write(str(number + 1), at, Face.STRONG, 36, tone, anchor="mm")


@kept
def cell(theme: Theme, *, filled: bool) -> Sprite:
    """A box of a track."""
    pen = Pen(-36, -34, 36, 34)
    pen.plate((-33, -30, 33, 30), 8, DEEP if filled else theme.panel_edge)
    pen.plate((-30, -27, 30, 27), 6, theme.gold if filled else theme.panel)
    return pen.sprite()


def _lines(seen: PlayerSeen, offered: Sequence[God], words: Speaker) -> list[tuple[str, Face]]:
    """Numbers in a line, then each card with what it does."""
    found: list[tuple[str, Face]] = []
    for god in offered:
        found.append((words.name(god, ()), Face.HEAVY))
        found += [(line, Face.STRONG) for line in _told(words, f"god-{god.value}")]
    found.append((_numbers(seen, words), Face.STRONG))
    found.append((_pieces(seen, words), Face.STRONG))
    if seen.rumors:
        rumors = " ".join(words.name(rumor, ()) for rumor in seen.rumors)
        found += [(line, Face.STRONG) for line in _wrapped(rumors)]
    for card in seen.knowledge:
        found.append((words.name(card, ()), Face.HEAVY))
        found += [(line, Face.STRONG) for line in _told(words, f"knowledge-{card.value}")]
    if seen.god is not None:
        found.append((words.name(seen.god, ()), Face.HEAVY))
        found += [(line, Face.STRONG) for line in _told(words, f"god-{seen.god.value}")]
    return found


def _numbers(seen: PlayerSeen, words: Speaker) -> str:
    return words.text(
        "picture-numbers",
        intimidation=seen.intimidation,
        victories=seen.victories,
        most=VICTORIES,
        cities=seen.cities,
        buildings=seen.scoring,
    )


def _pieces(seen: PlayerSeen, words: Speaker) -> str:
    return words.text(
        "picture-pieces",
        units=seen.units,
        reserve=seen.reserve,
        waiting=seen.waiting_units,
        fallen=seen.fallen,
    )


def _told(words: Speaker, message: str) -> list[str]:
    return _wrapped(words.text(message, "about")) if words.has(message, "about") else []


def _wrapped(text: str) -> list[str]:
    return list(wrapped(text, Face.STRONG, 36, WIDTH - 2 * (_GAP + _MARGIN)))


def _alt_text(
    seen: PlayerSeen, words: Speaker, name: str, lines: Sequence[tuple[str, Face]]
) -> str:
    told = " ".join(text for text, _ in lines)
    glory = "?" if seen.glory is None else str(seen.glory)
    return shortened(words.text("picture-alt-sheet", player=name, glory=glory, told=told))
