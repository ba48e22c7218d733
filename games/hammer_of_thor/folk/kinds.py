"""The kinds of characters: races, sides, sexes, and the twelve characteristics (2.1)."""

from enum import StrEnum


class Race(StrEnum):
    """One of the ten races; each has a deck of its own. Valkyries and Norns are one race."""

    AESIR = "Aesir"
    VANIR = "Vanir"
    ALFAR = "Alfar"
    JOTUN = "Jotun"
    MUSPELLSON = "Muspellson"
    GUARDIAN = "Guardian"
    DWARF = "Dwarf"
    VALKYRIE = "Valkyrie"
    ELF_HUMAN = "ElfHuman"
    ANIMAL = "Animal"


GODS = frozenset({Race.AESIR, Race.VANIR})
GIANTS = frozenset({Race.JOTUN, Race.MUSPELLSON})


class Side(StrEnum):
    """An alignment (2.1.1)."""

    GOOD = "good"
    EVIL = "evil"
    NEUTRAL = "neutral"


class Sex(StrEnum):
    """A character's sex; shapeless beings and many animals have none (11.2)."""

    MALE = "male"
    FEMALE = "female"
    NEUTER = "neuter"


class Stat(StrEnum):
    """A characteristic (2.1G), in the order in which it is printed."""

    SPEED = "SPD"
    REPUTATION = "REP"
    ACCURACY = "ACC"
    STRENGTH = "STR"
    AGILITY = "AGI"
    WISDOM = "WIS"
    INTELLIGENCE = "INT"
    SENSES = "SEN"
    REACTION = "REA"
    TEMPER = "TEM"
    CHARISMA = "CHA"
    STAMINA = "STA"


class Madness(StrEnum):
    """The states of the insane, by the die that tells them (2.2A8)."""

    CATATONIA = "catatonia"
    KLEPTOMANIA = "kleptomania"
    LUNACY = "lunacy"
    MEGALOMANIA = "megalomania"
    MONOMANIA = "monomania"
    LIAR = "liar"
    """A pathological liar."""
    PARANOIA = "paranoia"
    SCHIZOPHRENIA = "schizophrenia"
    DEATH_WISH = "death-wish"
    """Suicidal mania."""


class Icon(StrEnum):
    """A sign on a character's card (2.1.2)."""

    RAGNAROK = "ragnarok"
    """Goes to the last battle."""
    OFFSPRING = "offspring"
    """Born during the match."""
    PARENT = "parent"
    """Will have offspring."""
    STARRED = "starred"
    """An animal that waits for its owner."""
    START = "start"
    """May be chosen at the start [house]."""
