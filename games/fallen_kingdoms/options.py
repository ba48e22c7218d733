"""Choices before a match (8)."""

from enum import StrEnum

from msgspec import Struct


class BoardChoice(StrEnum):
    """Which board is played on [house]."""

    STANDARD = "standard"
    RANDOM = "random"


class Cities(StrEnum):
    """How many cities there are for each player (8.3)."""

    SIX = "six"
    NINE = "nine"

    @property
    def number(self) -> int:
        """Cities a player."""
        return 6 if self is Cities.SIX else 9

    @property
    def per_path(self) -> int:
        """Cities that an invader may attack from each path (8.3)."""
        return 2 if self is Cities.SIX else 3


class Trophies(StrEnum):
    """How many trophies of each kind there are for each player (8.2, K3)."""

    TWO = "two"
    THREE = "three"
    FOUR = "four"

    @property
    def number(self) -> int:
        """Trophies of each kind a player."""
        return {Trophies.TWO: 2, Trophies.THREE: 3, Trophies.FOUR: 4}[self]


class Rounds(StrEnum):
    """After which round the match ends at the latest (K5)."""

    TEN = "ten"
    FIFTEEN = "fifteen"
    TWENTY_FIVE = "twenty-five"

    @property
    def number(self) -> int:
        """The last round."""
        return {Rounds.TEN: 10, Rounds.FIFTEEN: 15, Rounds.TWENTY_FIVE: 25}[self]


class Newcomers(StrEnum):
    """With five or six players: how many of them choose between two gods (3.2, F-01)."""

    NONE = "none"
    ONE = "one"
    TWO = "two"
    THREE = "three"
    ALL = "all"
    """As many as there are gods left for."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The lobby's choices; the defaults are the rulebook with the house's rulings."""

    board: BoardChoice = BoardChoice.STANDARD
    cities: Cities = Cities.SIX
    trophies: Trophies = Trophies.THREE
    rounds: Rounds = Rounds.FIFTEEN
    newcomers: Newcomers = Newcomers.NONE
    powers: bool = True
    """Gods have their powers; else they have their fear alone."""
    hidden_glory: bool = False
    """Totals of glory are shown at the end only (8.1)."""
    counter_clockwise: bool = False
    """The first-player card moves the other way around (8.4)."""
    strongest_invade_first: bool = False
    """Cities, intimidation and turn order count the other way around (8.5)."""
    powerless_temples: bool = False
    """Temples protect from nothing (8.6, K14)."""
    teaching: bool = False
    """Each step is explained the first time it comes up."""
