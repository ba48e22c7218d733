"""Why the rules refuse a rune."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.hammer_of_thor.cards.deck import Number, When


class RuneNotHeld(Refusal, frozen=True, tag="rune-not-held"):
    """Nobody of the seat's who could cast that rune now holds it (2.2B)."""

    rune: Number


class RuneNotNow(Refusal, frozen=True, tag="rune-not-now"):
    """That rune is cast at another moment, or by itself (4.1.2)."""

    rune: Number
    when: When


class RuneTried(Refusal, frozen=True, tag="rune-tried"):
    """The seat has tried a rune in this round already (2.2B)."""


class RuneWithoutTarget(Refusal, frozen=True, tag="rune-without-target"):
    """There is nobody and nothing on which that rune could work so (4.1.4)."""

    rune: Number


RuneRefusal: TypeAlias = RuneNotHeld | RuneNotNow | RuneTried | RuneWithoutTarget
