"""What is thrown in the chat; how it is drawn is told by `renderer.staves`."""

from enum import StrEnum

from msgspec import Struct

from renderer.futhark import Stave


class Lot(StrEnum):
    """How a rune of Norseheim falls."""

    HIT = "hit"
    BLANK = "blank"
    UPRIGHT = "upright"


class Fallen(Struct, frozen=True):
    """A stave as it fell."""

    stave: Stave
    turned: bool = False
