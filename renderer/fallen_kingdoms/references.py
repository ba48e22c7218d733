"""Reference cards: whatever can be looked up, with its sign and all that its card says."""

from typing import NamedTuple

from PIL import Image

from games.fallen_kingdoms.references import REFERENCES
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.figures import put_figure
from renderer.fallen_kingdoms.hand import hand_palette
from renderer.fallen_kingdoms.layers import panel
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, wrapped

WIDTH = 1200
_GAP, _HEAD, _MARGIN = 16, 176, 40
_LEAST = 36


class _Line(NamedTuple):
    text: str
    bullet: bool


def draw_reference(key: str, *, theme: Theme, words: Speaker) -> Picture:
    """The card of something that can be looked up."""
    size = theme.sizes.body
    lines = _lines(key, words, size)
    high = _HEAD + len(lines) * _pitch(size) + 2 * _MARGIN
    canvas = Canvas(Image.new("RGB", (WIDTH, high + 2 * _GAP), theme.back))
    canvas.put(panel(theme, WIDTH - 2 * _GAP, high), (_GAP, _GAP))
    _put_head(canvas, theme, key, words)
    y = _GAP + _HEAD + _MARGIN // 2
    for line in lines:
        y += _pitch(size)
        if line.bullet:
            canvas.write("•", (_GAP + _MARGIN, y), Face.HEAVY, size, theme.ink, anchor="ls")
        at = (_GAP + _MARGIN + 40, y)
        canvas.write(line.text, at, Face.STRONG, size, theme.ink, anchor="ls")
    return Picture(canvas.image, _alt_text(key, words), hand_palette(theme))


def _put_head(canvas: Canvas, theme: Theme, key: str, words: Speaker) -> None:
    """The sign, the name, and the group it belongs to."""
    middle = _GAP + _HEAD // 2 + 10
    put_figure(canvas, theme, key, (_GAP + 130, middle))
    left, room = _GAP + 250, WIDTH - 2 * _GAP - 290
    canvas.fit(_name(key, words), (left, middle - 26), Face.TITLE, 64, theme.ink, room=room,
               least=_LEAST, anchor="lm")  # fmt: skip
    group = words.text(f"references-{key.partition('-')[0]}")
    canvas.fit(group, (left, middle + 42), Face.STRONG, 40, theme.quiet, room=room, least=_LEAST,
               anchor="lm")  # fmt: skip


def _name(key: str, words: Speaker) -> str:
    name = words.text(key)
    return name[:1].upper() + name[1:]


def _said(key: str, words: Speaker) -> list[tuple[str, bool]]:
    """The ability in full, and each statement."""
    about = [(words.text(key, "about"), False)] if words.has(key, "about") else []
    return [*about, *((words.say(fact), True) for fact in REFERENCES[key])]


def _lines(key: str, words: Speaker, size: int) -> list[_Line]:
    room = WIDTH - 2 * _GAP - 2 * _MARGIN - 40
    found = []
    for text, bullet in _said(key, words):
        for at, line in enumerate(wrapped(text, Face.STRONG, size, room)):
            found.append(_Line(line, bullet and at == 0))
    return found


def _pitch(size: int) -> int:
    return round(size * 1.3)


def _alt_text(key: str, words: Speaker) -> str:
    told = " ".join(text for text, _ in _said(key, words))
    return shortened(f"{_name(key, words)}: {told}" if told else _name(key, words))
