"""The fifteen embellishments: which colour lends them, and from which generation on."""

from enum import StrEnum

from games.norsaga.cards import Trait
from games.norsaga.tree import Bloodline


class Embellishment(StrEnum):
    """A way to embellish one's story."""

    ADAPT = "adapt"
    ASSAULT = "assault"
    INVADE = "invade"
    PLUNDER = "plunder"
    TURNCOAT = "turncoat"
    INFILTRATE = "infiltrate"
    AUGUR = "augur"
    OFFERING = "offering"
    POSSESS = "possess"
    CHANT = "chant"
    PRAYER = "prayer"
    MARTYR = "martyr"
    WHISPER = "whisper"
    NIX = "nix"
    RAGNAROK = "ragnarok"


_E = Embellishment
LADDERS: dict[Trait | None, tuple[Embellishment, ...]] = {
    None: (),
    Trait.MIGHT: (_E.ADAPT, _E.ASSAULT, _E.INVADE),
    Trait.CRAFT: (_E.PLUNDER, _E.TURNCOAT, _E.INFILTRATE),
    Trait.LORE: (_E.AUGUR, _E.OFFERING, _E.POSSESS),
    Trait.FAITH: (_E.CHANT, _E.PRAYER, _E.MARTYR),
    Trait.DOOM: (_E.WHISPER, _E.NIX, _E.RAGNAROK),
}
"""The embellishments of a colour by generation (Embellishments in detail)."""


def eligible(line: Bloodline) -> tuple[Embellishment, ...]:
    """Any level up to one's own may be used (4.4)."""
    return LADDERS[line.trait][: line.level]
