"""The question before the last battle."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat


class ChoosingChampion(Prompt, frozen=True, tag="choosing-champion"):
    """One champion, one foe, one side?"""

    seat: Seat
    neutral: bool
    """The seat also names the side for which its people fight."""


class MusterHint(Prompt, frozen=True, tag="muster-hint"):
    """MIGHT of a champion and of its foe (0.0.6)."""

    might: int
    foe: int


RagnarokPrompt: TypeAlias = ChoosingChampion | MusterHint
