"""Faults in company: what people, Discord, the line and the machine do to a bot within seconds."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence

from hall import Channel, Fault, Hall, Message, Permission
from hall.traffic import Sent
from tests.e2e.kills.campaign import Watched
from tests.e2e.kills.mortal_bot import MortalBot
from tests.e2e.kills.shared_clock import SharedClock
from tests.e2e.kills.tables import Table
from tests.e2e.player import SIGNS_OF_THE_END

SEND = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
ROUTES = (
    ("POST", SEND),
    ("POST", SEND),
    ("PATCH", MESSAGE),
    ("PATCH", MESSAGE),
    ("PATCH", MESSAGE),
    ("DELETE", MESSAGE),
    ("GET", SEND),
    ("GET", MESSAGE),
    ("GET", "/guilds/{guild_id}/members/{user_id}"),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads"),
    ("POST", "/interactions/{interaction_id}/{token}/callback"),
    ("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}"),
    ("PATCH", "/webhooks/{application_id}/{token}/messages/@original"),
)
HOW = (
    {"status": 500},
    {"status": 502, "acted": True},
    {"status": 504},
    {"status": 503, "acted": True},
    {"acted": True, "cut": True},
    {"acted": True, "cut": True},
    {"cut": True},
    {"status": 429},
    {"status": 429, "via": False},
    {"status": 429, "via": False},
    {"status": None, "delay": 0.7},
    {"status": None, "delay": 0.7, "acted": True},
)
TAKEN = (
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.VIEW_CHANNEL,
    Permission.ATTACH_FILES,
    Permission.READ_MESSAGE_HISTORY,
)
GAPS = (1.0, 10.0, 60.0, 130.0, 200.0)
"""Seconds of the hall's clock: a nonce is forgotten after three minutes, `PRESENT` is two."""


