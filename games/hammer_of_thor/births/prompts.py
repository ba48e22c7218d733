"""The question of children."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat


class ChoosingChild(Prompt, frozen=True, tag="choosing-child"):
    """Which child joins the group?"""

    seat: Seat


class ChildHint(Prompt, frozen=True, tag="child-hint"):
    """MIGHT and REPUTATION of a child."""

    might: int
    reputation: int


BirthPrompt: TypeAlias = ChoosingChild | ChildHint
