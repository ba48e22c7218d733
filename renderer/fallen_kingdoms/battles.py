"""The battle that is going on, or the last one: the dice in the order in which they fell."""

from games.fallen_kingdoms.view import View
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.layout import SMALLEST, places
from renderer.fallen_kingdoms.tokens import crest, die
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, width

_DIE, _GAP = 50, 20


def put_battle(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    """Who attacks which city, and throw after throw, hits with a golden edge."""
    battle = view.battle or view.fought
    left, top, right, bottom = places(len(view.players)).battle
    y = (top + bottom) // 2
    if battle is None:
        text = words.text("picture-peace")
        canvas.fit(text, ((left + right) // 2, y), Face.TITLE, 40, theme.quiet,
                   room=right - left - 40, least=SMALLEST, anchor="mm")  # fmt: skip
        return
    canvas.put(crest(theme, battle.attacker, 25), (left + 36, y))
    name = words.text("picture-battle", city=words.name(battle.city, ()))
    canvas.fit(name, (left + 72, y), Face.STRONG, 38, theme.ink, room=330, least=SMALLEST,
               anchor="lm")  # fmt: skip
    x = left + 72 + min(330, width(name, Face.STRONG, 38)) + 22
    canvas.put(crest(theme, battle.defender, 25), (x + 24, y))
    x += 84
    throws = list(battle.throws)
    while throws and sum(len(one.dice) * _DIE + _GAP for one in throws) > right - x:
        throws.pop(0)
    for throw in throws:
        for number in throw.dice:
            hit = number >= throw.needed
            canvas.put(die(theme, throw.seat, number, hit=hit), (x, y))
            x += _DIE
        x += _GAP
