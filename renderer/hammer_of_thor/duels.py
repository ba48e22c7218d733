"""A duel of the last battle: two crests, both names, and who fell (12.4, 12.5)."""

from typing import Final

from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.traces import Dueled
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.hammer_of_thor.emblems import SWORDS
from renderer.hammer_of_thor.figures import crest
from renderer.hammer_of_thor.layout import SMALLEST, At, Box
from renderer.hammer_of_thor.people import called
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

_CREST: Final = 24
_SWORDS: Final = 22


def put_duel(canvas: Canvas, theme: Theme, duel: Dueled, box: Box, words: Speaker) -> None:
    """Both fighters, one facing the other; a fallen one is crossed out, and its name is quiet."""
    left, top, right, bottom = box
    y, middle = (top + bottom) // 2, (left + right) // 2
    canvas.put(clash(theme), (middle, y))
    room = middle - left - 2 * _CREST - _SWORDS - 26
    for name, x, way, anchor in zip(
        duel.pair, (left + _CREST + 4, right - _CREST - 4), (1, -1), ("lm", "rm"), strict=True
    ):
        put_crest(canvas, name, (x, y))
        has_fallen = name in duel.fallen
        if has_fallen:
            canvas.put(fall(theme), (x, y))
        canvas.fit(called(name, words), (x + way * (_CREST + 12), y),
                   Face.TEXT if has_fallen else Face.HEAVY, 38,
                   theme.quiet if has_fallen else theme.ink, room=room, least=SMALLEST,
                   anchor=anchor)  # fmt: skip


def put_crest(canvas: Canvas, name: Name, at: At) -> None:
    """The crest of a character, small."""
    figure = FIGURES[name]
    canvas.put(crest(figure.side, figure.race, _CREST), at)


@kept
def clash(theme: Theme) -> Sprite:
    """Crossed swords between two fighters."""
    pen = Pen(-24, -24, 24, 24)
    pen.glyph(SWORDS, (0, 0), _SWORDS - 4, mix(theme.ink, theme.panel, 0.25), theme.panel)
    return pen.sprite()


@kept
def fall(theme: Theme) -> Sprite:
    """The cross over one who fell."""
    reach = _CREST - 4
    pen = Pen(-_CREST - 8, -_CREST - 8, _CREST + 8, _CREST + 8)
    for wide, tone in ((13, theme.panel), (7, theme.blood)):
        pen.stroke([(-reach, -reach), (reach, reach)], wide, tone)
        pen.stroke([(reach, -reach), (-reach, reach)], wide, tone)
    return pen.sprite()
