"""Signs of the middle panel."""

from games.nine_realms.board import Terrain
from games.nine_realms.forces import Realm, Weapon
from renderer.nine_realms import emblems
from renderer.nine_realms.ground import grounds, paint
from renderer.nine_realms.layers import livery
from renderer.nine_realms.layout import MIDDLE, corners
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

_LEFT, _TOP, _RIGHT, _BOTTOM = MIDDLE


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
def rule(theme: Theme) -> Sprite:
    """A fine line across the panel."""
    half = (_RIGHT - _LEFT) // 2 - 24
    pen = Pen(-half, -2, half, 2)
    pen.plate((-half, -1, half, 1), 1, theme.panel_edge)
    return pen.sprite()
