"""The people with whom one would rather not sit: a list of one's own, told to nobody else.

Where somebody would take a seat, `People.may_sit` asks it.
"""

from dataclasses import dataclass

from db import Store
from games.core.errors import GameError

MOST = 50
"""People on a list: with their mentions it fits into a message of 2000 characters."""


class OwnBlock(GameError):
    """Nobody can be kept from their own company."""

    tag = "own-block"


class TooManyBlocked(GameError):
    """A person's list is full."""

    tag = "too-many-blocked"


@dataclass(frozen=True)
class Blocks:
    """Changes people's lists."""

    store: Store

    async def of(self, user: int) -> list[int]:
        """The people whom a person has blocked."""
        return await self.store.blocked_by(user)

    async def block(self, user: int, other: int) -> None:
        """Keep somebody from sitting down with a person; seats that are taken stay.

        Raises:
            OwnBlock: it is the person.
            TooManyBlocked: the list is full.
        """
        if other == user:
            raise OwnBlock
        blocked = await self.of(user)
        if other not in blocked and len(blocked) >= MOST:
            raise TooManyBlocked
        await self.store.block(user, other)

    async def unblock(self, user: int, other: int) -> None:
        """Let somebody sit down with a person again."""
        await self.store.unblock(user, other)
