"""The question before the last battle."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.hammer_of_thor.folk.figures import Name


class ChoosingChampion(Prompt, frozen=True, tag="choosing-champion"):
    """One champion, one foe, one side?"""

    seat: Seat
    neutral: bool
    """The seat also names the side for which its people fight."""
    alone: bool = False
    """Nobody else chooses."""


class MusterHint(Prompt, frozen=True, tag="muster-hint"):
    """MIGHT of a champion and of its foe (0.0.6), and the duel that undoes the vow (12.4)."""

    might: int
    foe: int
    busy: Name | None = None
    """The one of both who is sure to meet somebody else before."""
    meets: Name | None = None
    fated: bool = False
    """Both are sure to meet each other, vow or no vow."""

    @property
    def useless(self) -> bool:
        """The vow is fulfilled already."""
        return self.fated


RagnarokPrompt: TypeAlias = ChoosingChampion | MusterHint
