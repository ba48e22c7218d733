"""The attack that is going on, or the last one: who, where, and the staves as they lie."""

from games.norseheim.land import Rune, Side
from games.norseheim.view import View
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.futhark import STAVES, Stave
from renderer.norseheim.emblems import HELM, RUNES, SHIELD, SWORDS
from renderer.norseheim.layout import BATTLE, SMALLEST
from renderer.norseheim.tokens import BONE, DEEP, IRON, PALE
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

_WOOD, _BARK, _CUT = (206, 164, 112), (92, 58, 30), (112, 22, 16)
_STAVE = (30, 56)
_PITCH = 38


def put_battle(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """From where to where, and a row of staves for each side; supplies where nobody has fought."""
    battle = view.battle or view.fought
    left, top, right, bottom = BATTLE
    if battle is None:
        text = words.text("picture-peace")
        at = ((left + right) // 2, (top + bottom) // 2)
        canvas.fit(text, at, Face.TITLE, 42, theme.quiet, room=right - left - 40, least=SMALLEST,
                   anchor="mm")  # fmt: skip
        return
    source, target = (words.name(one, ()) for one in (battle.source, battle.target))
    line = words.text("picture-battle", source=source, target=target)
    canvas.fit(line, (left + 18, top + 27), Face.STRONG, 38, theme.ink, room=right - left - 36,
               least=SMALLEST, anchor="lm")  # fmt: skip
    for side, y, attacks in ((battle.attack, top + 75, True), (battle.defence, top + 133, False)):
        _put_side(canvas, theme, side, (left + 18, y), right - 14, attacks=attacks)


def _put_side(
    canvas: Canvas, theme: Theme, side: Side, at: tuple[int, int], right: int, *, attacks: bool
) -> None:
    """Draw a side: its fighter, its staves, and its hits in all."""
    x, y = at
    canvas.put(fighter(theme, side.seat, attacks=attacks), (x + 52, y))
    many = len(side.thrown) or side.runes
    pitch = min(_PITCH, (right - 80 - x - 120) // max(1, many))
    for number in range(many):
        thrown = side.thrown[number] if side.thrown else None
        canvas.put(stave(thrown), (x + 132 + pitch * number, y))
    if side.thrown:
        hits = (right - 12, y)
        canvas.write(f"={side.hits}", hits, Face.HEAVY, 44, theme.ink, anchor="rm")


@kept
def fighter(theme: Theme, seat: int | None, *, attacks: bool) -> Sprite:
    """Swords or a shield, with the rune of a side."""
    body = IRON if seat is None else theme.liveries[seat].body
    ink = BONE if seat is None else theme.liveries[seat].on_body
    pen = Pen(-56, -32, 56, 36)
    pen.plate((-51, -27, 51, 27), 15, DEEP)
    pen.plate((-48.5, -24.5, 48.5, 24.5), 13, PALE)
    pen.plate((-46, -22, 46, 22), 11, body)
    pen.glyph(SWORDS if attacks else SHIELD, (-23, 0), 15, ink, body)
    pen.glyph(HELM if seat is None else RUNES[seat], (23, 0), 15, ink, body)
    return pen.sprite(shadow=2)


@kept
def stave(rune: Rune | None) -> Sprite:
    """A stave: marked, blank, on its edge; or still in the hand."""
    wide, high = _STAVE[0] / 2, _STAVE[1] / 2
    pen = Pen(-24, -36, 24, 38)
    if rune is Rune.UPRIGHT:
        pen.plate((-14, high - 9, 14, high), 4, mix(_BARK, DEEP, 0.3))
        pen.plate((-7, -high, 7, high - 5), 5, _BARK)
        pen.plate((-4.5, -high + 2.5, 4.5, high - 7), 4, (242, 206, 122))
        return pen.sprite()
    pen.plate((-wide, -high, wide, high), 9, _BARK)
    wood = mix(_WOOD, _BARK, 0.45) if rune is None else _WOOD
    pen.plate((-wide + 2.5, -high + 2.5, wide - 2.5, high - 2.5), 7, wood)
    if rune is Rune.HIT:
        pen.glyph(STAVES[Stave.TIWAZ], (0, 0), 17, _CUT, _WOOD)
    return pen.sprite()
