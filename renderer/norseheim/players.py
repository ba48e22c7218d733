"""The players in the order of the round: AP, power, seats, Kings regions, markers, Gods cards."""

from games.norseheim.board import KINGS
from games.norseheim.view import PlayerSeen, View
from renderer.canvas import Canvas
from renderer.emblems import CROWN, HOURGLASS
from renderer.glyphs import Fill, Glyph, Stroke
from renderer.norseheim.emblems import CHAIR, HAND, RUNES
from renderer.norseheim.layout import SMALLEST, player_box
from renderer.norseheim.people import in_order, is_marked
from renderer.norseheim.tokens import DEEP, PALE
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, width

_MOST = 4
_HEAD, _FOOT = 30, 79
_SIGN, _APART = 24, 23
"""From the middle of a sign to its number, and from its end to the middle of the next at least."""
_LOOSE, _EDGE = 22, 14
"""The most that columns are further apart; what stays free on the right."""
_STRONG = 2
"""So many of a player's numbers stand out."""
_PURSE, _GAP = 128, 14
"""The room of the AP, and between what stands in a row."""
_CARD: Glyph = (
    Fill(((-0.6, -0.9), (0.6, -0.9), (0.6, 0.9), (-0.6, 0.9))),
    Fill(((0, -0.5), (0.35, 0), (0, 0.5), (-0.35, 0)), hole=True),
)
_STAR: Glyph = (
    Stroke(((0, -0.9), (0, 0.9)), 0.3),
    Stroke(((-0.8, -0.45), (0.8, 0.45)), 0.3),
    Stroke(((-0.8, 0.45), (0.8, -0.45)), 0.3),
)


def put_players(canvas: Canvas, theme: Theme, view: View, words: Speaker, names: list[str]) -> None:
    """All panels; the first to play has the first one."""
    for row, seen in enumerate(in_order(view)):
        _put_player(canvas, theme, view, seen, row, words, names[seen.seat])
    if len(view.players) < _MOST:
        _put_legend(canvas, theme, words)


