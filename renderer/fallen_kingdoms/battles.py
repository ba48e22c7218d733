"""The battle that is going on, or the last one: its throws in the order in which they fell.

Knowledge of all has the rest of the row, or all of it in times of peace.
"""

from collections.abc import Sequence

from games.fallen_kingdoms.view import View
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.cities import god_of
from renderer.fallen_kingdoms.layout import SMALLEST, At, Box
from renderer.fallen_kingdoms.tokens import card, die, flag, flight, fray, sign
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, width

_DIE, _FLAG, _FLIGHT, _GAP = 49, 46, 38, 22
_LEFT_OUT = 46
_BOOK = 60
_CARD, _CARDS = 60, 540
"""The room of a card of all beside a battle, and that of all of them at most."""


def put_battle(canvas: Canvas, theme: Theme, view: View, box: Box, words: Speaker) -> None:
    """The city, the last throws that there is room for, and the knowledge of all."""
    left, top, right, bottom = box
    y = (top + bottom) // 2
    battle = view.battle or view.fought
    if battle is None:
        _put_public(canvas, theme, view, box, words)
        return
    right = _put_beside(canvas, theme, view, (right, y))
    canvas.put(fray(), (left + 40, y))
    name = words.name(battle.city, ())
    canvas.write(name, (left + 76, y), Face.TITLE, SMALLEST + 1, theme.ink, anchor="lm")
    x = left + 76 + width(name, Face.TITLE, SMALLEST + 1) + 26
    throws = list(battle.throws)
    while (
        throws
        and sum(_wide(len(one.dice), fled=one.fled is not None) for one in throws)
        > right - 10 - x - _LEFT_OUT
    ):
        throws.pop(0)
    if len(throws) < len(battle.throws):
        canvas.write("…", (x, y), Face.HEAVY, 44, theme.quiet, anchor="lm", matters=False)
        x += _LEFT_OUT
    for throw in throws:
        canvas.put(flag(theme, throw.seat, god_of(view, throw.seat)), (x + _FLAG // 2, y))
        hits = tuple(face >= throw.needed for face in throw.dice)
        _put_dice(canvas, throw.dice, hits, (x + _FLAG, y))
        x += _wide(len(throw.dice), fled=throw.fled is not None)
        if throw.fled is not None:
            canvas.put(flight(theme), (x - _GAP - _FLIGHT // 2, y))


def _wide(dice: int, *, fled: bool) -> int:
    """The room of a throw: who threw, the dice, and an arrow where a unit fled."""
    return _FLAG + _DIE * dice + _FLIGHT * fled + _GAP


def _put_dice(canvas: Canvas, dice: Sequence[int], hits: Sequence[bool], at: At) -> None:
    """Dice in a row; hits are marked."""
    for number, (face, hit) in enumerate(zip(dice, hits, strict=True)):
        canvas.put(die(face, hit=hit), (at[0] + _DIE // 2 + number * _DIE, at[1]))


def _put_public(canvas: Canvas, theme: Theme, view: View, box: Box, words: Speaker) -> None:
    """Knowledge of all, or that there is peace."""
    left, top, right, bottom = box
    y = (top + bottom) // 2
    if not view.public:
        text = words.text("picture-peace")
        canvas.fit(text, ((left + right) // 2, y), Face.TITLE, 40, theme.quiet,
                   room=right - left - 40, least=SMALLEST, anchor="mm")  # fmt: skip
        return
    text = words.text("picture-public")
    canvas.write(text, (left + 20, y), Face.TITLE, 38, theme.ink, anchor="lm")
    x = left + 44 + width(text, Face.TITLE, 38)
    _put_cards(canvas, view, (x, y), min(66, (right - 10 - x) // len(view.public)))


def _put_beside(canvas: Canvas, theme: Theme, view: View, at: At) -> int:
    """Knowledge of all beside a battle, from an open book to the right edge; where it begins."""
    right, y = at
    if not view.public:
        return right
    pitch = min(_CARD, _CARDS // len(view.public))
    left = right - 10 - pitch * len(view.public)
    _put_cards(canvas, view, (left, y), pitch)
    canvas.put(sign(theme, "knowledge"), (left - _BOOK // 2, y))
    return left - _BOOK


def _put_cards(canvas: Canvas, view: View, at: At, pitch: int) -> None:
    """The emblems of what all know, in a row."""
    x, y = at
    for one in view.public:
        canvas.put(card(one, min(26, pitch // 2 - 1)), (x + pitch // 2, y))
        x += pitch
