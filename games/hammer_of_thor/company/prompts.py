"""The questions of ordering groups, and their prospects."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.hammer_of_thor.folk.figures import Name


class SeeingTo(Prompt, frozen=True, tag="seeing-to"):
    """A group is seen to, before it or another one travels: what is to be done?"""

    seat: Seat
    leader: Name


class GroupHint(Prompt, frozen=True, tag="group-hint"):
    """The size of a group."""

    members: int
    room: int
    """Followers for whom there is room yet."""


class JoinHint(Prompt, frozen=True, tag="join-hint"):
    """The size of the group that two become."""

    members: int


class DismissHint(Prompt, frozen=True, tag="dismiss-hint"):
    """The cost of sending somebody away."""

    dear: bool
    """A friend or relative of the leader: 1 REPUTATION."""


class LineHint(Prompt, frozen=True, tag="line-hint"):
    """MIGHT of somebody in the line."""

    might: int


CompanyPrompt: TypeAlias = SeeingTo | GroupHint | JoinHint | DismissHint | LineHint
