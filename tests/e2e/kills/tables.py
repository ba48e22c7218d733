"""A table in a room of its own: robots open a match, play it, and open the next one.

Each step is decided from what the room shows at that moment, so it does not matter when the bot
dies: whoever was not answered looks again.
"""

import asyncio
import random

from hall import Channel, Hall, Message
from play.library import playable
from tests.e2e.kills.mortal_bot import MortalBot
from tests.e2e.kills.robots import Diary, Robot, Unanswered, Witness

AWAITED = "⏳"
AGAIN = "Make it again"
"""The button of the note about a thread that was deleted."""
CLOSED, NOT_AGAIN = "This match is closed", "was deleted once more"
"""The signs of a match that is closed: in its invitation, and in the note about its thread."""
LOOKING = 3.0
"""Real seconds for which a change of the room is awaited before one acts again."""


class Table:
    """As many robots in a room as a title needs at least; the tables take the titles in turn."""

    def __init__(self, hall: Hall, bot: MortalBot, diary: Diary, number: int, seed: int) -> None:
        title = list(playable().values())[number % len(playable())]
        self.title = title.key
        self.room = hall.add_channel(f"table-{number}")
        self.witnesses = [
            Witness(hall.add_user(f"{name} {number}"), bot, diary)
            for name in ("Ann", "Bo", "Cat")[: title.fewest]
        ]
        self.robots = [Robot(one, seed + at) for at, one in enumerate(self.witnesses)]
        self.stops = asyncio.Event()
        self.finished: list[Channel] = []
        self._bot = bot
        self._chance = random.Random(seed)

    @property
    def threads(self) -> list[Channel]:
        """The matches that were begun here, oldest first."""
        return self.witnesses[0].user.threads(self.room)

    @property
    def thread(self) -> Channel | None:
        """The match that is being played."""
        return next((one for one in self.threads if one not in self.finished), None)

    async def play(self) -> None:
        """Play until told to stop, over all deaths."""
        while not self.stops.is_set():
            if self._bot.dead.is_set():
                await asyncio.sleep(0.02)
                continue
            try:
                await self._go_on()
            except Unanswered:
                continue

    async def _go_on(self) -> None:
        thread = self.thread
        if thread is None:
            await self._gather()
        elif not await self._next(thread).play(thread):
            self.finished.append(thread)

    def _next(self, thread: Channel) -> Robot:
        """Mostly one of those for whom the board waits, now and then anybody."""
        shown = [one.text for one in self.witnesses[0].sees(thread) if not one.ephemeral]
        lines = [line for text in shown for line in text.split("\n") if line.startswith(AWAITED)]
        awaited = [robot for robot in self.robots if lines and robot.user.name in lines[-1]]
        return self._chance.choice([*self.robots, *awaited * 8])

    async def _gather(self) -> None:
        """The next thing to do towards a match, as the last invitation shows it."""
        ann, *others = self.witnesses
        if note := self.note():
            await self._chance.choice(self.witnesses).press(note, AGAIN)
        seen = self._shown()
        invitation = seen[-1] if seen else None
        missing = [one for one in others if invitation and one.name not in invitation.text]
        if invitation and _offers(invitation, "Start") and not missing:
            await ann.press(invitation, "Start")
        elif invitation and _offers(invitation, "Join"):
            await self._chance.choice(missing or others).press(invitation, "Join")
        elif len(self.threads) == len(seen):
            await ann.command(self.room, "match new", title=self.title)
        await self._changed(seen)

    def _shown(self) -> list[Message]:
        """The invitations in the room, but for those of matches that are closed."""
        return [
            one
            for one in self._public()
            if not any(sign in one.text for sign in (CLOSED, NOT_AGAIN)) and not _offers(one, AGAIN)
        ]

    def note(self) -> Message | None:
        """The note that asks whether the match shall have another thread."""
        notes = [one for one in self._public() if _offers(one, AGAIN)]
        return notes[-1] if notes else None

    def _public(self) -> list[Message]:
        return [one for one in self.witnesses[1].sees(self.room) if not one.ephemeral]

    async def _changed(self, seen: list[Message]) -> None:
        """Wait for what comes of it, for a while."""
        for _ in range(int(LOOKING / 0.02)):
            if self._shown() != seen or self.thread or self._bot.dead.is_set():
                return
            await asyncio.sleep(0.02)


def _offers(message: Message, label: str) -> bool:
    return any(one.label == label and not one.disabled for one in message.buttons)
