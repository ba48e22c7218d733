"""Runes thrown in the chat: which fall, and how; without Discord and without sentences."""

from enum import StrEnum
from random import Random

from play.dice.rng import CHANCE
from renderer.futhark import Stave, turns
from renderer.thrown import Fallen, Lot

__all__ = ["FEW", "MOST", "Fallen", "Lot", "Runes", "cast_lots", "cast_staves"]

FEW, MOST = 3, 10
"""Runes of one throw, if nothing is said and at most."""
ODDS = {Lot.HIT: 9, Lot.BLANK: 9, Lot.UPRIGHT: 2}
"""The ways of twenty in which a rune of Norseheim falls."""


class Runes(StrEnum):
    """The kinds of runes that can be thrown."""

    FUTHARK = "futhark"
    NORSEHEIM = "norseheim"


def cast_staves(count: int, *, chance: Random = CHANCE) -> tuple[Fallen, ...]:
    """Different runes of the elder futhark; each falls upright or reversed, if one can tell."""
    drawn = chance.sample(list(Stave), count)
    return tuple(Fallen(stave, turns(stave) and chance.random() < 0.5) for stave in drawn)


def cast_lots(count: int, *, chance: Random = CHANCE) -> tuple[Lot, ...]:
    """Runes of Norseheim, each on its own."""
    return tuple(chance.choices(list(ODDS), list(ODDS.values()), k=count))
