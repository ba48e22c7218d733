"""Emojis: the worlds and the places in them, runes, races, Encounter cards, and characters.

A character's has the rune of its race on the colour of its side, as on its card.
"""

from collections.abc import Mapping
from typing import Final

from games.hammer_of_thor.cards.deck import RUNES
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import FIGURES, Figure
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.board import BOARD, Box, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from renderer.colours import colour
from renderer.emblems import CROWN
from renderer.emoji import DEEP, PALE, Emblem, Ground, contrasting, word_of
from renderer.glyphs import Fill, Glyph, Stroke, arc, curve, disc
from renderer.hammer_of_thor.emblems import CARDS, RACES
from renderer.hammer_of_thor.figures import MEET_TONE, SIDES, rune_of
from renderer.hammer_of_thor.signs import BOXES, SEASONS
from renderer.hammer_of_thor.tones import land
from renderer.themes import DARK

_STONE: Final = colour("#9aa08c")
_RACE: Final = colour("#39424f")
_EAR: Glyph = (
    Stroke(((0, 0.95), (0, -0.5)), 0.18),
    *(
        Fill(curve((0, y), (side * 0.15, y - 0.45), (side * 0.65, y - 0.55))
             + curve((side * 0.65, y - 0.55), (side * 0.65, y - 0.05), (0, y)))
        for y in (-0.35, 0.1, 0.55)
        for side in (-1, 1)
    ),
)  # fmt: skip
_CLOUD: Glyph = (
    Fill(disc(-0.45, 0.15, 0.48)),
    Fill(disc(0.1, -0.2, 0.58)),
    Fill(disc(0.55, 0.2, 0.42)),
    Stroke(((-0.5, 0.45), (0.55, 0.45)), 0.36),
)
_HOUSE: Glyph = (
    Fill(((-1, 0.05), (0, -0.9), (1, 0.05), (0.7, 0.05), (0.7, 0.85), (-0.7, 0.85), (-0.7, 0.05))),
    Fill(((-0.22, 0.85), (-0.22, 0.25), (0.22, 0.25), (0.22, 0.85)), hole=True),
)
_PEAKS: Glyph = (
    Fill(((-1, 0.8), (-0.2, -0.9), (0.6, 0.8))),
    Fill(((0, 0.8), (0.5, -0.2), (1, 0.8))),
)
_CAVE: Glyph = (
    Fill((*arc(0, 0.1, 0.95, 180, 360), (0.95, 0.8), (-0.95, 0.8))),
    Fill((*arc(0, 0.25, 0.45, 180, 360), (0.45, 0.8), (-0.45, 0.8)), hole=True),
)
_WAVES: Glyph = tuple(
    Stroke(
        curve((-0.95, y), (-0.5, y - 0.6), (-0.3, y - 0.2), (0, y))
        + curve((0, y), (0.3, y + 0.2), (0.5, y + 0.6), (0.95, y)),
        0.22,
    )
    for y in (-0.45, 0.3)
)
_WORLDS: Final[Mapping[Realm, Glyph]] = {
    Realm.ASGARD: CROWN,
    Realm.VANAHEIM: _EAR,
    Realm.ALFHEIM: SEASONS[Season.SUMMER],
    Realm.GODHEIM: _CLOUD,
    Realm.MIDGARD: _HOUSE,
    Realm.JOTUNHEIM: _PEAKS,
    Realm.MYRKHEIM: _CAVE,
    Realm.MUSPELHEIM: BOXES[Box.LOSS_FIRE],
    Realm.NIFLHEIM: SEASONS[Season.WINTER],
    Realm.HELHEIM: BOXES[Box.LOSS_DISEASE],
    Realm.ELIVAGAR: _WAVES,
}
"""A sign of what each world is known for."""


def _world(realm: Realm) -> Emblem:
    body = land(DARK, realm, Season.SPRING).base
    return Emblem(realm.value, _WORLDS[realm], body, contrasting(body), Ground.LAND, 0.62)


def _rune(number: str) -> Emblem:
    return Emblem(RUNES[number].name.lower(), rune_of(number), _STONE, DEEP, Ground.STONE, 0.74)


def _race(race: Race) -> Emblem:
    return Emblem(word_of(race.value), RACES[race], _RACE, PALE, Ground.SHIELD, 0.62)


def _character(figure: Figure) -> Emblem:
    body, ink = SIDES[figure.side]
    return Emblem(word_of(figure.race.value), RACES[figure.race], body, ink, size=0.66)


def _card(card: Card) -> Emblem:
    return Emblem(card.value.lower(), CARDS[card], MEET_TONE, PALE, Ground.CARD, 0.66)


EMOJIS: Final[Mapping[str, Emblem]] = {
    **{f"realm-{one.value}": _world(one) for one in Realm},
    **{f"place-{one.value}": _world(BOARD[one].realm) for one in Place},
    **{f"card-{number}": _rune(number) for number in RUNES},
    **{f"race-{one.value}": _race(one) for one in Race},
    **{f"card-{one.value}": _card(one) for one in Card},
    **{f"character-{name}": _character(figure) for name, figure in FIGURES.items()},
}
"""By the id of the message that names what an emoji stands for; of equal names the first counts."""
