"""Plates: above each Realm Tile its player, with the realm's rune and the actions left.

The plate of whoever is awaited is filled with the realm's colour and shows an hourglass.
"""

from collections.abc import Sequence

from games.core.vocabulary import Seat
from games.nine_realms.forces import ACTIONS, Realm
from games.nine_realms.view import View
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.nine_realms import emblems
from renderer.nine_realms.layers import livery
from renderer.nine_realms.layout import PLATES
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, writable

_WIDTH, _HEIGHT = 510, 166
_MOST = 9
"""More pips than this are told by the number alone."""


def put_plate(
    canvas: Canvas, theme: Theme, view: View, seat: Seat, words: Speaker, names: Sequence[str]
) -> None:
    """The plate of a seat; the left one has its rune at the left, the right one at the right."""
    realm = view.realms[seat]
    awaited = seat in view.awaited and view.ending is None
    won = view.ending is not None and seat in view.ending.winners
    side = _Side(realm)
    canvas.put(
        plate(theme, realm, filled=awaited or won, active=seat == view.active), PLATES[realm][:2]
    )
    sign = "crown" if won else "hourglass" if awaited else ""
    if sign:
        canvas.put(plate_sign(theme, realm, sign), side.at(470, 94))
    colours = livery(theme, realm)
    ink = colours.on_body if awaited or won else theme.ink
    name = writable(names[seat], words.name(realm, names))
    canvas.fit(
        name,
        side.at(164, 60),
        Face.TITLE,
        theme.sizes.name,
        ink,
        room=330,
        least=43,
        anchor=side.start + "s",
    )
    quiet = ink if awaited or won else theme.quiet
    canvas.write(
        words.name(realm, names),
        side.at(164, 99),
        Face.STRONG,
        36 if theme.is_large else 32,
        quiet,
        anchor=side.start + "s",
        matters=False,
    )
    _put_actions(canvas, theme, side, view.actions[seat], filled=awaited or won)


class _Side:
    """Mirrors the right plate: places count from the outer edge."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm
        self.start = "l" if realm is Realm.AESIR else "r"

    def at(self, along: int, down: int) -> tuple[int, int]:
        """A place on the plate, so far from its outer edge and its top."""
        left, top, right, _ = PLATES[self.realm]
        return (left + along if self.realm is Realm.AESIR else right - along), top + down


def _put_actions(canvas: Canvas, theme: Theme, side: _Side, actions: int, *, filled: bool) -> None:
    colours = livery(theme, side.realm)
    shown = min(max(ACTIONS, actions), _MOST)
    canvas.put(action_pips(theme, side.realm, actions, filled=filled), side.at(178, 134))
    ink = colours.on_body if filled else theme.ink
    canvas.write(
        str(actions),
        side.at(190 + 31 * shown, 134),
        Face.HEAVY,
        theme.sizes.body + 2,
        ink,
        anchor=side.start + "m",
    )


@kept
def plate(theme: Theme, realm: Realm, *, filled: bool, active: bool) -> Sprite:
    """A plate with its medallion."""
    colours = livery(theme, realm)
    pen = Pen(-12, -12, _WIDTH + 12, _HEIGHT + 14, scale=4)
    edge = colours.body if active or filled else theme.panel_edge
    pen.plate((0, 0, _WIDTH, _HEIGHT), 22, edge)
    inner = 4 if active or filled else 2
    box = (inner, inner, _WIDTH - inner, _HEIGHT - inner)
    pen.plate(box, 22 - inner, colours.body if filled else theme.panel)
    x = 80 if realm is Realm.AESIR else _WIDTH - 80
    for radius, tone in (
        (64, colours.edge),
        (60, (252, 248, 238)),
        (56, colours.body),
        (48, mix(colours.body, colours.edge, 0.16)),
    ):
        pen.disc(x, _HEIGHT / 2, radius, tone)
    pen.glyph(emblems.REALMS[realm], (x, _HEIGHT / 2), 33, colours.on_body, colours.body)
    return pen.sprite(shadow=4, depth=0.5)


@kept
def plate_sign(theme: Theme, realm: Realm, sign: str) -> Sprite:
    """An hourglass for whoever is awaited, a crown for the winner."""
    colours = livery(theme, realm)
    pen = Pen(-26, -26, 26, 26)
    pen.disc(0, 0, 23, colours.edge)
    glyph = emblems.CROWN if sign == "crown" else emblems.HOURGLASS
    pen.glyph(glyph, (0, 0), 13.5, (255, 246, 220), colours.edge)
    return pen.sprite()


@kept
def action_pips(theme: Theme, realm: Realm, actions: int, *, filled: bool) -> Sprite:
    """A row of actions, left and spent, that grows inwards from here."""
    colours = livery(theme, realm)
    pen = Pen(-31 * _MOST, -20, 31 * _MOST, 20)
    left = colours.on_body if filled else colours.body
    spent = mix(colours.body, colours.edge, 0.35) if filled else theme.well
    ground = colours.body if filled else theme.panel
    way = 31 if realm is Realm.AESIR else -31
    for pip in range(min(max(ACTIONS, actions), _MOST)):
        at, full = way * pip, pip < actions
        pen.fill(((at, -17), (at + 13, 0), (at, 17), (at - 13, 0)), left if full else spent)
        if not full:
            pen.fill(((at, -11), (at + 8.5, 0), (at, 11), (at - 8.5, 0)), ground)
    return pen.sprite()
