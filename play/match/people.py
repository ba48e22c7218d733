"""Settings of people, at hand for those who play."""

from collections.abc import Callable, Iterable, Mapping

from cachetools import LRUCache

from db import MatchRecord, Reach, Store, UserRecord
from play.hours.reliability import MATCHES, Least, Reliability

__all__ = ["People", "Reach", "UserRecord"]

KEPT = 1024
"""The number of people who are kept at hand."""


class People:
    """Reads people once, and keeps what was read while nothing changes."""

    def __init__(self, store: Store, changed: Callable[[], None]) -> None:
        self._store = store
        self._changed = changed
        self._kept: LRUCache[int, UserRecord] = LRUCache(KEPT)
        self._changes = 0
        """The number of changes so far: what was read before one is not kept."""

    async def get(self, user: int) -> UserRecord:
        """Give a person's settings; a robot has the usual ones."""
        if (kept := self._kept.get(user)) is not None:
            return kept
        before = self._changes
        person = await self._store.user(user) if user > 0 else UserRecord(user)
        if before == self._changes:
            self._kept[user] = person
        return person

    async def may_sit(self, user: int, others: Iterable[int]) -> bool:
        """Tell whether a person may sit down with others: none has blocked another of them.

        Which of them has is not told.
        """
        return not await self._store.is_apart(user, [one for one in others if one > 0])

    async def is_reliable_for(self, record: MatchRecord, user: int) -> bool:
        """Tell whether a person has kept their word as well as a table asks.

        Its host is welcome, and to a rematch all who have played before.
        """
        if record.least is None or user == record.host:
            return True
        original = await self._store.original(record.id)
        if original is not None and (await self._store.match(original)).seat_of(user):
            return True
        return (await self.reliability(user)).reaches(Least(record.least))

    async def reliability(self, user: int) -> Reliability:
        """Weigh how a person has kept their word lately."""
        return Reliability(await self._store.promises_of(user, MATCHES))

    def forget(self, user: int) -> None:
        """Let go of a person, who is not known any more."""
        self._changes += 1
        self._kept.pop(user, None)

    def forget_all(self) -> None:
        """Read everybody again: they were changed in the store."""
        self._changes += 1
        self._kept.clear()

    async def of(self, record: MatchRecord) -> Mapping[int, UserRecord]:
        """Give the settings of a match's players."""
        return {seat.user: await self.get(seat.user) for seat in record.seats}

    async def change(self, user: int, **changes: object) -> UserRecord:
        """Settle something, and look at once after all that the person is asked.

        Raises:
            msgspec.ValidationError: there is no such field, or not with such a value.
        """
        await self._store.change_user(user, **changes)
        return await self._settled(user)

    async def refused(self, user: int) -> UserRecord:
        """Discord has refused a direct message to a person, who had settled to be sent some."""
        await self._store.note_refusal(user)
        return await self._settled(user)

    async def _settled(self, user: int) -> UserRecord:
        self.forget(user)  # before anybody looks, who has to know it
        await self._store.hurry(user)
        self._changed()
        return await self.get(user)
