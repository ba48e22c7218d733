"""A player's own things: the Character board, Action cards, Gods cards, and what is left.

All of it lies open in Norseheim, but for Giants that the player alone looks at, and for choices
that are secret until all have chosen.
"""

from collections.abc import Sequence

from PIL import Image

from games.core.vocabulary import Seat
from games.norseheim.board import Landscape
from games.norseheim.character import Track
from games.norseheim.giants import Giant
from games.norseheim.gods import God
from games.norseheim.kinds import Kind
from games.norseheim.view import PlayerSeen, View
from renderer.canvas import Canvas
from renderer.norseheim.cards import price_of, put_action, put_favour, put_giant
from renderer.norseheim.gods import CLOTH, medal
from renderer.norseheim.ground import grounds
from renderer.norseheim.palettes import flat_colours
from renderer.norseheim.players import crest
from renderer.norseheim.tracks import put_track
from renderer.palette import palette_of
from renderer.people import people
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.sprites import kept
from renderer.themes import Theme
from renderer.type import Face

WIDTH = 1200
LEAST_HEIGHT, MOST_HEIGHT = 900, 1500
LEAST = 34
"""The least size of type whose capitals are seven pixels high in a picture 400 wide."""
_GAP, _NARROW = 16, 6
_HEAD, _TRACK, _ACTION = 108, 92, 236
_FAVOUR, _LOW_FAVOUR = 176, 118
_GIANT = 130
_SUPPLY = 66


def draw_hand(view: View, *, theme: Theme, words: Speaker, names: Sequence[str]) -> Picture:
    """The viewer's own board and cards; a spectator sees those of whoever's turn it is."""
    seat = view.active if view.seat is None else view.seat
    return _drawn(view, seat, view.looked, theme, words, names)


def draw_open(
    view: View, seat: Seat, *, theme: Theme, words: Speaker, names: Sequence[str]
) -> Picture:
    """All that lies open in front of a seat: everything but the Giants that it alone looks at."""
    return _drawn(view, seat, (), theme, words, names)


