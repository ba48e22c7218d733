"""A player's hand, and all that lies open before a player: pictures put one below another."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import SHAPES, Number
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.missions.seen import MissionSeen
from games.hammer_of_thor.ragnarok.strength import is_einherjar
from games.hammer_of_thor.view import CounterSeen, MemberSeen, View
from renderer.canvas import Canvas
from renderer.hammer_of_thor.panels import put_panel
from renderer.hammer_of_thor.people import called, called_dead, leading
from renderer.hammer_of_thor.references import TALLEST, WIDTH, card_palette, draw_reference
from renderer.hammer_of_thor.sheet import Person, Sheet, height_of, put_sheet, put_strips, strips
from renderer.hammer_of_thor.stats import LEAST
from renderer.people import people
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.themes import Theme
from renderer.type import Face, wrapped

LOWEST: Final = WIDTH * 3 // 4
"""Pixels of a picture's height; one that is lower would be shown cut off in a chat."""
_EDGE, _MARGIN, _HEAD, _GAP = 16, 36, 84, 10
_LINE: Final = 1.3
_LATEST: Final = 12
"""Of the dead so many are named: those who died last."""


class _Panel(NamedTuple):
    """A heading, and lines of text below it."""

    heading: str
    lines: Sequence[str]
    size: int

    @property
    def pitch(self) -> int:
        """Pixels from line to line."""
        return round(self.size * _LINE)

    @property
    def high(self) -> int:
        """Pixels that it takes, with a gap above and below."""
        return _HEAD + len(self.lines) * self.pitch + _MARGIN + 2 * _GAP


def draw_hand(view: View, *, theme: Theme, words: Speaker, names: Sequence[str]) -> Picture:
    """Heroes to choose from; later the card that is held, and what own characters conceal.

    A spectator has no hand, and sees what lies open before whoever's turn it is.
    """
    if view.seat is None:
        return draw_open(view, view.active, theme=theme, words=words, names=names)
    heading = words.text("picture-hand-heading", player=people(words, names)[view.seat])
    if view.offered:
        told = [words.text("picture-hand-heroes", heroes=_listed(view.offered, words))]
    else:
        told = _holding(view, words)
    panel = _panel(theme, heading, told)
    heroes = strips(
        [Person(hero, FIGURES[hero].stats) for hero in view.offered], words, TALLEST - panel.high
    )
    top = panel.high + (heroes.high if view.offered else 0)
    cards = _cards(view, theme, words, TALLEST - top)
    canvas = _canvas(theme, top + sum(card.height for card in cards))
    _put_panel(canvas, theme, panel)
    put_strips(canvas, theme, heroes, panel.high, words)
    for card in cards:
        canvas.image.paste(card, (0, top))
        top += card.height
    return Picture(canvas.image, shortened(" ".join((f"{heading}:", *told))), card_palette(theme))


def draw_open(
    view: View, seat: Seat, *, theme: Theme, words: Speaker, names: Sequence[str]
) -> Picture:
    """Every group of a seat, that of its hero first, and what else all may know of it."""
    player = people(words, names)[seat]
    heading = words.text("picture-open-heading", player=player)
    first = leading(view, seat)
    own = sorted((one for one in view.counters if one.seat == seat), key=lambda one: one != first)
    for whole in range(len(own), -1, -1):
        told = [*_standing(view, seat, words), *(_brief(one, words) for one in own[whole:])]
        panel = _panel(theme, heading, told)
        room = TALLEST - panel.high
        sheets = [_sheet(one, player) for one in own[:whole]]
        heights = [height_of(sheet, words, room) for sheet in sheets]
        if whole <= 1 or sum(heights) <= room:
            break
    canvas, top = _canvas(theme, panel.high + sum(heights)), panel.high
    _put_panel(canvas, theme, panel)
    for sheet, high in zip(sheets, heights, strict=True):
        put_sheet(canvas, theme, sheet, (top, room), words)
        top += high
    return Picture(canvas.image, shortened(" ".join((f"{heading}:", *told))), card_palette(theme))


def _cards(view: View, theme: Theme, words: Speaker, room: int) -> list[Image.Image]:
    """The cards of a hand, as far as there is room for them."""
    found = []
    lead = _lead(view)
    for number in (*view.held, *(() if lead is None else (lead,))):
        card = draw_reference(f"card-{number}", theme=theme, words=words).image
        if card.height <= room:
            found.append(card)
            room -= card.height
    return found


def _canvas(theme: Theme, high: int) -> Canvas:
    return Canvas(Image.new("RGB", (WIDTH, max(LOWEST, high)), theme.back))


def _lead(view: View) -> Number | None:
    """The Leader Action before the viewer."""
    return view.players[view.seat].lead if view.seat is not None else None


