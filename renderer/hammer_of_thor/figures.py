"""The sign at the head of a reference card: a crest, a playing card, a mark as on the board."""

from collections.abc import Mapping
from typing import Final

from games.hammer_of_thor.cards.deck import (
    FATE,
    ITEMS,
    LEADER_ACTIONS,
    PREDICTIONS,
    RUNES,
    SHAPES,
    Make,
)
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.chart import CHART, Entry, Hook
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.kinds import Icon, Race, Side, Stat
from games.hammer_of_thor.land.board import Box, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.references import code_key
from renderer.canvas import Canvas
from renderer.colours import Colour, colour, mix
from renderer.futhark import STAVES, Stave
from renderer.glyphs import Glyph
from renderer.hammer_of_thor.emblems import (
    CARDS,
    HOOKS,
    ICONS,
    KINDS,
    PLAYED,
    RACES,
    TASK,
    item_glyph,
)
from renderer.hammer_of_thor.groups import chip
from renderer.hammer_of_thor.layout import At
from renderer.hammer_of_thor.marks import BODIES, BONE, BOX, DEEP, GATE, PALE, Form, form, mark
from renderer.hammer_of_thor.ribbons import season_sign
from renderer.hammer_of_thor.signs import BOXES
from renderer.hammer_of_thor.tones import land, tones
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

SIDES: Final[Mapping[Side | None, tuple[Colour, Colour]]] = {
    Side.GOOD: (colour("#2d62ab"), PALE),
    Side.EVIL: (colour("#9c2b21"), PALE),
    Side.NEUTRAL: (colour("#4c6b3c"), PALE),
    None: (colour("#5a4272"), PALE),
}
"""The body of a crest, and the ink on it; a card names the side as well."""
MAKES: Final[Mapping[Make, Colour]] = {
    Make.BRONZE: colour("#8a5a1c"),
    Make.FORGED: colour("#4a5560"),
    Make.FLAMING: colour("#a8391a"),
    Make.MAGIC: colour("#5a3a86"),
}
FATE_TONE: Final = colour("#1f5560")
OMEN_TONE: Final = colour("#6d1f3a")
RUNE_TONE: Final = colour("#3c4a2c")
SHAPE_TONE: Final = colour("#3f3a5c")
MEET_TONE: Final = colour("#6a4a10")
LEAD_TONE: Final = colour("#3f4a78")
_ENTRIES: Final[Mapping[str, Entry]] = {code_key(code): one for code, one in CHART.items()}
_MARK: Final = 1.9
_SPELT: Final = {"naudiz": Stave.NAUTHIZ}
"""Runes that the cards spell in another way."""
_FORMS: Final[Mapping[str, Form]] = {
    "ground-star": Form.STAR,
    "ground-drop": Form.DROP,
    "ground-circle": Form.CIRCLE,
    "sign-ice": Form.ICE,
    "sign-warm": Form.WARM,
    "sign-number": Form.STAR,
}
"""Things that look like a place's mark."""


def put_figure(canvas: Canvas, theme: Theme, key: str, at: At) -> None:
    """The sign of whatever can be looked up."""
    kind, _, value = key.partition("-")
    match kind:
        case "character":
            figure = FIGURES[value]
            canvas.put(crest(figure.side, figure.race, 66), at)
        case "card":
            canvas.put(playing_card(*_face(value)), at)
        case "code":
            entry = _ENTRIES[key]
            canvas.put(medal(theme, HOOKS.get(entry.hook, KINDS[entry.kind])), at)
        case "place":
            put_place(canvas, Place(value), at)
        case _ if key in _FORMS:
            canvas.put(mark(_FORMS[key], _MARK), at)
        case _:
            canvas.put(_sign(theme, kind, value), at)


def put_place(canvas: Canvas, place: Place, at: At) -> None:
    """A place's mark with its number, as in spring."""
    looks = form(place, Season.SPRING)
    canvas.put(mark(looks, _MARK), at)
    canvas.write(place.value, at, Face.HEAVY, 50, BODIES[looks][1], anchor="mm")


def rune_of(number: str) -> Glyph:
    """The rune that a rune card shows."""
    name = RUNES[number].name.lower()
    return STAVES[_SPELT.get(name) or Stave(name)]


def _face(value: str) -> tuple[Colour, Glyph]:
    """The colour and the sign of a card by its number, or of an Encounter card by its name."""
    if value in ITEMS:
        return MAKES[ITEMS[value].kind], item_glyph(value)
    if value in SHAPES:
        return SHAPE_TONE, HOOKS[Hook.SHAPE]
    if value in RUNES:
        return RUNE_TONE, rune_of(value)
    if value in FATE:
        return FATE_TONE, PLAYED[FATE[value].play]
    if value in PREDICTIONS:
        return OMEN_TONE, PLAYED[PREDICTIONS[value].play]
    if value in LEADER_ACTIONS:
        return LEAD_TONE, PLAYED[LEADER_ACTIONS[value].play]
    return MEET_TONE, CARDS[Card(value)]


def _sign(theme: Theme, kind: str, value: str) -> Sprite:
    match kind:
        case "realm":
            return world_sign(theme, Realm(value))
        case "race":
            return medal(theme, RACES[Race(value)])
        case "season":
            return season_sign(theme, Season(value))
        case "stat":
            return medal(theme, STAVES[list(Stave)[list(Stat).index(Stat(value))]])
        case "side":
            return crest(Side(value), None, 66)
        case "task":
            return medal(theme, TASK)
        case "icon":
            return medal(theme, ICONS[Icon(value)])
        case "box":
            return box_plate(Box(value))
        case _:
            return _board_sign(theme, value)


