"""Messages of matches: those that are due, and those that Discord shows."""

from sqlalchemy import BigInteger, case, literal, or_, select, update

from db import reading
from db.base import Database
from db.forgetting import seated
from db.records import Post, Tally
from db.schema import matches, posts
from db.writing import whole


class DeliveryStore(Database):
    """The part of the store that notes what Discord shows, and knows what it is to show."""

    async def due_posts(self, match: int | None = None) -> list[Post]:
        """Read the posts that Discord does not show yet, of one match or of all; each in order."""
        if match is None:
            rows = await self._all(reading.DUE)
        else:
            rows = await self._all(reading.DUE_IN, of=match)
        return [Post(*row) for row in rows]

    async def tally(self) -> Tally:
        """Count the matches that run, and the posts that are due."""
        return Tally(*await self._first(reading.TALLY))

    async def post(self, match: int, kind: str, key: str) -> Post | None:
        """One message of a match."""
        row = await self._first(reading.POST, of=match, what=kind, which=key)
        return None if row is None else Post(*row)

    async def calls(self, match: int, question: str) -> list[str]:
        """The keys of all calls for a question that were ever wanted, whether they are gone."""
        beyond = {"beyond_from": f"{question}:", "beyond_to": f"{question};"}
        rows = await self._all(reading.CALLS, of=match, which=question, **beyond)
        return [row[0] for row in rows]

    @whole
    async def delivered(
        self,
        post: int,
        *,
        shown: int,
        message: int | None,
        reader: int | None = None,
        before: int | None = None,
    ) -> None:
        """Discord shows a post as it was at a number; a deleted one has no message.

        Of what has been lost or outdated while it was delivered nothing is noted: it stays so.

        Args:
            post: the post's number.
            shown: the match's number that it shows.
            message: the message's id.
            reader: to whom it went, if it is a direct message; not noted of whoever has left the
                match meanwhile.
            before: what it showed when it was read, if others may have written since.
        """
        noted = (
            None if reader is None else case((seated(reader, post), literal(reader, BigInteger)))
        )
        there = {"shown": shown, "message": message, "reader": noted}
        here = posts.c.id == post
        if before is not None:
            here &= or_(posts.c.shown == before, posts.c.shown > 0)
        async with self._writing() as db:
            await db.execute(update(posts).where(here).values(there))

    @whole
    async def threaded(self, match: int, thread: int) -> None:
        """The match lives in this thread from now on."""
        async with self._writing() as db:
            await db.execute(update(matches).where(matches.c.id == match).values(thread=thread))

    @whole
    async def claim_thread(self, match: int, thread: int) -> int:
        """The match lives in this thread from now on, unless it has one; gives the one that counts.

        Of two processes that have started one each, one was faster.
        """
        here = matches.c.id == match
        async with self._writing() as db:
            free = update(matches).where(here, matches.c.thread.is_(None))
            await db.execute(free.values(thread=thread))
            claimed: int = (await db.execute(select(matches.c.thread).where(here))).scalar_one()
        return claimed
