"""The strip above the trees: turn, who must decide, the piles, and cards that lie open.

With three trees the fourth place shows the discards.
"""

from collections.abc import Sequence

from games.norsaga.view import View
from renderer.canvas import Canvas
from renderer.norsaga.cards import Side, back, empty, face
from renderer.norsaga.layers import SMALLEST
from renderer.norsaga.layout import CARD, JOINT, MARGIN, STRIP, WIDTH, cell
from renderer.norsaga.people import awaited_line
from renderer.people import result_line
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, fitted

_MIDDLE = STRIP // 2 + 2
_SMALL = (140, 112)
_PILE = 266
"""The width of a pile with its number."""
_DISCARD = (CARD, 138)
_ACROSS, _DOWN = 4, 3


def put_strip(
    canvas: Canvas, theme: Theme, view: View, words: Speaker, names: Sequence[str]
) -> None:
    """The strip."""
    right = _put_piles(canvas, theme, view, words)
    for card in reversed(view.revealed):
        right -= _SMALL[0] + 12
        canvas.put(face(card, *_SMALL, Side.RIGHT), (right + _SMALL[0] // 2, _MIDDLE))
    room = right - 60
    short = [fitted(name, Face.TITLE, theme.sizes.name, room - 460, SMALLEST)[0] for name in names]
    line = _line(view, words, short)
    turn = turn_line(view, words)
    text = line if view.choosing else f"{turn} · {line}"
    canvas.fit(
        text,
        (MARGIN + 26, _MIDDLE),
        Face.TITLE,
        theme.sizes.title,
        theme.ink,
        room=room,
        least=SMALLEST,
        anchor="lm",
    )


def _line(view: View, words: Speaker, names: Sequence[str]) -> str:
    """Name those who must decide, or tell the ending; crowns on the trees tell several winners."""
    if view.ending is None:
        return awaited_line(view, words, names)
    if len(view.ending.winners) > 1:
        return words.text("picture-shared")
    return result_line(view, words, names)


def _put_piles(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> int:
    """Deck and discards with their numbers; where the room left of them ends."""
    right = WIDTH - MARGIN - _PILE
    _put_number(canvas, theme, len(view.discards), words.text("picture-discards"), right)
    top = face(view.discards[-1], *_SMALL, Side.RIGHT) if view.discards else empty(theme, 84, 110)
    canvas.put(top, (right + 70, _MIDDLE))
    right -= _PILE
    _put_number(canvas, theme, view.deck_size, words.text("picture-deck"), right)
    deck = back(theme, 84, 110) if view.deck_size else empty(theme, 84, 110)
    canvas.put(deck, (right + 70, _MIDDLE))
    return right


def _put_number(canvas: Canvas, theme: Theme, count: int, caption: str, left: int) -> None:
    """A number beside its pile; in large print the pile alone says what it is."""
    size, x = theme.sizes.title, left + 156
    up = 0 if theme.is_large else 14
    canvas.write(str(count), (x, _MIDDLE - up), Face.HEAVY, size, theme.ink, anchor="lm")
    if theme.is_large:
        return
    canvas.fit(
        caption, (x, _MIDDLE + 46), Face.STRONG, 28, theme.quiet, room=108, least=18, matters=False
    )


def put_discards(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """The last discards, the newest first, in the place of a fourth tree."""
    left, top, right, _ = cell(len(view.trees), len(view.trees))
    heading = words.text("picture-discards")
    canvas.write(heading, (left + 26, top + 60), Face.TITLE, theme.sizes.name, theme.ink)
    shown = view.discards[::-1][: _ACROSS * _DOWN]
    pitch = CARD + JOINT
    start = (left + right - (_ACROSS - 1) * pitch) // 2
    for at, card in enumerate(shown):
        x, y = start + at % _ACROSS * pitch, top + 190 + at // _ACROSS * 158
        canvas.put(face(card, *_DISCARD, Side.RIGHT), (x, y))


def turn_line(view: View, words: Speaker) -> str:
    """The turn; and which round it is of how many at most, while that matters."""
    cap = view.options.turn_cap
    if not cap or view.ending is not None:
        return words.text("picture-turn", turn=view.turn)
    return words.text("picture-turn-of", turn=view.turn, round=view.rounds + 1, cap=cap)
