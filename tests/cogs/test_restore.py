"""A backup is put back: every thread shows the state of then, and nothing acts that came after."""

import asyncio
import random
import sqlite3
from contextlib import closing

from click.testing import CliRunner

from bot.__main__ import main
from play.post import sentences
from play.simulation.playout import choose
from tests.cogs.scene import pressed, settled, typed
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

    async def one(self):
        """The thread of one more match, which has just begun."""
        await self.scene.ann.command(self.scene.room, "match new", title="nine_realms")
        return self.threads[await self.start()]

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

    def board(self, thread):
        """The board that can be pressed."""
        return only(with_button(self.scene.ann, thread, "Your move"))

    def numbers(self, *kinds):
        """The numbers of all posts of these kinds."""
        with closing(sqlite3.connect(self.scene.database)) as database:
            rows = database.execute("SELECT id, kind FROM posts").fetchall()
        return {str(number) for number, kind in rows if kind in kinds}

    async def check(self, number):
        """A thread shows the match of the backup once, and can be played."""
        match = await self.scene.registry.match(number)
        record = match.record
        seen = self.public(self.threads[number])
        ahead = [m for m in seen if self.newest < m.id <= self.before]
        assert ahead
        assert [m.text for m in ahead if not m.text.startswith(UNDONE)] == []
        assert [m.text for m in seen if m.id <= self.before and m.buttons] == []
        told = only([m for m in seen if TOLD in m.text])
        assert (f"turn {record.turn}," if record.turn else "its first turn,") in told.text
        assert f"<t:{int(record.stirred)}:f>" in told.text
        board = self.board(self.threads[number])
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


def only(found):
    """The one message that there must be."""
    assert len(found) == 1
    return found[0]


async def skald(*arguments):
    """What an operator types."""
    done = await asyncio.to_thread(CliRunner().invoke, main, [str(one) for one in arguments])
    assert done.exit_code == 0, done.output


def deeds(scene):
    """All that the bot has done to messages."""
    return [
        sent for sent in scene.hall.record if sent.method != "GET" and "/messages" in sent.route
    ]


async def test_every_thread_is_brought_back_and_plays_on(hallway):
    played = Restored(hallway)
    await played.begin()
    await played.back_up()
    await played.play_on()
    await played.put_back()
    await played.back()

    assert len([m for m in hallway.ann.sees(hallway.room) if m.thread]) == len(played.threads)
    for number, thread in played.threads.items():
        await played.check(number)
        await typed(hallway.ann, thread, "table pause")
        await hallway.quiet()
        assert len(with_button(hallway.bo, thread, "Agree")) == 1


async def test_the_start_after_that_does_nothing_more(hallway):
    played = Restored(hallway)
    thread = await played.one()
    await played.back_up()
    await played.put_back()
    await played.back()
    await hallway.disconnect()
    done = len(deeds(hallway))
    await played.back()

    assert called(played.public(thread)) == played.called[1] == [("Bo",)]
    assert deeds(hallway)[done:] == []


async def test_a_post_of_the_same_number_is_another_message(hallway):
    """Discord still remembers the nonces of what was undone."""
    played = Restored(hallway)
    thread = await played.one()
    await played.back_up()
    for asked in ("table pause", "table time"):
        await typed(hallway.ann, thread, asked)
        await hallway.quiet()
    known = {nonce.rpartition("-")[2] for nonce in hallway.hall.world.nonces}
    await played.put_back()
    await played.back()
    await typed(hallway.ann, thread, "table pause")
    await hallway.quiet()

    again = played.numbers("restored", "offer")
    assert len(again) == 2
    assert again <= known
    await played.check(1)
    assert only(with_button(hallway.bo, thread, "Agree")).id > played.before


async def test_an_invitation_that_began_since_can_begin_again(hallway):
    """In the same thread, which was archived meanwhile; what was played there is undone."""
    played = Restored(hallway)
    await typed(hallway.ann, hallway.room, "match new", title="nine_realms")
    await hallway.quiet()
    await skald("backup", played.copy, "--database", hallway.database)
    thread = played.threads[await played.start()]
    thread.thread.archived = True
    await played.put_back()
    await played.back()

    assert [m.text for m in played.public(thread) if not m.text.startswith(UNDONE)] == []
    assert await started(hallway.ann, hallway.bo, hallway.room) == thread
    assert played.board(thread).id > played.before


async def test_the_buttons_of_a_match_that_the_backup_does_not_know_say_so(hallway):
    """And its number is given to no other match, to which they would lead."""
    played = Restored(hallway)
    await played.one()
    await played.back_up()
    lost = await played.one()
    await played.put_back()
    await played.back()
    invited = await typed(hallway.ann, hallway.room, "match new", title="norsaga")
    reply = await settled(await hallway.ann.press(played.board(lost), "Your move"))

    assert "This match is no longer known" in reply.text
    assert invited
    (waiting,) = await hallway.registry.store.lobbies(hallway.room.guild.id)
    assert waiting.id == 3


async def made_again(scene):
    """Ann wants another thread for the match whose own was deleted."""
    note = (await wait_for(lambda: with_button(scene.ann, scene.room, "Make it again")))[-1]
    await pressed(scene.ann, note, "Make it again")
    await scene.quiet()


async def test_a_thread_that_was_deleted_since_gets_a_successor(hallway):
    """The sentence stands in it, and a match that had no thread yet has one first, too."""
    played = Restored(hallway)
    thread = await played.one()
    await played.back_up()
    await played.put_back()
    hallway.hall.staff.delete_channel(thread)
    await hallway.connect()
    await made_again(hallway)

    (successor,) = hallway.ann.threads(hallway.room)
    told, board, *calls = played.public(successor)
    assert told.text.startswith(f"⏪ {TOLD}")
    assert board.buttons[0].label == "Your move"
    assert called(calls) == played.called[1]


async def test_boards_in_a_thread_that_the_backup_does_not_know_lead_to_the_match_of_now(
    hallway,
):
    """It took a deleted one's place since; the match has another successor, and both agree."""
    played = Restored(hallway)
    thread = await played.one()
    await played.back_up()
    hallway.hall.staff.delete_channel(thread)
    await made_again(hallway)
    (unknown,) = hallway.ann.threads(hallway.room)
    played.threads[1] = unknown
    await played.put_back()
    await hallway.connect()
    await made_again(hallway)
    (successor,) = [one for one in hallway.ann.threads(hallway.room) if one.id != unknown.id]

    here, there = [
        (await settled(await hallway.ann.press(played.board(one), "Your move"))).text
        for one in (unknown, successor)
    ]
    assert here == there
    assert any(TOLD in message.text for message in played.public(successor))
