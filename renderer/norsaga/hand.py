"""A player's private picture: the own hand, what each card would add, and cards looked at.

Sagas between which the player chooses are shown here too.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from games.norsaga.cards import Card
from games.norsaga.sagas import Saga
from games.norsaga.view import Held, View
from renderer.canvas import Canvas
from renderer.norsaga.layout import Box
from renderer.norsaga.palettes import flat_colours
from renderer.norsaga.places import spot_name
from renderer.norsaga.tiles import LARGE, USUAL, hero_tile, put_hero, put_saga
from renderer.palette import palette_of
from renderer.people import people
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.sprites import kept
from renderer.themes import Theme
from renderer.type import Face

WIDTH = 1200
LEAST_HEIGHT, MOST_HEIGHT = 900, 1500
HEADING = 104
_GAP = 20
_TALLEST, _LOWEST = 370, 178
_ACROSS = 2
_FEW = 6
"""So many cards find room below one another in large print."""
_PLAIN, _LEAST = 48, 34
Item = Held | Card | Saga


class Section(Struct, frozen=True):
    """Cards under a heading."""

    heading: str
    items: Sequence[Item]

    across: int = _ACROSS

    @property
    def rows(self) -> int:
        """So many rows of cards; a line of text where there are none."""
        return max(1, -(-len(self.items) // self.across))


def draw_hand(view: View, *, theme: Theme, words: Speaker, names: Sequence[str]) -> Picture:
    """The viewer's own cards; a spectator has none."""
    sections = sections_of(view, words, people(words, names))
    if theme.is_large and sum(len(one.items) for one in sections) <= _FEW:
        sections = [replace(section, across=1) for section in sections]
    high = _row_height(sections)
    canvas = Canvas(Image.new("RGB", (WIDTH, _height(sections, high)), theme.back))
    top = _GAP
    for section in sections:
        _put_section(canvas, theme, section, (top, high), words, names)
        top += HEADING + section.rows * (high + _GAP)
    return Picture(canvas.image, _alt_text(view, words, names), hand_palette(theme))


def sections_of(view: View, words: Speaker, names: Sequence[str]) -> list[Section]:
    """List the sections to be seen, the newest first."""
    player = names[view.active if view.seat is None else view.seat]
    sections = [Section(words.text("picture-hand", player=player), view.hand)]
    if view.looking is not None and view.looking != view.seat and view.seen:
        looked = words.text("picture-looked-at", player=names[view.looking])
        sections.insert(0, Section(looked, view.seen))
    if view.revealed:
        sections.insert(0, Section(words.text("picture-open"), view.revealed))
    if view.offered:
        sections.insert(0, Section(words.text("picture-offered", player=player), view.offered))
    return sections


@kept
def hand_palette(theme: Theme) -> Image.Image:
    """The colours of a hand."""
    canvas = Canvas(Image.new("RGB", (WIDTH, MOST_HEIGHT), theme.back))
    for at, card in enumerate(list(Card)[::3]):
        canvas.put(hero_tile(card, 570, 200), (at % 2 * 590 + 10, at // 2 * 120))
    return palette_of([canvas.image], flat_colours(theme))


def _row_height(sections: Sequence[Section]) -> int:
    rows = sum(section.rows for section in sections)
    free = MOST_HEIGHT if rows > _ACROSS * 2 else LEAST_HEIGHT
    room = (free - _GAP - HEADING * len(sections)) // rows - _GAP
    return max(_LOWEST, min(_TALLEST, room))


def _height(sections: Sequence[Section], high: int) -> int:
    rows = sum(section.rows for section in sections)
    wanted = _GAP + HEADING * len(sections) + rows * (high + _GAP)
    return max(LEAST_HEIGHT, min(MOST_HEIGHT, wanted))


def _put_section(
    canvas: Canvas,
    theme: Theme,
    section: Section,
    at: tuple[int, int],
    words: Speaker,
    names: Sequence[str],
) -> None:
    top, high = at
    middle = WIDTH // 2
    canvas.fit(
        section.heading,
        (middle, top + 66),
        Face.TITLE,
        56,
        theme.ink,
        room=WIDTH - 60,
        least=_LEAST,
        anchor="ms",
    )
    if not section.items:
        place = (middle, top + HEADING + 90)
        text = words.text("picture-hand-empty")
        canvas.write(text, place, Face.STRONG, _PLAIN, theme.ink, anchor="ms")
    boxes = _boxes(section, top + HEADING, high)
    scale = LARGE if section.across == 1 else USUAL
    for item, box in zip(section.items, boxes, strict=True):
        if isinstance(item, Saga):
            put_saga(canvas, theme, item, box, words)
        else:
            put_hero(canvas, theme, item, box, words, names, scale)


def _boxes(section: Section, top: int, high: int) -> list[Box]:
    """Lay the cards out, as corner and size; a single one in the middle."""
    count, across = len(section.items), section.across
    wide = (WIDTH - (across + 1) * _GAP) // across
    if count == 1:
        return [((WIDTH - wide) // 2, top, wide, high)]
    return [
        (_GAP + at % across * (wide + _GAP), top + at // across * (high + _GAP), wide, high)
        for at in range(count)
    ]


def _alt_text(view: View, words: Speaker, names: Sequence[str]) -> str:
    called = people(words, names)
    player = called[view.active if view.seat is None else view.seat]
    parts = []
    if view.offered:
        sagas = ", ".join(words.name(saga, names) for saga in view.offered)
        parts.append(words.text("picture-alt-offered", player=player, sagas=sagas))
    if view.revealed:
        cards = _listed(view.revealed, words, names)
        parts.append(words.text("picture-alt-revealed", cards=cards))
    if view.seen and view.looking is not None and view.looking != view.seat:
        cards = _listed(view.seen, words, names)
        parts.append(words.text("picture-alt-seen", player=called[view.looking], cards=cards))
    if view.hand:
        cards = ", ".join(_with_gain(held, words, names) for held in view.hand)
        parts.append(words.text("picture-alt-hand", player=player, cards=cards))
    else:
        parts.append(words.text("picture-alt-hand-empty", player=player))
    return shortened(" ".join(parts))


def _listed(cards: Sequence[Card], words: Speaker, names: Sequence[str]) -> str:
    return ", ".join(words.name(card, names) for card in cards)


def _with_gain(held: Held, words: Speaker, names: Sequence[str]) -> str:
    """A card, with what it would add and where, if it would."""
    card = words.name(held.card, names)
    if held.gain <= 0:
        return card
    spot = spot_name(held.spot, words)
    return words.text("picture-alt-gain", card=card, gain=held.gain, spot=spot)
