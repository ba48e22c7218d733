"""Reference cards: figures, Realm Cards, Fate cards, terrain, conditions, and all signs."""

from games.nine_realms.board import Terrain
from games.nine_realms.fate import Card
from games.nine_realms.forces import Figure, Realm, Weapon
from games.nine_realms.references import (
    REFERENCES,
    Condition,
    FigureCard,
    figure_card,
    realm_figures,
)
from renderer.canvas import Canvas
from renderer.nine_realms import emblems
from renderer.nine_realms.hand import put_card
from renderer.nine_realms.layers import laid_tile
from renderer.nine_realms.legend import condition_sign, put_legend
from renderer.nine_realms.plain import (
    MARGIN,
    NONE,
    SIZE,
    plain_palette,
    put_heading,
    put_text,
    table,
)
from renderer.nine_realms.reaches import put_reach
from renderer.nine_realms.rosters import hearts
from renderer.nine_realms.tokens import small_token
from renderer.pen import Pen
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

_STATS = ("close", "ranged", "defence", "move", "health")


def draw_reference(key: str, *, theme: Theme, words: Speaker) -> Picture:
    """The card of something that can be looked up."""
    canvas = table(theme)
    group = key.partition("-")[0]
    name = words.text(key)
    put_heading(canvas, theme, name[:1].upper() + name[1:], words.text(f"references-{group}"))
    about = words.text(key, "about")
    value = key.partition("-")[2]
    match group:
        case "figure":
            _put_figure(canvas, theme, words, figure_card(Figure(value)), about)
        case "realm":
            _put_realm(canvas, theme, words, Realm(value))
        case "card":
            put_card(canvas, Card(value), (MARGIN, 150, 366, 700), (44, 37), words, ())
            _put_beside(canvas, theme, words, key, about)
        case "terrain":
            canvas.put(_great_tile(theme, Terrain(value)), (MARGIN + 183, 420))
            _put_beside(canvas, theme, words, key, about)
        case "condition":
            canvas.put(condition_sign(theme, Condition(value)), (MARGIN + 183, 420))
            _put_beside(canvas, theme, words, key, about)
        case _:
            put_legend(canvas, theme, words)
    told = " ".join((*_lines(key, words), about))
    text = words.text("picture-alt-reference", name=name, text=told)
    return Picture(canvas.image, shortened(text), plain_palette(canvas, theme))


def _lines(key: str, words: Speaker) -> list[str]:
    """The statements of the rules' own data on the card."""
    return [words.say(line) for line in REFERENCES[key]]


def _put_beside(canvas: Canvas, theme: Theme, words: Speaker, key: str, about: str) -> None:
    """The text at the right of a picture: what it does, and how many there are."""
    end = put_text(canvas, theme, about, (MARGIN + 420, 150, SIZE[0] - MARGIN, 640))
    if lines := _lines(key, words):
        put_text(canvas, theme, " ".join(lines), (MARGIN + 420, end + 20, SIZE[0] - MARGIN, 860))


def _put_figure(canvas: Canvas, theme: Theme, words: Speaker, card: FigureCard, about: str) -> None:
    canvas.put(small_token(theme, card.figure, 92), (MARGIN + 110, 250))
    for number, stat in enumerate(_STATS):
        _put_stat(canvas, theme, words, card, stat, (MARGIN + 300 + 170 * number, 250))
    put_text(canvas, theme, about, (MARGIN, 400, 640, 870))
    canvas.fit(
        words.text("picture-reach"),
        (900, 430),
        Face.TEXT,
        34,
        theme.quiet,
        room=500,
        least=32,
        anchor="ms",
    )
    put_reach(canvas, theme, card, (900, 650))


def _put_stat(
    canvas: Canvas,
    theme: Theme,
    words: Speaker,
    card: FigureCard,
    stat: str,
    at: tuple[int, int],
) -> None:
    """A number with its sign and its name."""
    x, y = at
    canvas.put(stat_sign(theme, stat), (x, y - 62))
    number = getattr(card, stat) or NONE
    canvas.write(str(number), (x, y + 24), Face.HEAVY, 72, theme.ink, anchor="mm")
    canvas.fit(
        words.text(f"picture-{stat}"),
        (x, y + 104),
        Face.TEXT,
        34,
        theme.quiet,
        room=164,
        least=32,
        anchor="ms",
    )


def _put_realm(canvas: Canvas, theme: Theme, words: Speaker, realm: Realm) -> None:
    """The Realm Card as a whole: a row of numbers for each figure."""
    for number, stat in enumerate(_STATS):
        x = 500 + 150 * number
        canvas.put(stat_sign(theme, stat), (x, 160))
        canvas.fit(
            words.text(f"picture-{stat}"),
            (x, 228),
            Face.TEXT,
            32,
            theme.quiet,
            room=146,
            least=26,
            anchor="ms",
            matters=False,
        )
    for row, figure in enumerate(realm_figures(realm)):
        y = 310 + 145 * row
        card = figure_card(figure)
        canvas.put(small_token(theme, figure, 50), (MARGIN + 60, y))
        canvas.fit(
            words.name(figure, ()),
            (MARGIN + 132, y - 14),
            Face.STRONG,
            48,
            theme.ink,
            room=230,
            least=43,
            anchor="lm",
        )
        role = words.name(card.role, ())
        canvas.write(role, (MARGIN + 132, y + 34), Face.TEXT, 34, theme.quiet, anchor="lm")
        for number, stat in enumerate(_STATS):
            value = getattr(card, stat) or NONE
            place = (500 + 150 * number, y)
            canvas.write(str(value), place, Face.HEAVY, 60, theme.ink, anchor="mm")


@kept
def stat_sign(theme: Theme, stat: str) -> Sprite:
    """The sign of a number on a Realm Card."""
    glyphs = {
        "close": emblems.WEAPONS[Weapon.CLOSE],
        "ranged": emblems.WEAPONS[Weapon.RANGED],
        "defence": emblems.SHIELD,
        "move": emblems.STEPS,
    }
    if stat == "health":
        return hearts(theme, 1, 1)
    pen = Pen(-34, -34, 34, 34)
    pen.glyph(glyphs[stat], (0, 0), 26, theme.quiet, theme.panel)
    return pen.sprite()


@kept
def _great_tile(theme: Theme, terrain: Terrain) -> Sprite:
    """A hex of the terrain, three times its size."""
    small = laid_tile(theme, terrain)
    size = (small.image.width * 3, small.image.height * 3)
    return Sprite(small.image.resize(size), small.mask.resize(size), (-size[0] // 2, -size[1] // 2))
