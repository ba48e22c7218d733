"""The panel in the middle: who must decide, and about what.

It shows the pending roll; or who is ready, while figures are deployed; or how the match ended;
and otherwise the piles on the table.
"""

from collections.abc import Sequence

from games.nine_realms.board import Terrain
from games.nine_realms.combat import SIDES, Roll
from games.nine_realms.forces import PROFILES, Realm, Weapon
from games.nine_realms.view import View
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.nine_realms import emblems
from renderer.nine_realms.cards import back, empty, front
from renderer.nine_realms.dice import put_die
from renderer.nine_realms.ground import grounds, paint
from renderer.nine_realms.layers import livery
from renderer.nine_realms.layout import MIDDLE, corners
from renderer.nine_realms.tokens import small_token
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, fitted, width, wrapped, writable

_LEFT, _TOP, _RIGHT, _BOTTOM = MIDDLE
_CENTRE = (_LEFT + _RIGHT) // 2
_ROOM = _RIGHT - _LEFT - 48
_LEAST = 43
_SUM = 52
_WARNING = 0.7
"""From this share of the stall limit on, the quiet turns are counted (N9 warns at 14 of 20)."""


def put_middle(
    canvas: Canvas, theme: Theme, view: View, words: Speaker, names: Sequence[str]
) -> None:
    """The middle panel."""
    if view.ending is not None:
        _put_ending(canvas, theme, view, words, names)
        return
    line = awaited_line(view, words, names)
    canvas.fit(
        line,
        (_CENTRE, _TOP + 56),
        Face.TITLE,
        theme.sizes.name,
        theme.ink,
        room=_ROOM,
        least=_LEAST,
        anchor="ms",
    )
    canvas.put(_rule(theme), (_CENTRE, _TOP + 78))
    if view.pending is not None:
        _put_roll(canvas, theme, view.pending.roll, words)
        _put_foot(canvas, theme, view, words)
    elif view.deploying:
        _put_ready(canvas, theme, view, words, names)
    else:
        _put_piles(canvas, theme, view, words)


def awaited_line(view: View, words: Speaker, names: Sequence[str]) -> str:
    """Whose decision the match waits for."""
    if len(view.awaited) == 1:
        seat = view.awaited[0]
        player = writable(names[seat], words.name(view.realms[seat], names))
        return words.text("picture-awaited", player=player)
    return words.text("picture-awaited-both")


