"""The legend: every sign that may lie on the board, and what it means."""

from collections.abc import Iterator

from games.nine_realms.board import Terrain
from games.nine_realms.forces import Figure, Realm
from games.nine_realms.references import Condition
from renderer.canvas import Canvas
from renderer.nine_realms import emblems
from renderer.nine_realms.cards import back
from renderer.nine_realms.dice import die
from renderer.nine_realms.layers import laid_tile
from renderer.nine_realms.plain import MARGIN
from renderer.nine_realms.plates import action_pips, plate_sign
from renderer.nine_realms.rosters import blood_drops, bloodline_sign
from renderer.nine_realms.tokens import defence_badge, done_mark, prey_mark, token
from renderer.nine_realms.trails import blow, stretch
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

_ROW, _TOP, _COLUMN = 94, 160, 560
_SIGN, _TEXT, _ROOM = 62, 142, 410
_HURT = 2
"""Health left of the figure in the legend."""
_HEXES = 104
"""The width of a hex on the board."""


def put_legend(canvas: Canvas, theme: Theme, words: Speaker) -> None:
    """All signs in two columns."""
    for number, (message, sprite) in enumerate(_signs(theme)):
        x = MARGIN + _COLUMN * (number // 8)
        y = _TOP + _ROW * (number % 8)
        canvas.put(sprite, (x + _SIGN, y))
        canvas.fit(
            words.text(f"sign-{message}"),
            (x + _TEXT, y),
            Face.TEXT,
            40,
            theme.ink,
            room=_ROOM,
            least=32,
            anchor="lm",
        )


def condition_sign(theme: Theme, condition: Condition) -> Sprite:
    """The sign of a condition, large."""
    by = {
        Condition.WOUNDED: token(theme, Figure.THOR, _HURT),
        Condition.MOVED: done_mark("moved"),
        Condition.ATTACKED: done_mark("attacked"),
        Condition.SHELTERED: defence_badge(theme, Realm.AESIR, raised=True),
        Condition.PREY: prey_mark(),
        Condition.REVENGE: die(theme, 72, "plain"),
        Condition.BLOODLINE: bloodline_sign(theme, used=False),
    }
    found = by[condition]
    return scaled(found, 3)


def scaled(sprite: Sprite, factor: float) -> Sprite:
    """A sprite larger or smaller, around its middle."""
    size = (round(sprite.image.width * factor), round(sprite.image.height * factor))
    corner = (-size[0] // 2, -size[1] // 2)
    return Sprite(sprite.image.resize(size), sprite.mask.resize(size), corner)


def _signs(theme: Theme) -> Iterator[tuple[str, Sprite]]:
    yield "health", token(theme, Figure.THOR, _HURT)
    yield "defence", defence_badge(theme, Realm.AESIR, raised=False)
    yield "sheltered", defence_badge(theme, Realm.NORSEMEN, raised=True)
    yield "moved", scaled(done_mark("moved"), 1.6)
    yield "attacked", scaled(done_mark("attacked"), 1.6)
    yield "prey", scaled(prey_mark(), 0.6)
    yield "crown", _crown(theme)
    yield "bloodline", _bloodline(theme)
    yield "path", scaled(stretch(theme, Realm.AESIR, _HEXES, 0), 1)
    yield "blow", scaled(blow(_HEXES, 0), 0.8)
    yield "laid", scaled(laid_tile(theme, Terrain.FOREST), 0.6)
    yield "actions", scaled(action_pips(theme, Realm.AESIR, 1, filled=False), 0.5)
    yield "blood", scaled(blood_drops(theme, 2, 4), 1)
    yield "cards", back(theme, 52, 76)
    yield "revenge", die(theme, 72, "plain")
    yield "awaited", scaled(plate_sign(theme, Realm.NORSEMEN, "hourglass"), 1.4)


@kept
def _crown(theme: Theme) -> Sprite:
    pen = Pen(-40, -40, 40, 40)
    pen.glyph(emblems.CROWN, (0, 0), 30, (14, 16, 20), theme.panel)
    pen.glyph(emblems.CROWN, (0, 1), 24, theme.gold, theme.panel)
    return pen.sprite()


@kept
def _bloodline(theme: Theme) -> Sprite:
    """Both ways that the sign may look."""
    pen = Pen(-60, -30, 60, 30)
    both = pen.sheet
    for x, used in ((-30, False), (30, True)):
        sign = scaled(bloodline_sign(theme, used=used), 1.5)
        width, height = sign.image.size
        big = sign.image.resize((width * pen.scale, height * pen.scale))
        mask = sign.mask.resize(big.size)
        middle = ((x + 60) * pen.scale - big.width // 2, 30 * pen.scale - big.height // 2)
        both.paste(big, middle, mask)
    return pen.sprite()
