"""The pending roll: who strikes whom, the dice, the total against the Defence, the wounds."""

from games.nine_realms.forces import PROFILES
from games.nine_realms.roll import Roll
from games.nine_realms.view import RollSeen, View
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.nine_realms.cards import back
from renderer.nine_realms.dice import put_die
from renderer.nine_realms.layout import MIDDLE
from renderer.nine_realms.signs import blow_sign, forest_sign, result_sign
from renderer.nine_realms.tokens import small_token
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, fitted, width

_LEFT, _TOP, _RIGHT, _BOTTOM = MIDDLE
_CENTRE = (_LEFT + _RIGHT) // 2
_ROOM = _RIGHT - _LEFT - 48
_LEAST = 43
_SUM = 52


def put_roll(canvas: Canvas, theme: Theme, view: View, pending: RollSeen, words: Speaker) -> None:
    """The roll in the middle panel."""
    roll = pending.roll
    y = _TOP + 128
    canvas.put(small_token(theme, roll.figure, 38), (_CENTRE - 122, y))
    canvas.put(small_token(theme, roll.target, 38), (_CENTRE + 122, y))
    canvas.put(blow_sign(theme, roll.weapon, counter=roll.counter), (_CENTRE, y))
    _put_dice(canvas, theme, roll)
    _put_result(canvas, theme, roll)
    text = result_line(pending, words)
    ink = theme.blood if pending.lost else theme.ink
    canvas.fit(
        text,
        (_CENTRE, _BOTTOM - 24),
        Face.HEAVY,
        theme.sizes.name,
        ink if not theme.dark else mix(ink, (255, 255, 255), 0.25),
        room=_ROOM - 210,
        least=_LEAST,
        anchor="ms",
    )
    _put_foot(canvas, theme, view, words)


def result_line(pending: RollSeen, words: Speaker) -> str:
    """The Health that the target loses as the roll lies."""
    if pending.fatal:
        return words.text("picture-falls")
    return words.text("picture-lost", lost=pending.lost)


def _put_foot(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """The turn and the deck, small, beside the wounds."""
    text, size = fitted(words.text("picture-turn", turn=view.turn), Face.TEXT, 28, 110, 20)
    canvas.write(text, (_LEFT + 22, _BOTTOM - 24), Face.TEXT, size, theme.quiet, matters=False)
    canvas.put(back(theme, 26, 38), (_RIGHT - 66, _BOTTOM - 34))
    canvas.write(
        str(view.deck_size),
        (_RIGHT - 22, _BOTTOM - 24),
        Face.TEXT,
        28,
        theme.quiet,
        anchor="rs",
        matters=False,
    )


def _put_dice(canvas: Canvas, theme: Theme, roll: Roll) -> None:
    """The dice in the order in which they fell, as the log and the buttons name them."""
    pitch = min(90, _ROOM // max(1, len(roll.dice)))
    size = min(82, pitch - 6)
    x = _CENTRE - pitch * (len(roll.dice) - 1) // 2
    for number, value in enumerate(roll.dice):
        put_die(canvas, theme, value, (x + pitch * number, _TOP + 222), size)


def _put_result(canvas: Canvas, theme: Theme, roll: Roll) -> None:
    """Total against Defence; behind each what Fate added, and a fir if terrain is in it."""
    y = _TOP + 302
    _put_sum(canvas, theme, "attack", (_CENTRE - 206, y), (roll.total, roll.attack_bonus))
    x = _put_sum(canvas, theme, "defence", (_CENTRE + 42, y), (roll.against, roll.defence_bonus))
    if roll.defence > PROFILES[roll.target].defence and x + 52 < _RIGHT:
        canvas.put(forest_sign(theme), (x + 26, y))


def _put_sum(
    canvas: Canvas, theme: Theme, kind: str, at: tuple[int, int], numbers: tuple[int, int]
) -> int:
    """A sum and the bonus that is in it; returns where it ends."""
    canvas.put(result_sign(theme, kind), at)
    x, (total, bonus) = at[0] + 34, numbers
    canvas.write(str(total), (x, at[1]), Face.HEAVY, _SUM, theme.ink, anchor="lm")
    x += width(str(total), Face.HEAVY, _SUM) + 10
    if not bonus:
        return x
    canvas.write(f"+{bonus}", (x, at[1]), Face.STRONG, _LEAST, theme.good, anchor="lm")
    return x + width(f"+{bonus}", Face.STRONG, _LEAST)
