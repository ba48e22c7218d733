"""The panel in the middle: who must decide, and about what.

It shows the pending roll; or who is ready, while figures are deployed; or how the match ended;
and otherwise the piles on the table.
"""

from collections.abc import Sequence

from games.nine_realms.view import View
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.nine_realms.cards import back, empty, front
from renderer.nine_realms.layout import MIDDLE
from renderer.nine_realms.roll import put_roll
from renderer.nine_realms.signs import banner, ready_sign, rule, supply_hex
from renderer.speaker import Speaker
from renderer.sprites import Sprite
from renderer.themes import Theme
from renderer.type import Face, fits, fitted, width, wrapped, writable

_LEFT, _TOP, _RIGHT, _BOTTOM = MIDDLE
_CENTRE = (_LEFT + _RIGHT) // 2
_ROOM = _RIGHT - _LEFT - 48
_LEAST = 43
_WARNING = 0.7
"""From this share of the stall limit on, the quiet turns are counted (N9 warns at 14 of 20)."""


def put_middle(
    canvas: Canvas, theme: Theme, view: View, words: Speaker, names: Sequence[str]
) -> None:
    """The middle panel."""
    if view.ending is not None:
        _put_ending(canvas, theme, view, words, names)
        return
    line = _awaited(view, words, names)
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
    canvas.put(rule(theme), (_CENTRE, _TOP + 78))
    if view.pending is not None:
        put_roll(canvas, theme, view, view.pending, words)
    elif view.deploying:
        _put_ready(canvas, theme, view, words, names)
    else:
        _put_piles(canvas, theme, view, words)


def awaited_line(view: View, words: Speaker, names: Sequence[str]) -> str:
    """Name the player whose decision is awaited; on a board whose turn is over, who has played.

    The names are written as they are given.
    """
    if len(view.awaited) > 1:
        return words.text("picture-awaited-both")
    if not view.awaited and view.deploying:
        return words.text("picture-deployed")
    seat = view.awaited[0] if view.awaited else view.active
    return words.text(_about_one(view), player=names[seat])


def _about_one(view: View) -> str:
    return "picture-awaited" if view.awaited else "picture-played"


def _awaited(view: View, words: Speaker, names: Sequence[str]) -> str:
    """The line of `awaited_line`, in which a long name is cut, not what it says.

    First it loses what stands behind it in brackets, such as a robot's strength.
    """
    names = [
        writable(name, words.name(realm, names))
        for name, realm in zip(names, view.realms, strict=False)
    ]
    line = awaited_line(view, words, names)
    if not fits(line, Face.TITLE, _LEAST, _ROOM):
        names = [name.partition(" (")[0] for name in names]
        line = awaited_line(view, words, names)
    if not fits(line, Face.TITLE, _LEAST, _ROOM):
        frame = width(words.text(_about_one(view), player=""), Face.TITLE, _LEAST)
        room = _ROOM - frame - 24
        short = [fitted(name, Face.TITLE, _LEAST, room, _LEAST)[0] for name in names]
        return awaited_line(view, words, short)
    return line


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
    canvas.put(rule(theme), (_CENTRE, _TOP + 286))
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
        ready = seat in view.ready or not view.awaited
        canvas.put(ready_sign(theme, realm, ready=ready), (_LEFT + 70, y))
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
