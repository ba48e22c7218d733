"""The summary card: fifteen embellishments, a row for each colour, a column for each generation."""

from PIL import Image

from games.norsaga.cards import Trait
from games.norsaga.powers import LENT, Embellishment
from renderer.canvas import Canvas
from renderer.norsaga.cards import sign
from renderer.norsaga.layers import panel
from renderer.norsaga.palettes import flat_colours
from renderer.palette import palette_of
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, wrapped

KEY = "ladder-all"
_WIDTH, _MARGIN = 1440, 14
_HEAD, _ROW = 200, 196
_TRAIT, _COLUMN = 210, 396
_LEAST = 40


def draw_ladder(*, theme: Theme, words: Speaker) -> Picture:
    """All embellishments, what each needs and what it does in a few words."""
    high = _HEAD + len(LENT) * (_ROW + _MARGIN) + _MARGIN
    canvas = Canvas(Image.new("RGB", (_WIDTH, high), theme.back))
    title = words.text(KEY)
    canvas.write(title, (_MARGIN + 26, 84), Face.TITLE, theme.sizes.title + 6, theme.ink)
    for level in (1, 2, 3):
        at = (_TRAIT + (level - 1) * _COLUMN + 26, 166)
        text = words.text(f"picture-rung-{level}")
        canvas.fit(
            text, at, Face.STRONG, theme.sizes.body, theme.ink, room=_COLUMN - 30, least=_LEAST
        )
    for row, trait in enumerate(LENT):
        put_row(canvas, theme, words, trait, _HEAD + row * (_ROW + _MARGIN))
    palette = palette_of([canvas.image], flat_colours(theme))
    return Picture(canvas.image, _alt_text(words), palette)


def put_row(canvas: Canvas, theme: Theme, words: Speaker, trait: Trait, top: int) -> None:
    """A colour with its three embellishments."""
    canvas.put(panel(theme, _WIDTH - 2 * _MARGIN, _ROW), (_MARGIN, top))
    canvas.put(sign(trait, 54), (_MARGIN + 106, top + 76))
    name = words.text(f"trait-{trait.value}")
    at = (_MARGIN + 106, top + 174)
    canvas.write(name, at, Face.HEAVY, _LEAST, theme.ink, anchor="ms")
    for level, one in enumerate(LENT[trait]):
        _put_rung(canvas, theme, words, one, (_TRAIT + level * _COLUMN + 26, top))


def _put_rung(
    canvas: Canvas, theme: Theme, words: Speaker, one: Embellishment, at: tuple[int, int]
) -> None:
    x, top = at
    key, room = f"embellishment-{one.value}", _COLUMN - 20
    size = theme.sizes.name
    canvas.fit(words.text(key), (x, top + 62), Face.TITLE, size, theme.ink, room=room, least=_LEAST)
    lines = wrapped(words.text(key, "brief"), Face.STRONG, _LEAST, room)
    for number, line in enumerate(lines):
        canvas.write(line, (x, top + 116 + 50 * number), Face.STRONG, _LEAST, theme.ink)


def _alt_text(words: Speaker) -> str:
    rows = (
        f"{words.text(f'trait-{trait.value}')}: "
        + ", ".join(words.text(f"embellishment-{one.value}") for one in lent)
        for trait, lent in LENT.items()
    )
    return shortened("; ".join(rows) + ".")
