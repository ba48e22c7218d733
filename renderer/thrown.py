"""Runes thrown in the chat; `renderer.staves` draws them."""

from enum import StrEnum

from msgspec import Struct

from renderer.futhark import Stave


class Lot(StrEnum):
    """The ways in which a rune of Norseheim falls."""

    HIT = "hit"
    BLANK = "blank"
    UPRIGHT = "upright"


class Fallen(Struct, frozen=True):
    """A stave as it fell."""

    stave: Stave
    turned: bool = False
