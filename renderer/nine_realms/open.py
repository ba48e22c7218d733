"""All that lies open before a seat, its own or a rival's: figures, actions, blood, cards."""

from collections.abc import Sequence

from games.core.vocabulary import Seat
from games.nine_realms.forces import PROFILES, Figure
from games.nine_realms.view import FigureSeen, View
from renderer.canvas import Canvas
from renderer.nine_realms.cards import put_backs
from renderer.nine_realms.plain import MARGIN, NONE, SIZE, plain_palette, put_heading, table
from renderer.nine_realms.reference import stat_sign
from renderer.nine_realms.rosters import (
    blood_drops,
    bloodline_sign,
    faded_token,
    fallen_mark,
    hearts,
)
from renderer.nine_realms.tokens import small_token
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, writable

_COLUMNS = {"close": 466, "ranged": 550, "defence": 645, "move": 740}


def draw_open(
    view: View, seat: Seat, *, theme: Theme, words: Speaker, names: Sequence[str]
) -> Picture:
    """The figures with their numbers as they are now, and what the side has."""
    canvas, realm = table(theme), view.realms[seat]
    player = writable(names[seat], words.name(realm, names))
    put_heading(canvas, theme, words.text("picture-open", player=player), words.name(realm, names))
    force = [seen for seen in view.figures if seen.seat == seat]
    for stat, x in _COLUMNS.items():
        canvas.put(stat_sign(theme, stat), (MARGIN + x, 150))
    pitch = 500 // max(4, len(force))
    for row, seen in enumerate(force):
        _put_row(canvas, theme, view, seen, words, 240 + pitch * row)
    _put_goods(canvas, theme, view, seat, words)
    return Picture(canvas.image, _alt(view, seat, player, words), plain_palette(canvas, theme))


def _put_row(
    canvas: Canvas, theme: Theme, view: View, seen: FigureSeen, words: Speaker, y: int
) -> None:
    fallen, profile = seen.hex is None and not view.deploying, PROFILES[seen.figure]
    token = faded_token(theme, seen.figure) if fallen else small_token(theme, seen.figure, 38)
    canvas.put(token, (MARGIN + 44, y))
    ink = theme.quiet if fallen else theme.ink
    name, place = words.name(seen.figure, ()), (MARGIN + 100, y)
    canvas.fit(name, place, Face.STRONG, 46, ink, room=336, least=43, anchor="lm")
    numbers = (profile.close, profile.ranged, seen.defence, profile.move)
    for x, number in zip(_COLUMNS.values(), numbers, strict=True):
        place = (MARGIN + x, y)
        canvas.write(str(number or NONE), place, Face.HEAVY, 50, ink, anchor="mm")
    if fallen:
        canvas.put(fallen_mark(theme), (SIZE[0] - MARGIN - 24, y))
        return
    canvas.put(hearts(theme, seen.health - seen.wounds, seen.health), (SIZE[0] - MARGIN - 24, y))
    if seen.hex:
        canvas.write(seen.hex, (MARGIN + 800, y), Face.TEXT, 40, theme.quiet, anchor="lm")
    if seen.figure is Figure.HJORDIS and not view.deploying:
        canvas.put(bloodline_sign(theme, used=view.bloodline_used), (MARGIN + 80, y + 24))


def _put_goods(canvas: Canvas, theme: Theme, view: View, seat: Seat, words: Speaker) -> None:
    """Actions, blood and the hand's number, in three columns."""
    y = 800
    for x, message in ((60, "actions"), (400, "blood"), (830, "cards")):
        text = words.text(f"picture-open-{message}")
        canvas.write(text, (MARGIN + x, 872), Face.TEXT, 34, theme.quiet)
    actions, cards = str(view.actions[seat]), str(view.hand_sizes[seat])
    canvas.write(actions, (MARGIN + 60, y), Face.HEAVY, 60, theme.ink, anchor="lm")
    canvas.put(
        blood_drops(theme, min(view.blood[seat], view.cauldron), view.cauldron), (MARGIN + 420, y)
    )
    blood = f"{view.blood[seat]}/{view.cauldron}"
    canvas.write(blood, (MARGIN + 660, y), Face.HEAVY, 60, theme.ink, anchor="lm")
    put_backs(canvas, theme, view.hand_sizes[seat], (MARGIN + 860, y - 40))
    canvas.write(cards, (MARGIN + 1030, y), Face.HEAVY, 60, theme.ink, anchor="lm")


def _alt(view: View, seat: Seat, player: str, words: Speaker) -> str:
    figures = "; ".join(_said(view, seen, words) for seen in view.figures if seen.seat == seat)
    text = words.text(
        "picture-alt-open",
        player=player,
        realm=words.name(view.realms[seat], ()),
        actions=view.actions[seat],
        blood=view.blood[seat],
        cauldron=view.cauldron,
        cards=view.hand_sizes[seat],
        figures=figures,
    )
    return shortened(text)


def _said(view: View, seen: FigureSeen, words: Speaker) -> str:
    place = seen.hex or words.text(
        "picture-text-waiting" if view.deploying else "picture-open-fallen"
    )
    left = seen.health - seen.wounds
    said = words.text(
        "picture-open-figure",
        figure=words.name(seen.figure, ()),
        place=place,
        left=left,
        health=seen.health,
    )
    if seen.figure is not Figure.HJORDIS or view.deploying or seen.hex is None:
        return said
    state = "used" if view.bloodline_used else "holds"
    return f"{said}, {words.text(f'picture-bloodline-{state}')}"
