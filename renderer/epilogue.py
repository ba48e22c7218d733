"""The picture at the end of a match of any title: who won and why, how all stood, what turned it.

The board as it lies then is its banner; below it the account, in as many lines as that takes.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from PIL import Image, ImageFilter

from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.emblems import CROWN
from renderer.palette import palette_of
from renderer.pen import Pen
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, wrapped, writable
from renderer.veil import Veil

WIDTH, MARGIN, INDENT = 1200, 48, 64
BANNER = 330
PARAGRAPH, SECTION = 14, 40
"""Space before what is told further, and before a new part."""
_LEADING = 1.24
_VEIL = Veil(180 / 255)
_SOFT = 7
"""Pixels by which the banner is blurred: what is written on a board stays behind the result."""
_PALE, _GOLD = (244, 239, 228), (242, 193, 78)
"""On the banner, which is dark in every theme."""


@dataclass(frozen=True)
class Stand:
    """A player at the end of the match."""

    name: str
    won: bool
    told: tuple[str, ...]
    """Statements of the account, the same kinds for all players."""


@dataclass(frozen=True)
class TurningPoint:
    """Something that may have decided the match."""

    when: str
    told: str


@dataclass(frozen=True)
class Epilogue:
    """All that is told of a match when it is over."""

    heading: str
    result: str
    reasons: tuple[str, ...]
    stands: tuple[Stand, ...]
    turning: tuple[TurningPoint, ...]
    length: str


@dataclass(frozen=True)
class _Line:
    text: str
    at: tuple[int, int]
    face: Face
    size: int
    ink: Colour


@dataclass
class _Column:
    """Lines below each other, until it is known how high the picture becomes."""

    end: int
    lines: list[_Line] = field(default_factory=list)
    crowns: list[int] = field(default_factory=list)

    def write(
        self, text: str, face: Face, size: int, ink: Colour, *, indent: int = 0, gap: int = 0
    ) -> None:
        """Write a text in as many lines as it needs."""
        shown = writable(text, "")
        self.end += gap if shown else 0
        for line in filter(None, wrapped(shown, face, size, WIDTH - 2 * MARGIN - indent)):
            self.end += round(size * _LEADING)
            self.lines.append(_Line(line, (MARGIN + indent, self.end), face, size, ink))


def draw_epilogue(
    epilogue: Epilogue, board: Image.Image, *, theme: Theme, words: Speaker
) -> Picture:
    """The picture; `board` is the board as it lies at the end."""
    column = _Column(BANNER)
    size = theme.sizes.body
    for reason in epilogue.reasons:
        column.write(reason, Face.TEXT, size, theme.ink, gap=PARAGRAPH)
    for stand in epilogue.stands:
        _tell_stand(column, theme, stand)
    if epilogue.turning:
        title = words.text("epilogue-turning")
        column.write(title, Face.TITLE, theme.sizes.name, theme.ink, gap=SECTION)
    for point in epilogue.turning:
        text = words.text("epilogue-turning-point", when=point.when, told=point.told)
        column.write(text, Face.TEXT, size - 6, theme.ink, gap=PARAGRAPH)
    column.write(epilogue.length, Face.TEXT, size - 6, theme.quiet, gap=SECTION)

    canvas = Canvas(_sheet(theme, board, column.end + MARGIN))
    _put_banner(canvas, epilogue)
    for line in column.lines:
        canvas.write(line.text, line.at, line.face, line.size, line.ink)
    for y in column.crowns:
        canvas.put(_crown(theme), (MARGIN + 22, y))
    flat = (theme.panel, theme.ink, theme.quiet, theme.gold, _PALE, _GOLD)
    return Picture(canvas.image, _alt(epilogue), palette_of([canvas.image], flat))


def _tell_stand(column: _Column, theme: Theme, stand: Stand) -> None:
    size = theme.sizes.name
    column.write(stand.name, Face.STRONG, size, theme.ink, indent=INDENT, gap=SECTION)
    if stand.won:
        column.crowns.append(column.end - size // 3)
    told = " · ".join(stand.told)
    column.write(told, Face.TEXT, theme.sizes.body - 4, theme.quiet, indent=INDENT)


def _sheet(theme: Theme, board: Image.Image, height: int) -> Image.Image:
    """The ground, with the middle of the board across its top, so soft that nobody reads in it."""
    sheet = Image.new("RGB", (WIDTH, height), theme.panel)
    small = board.resize((WIDTH, round(board.height * WIDTH / board.width)), Image.Resampling.BOX)
    top = (small.height - BANNER) // 2
    banner = small.convert("RGB").crop((0, top, WIDTH, top + BANNER))
    soft = banner.filter(ImageFilter.GaussianBlur(_SOFT))
    sheet.paste(_VEIL.over(soft), (0, 0))
    sheet.paste(_GOLD, (0, BANNER - 6, WIDTH, BANNER))
    return sheet


def _put_banner(canvas: Canvas, epilogue: Epilogue) -> None:
    room, middle = WIDTH - 2 * MARGIN, WIDTH // 2
    heading, result = (writable(text, "") for text in (epilogue.heading, epilogue.result))
    canvas.fit(heading, (middle, 96), Face.STRONG, 44, _GOLD, room=room, least=32, anchor="ms")
    canvas.fit(result, (middle, 214), Face.TITLE, 92, _PALE, room=room, least=40, anchor="ms")


@kept
def _crown(theme: Theme) -> Sprite:
    pen = Pen(-30, -30, 30, 30)
    pen.disc(0, 0, 26, theme.gold)
    pen.glyph(CROWN, (0, 0), 15, theme.on_gold, theme.gold)
    return pen.sprite()


def _alt(epilogue: Epilogue) -> str:
    told = (f"{epilogue.result}.", *epilogue.reasons, *_stands(epilogue.stands))
    return shortened(writable(" ".join(told), ""))


def _stands(stands: Sequence[Stand]) -> Iterable[str]:
    return (f"{stand.name}: {', '.join(stand.told)}." for stand in stands if stand.told)
