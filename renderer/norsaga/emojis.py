"""Emojis: traits, the embellishments that they lend, and heroes by their calling."""

from collections.abc import Mapping
from typing import Final

from games.norsaga.cards import CALLING, ROWS, Calling, Card, Trait
from games.norsaga.powers import LENT
from renderer.emoji import Emblem, Ground, word_of
from renderer.norsaga.emblems import CALLINGS, SIGNS
from renderer.norsaga.tones import BODY, ON_BODY

_DOMINANT: Final[Mapping[Calling, Trait]] = {row.calling: row.dominant for row in ROWS}


def _trait(trait: Trait) -> Emblem:
    return Emblem(trait.value, SIGNS[trait], BODY[trait], ON_BODY[trait], Ground.STONE, 0.72)


def _calling(calling: Calling) -> Emblem:
    trait = _DOMINANT[calling]
    return Emblem(word_of(calling.value), CALLINGS[calling], BODY[trait], ON_BODY[trait], size=0.7)


EMOJIS: Final[Mapping[str, Emblem]] = {
    **{f"card-{one.value}": _calling(CALLING[one]) for one in Card},
    **{f"embellishment-{one.value}": _trait(trait) for trait, lent in LENT.items() for one in lent},
    **{f"trait-{one.value}": _trait(one) for one in Trait},
    **{f"calling-{one.value}": _calling(one) for one in Calling},
}
"""By the id of the message that names what an emoji stands for."""