def _holding(view: View, words: Speaker) -> list[str]:
    """The cards of a hand by name, and what own characters carry unseen."""
    told = []
    for at, number in enumerate(view.held):
        key = "picture-hand-asleep" if view.asleep else "picture-hand-card"
        if at:
            key = "picture-hand-new"
        told.append(words.text(key, card=words.text(f"card-{number}")))
    if (lead := _lead(view)) is not None:
        told.append(words.text("picture-hand-lead", card=words.text(f"card-{lead}")))
    for counter in view.counters:
        for member in counter.members:
            cards = (*(member.own_items or ()), *(member.own_runes or ()))
            if cards:
                listed = ", ".join(words.text(f"card-{card}") for card in cards)
                told.append(
                    words.text("picture-hand-conceals", name=called(member.id, words), cards=listed)
                )
    return told or [words.text("picture-hand-empty")]


def _standing(view: View, seat: Seat, words: Speaker) -> list[str]:
    """Score, hand, friends, Leader Action, missions and the dead of a seat (4.1.5, 16.0, 6.1)."""
    seen = view.players[seat]
    told = [words.text("picture-open-score", score=seen.score, reputation=seen.reputation)]
    told.append(words.text("picture-open-hand", holds="yes" if seen.holds else "no"))
    told += [
        words.text("picture-mad", name=called(one.id, words), madness=words.name(one.mad, ()))
        for counter in view.counters
        if counter.seat == seat
        for one in counter.members
        if one.mad is not None
    ]
    if seen.friends:
        told.append(words.text("picture-open-friends", friends=_listed(seen.friends, words)))
    if seen.lead is not None:
        told.append(words.text("picture-open-lead", card=words.text(f"card-{seen.lead}")))
    own = {one.id for group in view.counters if group.seat == seat for one in group.members}
    told += [_mission(one, words) for one in view.missions if one.name in own]
    for promise in view.promises:
        if promise.seat == seat:
            told.append(words.text("picture-open-child", name=called(promise.mother, words)))
    if dead := [called_dead(grave, words) for grave in view.helheim if grave.seat == seat]:
        told.append(words.text("picture-open-dead", dead=", ".join(dead[-_LATEST:])))
    if view.helheim:
        good = sum(is_einherjar(FIGURES[grave.name]) for grave in view.helheim)
        evil = len(view.helheim) - good
        told.append(words.text("picture-open-helheim", good=good, evil=evil))
    return told


def _mission(mission: MissionSeen, words: Speaker) -> str:
    """The part of a mission that is done."""
    name = called(mission.name, words)
    if mission.fulfilled:
        return words.text("picture-open-rewarded", name=name)
    return words.text("picture-open-mission", name=name, done=mission.done, needed=mission.needed)


def _listed(figures: Sequence[Number], words: Speaker) -> str:
    return ", ".join(called(one, words) for one in figures)


def _sheet(counter: CounterSeen, player: str) -> Sheet:
    members = tuple(
        _person(member, trusted=member.id in counter.trusted) for member in counter.members
    )
    return Sheet(counter.seat, player, counter.place, members)


def _person(member: MemberSeen, *, trusted: bool) -> Person:
    more = SHAPES[member.shape].stamina if member.shape is not None else 0
    most = FIGURES[member.id].stats[Stat.STAMINA] + more
    return Person(
        member.id,
        dict(member.stats) | {Stat.STAMINA: most},
        most - member.left,
        member.shown,
        member.concealed,
        member.runes,
        captive=member.captive,
        shape=member.shape,
        dead=member.dead,
        trusted=trusted,
        granted=member.granted,
    )


def _brief(counter: CounterSeen, words: Speaker) -> str:
    """A group that had no room."""
    return words.text(
        "picture-open-further",
        leader=called(counter.leader, words),
        members=len(counter.members),
        number=counter.place.value,
        place=words.name(counter.place, ()),
    )


def _panel(theme: Theme, heading: str, told: Sequence[str]) -> _Panel:
    size, room = theme.sizes.body, WIDTH - 2 * _EDGE - 2 * _MARGIN
    return _Panel(heading, [line for one in told for line in wrapped(one, Face.STRONG, size, room)],
                  size)  # fmt: skip


def _put_panel(canvas: Canvas, theme: Theme, panel: _Panel) -> None:
    """Put a panel at the top of a canvas."""
    left, room = _EDGE + _MARGIN, WIDTH - 2 * _EDGE - 2 * _MARGIN
    put_panel(canvas, theme, (_EDGE, _GAP, WIDTH - _EDGE, panel.high - _GAP))
    canvas.fit(panel.heading, (left, _GAP + _HEAD // 2 + 4), Face.TITLE, 54, theme.ink, room=room,
               least=LEAST, anchor="lm")  # fmt: skip
    for at, line in enumerate(panel.lines, start=1):
        y = _GAP + _HEAD + at * panel.pitch - panel.pitch // 4
        canvas.write(line, (left, y), Face.STRONG, panel.size, theme.ink)
