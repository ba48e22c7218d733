"""The choices before a match."""

from enum import StrEnum
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, field


class Ghosts(StrEnum):
    """The number of ghosts that stay in the deck (tip of Advanced cards in detail)."""

    ALL = "all"
    TWO_FEWER = "two-fewer"
    FOUR_FEWER = "four-fewer"


class Split(StrEnum):
    """The shares of skalds and ghosts in the twenty advanced cards."""

    MORE_SKALDS = "twelve-eight"
    MORE_GHOSTS = "eight-twelve"


class HardSagas(StrEnum):
    """The use of the marked sagas (Sagas, tip)."""

    OFF = "off"
    ON = "on"
    ALL = "all"


class SagaPick(StrEnum):
    """The way in which a player comes by a saga (Setup; choosing is the house's)."""

    RANDOM = "random"
    ONE_OF_TWO = "one-of-two"


class SagaList(StrEnum):
    """The forty sagas that are played with (the list is the house's)."""

    EVEN = "even"
    """Six that were lighter than the others have made way for six like most."""
    ALIKE = "alike"
    """Four more have: all but the hard ones ask for three, two and one."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The lobby's choices; the defaults are the rulebook with the house's rulings."""

    advanced: bool = True
    """Skalds and ghosts are in the deck (Setup: leave them out in a first game)."""
    ghosts: Ghosts = Ghosts.ALL
    split: Split = Split.MORE_SKALDS
    hard_sagas: HardSagas = HardSagas.OFF
    saga_list: SagaList | UnsetType = UNSET
    """Unset: the first list (`games.core.editions`)."""
    saga_pick: SagaPick = SagaPick.RANDOM
    even_turns: bool = field(default=False, name="start_bonus")
    """The round in which a saga is proved is played to its end, and all who prove one win (N10).

    It is written under the name of the choice whose place it takes: the dice of older matches can
    be checked only if their choices are written as they were.
    """
    skald_once: bool = True
    """A skald grants each player once a turn (S22); else each player gets five a turn (N7)."""
    turn_cap: Annotated[int, Meta(ge=0, le=40, examples=[15, 20, 30, 40])] = 25
    """After so many full rounds the most markers win; 0: never; else from 15 (N3)."""
    teaching: bool = False
    """Each step is explained the first time it comes up."""