def _drawn(
    view: View,
    seat: Seat,
    looked: Sequence[Giant],
    theme: Theme,
    words: Speaker,
    names: Sequence[str],
) -> Picture:
    seen = view.players[seat]
    rows = -(-len(seen.favours) // 2)
    fixed = _HEAD + len(Track) * _TRACK + _ACTION + _SUPPLY + 4 * _GAP
    fixed += (_GIANT + _GAP) * len(looked)
    high = max(_LOW_FAVOUR, min(_FAVOUR, (MOST_HEIGHT - fixed) // max(1, rows) - _GAP))
    wanted = fixed + max(1, rows) * (high + _GAP)
    size = (WIDTH, max(LEAST_HEIGHT, min(MOST_HEIGHT, wanted)))
    canvas = Canvas(Image.new("RGB", size, theme.back))
    called = people(words, names)
    _put_head(canvas, theme, seen, words, called[seen.seat])
    top = _HEAD
    for track in Track:
        put_track(canvas, theme, seen, track, (_GAP, top), words)
        top += _TRACK
    top = _put_actions(canvas, theme, seen, top + _GAP, words)
    top = _put_supplies(canvas, theme, seen, top, words)
    for giant in looked:
        put_giant(canvas, theme, giant, (_GAP, top, WIDTH - 2 * _GAP, _GIANT), words)
        top += _GIANT + _GAP
    _put_favours(canvas, theme, seen, (top, high), words)
    return Picture(canvas.image, _alt_text(looked, seen, words, called), hand_palette(theme))


@kept
def hand_palette(theme: Theme) -> Image.Image:
    """The colours of a hand."""
    canvas = Canvas(Image.new("RGB", (WIDTH, LEAST_HEIGHT), theme.panel))
    for at, god in enumerate(God):
        canvas.put(medal(god, 60), (150 + 250 * at, 200))
        canvas.put(crest(theme, at), (150 + 250 * at, 400))
    flat = [*flat_colours(theme), *CLOTH.values()]
    flat += [grounds(theme)[landscape].base for landscape in Landscape]
    return palette_of([canvas.image], flat)


def _put_head(canvas: Canvas, theme: Theme, seen: PlayerSeen, words: Speaker, name: str) -> None:
    canvas.put(crest(theme, seen.seat), (66, _HEAD // 2))
    heading = name
    if seen.leader is not None:
        heading = words.text("picture-led", player=name, leader=words.name(seen.leader, ()))
    canvas.fit(heading, (122, _HEAD // 2), Face.TITLE, 54, theme.ink, room=WIDTH - 340,
               least=LEAST, anchor="lm")  # fmt: skip
    ap = words.text("picture-ap", ap=seen.ap)
    at = (WIDTH - 30, _HEAD // 2)
    canvas.fit(ap, at, Face.HEAVY, 56, theme.ink, room=170, least=LEAST, anchor="rm")


def _put_actions(canvas: Canvas, theme: Theme, seen: PlayerSeen, top: int, words: Speaker) -> int:
    """A card for each kind; where the next row begins."""
    wide = (WIDTH - 2 * _GAP + _NARROW) // len(Kind)
    for at, cards in enumerate(seen.cards):
        box = (_GAP + wide * at, top, wide - _NARROW, _ACTION - 20)
        put_action(canvas, theme, cards, price_of(cards.kind, seen.character), box, words)
    return top + _ACTION


def _put_supplies(canvas: Canvas, theme: Theme, seen: PlayerSeen, top: int, words: Speaker) -> int:
    """Write what may still be recruited, built and sworn."""
    text = words.text(
        "picture-supplies",
        warriors=seen.supply,
        settlements=seen.settlements_left,
        markers=max(0, seen.limit - seen.markers),
    )
    at = (WIDTH // 2, top + _SUPPLY // 2 - 8)
    canvas.fit(text, at, Face.STRONG, 42, theme.ink, room=WIDTH - 40, least=LEAST, anchor="mm")
    return top + _SUPPLY


def _put_favours(
    canvas: Canvas, theme: Theme, seen: PlayerSeen, rows: tuple[int, int], words: Speaker
) -> None:
    top, high = rows
    wide = (WIDTH - 3 * _GAP) // 2
    if not seen.favours:
        text, place = words.text("picture-no-favours"), (WIDTH // 2, top + 50)
        canvas.write(text, place, Face.TITLE, 42, theme.quiet, anchor="mm")
    for at, favour in enumerate(seen.favours):
        down, across = divmod(at, 2)
        box = (_GAP + across * (wide + _GAP), top + down * (high + _GAP), wide, high)
        put_favour(canvas, favour, box, words)


def _alt_text(
    looked: Sequence[Giant], seen: PlayerSeen, words: Speaker, names: Sequence[str]
) -> str:
    board = seen.character
    parts = [
        words.text(
            "picture-alt-board",
            player=names[seen.seat],
            ap=seen.ap,
            price=board.price,
            strength=board.strength,
            size=board.size,
        )
    ]
    if looked:
        giants = ", ".join(words.name(giant, ()).split(" (", maxsplit=1)[0] for giant in looked)
        parts.append(words.text("picture-alt-looked", giants=giants))
    if seen.favours:
        cards = ", ".join(words.name(card, ()).split(" (", maxsplit=1)[0] for card in seen.favours)
        parts.append(words.text("picture-alt-favours", cards=cards))
    held = ", ".join(
        words.text(
            "picture-alt-cards",
            count=cards.held - cards.used,
            kind=words.name(cards.kind, ()),
            ap=price_of(cards.kind, board),
        )
        for cards in seen.cards
    )
    parts.append(words.text("picture-alt-unused", cards=held))
    return shortened(" ".join(parts))
