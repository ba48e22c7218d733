"""The questions of the end."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat


class NamingPayer(Prompt, frozen=True, tag="naming-payer"):
    """Which of those with fewest rumors gives the next one?"""

    seat: Seat
    left: int
    """Rumors that are still to be named."""


class PayerHint(Prompt, frozen=True, tag="payer-hint"):
    """Glory of one who may have to give."""

    glory: int


ClosingPrompt: TypeAlias = NamingPayer | PayerHint