def _put_roll(canvas: Canvas, theme: Theme, roll: Roll, words: Speaker) -> None:
    y = _TOP + 128
    canvas.put(small_token(theme, roll.figure, 38), (_CENTRE - 122, y))
    canvas.put(small_token(theme, roll.target, 38), (_CENTRE + 122, y))
    canvas.put(blow_sign(theme, roll.weapon, counter=roll.counter), (_CENTRE, y))
    _put_dice(canvas, theme, roll)
    _put_result(canvas, theme, roll)
    text = words.text("picture-wounds", wounds=roll.wounds)
    ink = theme.blood if roll.wounds else theme.ink
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
    """The dice by value; the twelves are set apart at the end."""
    common = sorted((die for die in roll.dice if die != SIDES), reverse=True)
    twelves = [SIDES] * roll.twelves
    gap = 26 if common and twelves else 0
    pitch = min(90, (_ROOM - gap) // max(1, len(roll.dice)))
    size = min(82, pitch - 6)
    x = _CENTRE - (pitch * (len(roll.dice) - 1) + gap) // 2
    for number, value in enumerate(common + twelves):
        shift = gap if number >= len(common) else 0
        put_die(canvas, theme, value, (x + pitch * number + shift, _TOP + 222), size)


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


def _put_piles(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    y = _TOP + 158
    caption, number = theme.sizes.small, theme.sizes.title
    columns = (
        (_LEFT + 92, view.deck_size, "picture-deck"),
        (_LEFT + 264, len(view.discards), "picture-discards"),
    )
    for x, count, message in columns:
        canvas.put(_pile(theme, view, message), (x - 36, y))
        canvas.write(str(count), (x + 12, y), Face.HEAVY, number, theme.ink, anchor="lm")
        text, size = fitted(words.text(message), Face.TEXT, caption, 168, 20)
        canvas.write(text, (x, y + 82), Face.TEXT, size, theme.quiet, anchor="ms", matters=False)
    for row, (terrain, left) in enumerate(view.supply.items()):
        place = (_RIGHT - 116, y - 50 + 58 * row)
        canvas.put(supply_hex(theme, terrain, left=left > 0), place)
        canvas.write(str(left), (place[0] + 46, place[1]), Face.HEAVY, 44, theme.ink, anchor="lm")
    canvas.put(_rule(theme), (_CENTRE, _TOP + 286))
    _put_turn(canvas, theme, view, words)


def _pile(theme: Theme, view: View, message: str) -> Sprite:
    if message == "picture-deck":
        return back(theme, 68, 98) if view.deck_size else empty(theme, 68, 98)
    return front(view.discards[-1], 68, 98) if view.discards else empty(theme, 68, 98)


def _put_turn(canvas: Canvas, theme: Theme, view: View, words: Speaker) -> None:
    limit = view.options.stall_limit
    quiet = bool(limit) and view.quiet >= _WARNING * limit
    y = _TOP + 330
    canvas.fit(
        words.text("picture-turn", turn=view.turn),
        (_CENTRE, y + (0 if quiet else 22)),
        Face.TITLE,
        theme.sizes.body,
        theme.ink,
        room=_ROOM,
        least=_LEAST,
        anchor="ms",
    )
    if quiet:
        text = words.text("picture-quiet", quiet=view.quiet, limit=limit)
        canvas.fit(
            text,
            (_CENTRE, y + 52),
            Face.STRONG,
            43,
            mix(theme.blood, theme.ink, 0.35),
            room=_ROOM,
            least=_LEAST,
            anchor="ms",
        )


def _put_ready(
    canvas: Canvas, theme: Theme, view: View, words: Speaker, names: Sequence[str]
) -> None:
    canvas.fit(
        words.text("picture-deploying"),
        (_CENTRE, _TOP + 140),
        Face.STRONG,
        theme.sizes.body,
        theme.quiet,
        room=_ROOM,
        least=_LEAST,
        anchor="ms",
    )
    for row, realm in enumerate(sorted(view.realms)):
        seat = view.realms.index(realm)
        y = _TOP + 210 + 104 * row
        canvas.put(ready_sign(theme, realm, ready=seat in view.ready), (_LEFT + 70, y))
        name = writable(names[seat], words.name(realm, names))
        canvas.fit(
            name,
            (_LEFT + 124, y),
            Face.TITLE,
            theme.sizes.body,
            theme.ink,
            room=360,
            least=_LEAST,
            anchor="lm",
        )


def _put_ending(
    canvas: Canvas, theme: Theme, view: View, words: Speaker, names: Sequence[str]
) -> None:
    assert view.ending is not None
    canvas.put(banner(theme), (_CENTRE, (_TOP + _BOTTOM) // 2))
    line = words.text("picture-draw")
    if view.ending.winners:
        seat = view.ending.winners[0]
        player = writable(names[seat], words.name(view.realms[seat], names))
        line = words.text("picture-winner", player=player)
    canvas.fit(
        line,
        (_CENTRE, _TOP + 222),
        Face.TITLE,
        66,
        theme.on_gold,
        room=_ROOM - 24,
        least=_LEAST,
        anchor="ms",
    )
    reason = words.text(f"reason-{view.ending.reason}")
    for row, part in enumerate(wrapped(reason, Face.STRONG, 38, _ROOM - 24)[:2]):
        canvas.write(
            part,
            (_CENTRE, _TOP + 286 + 44 * row),
            Face.STRONG,
            38,
            theme.on_gold,
            anchor="ms",
            matters=False,
        )
    canvas.write(
        words.text("picture-turn", turn=view.turn),
        (_CENTRE, _TOP + 378),
        Face.TEXT,
        30,
        theme.on_gold,
        anchor="ms",
        matters=False,
    )


@kept
def banner(theme: Theme) -> Sprite:
    """The golden banner of an ending."""
    half, tall = (_RIGHT - _LEFT) // 2, (_BOTTOM - _TOP) // 2
    pen = Pen(-half - 8, -tall - 8, half + 8, tall + 10, scale=4)
    pen.plate((-half, -tall, half, tall), 20, (60, 40, 4))
    pen.plate((3 - half, 3 - tall, half - 3, tall - 3), 18, theme.gold)
    pen.plate((12 - half, 12 - tall, half - 12, tall - 12), 12, (120, 84, 14))
    pen.plate((14 - half, 14 - tall, half - 14, tall - 14), 10, theme.gold)
    pen.glyph(emblems.CROWN, (0, -tall + 88), 46, theme.on_gold, theme.gold)
    return pen.sprite(shadow=4)


@kept
def blow_sign(theme: Theme, weapon: Weapon, *, counter: bool) -> Sprite:
    """The weapon between attacker and target, over an arrow; a counterattack's arrow is double."""
    pen = Pen(-80, -50, 80, 50)
    pen.glyph(emblems.WEAPONS[weapon], (0, -16), 21, theme.ink, theme.panel)
    tone = theme.gold if theme.dark else theme.blood
    pen.stroke(((-58, 26), (40, 26)), 8, tone)
    pen.fill(((66, 26), (36, 10), (36, 42)), tone)
    if counter:
        pen.fill(((-70, 26), (-40, 10), (-40, 42)), tone)
    return pen.sprite()


@kept
def result_sign(theme: Theme, kind: str) -> Sprite:
    """Blades before a total, a shield before a Defence."""
    pen = Pen(-30, -30, 30, 30)
    glyph = emblems.BLADES if kind == "attack" else emblems.SHIELD
    pen.glyph(glyph, (0, 0), 24, theme.quiet, theme.panel)
    return pen.sprite()


@kept
def forest_sign(theme: Theme) -> Sprite:
    """A fir: terrain is in this Defence."""
    pen = Pen(-24, -30, 24, 30)
    tone = theme.good
    for y, half in ((20, 20), (6, 16), (-6, 11)):
        pen.fill(((-half, y), (0, y - 22), (half, y)), tone)
    pen.stroke(((0, 20), (0, 26)), 6, tone)
    return pen.sprite()


@kept
def supply_hex(theme: Theme, terrain: Terrain, *, left: bool) -> Sprite:
    """A Terrain hex that can still be laid, or a shade of it."""
    pen = Pen(-54, -62, 54, 62)
    ground = grounds(theme)[terrain]
    paint(pen, (0, 0), terrain, ground, terrain)
    pen.clip(corners((0, 0)))
    full = pen.sprite()
    size = (52, 60)
    mask = full.mask.resize(size).point(lambda value: value if left else value // 4)
    return Sprite(full.image.resize(size), mask, (-26, -30))


@kept
def ready_sign(theme: Theme, realm: Realm, *, ready: bool) -> Sprite:
    """A tick for a player who is ready, an hourglass for one who is not."""
    pen = Pen(-42, -42, 42, 42)
    pen.disc(0, 0, 38, livery(theme, realm).body)
    pen.disc(0, 0, 33, theme.good if ready else theme.panel)
    if ready:
        pen.glyph(emblems.TICK, (0, 0), 22, theme.panel, theme.good)
    else:
        pen.glyph(emblems.HOURGLASS, (0, 0), 20, theme.ink, theme.panel)
    return pen.sprite()


@kept
def _rule(theme: Theme) -> Sprite:
    half = _ROOM // 2
    pen = Pen(-half, -2, half, 2)
    pen.plate((-half, -1, half, 1), 1, theme.panel_edge)
    return pen.sprite()
