"""The fifteen embellishments: a module a colour, and the steps that several of them cause.

A colour's module says of each of its three what it needs, what stands against an order, what it
does and what follows. `ladders` says which of them a seat may use.
"""

from enum import StrEnum


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