class Weather:
    """One seed's faults; `told` has them in their order."""

    def __init__(
        self, hall: Hall, bot: MortalBot, clock: SharedClock, tables: Sequence[Table], seed: int
    ) -> None:
        self.told: list[str] = []
        self.spared: set[str] = set()
        """Those whose call somebody has deleted."""
        self._hall, self._bot, self._clock, self._tables = hall, bot, clock, tables
        self._chance = random.Random(seed)
        self._snatching: list[Callable[[Sent], bool]] = []
        self._under_way: set[asyncio.Task[None]] = set()
        hall.world.journal.record = Watched(self._look, hall.world.journal.record)

    async def blow(self, gusts: int) -> None:
        """So many times several things at once."""
        kinds: list[Callable[[], Awaitable[None]]] = [
            *[self._answers] * 6,
            *[self._deletion] * 5,
            *[self._snatch] * 4,
            *[self._line] * 2,
            *[self._time] * 2,
            self._permission,
            self._thread,
            self._kill,
        ]
        for _ in range(gusts):
            await asyncio.sleep(self._chance.uniform(0.05, 1.2))
            for kind in self._chance.sample(kinds, self._chance.randint(1, 3)):
                await kind()

    async def calm(self) -> None:
        """All ends: what was taken is given back, and the bot lives."""
        await asyncio.gather(*self._under_way)
        self._snatching.clear()
        self._hall.faults.clear()

    async def _answers(self) -> None:
        """The next requests of one or two kinds go wrong."""
        for _ in range(self._chance.randint(1, 2)):
            (method, path), how = self._chance.choice(ROUTES), self._chance.choice(HOW)
            times = self._chance.choice((1, 1, 1, 2, 6))
            self._tell(f"{method} {path} {how} x{times}")
            self._hall.faults.order(Fault(method, path, **{**how, "times": times}))  # type: ignore[arg-type]

    async def _deletion(self) -> None:
        """Somebody deletes a board, a call, an invitation."""
        if place := self._place():
            self._delete(self._chance.choice(self._public(place) or [None]))
            boards = [one for one in self._public(place) if one.images]
            self._delete(boards[-1] if boards and self._chance.random() < 0.8 else None)

    async def _snatch(self) -> None:
        """The next thing that the bot posts or edits is deleted before it hears that it is done."""
        method = self._chance.choice(("POST", "PATCH"))
        self._tell(f"snatch {method}")

        def is_due(sent: Sent) -> bool:
            return sent.method == method and sent.route in (SEND, MESSAGE) and bool(sent.files)

        self._snatching.append(is_due)

    def _look(self, sent: Sent) -> None:
        for snatch in [one for one in self._snatching if one(sent)]:
            self._snatching.remove(snatch)
            for table in self._tables:
                for thread in table.threads:
                    if f"/channels/{thread.id}/" in sent.path:
                        boards = [one for one in self._public(thread) if one.images]
                        self._delete(boards[-1] if boards else None)

    async def _line(self) -> None:
        """The gateway breaks off; what happens meanwhile may never be heard of."""
        mood = self._chance.choice(("drop", "invalid", "down"))
        self._tell(mood)
        match mood:
            case "drop":
                self._hall.gateway.drop()
            case "invalid":
                await self._hall.gateway.invalidate()
            case _:
                self._hall.gateway.down = True
                self._hall.gateway.drop()
                self._later(2.0, self._up)

    def _up(self) -> None:
        self._hall.gateway.down = False

    async def _time(self) -> None:
        gap = self._chance.choice(GAPS)
        self._tell(f"clock +{gap}")
        self._clock.advance(seconds=gap)

    async def _permission(self) -> None:
        taken, staff, guild = self._chance.choice(TAKEN), self._hall.staff, self._hall.guild
        self._tell(f"without {taken!r}")
        staff.deny_everybody(guild, taken)
        self._later(self._chance.uniform(0.2, 4), lambda: staff.allow_everybody(guild, taken))

    async def _thread(self) -> None:
        """A thread is locked for a while, or put into the archive, or deleted.

        Its players want it again, if it was deleted; the second time its match is closed.
        """
        place, staff = self._place(), self._hall.staff
        if place is None:
            return
        mood = self._chance.choice(("lock", "lock", "archive", "delete"))
        if any(sign in one.text for one in self._public(place) for sign in SIGNS_OF_THE_END):
            return  # what is over gets no other thread, and nobody is asked
        self._tell(f"{mood} {place.name}")
        match mood:
            case "lock":
                staff.lock(place)
                self._later(self._chance.uniform(0.2, 4), lambda: self._unlock(place))
            case "archive":
                staff.archive(place)
            case _:
                staff.delete_channel(place)

    def _unlock(self, place: Channel) -> None:
        if place.id in self._hall.world.channels:
            self._hall.staff.unlock(place)

    async def _kill(self) -> None:
        if self._bot.dead.is_set():
            return
        gap = self._chance.choice(GAPS)
        self._tell(f"kill, and up after {gap}")
        await self._bot.die()
        self._up()
        self._clock.advance(seconds=gap)
        await self._bot.live()

    def _later(self, seconds: float, deed: Callable[[], object]) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            deed()

        task = asyncio.create_task(wait())
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def _delete(self, message: Message | None) -> None:
        if message is None or message.post.deleted:
            return
        self._tell(f"delete {message.id} {message.text.splitlines()[:1]}")
        for witness in (one for table in self._tables for one in table.witnesses):
            if message.text.startswith(witness.user.mention):
                self.spared.add(witness.name)
        self._hall.staff.delete_message(message)

    def _place(self) -> Channel | None:
        return self._chance.choice(self._tables).thread

    def _public(self, place: Channel) -> list[Message]:
        """What everybody sees in a thread, or its invitation."""
        eyes = self._tables[0].witnesses[0]
        seen = [one for one in eyes.sees(place) if not one.ephemeral]
        return seen[-4:]

    def _tell(self, what: str) -> None:
        self.told.append(what)
