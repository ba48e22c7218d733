"""What lies beside the map: knowledge, buildings and rumors, and how many are left of each."""

from games.fallen_kingdoms.view import View
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.layout import SMALLEST, places
from renderer.fallen_kingdoms.players import sign
from renderer.fallen_kingdoms.tokens import building
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, width

_SIZE = 37
_KNOWLEDGE, _BUILDINGS = 745, 985
"""Where the rooms of knowledge and of buildings end."""


def put_displays(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """Each pile with its sign and its number: two of three used up end the match."""
    left, top, right, bottom = places(len(view.players)).display
    y = (top + bottom) // 2
    x = _put_pile(canvas, theme, "scroll", len(view.knowledge) + view.knowledge_left, (left, y))
    cards = " · ".join(words.name(card, ()) for card in view.knowledge) or "-"
    canvas.fit(cards, (x, y), Face.STRONG, _SIZE, theme.ink, room=left + _KNOWLEDGE - x - 16,
               least=SMALLEST, anchor="lm")  # fmt: skip
    start = left + _KNOWLEDGE
    x = _put_pile(canvas, theme, "house", len(view.buildings) + view.buildings_left, (start, y))
    for at, tile in enumerate(view.buildings):
        canvas.put(building(tile), (x + 24 + 50 * at, y))
    start = left + _BUILDINGS
    x = _put_pile(canvas, theme, "eye", view.rumors_left, (start, y))
    if view.rumor is not None:
        text = words.text("picture-next-rumor", fear=view.rumor.fear)
        canvas.fit(text, (x, y), Face.STRONG, _SIZE, theme.ink, room=right - x - 10,
                   least=SMALLEST, anchor="lm")  # fmt: skip


def _put_pile(canvas: Canvas, theme: Theme, name: str, left: int, at: tuple[int, int]) -> int:
    """Draw a pile's sign and what is left of it; where the rest may begin."""
    x, y = at
    canvas.put(sign(theme, name, inverted=False), (x + 34, y))
    ink = theme.ink if left else theme.blood
    canvas.write(str(left), (x + 58, y), Face.HEAVY, _SIZE + 5, ink, anchor="lm")
    return x + 58 + width(str(left), Face.HEAVY, _SIZE + 5) + 18
