"""A backup is put back: every thread shows the state of then, and nothing acts that came after."""

import asyncio
import random

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from play.post import sentences
from play.simulation.playout import choose
from tests.cogs.scene import settled, typed
from tests.e2e.table import started, with_button
from tests.patience import wait_for

TITLES = {"nine_realms": 0, "norsaga": 3, "norseheim": 6}
"""The games that are played, and how many acts old each is when the backup is made."""
TOLD = "This match has been restored to"
UNDONE = "Undone: the match has been restored"
ACTS = 30


class Restored:
    """Matches in a hall, a backup of them, and what all could see then."""

    def __init__(self, scene):
        self.scene = scene
        self.copy = scene.database.with_name("copy.db")
        self.chance = random.Random()
        self.threads = {}
        """By the numbers of the matches."""
        self.called = {}
        """Who is called to each match in the backup."""
        self.newest = self.before = 0
        """The last message of the backup, and the last one before it was put back."""

    async def begin(self):
        """Three matches at different points."""
        for title, acts in TITLES.items():
            await self.scene.ann.command(self.scene.room, "match new", title=title)
            number = await self.start(*[self.scene.cat] if title == "norseheim" else [])
            for _ in range(acts):
                await self.act(number)
        await self.scene.quiet()

    async def start(self, *others):
        """The invitation becomes a match."""
        ann, room = self.scene.ann, self.scene.room
        known = len(ann.threads(room))
        await started(ann, self.scene.bo, room, *others)
        await wait_for(lambda: len(ann.threads(room)) > known)
        await self.scene.quiet()
        thread = ann.threads(room)[-1]
        number = (await self.scene.registry.match_in(thread.id)).record.id
        self.threads[number] = thread
        return number

    async def act(self, number):
        """Somebody who is waited for answers."""
        match = await self.scene.registry.match(number)
        seat = match.standing.awaited[0]
        asked = match.record.seats[seat]
        action = choose(match.standing.asks[seat], self.chance)
        await self.scene.gameplay.act(number, asked.user, action, asked.prompt)

    async def turn_over(self, number):
        """Play until another turn has begun, or for a while where that takes long."""
        turn = (await self.scene.registry.match(number)).record.turn
        for _ in range(ACTS):
            if (await self.scene.registry.match(number)).record.turn != turn:
                break
            await self.act(number)
        await self.scene.quiet()

    async def back_up(self):
        """The bot plays on meanwhile."""
        await skald("backup", self.copy, "--database", self.scene.database)
        self.newest = self._last()
        for number, thread in self.threads.items():
            self.called[number] = called(self.public(thread))

    async def play_on(self):
        """A turn is over, a match has ended, something is proposed."""
        first, second, third = self.threads
        await self.turn_over(first)
        await self.scene.services.concessions.concede(second, self.scene.bo.id)
        await self.turn_over(third)
        await typed(self.scene.ann, self.threads[third], "table pause")
        await self.scene.quiet()

    async def put_back(self):
        """The bot is stopped, and does not run yet afterwards."""
        self.before = self._last()
        await self.scene.disconnect()
        await skald("restore", self.copy, "--database", self.scene.database)

    async def back(self):
        """The bot runs again, and has brought all up to date."""
        await self.scene.connect()
        await self.scene.quiet()

    def public(self, thread):
        """What all can see in a thread."""
        return [m for m in self.scene.ann.sees(thread) if not m.ephemeral]

    async def check(self, number):
        """A thread shows the match of the backup once, and can be played."""
        match = await self.scene.registry.match(number)
        record = match.record
        seen = self.public(self.threads[number])
        ahead = [m for m in seen if self.newest < m.id <= self.before]
        assert ahead
        assert [m.text for m in ahead if not m.text.startswith(UNDONE)] == []
        assert [m.text for m in seen if m.id <= self.before and m.buttons] == []
        (told,) = [m for m in seen if TOLD in m.text]
        assert (f"turn {record.turn}," if record.turn else "its first turn,") in told.text
        assert f"<t:{int(record.stirred)}:f>" in told.text
        (board,) = [m for m in seen if any(one.label == "Your move" for one in m.buttons)]
        assert board.id > told.id > self.before
        assert board.text.startswith(sentences.heading(match, record.turn))
        assert called(seen) == self.called[number]
        for user in (self.scene.ann, self.scene.bo):
            reply = await settled(await user.press(board, "Your move"))
            assert not reply.failed

    def _last(self):
        threads = self.threads.values()
        return max(m.id for thread in threads for m in self.public(thread))


def called(messages):
    """Whom these messages call."""
    return sorted(m.pinged for m in messages if m.content.startswith("<@"))


async def skald(*arguments):
    """What an operator types."""
    done = await asyncio.to_thread(CliRunner().invoke, main, [str(one) for one in arguments])
    assert done.exit_code == 0, done.output


@pytest.fixture
def played(hallway):
    return Restored(hallway)


async def test_every_thread_is_brought_back_and_plays_on(played):
    await played.begin()
    await played.back_up()
    await played.play_on()
    await played.put_back()
    await played.back()

    for number, thread in played.threads.items():
        await played.check(number)
        await typed(played.scene.ann, thread, "table pause")
        await played.scene.quiet()
        assert len(with_button(played.scene.bo, thread, "Agree")) == 1
        assert len([m for m in played.public(thread) if TOLD in m.text]) == 1
