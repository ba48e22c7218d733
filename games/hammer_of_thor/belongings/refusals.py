"""Why the rules refuse to show or to use an item."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.hammer_of_thor.cards.deck import Number


class NotUsedNow(Refusal, frozen=True, tag="not-used-now"):
    """That item has no use now, or not so (18.1)."""

    item: Number


class NotShownNow(Refusal, frozen=True, tag="not-shown-now"):
    """That item is not the seat's to reveal or conceal now (2.2A2, 2.2A3)."""

    item: Number


class SameRule(Refusal, frozen=True, tag="same-rule"):
    """New items are dealt with like that already (2.2A2)."""


BelongingRefusal: TypeAlias = NotUsedNow | NotShownNow | SameRule
