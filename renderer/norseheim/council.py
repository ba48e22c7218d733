"""The council room: a chair for each region with a seat, side by side for each player."""

from games.core.vocabulary import Seat
from games.norseheim.forecast import is_ahead, seats_ahead
from games.norseheim.view import View
from renderer.canvas import Canvas
from renderer.norseheim.emblems import HELM, RUNES
from renderer.norseheim.layout import COUNCIL, SMALLEST
from renderer.norseheim.people import in_order
from renderer.norseheim.purses import purse
from renderer.norseheim.tokens import BONE, DEEP, IRON
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, width

_RADIUS = 19
_HEAD, _ROW = 40, 112
_HEAD_OF_THREE, _ROW_OF_THREE, _NEXT = 30, 82, 138
_EACH = 124
"""From one player's seats in the next council to another's."""


def put_council(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """All chairs by their holders, in player order; black ones, of chieftains, come last.

    Below them the seats that the next council will count as things stand, if there is one.
    """
    left, top, right, _ = COUNCIL
    head, row = (_HEAD_OF_THREE, _ROW_OF_THREE) if is_ahead(view) else (_HEAD, _ROW)
    title = words.text("picture-council", majority=view.majority, seats=len(view.council))
    canvas.fit(title, (left + 20, top + head), Face.TITLE, 40, theme.ink,
               room=right - left - 40, least=SMALLEST, anchor="lm")  # fmt: skip
    pitch = (right - left - 16) // len(view.council)
    for at, seat in enumerate(_by_holder(view)):
        canvas.put(chair(theme, seat), (left + 8 + pitch // 2 + pitch * at, top + row))
    if is_ahead(view):
        _put_next(canvas, theme, view, words)


def _put_next(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """Seats in the next council, player by player."""
    left, top, *_ = COUNCIL
    title, y = words.text("picture-next-council"), top + _NEXT
    canvas.write(title, (left + 20, y), Face.TITLE, SMALLEST, theme.ink, anchor="lm")
    x = left + 20 + width(title, Face.TITLE, SMALLEST) + 44
    for seen in in_order(view):
        if not seen.out:
            number = str(seats_ahead(view, seen.seat))
            canvas.put(purse(theme, seen.seat), (x, y))
            canvas.write(number, (x + 28, y), Face.HEAVY, 40, theme.ink, anchor="lm")
            x += _EACH


def _by_holder(view: View) -> list[Seat | None]:
    """The holder of each chair; all of one player's side by side."""
    order: list[Seat | None] = [*(seen.seat for seen in in_order(view)), None]
    return sorted((one.seat for one in view.council), key=order.index)


@kept
def chair(theme: Theme, seat: Seat | None) -> Sprite:
    """A high seat with a player's marker, or the black one of a chieftain."""
    pen = Pen(-36, -36, 36, 36)
    wood = (134, 92, 52)
    pen.plate((-20, -25, 20, -10), 5, wood)
    pen.plate((-19, 10, -13, 30), 3, wood)
    pen.plate((13, 10, 19, 30), 3, wood)
    pen.disc(0, 0, _RADIUS + 1, DEEP)
    if seat is None:
        pen.disc(0, 0, _RADIUS - 1, IRON)
        pen.glyph(HELM, (0, 0), 11.5, BONE, IRON)
    else:
        livery = theme.liveries[seat]
        pen.disc(0, 0, _RADIUS - 1, livery.body)
        pen.glyph(RUNES[seat], (0, 0), 13, livery.on_body, livery.body)
    return pen.sprite()