def _board_sign(theme: Theme, value: str) -> Sprite:
    match value:
        case "counter":
            return centred(chip(theme, 1, known=True, wide=140, high=92))
        case "stranger":
            return centred(chip(theme, None, known=False, wide=100, high=92))
        case "season":
            return season_sign(theme, Season.SUMMER)
        case "gate":
            return gate_sign()
        case _:
            return line_sign(theme, value)


def centred(sprite: Sprite) -> Sprite:
    """The sprite with its middle at the origin."""
    wide, high = sprite.image.size
    return Sprite(sprite.image, sprite.mask, (-wide // 2, -high // 2))


@kept
def crest(side: Side | None, race: Race | None, size: int) -> Sprite:
    """A character's crest: the colour of its side, the rune of its race."""
    body, ink = SIDES[side]
    pen = Pen(-size - 6, -size - 6, size + 6, size + 8, scale=4)
    for less, tone in ((0.0, DEEP), (0.05, PALE), (0.11, mix(body, DEEP, 0.35)), (0.17, body)):
        pen.disc(0, 0, size * (1 - less), tone)
    if race is not None:
        pen.glyph(RACES[race], (0, 0), size * 0.55, ink, body)
    return pen.sprite(shadow=3)


@kept
def playing_card(tone: Colour, glyph: Glyph) -> Sprite:
    """A card's face: paper with a coloured field, and its sign in white."""
    pen = Pen(-66, -84, 66, 88, scale=4)
    for less, ink in ((0.0, DEEP), (2.0, BONE), (9.0, mix(tone, DEEP, 0.4)), (12.0, tone)):
        pen.plate((-58 + less, -76 + less, 58 - less, 76 - less), max(3, 12 - less), ink)
    pen.glyph(glyph, (0, 0), 34, PALE, tone)
    return pen.sprite(shadow=3)


@kept
def medal(theme: Theme, glyph: Glyph) -> Sprite:
    """A sign on a plain disc."""
    pen = Pen(-74, -74, 74, 78, scale=4)
    for radius, tone in ((66, DEEP), (63, PALE), (58, theme.well)):
        pen.disc(0, 0, radius, tone)
    pen.glyph(glyph, (0, 0), 34, theme.ink, theme.well)
    return pen.sprite(shadow=3)


@kept
def box_plate(box: Box) -> Sprite:
    """The sign of a box, as at its place but larger."""
    pen = Pen(-74, -74, 74, 78, scale=4)
    for less, ink in ((0.0, DEEP), (4.0, PALE), (8.0, BONE)):
        pen.plate((-64 + less, -64 + less, 64 - less, 64 - less), 16 - less, ink)
    pen.glyph(BOXES[box], (0, 0), 38, BOX, BONE)
    return pen.sprite(shadow=3)


@kept
def gate_sign() -> Sprite:
    """A gate's disc, with a rune in the place of its letter."""
    pen = Pen(-70, -70, 70, 74, scale=4)
    for radius, tone in ((62, DEEP), (57, PALE), (51, GATE)):
        pen.disc(0, 0, radius, tone)
    pen.glyph(STAVES[Stave.DAGAZ], (0, 0), 30, PALE, GATE)
    return pen.sprite(shadow=3)


@kept
def world_sign(theme: Theme, realm: Realm) -> Sprite:
    """A piece of a world's land."""
    colours = land(theme, realm, Season.SPRING)
    pen = Pen(-80, -66, 80, 70, scale=4)
    for less, tone in ((0.0, DEEP), (4.0, colours.dark), (11.0, colours.base)):
        pen.plate((-72 + less, -58 + less, 72 - less, 58 - less), 22 - less, tone)
    form_of = {Realm.ELIVAGAR: Form.DROP, Realm.MIDGARD: Form.CIRCLE}.get(realm, Form.STAR)
    pen.disc(0, 0, 20, DEEP)
    pen.disc(0, 0, 17, BODIES[form_of][0])
    return pen.sprite(shadow=3)


@kept
def line_sign(theme: Theme, value: str) -> Sprite:
    """A line of the board: a road, a way over water, the horizon."""
    between = tones(theme)
    pen = Pen(-84, -60, 84, 64, scale=4)
    if value == "horizon":
        pen.plate((-76, -52, 76, 52), 12, between.earth)
        pen.plate((-76, -52, 76, 0), 12, between.sky)
        pen.stroke(((-76, 0), (76, 0)), 6, between.horizon)
        return pen.sprite(shadow=3)
    ground = between.pond if value == "way" else land(theme, Realm.MIDGARD, Season.SPRING).base
    pen.plate((-76, -52, 76, 52), 12, ground)
    dashed = value == "way"
    for start in range(-62, 60, 32 if dashed else 4):
        end = start + (16 if dashed else 4)
        pen.stroke(((start, 0), (end, 0)), 15, between.line)
    for start in range(-62, 60, 32 if dashed else 4):
        end = start + (16 if dashed else 4)
        pen.stroke(((start, 0), (end, 0)), 9, between.way if dashed else between.road)
    return pen.sprite(shadow=3)
