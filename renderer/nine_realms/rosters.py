"""Panels below the Realm Tiles: a realm's figures, its Blood Cauldron and its hand of Fate."""

from collections.abc import Sequence

from games.core.vocabulary import Seat
from games.nine_realms.forces import Figure, Realm
from games.nine_realms.view import FigureSeen, View
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.glyphs import Point, arc, curve
from renderer.nine_realms import emblems
from renderer.nine_realms.cards import put_backs
from renderer.nine_realms.dice import die
from renderer.nine_realms.layout import PANELS
from renderer.nine_realms.tokens import small_token
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, fits

_ROSTER = 288
_CAULDRON = 382
_HAND = 518
_LEAST = 43
_NAME = 190
"""The room of a name, before its hex; a long one takes the hex's room too."""


def put_panel(
    canvas: Canvas, theme: Theme, view: View, seat: Seat, words: Speaker, names: Sequence[str]
) -> None:
    """The panel of a seat."""
    realm = view.realms[seat]
    left, top, *_ = PANELS[realm]
    force = [seen for seen in view.figures if seen.seat == seat]
    pitch = _ROSTER // max(4, len(force))
    for row, seen in enumerate(force):
        _put_row(
            canvas,
            theme,
            view,
            seen,
            (left, top + 14 + row * pitch + pitch // 2),
            words.name(seen.figure, names),
        )
    canvas.put(_rule(theme), (left + 24, top + _ROSTER + 20))
    _put_blood(canvas, theme, view.blood[seat], view.cauldron, (left, top + _CAULDRON))
    canvas.put(_rule(theme), (left + 24, top + _HAND - 66))
    put_backs(canvas, theme, view.hand_sizes[seat], (left + 66, top + _HAND))
    shown = (0, 0, 48, 92, 110, 110)[min(view.hand_sizes[seat], 5)]
    canvas.write(
        str(view.hand_sizes[seat]),
        (left + 112 + shown, top + _HAND),
        Face.HEAVY,
        theme.sizes.title,
        theme.ink,
        anchor="lm",
    )
    if realm is Realm.NORSEMEN and view.revenge:
        canvas.put(small_token(theme, Figure.SIGMUND, 30), (left + 338, top + _HAND))
        canvas.put(die(theme, 72, "plain"), (left + 466, top + _HAND))
        canvas.write(
            f"+{view.revenge}", (left + 424, top + _HAND), Face.HEAVY, 46, theme.ink, anchor="rm"
        )


def _put_row(
    canvas: Canvas, theme: Theme, view: View, seen: FigureSeen, at: tuple[int, int], name: str
) -> None:
    x, y = at
    fallen = seen.hex is None and not view.deploying
    if fallen:
        canvas.put(faded_token(theme, seen.figure), (x + 48, y))
    else:
        canvas.put(small_token(theme, seen.figure, 29), (x + 48, y))
    if seen.figure is Figure.HJORDIS and not view.deploying and not fallen:
        canvas.put(bloodline_sign(theme, used=view.bloodline_used), (x + 66, y + 20))
    ink = theme.quiet if fallen else theme.ink
    is_short = not theme.is_large and fits(name, Face.STRONG, _LEAST, _NAME)
    room = _NAME if is_short else 400 - 31 * seen.health
    canvas.fit(
        name, (x + 90, y), Face.STRONG, theme.sizes.body, ink, room=room, least=_LEAST, anchor="lm"
    )
    if fallen:
        canvas.put(fallen_mark(theme), (x + 472, y))
        return
    canvas.put(hearts(theme, seen.health - seen.wounds, seen.health), (x + 480, y))
    if seen.hex and is_short:
        canvas.write(seen.hex, (x + 336, y), Face.TEXT, 30, theme.quiet, anchor="rm", matters=False)


def _put_blood(canvas: Canvas, theme: Theme, blood: int, most: int, at: tuple[int, int]) -> None:
    x, y = at
    canvas.put(cauldron(theme, min(blood, most), most), (x + 84, y + 6))
    canvas.put(blood_drops(theme, min(blood, most), most), (x + 172, y + 4))
    number = f"{blood}/{most}"
    canvas.write(number, (x + 494, y + 4), Face.HEAVY, theme.sizes.title, theme.ink, anchor="rm")


@kept
def hearts(theme: Theme, left: int, health: int) -> Sprite:
    """A row of Health that ends here; lost points are hollow."""
    pen = Pen(-31 * health, -18, 18, 18)
    for pip in range(health):
        at = -31 * (health - 1 - pip)
        whole = pip < left
        pen.glyph(emblems.HEART, (at, 1), 14, theme.blood if whole else theme.quiet, theme.panel)
        if not whole:
            pen.glyph(emblems.HEART, (at, 0.4), 10.5, theme.panel, theme.panel)
    return pen.sprite()


@kept
def blood_drops(theme: Theme, blood: int, most: int) -> Sprite:
    """A row of blood that begins here: gained, and still wanted."""
    pen = Pen(-14, -20, 26 * most, 20)
    for step in range(most):
        at, full = 26 * step, step < blood
        pen.glyph(emblems.DROP, (at, 0), 16, theme.blood if full else theme.well, theme.panel)
        if not full:
            pen.glyph(emblems.DROP, (at, 1.2), 11, theme.panel, theme.panel)
    return pen.sprite()


@kept
def bloodline_sign(theme: Theme, *, used: bool) -> Sprite:
    """A shield while Ancient Bloodline holds, struck out once it is used up in a turn."""
    pen = Pen(-20, -20, 20, 20)
    pen.disc(0, 0, 17, (14, 16, 20))
    pen.disc(0, 0, 15, theme.well if used else theme.good)
    pen.glyph(emblems.SHIELD, (0, 0.5), 9, (14, 16, 20), theme.good)
    if used:
        pen.stroke(((-10, 10), (10, -10)), 5, theme.blood)
    return pen.sprite()


@kept
def fallen_mark(theme: Theme) -> Sprite:
    """A cross for a figure that has fallen."""
    pen = Pen(-22, -22, 22, 22)
    pen.glyph(emblems.SKULL, (0, 0), 19, theme.blood, theme.panel)
    return pen.sprite()


@kept
def faded_token(theme: Theme, figure: Figure) -> Sprite:
    """A fallen figure's sign: a shade of itself."""
    sprite = small_token(theme, figure, 29)
    shade = sprite.image.convert("L").convert("RGB")
    return Sprite(shade, sprite.mask.point(lambda value: value * 2 // 5), sprite.corner)


@kept
def cauldron(theme: Theme, blood: int, most: int) -> Sprite:
    """The Blood Cauldron, filled so far."""
    pen = Pen(-70, -76, 70, 70)
    iron, shine = (44, 46, 52), (92, 96, 106)
    for side in (-1, 1):
        pen.stroke(((side * 26, 44), (side * 34, 58)), 9, iron)
    pen.fill(_bowl(1), iron)
    inside = Pen(-70, -76, 70, 70)
    level = 46 - 76 * blood / most
    inside.fill(_bowl(0.86), mix(iron, (0, 0, 0), 0.5))
    if blood:
        wave = curve((-70, level), (-24, level - 8), (24, level + 8), (70, level))
        inside.fill([*wave, (70, 70), (-70, 70)], theme.blood)
        inside.stroke(wave, 3, mix(theme.blood, (255, 255, 255), 0.45))
    inside.clip(_bowl(0.86))
    pen.sheet.alpha_composite(inside.sheet)
    pen.plate((-58, -44, 58, -28), 8, shine)
    pen.plate((-58, -41, 58, -31), 5, iron)
    for side in (-1, 1):
        start = 200 if side < 0 else -20
        pen.stroke(arc(side * 58, -16, 12, start - 90, start + 90), 5, shine)
    return pen.sprite(shadow=3)


def _bowl(size: float) -> list[Point]:
    """The outline of the cauldron's belly."""
    half = curve((-50, -34), (-66, 30), (-34, 52), (0, 52))
    outline = [*half, *((-x, y) for x, y in reversed(half))]
    return [(x * size, y * size) for x, y in outline]


@kept
def _rule(theme: Theme) -> Sprite:
    pen = Pen(0, -2, 462, 2)
    pen.plate((0, -1, 462, 1), 1, theme.panel_edge)
    return pen.sprite()