def _put_player(
    canvas: Canvas, theme: Theme, view: View, seen: PlayerSeen, row: int, words: Speaker, name: str
) -> None:
    left, top, right, bottom = player_box(row)
    ink = theme.quiet if seen.out else theme.ink
    if is_marked(view, seen.seat):
        canvas.put(banner(theme, right - left - 12, 50), (left + 6, top + 5))
        ink = theme.panel
    canvas.put(crest(theme, seen.seat), (left + 50, (top + bottom) // 2))
    ap = words.text("picture-ap", ap=seen.ap)
    size = theme.sizes.body + 2
    canvas.fit(ap, (right - 18, top + _HEAD), Face.HEAVY, size, ink, room=_PURSE, least=SMALLEST,
               anchor="rm")  # fmt: skip
    end = right - 18 - min(_PURSE, width(ap, Face.HEAVY, size)) - _GAP
    end = _put_state(canvas, theme, view, seen, (end, top + _HEAD), words)
    canvas.fit(name, (left + 98, top + _HEAD), Face.TITLE, theme.sizes.body, ink,
               room=end - left - 98, least=SMALLEST, anchor="lm")  # fmt: skip
    _put_stats(canvas, theme, view, seen, (left + 112, top + _FOOT))


def _put_state(
    canvas: Canvas, theme: Theme, view: View, seen: PlayerSeen, at: tuple[int, int], words: Speaker
) -> int:
    """Awaited, a winner, passed or out, before the AP; where the room for the name ends."""
    x, y = at
    if is_marked(view, seen.seat):
        glyph = "crown" if view.ending is not None else "hourglass"
        canvas.put(sign(theme, glyph, inverted=True), (x - 24, y))
        return x - 48 - _GAP
    state = _state(view, seen, words)
    if not state:
        return x
    ink = theme.quiet if seen.out else theme.ink
    canvas.write(state, at, Face.STRONG, SMALLEST, ink, anchor="rm")
    return x - width(state, Face.STRONG, SMALLEST) - _GAP


def _state(view: View, seen: PlayerSeen, words: Speaker) -> str:
    if seen.out:
        return words.text("picture-out")
    return words.text("picture-passed") if seen.passed and view.ending is None else ""


def _put_stats(
    canvas: Canvas, theme: Theme, view: View, seen: PlayerSeen, at: tuple[int, int]
) -> None:
    """Power and seats of the majority strongly; Kings regions, markers, Gods cards quietly."""
    (x, y), size = at, _size(theme)
    rows, columns = _columns(theme, view)
    for number, (glyph, text) in enumerate(rows[seen.seat]):
        ink = theme.ink if number < _STRONG else theme.quiet
        canvas.put(sign(theme, glyph, inverted=False), (x, y))
        canvas.write(text, (x + _SIGN, y), _face(number), size, ink, anchor="lm")
        x += columns[number]


def _columns(theme: Theme, view: View) -> tuple[list[list[tuple[str, str]]], list[int]]:
    """The numbers of all players, and how wide each column is for the widest of them.

    Where the room is short, of the Kings regions only those are told that are held.
    """
    left, _, right, _ = player_box(0)
    room = right - left - 112 - _EDGE + _APART
    for total in (f"/{len(KINGS)}", ""):
        rows = [_stats(view, seen, total)[: _MOST + (not theme.is_large)] for seen in view.players]
        widest = [
            max(width(text, _face(number), _size(theme)) for _, text in column)
            for number, column in enumerate(zip(*rows, strict=True))
        ]
        taken = [_SIGN + wide + _APART for wide in widest]
        loose = (room - sum(taken)) // (len(taken) - 1)
        if loose >= 0:
            break
    return rows, [wide + max(0, min(_LOOSE, loose)) for wide in taken]


def _stats(view: View, seen: PlayerSeen, total: str) -> list[tuple[str, str]]:
    return [
        ("star", str(seen.power)),
        ("chair", f"{seen.seats}/{view.majority}"),
        ("crown", f"{seen.kings}{total}"),
        ("hand", f"{seen.markers}/{seen.limit}"),
        ("card", str(len(seen.favours))),
    ]


def _face(number: int) -> Face:
    return Face.HEAVY if number < _STRONG else Face.STRONG


def _size(theme: Theme) -> int:
    return 46 if theme.is_large else 37


def _put_legend(canvas: Canvas, theme: Theme, words: Speaker) -> None:
    """Explain the signs, in the place of the fourth player."""
    left, top, *_ = player_box(_MOST - 1)
    for at, glyph in enumerate(("star", "chair", "crown", "hand", "card")):
        down, across = divmod(at, 3)
        x, y = left + 36 + 200 * across, top + _HEAD + 50 * down
        canvas.put(sign(theme, glyph, inverted=False), (x, y))
        text = words.text(f"picture-sign-{glyph}")
        canvas.fit(text, (x + 28, y), Face.STRONG, 36, theme.quiet, room=140, least=SMALLEST,
                   anchor="lm")  # fmt: skip


_SIGNS: dict[str, Glyph] = {
    "star": _STAR,
    "chair": CHAIR,
    "crown": CROWN,
    "hand": HAND,
    "card": _CARD,
    "hourglass": HOURGLASS,
}


@kept
def sign(theme: Theme, name: str, *, inverted: bool) -> Sprite:
    """A small sign on a panel, or on the ground of whoever is awaited."""
    pen = Pen(-24, -24, 24, 24)
    tone, ground = (theme.panel, theme.ink) if inverted else (theme.quiet, theme.panel)
    pen.glyph(_SIGNS[name], (0, 0), 20 if inverted else 17, tone, ground)
    return pen.sprite()


@kept
def banner(theme: Theme, width: int, height: int) -> Sprite:
    """The ground of the name of whoever is awaited: as light as the ink."""
    pen = Pen(-2, -2, width + 2, height + 2, scale=4)
    pen.plate((0, 0, width, height), 12, theme.ink)
    return pen.sprite()


@kept
def crest(theme: Theme, seat: int) -> Sprite:
    """A player's rune on a round shield."""
    livery = theme.liveries[seat]
    pen = Pen(-48, -48, 48, 52)
    pen.disc(0, 0, 40, DEEP)
    pen.disc(0, 0, 37.5, PALE)
    pen.disc(0, 0, 34.5, livery.body)
    pen.glyph(RUNES[seat], (0, 0), 22, livery.on_body, livery.body)
    return pen.sprite(shadow=2)
