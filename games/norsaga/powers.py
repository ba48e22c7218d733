"""The fifteen embellishments by name, and the colour and generation that lend each."""

from collections.abc import Mapping
from enum import StrEnum

from games.norsaga.cards import Trait


class Embellishment(StrEnum):
    """A way to embellish one's story, by name."""

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


LENT: Mapping[Trait, tuple[Embellishment, ...]] = {
    Trait.MIGHT: (Embellishment.ADAPT, Embellishment.ASSAULT, Embellishment.INVADE),
    Trait.CRAFT: (Embellishment.PLUNDER, Embellishment.TURNCOAT, Embellishment.INFILTRATE),
    Trait.LORE: (Embellishment.AUGUR, Embellishment.OFFERING, Embellishment.POSSESS),
    Trait.FAITH: (Embellishment.CHANT, Embellishment.PRAYER, Embellishment.MARTYR),
    Trait.DOOM: (Embellishment.WHISPER, Embellishment.NIX, Embellishment.RAGNAROK),
}
"""The embellishments of a colour by generation (Embellishments in detail)."""
