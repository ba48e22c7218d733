"""Cards of a hand: Action cards with what they cost, Gods cards and Giants with what they do."""

from games.norseheim.character import Character
from games.norseheim.giants import DISASTERS, Giant
from games.norseheim.gods import GOD, Favour, God
from games.norseheim.kinds import BASE, Kind
from games.norseheim.view import CardsSeen
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.norseheim.emblems import KINDS
from renderer.norseheim.gods import CLOTH, medal
from renderer.norseheim.layout import Box
from renderer.norseheim.omens import card
from renderer.norseheim.tokens import DEEP, PALE
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, wrapped

_LEAST = 34
_LEAST_NAME = 32
_LINE = 38
_PARCHMENT = (238, 226, 196)


def put_action(
    canvas: Canvas, theme: Theme, seen: CardsSeen, price: int, box: Box, words: Speaker
) -> None:
    """A kind of Action card: its sign, its name, how many may be played, and what one costs.

    `box` is the corner and the size.
    """
    left, top, wide, high = box
    spare = seen.held - seen.used
    canvas.put(action_ground(seen.kind, wide, high, spent=not spare), (left, top))
    middle = left + wide // 2
    name = words.name(seen.kind, ()).split()[0]
    canvas.fit(name, (middle, top + 132), Face.STRONG, 38, DEEP, room=wide - 8, least=_LEAST_NAME,
               anchor="mm")  # fmt: skip
    count = words.text("picture-unused", unused=spare, held=seen.held)
    canvas.fit(count, (middle, top + 180), Face.HEAVY, 44, DEEP, room=wide - 20, least=_LEAST,
               anchor="mm")  # fmt: skip
    canvas.put(coin(theme), (left + wide - 30, top + 34))
    canvas.write(
        str(price), (left + wide - 30, top + 34), Face.HEAVY, 40, theme.on_gold, anchor="mm"
    )


def price_of(kind: Kind, board: Character) -> int:
    """AP for an action with one card of a kind."""
    base = BASE[kind]
    return board.price if base is None else base


def put_favour(canvas: Canvas, favour: Favour, box: Box, words: Speaker) -> None:
    """A Gods card: the god, its name, and what it does."""
    left, top, wide, high = box
    god = GOD[favour]
    canvas.put(cloth(god, wide, high), (left, top))
    canvas.put(medal(god, 38), (left + 56, top + high // 2))
    _put_words(canvas, words.name(favour, ()), (left + 112, top, wide - 126, high))


def put_giant(canvas: Canvas, theme: Theme, giant: Giant, box: Box, words: Speaker) -> None:
    """A Giants card that the player alone looks at."""
    left, top, wide, high = box
    canvas.put(giant_ground(wide, high), (left, top))
    canvas.put(card(theme, giant), (left + 110, top + high // 2))
    row = DISASTERS[giant]
    name = words.name(giant, ()).split(" (", maxsplit=1)[0]
    title = words.text("picture-giant", giant=name, landscape=words.name(row.landscape, ()))
    text = f"{title} ({words.name(row.verb, ())})"
    _put_words(canvas, text, (left + 220, top, wide - 236, high))


def _put_words(canvas: Canvas, text: str, box: Box) -> None:
    """A name, and what follows it in brackets, in as many lines as there is room for."""
    left, top, wide, high = box
    name, _, told = text.partition(" (")
    told = told.removesuffix(")")
    lines = wrapped(told[:1].upper() + told[1:], Face.STRONG, _LEAST, wide)
    most = (high - 54) // _LINE
    lines = [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines
    y = top + high // 2 - (len(lines) * _LINE) // 2 + 12
    canvas.fit(name, (left, y), Face.TITLE, 40, PALE, room=wide, least=_LEAST, anchor="ls")
    for at, line in enumerate(lines, start=1):
        canvas.fit(line, (left, y + _LINE * at), Face.STRONG, _LEAST, PALE, room=wide,
                   least=_LEAST, anchor="ls")  # fmt: skip


@kept
def action_ground(kind: Kind, wide: int, high: int, *, spent: bool) -> Sprite:
    """An Action card without words; grey where all cards of the kind are used."""
    pen = Pen(-8, -8, wide + 8, high + 10, scale=4)
    paper = mix(_PARCHMENT, (150, 150, 150), 0.45) if spent else _PARCHMENT
    pen.plate((0, 0, wide, high), 14, DEEP)
    pen.plate((3, 3, wide - 3, high - 3), 11, paper)
    pen.glyph(KINDS[kind], (wide / 2 - 14, 60), 38, mix(DEEP, (120, 40, 20), 0.6), paper)
    return pen.sprite(shadow=3)


@kept
def coin(theme: Theme) -> Sprite:
    """A golden coin for AP."""
    pen = Pen(-30, -30, 30, 32)
    pen.disc(0, 0, 25, DEEP)
    pen.disc(0, 0, 22.5, theme.gold)
    return pen.sprite(shadow=2)


@kept
def cloth(god: God, wide: int, high: int) -> Sprite:
    """The ground of a Gods card."""
    pen = Pen(-8, -8, wide + 8, high + 10, scale=4)
    pen.plate((0, 0, wide, high), 16, (236, 190, 84))
    pen.plate((3, 3, wide - 3, high - 3), 13, DEEP)
    pen.plate((5, 5, wide - 5, high - 5), 11, mix(CLOTH[god], DEEP, 0.35))
    return pen.sprite(shadow=3)


@kept
def giant_ground(wide: int, high: int) -> Sprite:
    """The ground of a Giants card that is looked at."""
    pen = Pen(-8, -8, wide + 8, high + 10, scale=4)
    pen.plate((0, 0, wide, high), 16, (120, 26, 22))
    pen.plate((4, 4, wide - 4, high - 4), 12, (52, 16, 14))
    return pen.sprite(shadow=3)
