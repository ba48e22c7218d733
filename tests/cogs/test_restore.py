"""A backup is put back: every thread shows the state of then, and nothing of what came after acts.

Three matches at different points, an invitation, and matches of which the backup knows nothing.
"""

import asyncio
import random

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from cogs.post import messenger
from play.simulation.playout import choose
from tests.cogs.scene import empty, labels, settled, typed
from tests.e2e.table import started, with_button
from tests.patience import wait_for

TITLES = ("nine_realms", "norsaga", "norseheim")
TOLD = "This match has been restored to turn"
UNDONE = "Undone: the match has been restored"
PLAYED = 3
ACTS = 30


async def skald(*arguments):
    done = await asyncio.to_thread(CliRunner().invoke, main, [str(one) for one in arguments])
    assert done.exit_code == 0, done.output


async def act(scene, number, chance):
    """One answer of somebody who is waited for."""
    match = await scene.registry.match(number)
    seat = match.standing.awaited[0]
    asked = match.record.seats[seat]
    action = choose(match.standing.asks[seat], chance)
    await scene.gameplay.act(number, asked.user, action, asked.prompt)


async def turn_over(scene, number, chance):
    """Play until another turn has begun, or for a while where that takes long."""
    turn = (await scene.registry.match(number)).record.turn
    for _ in range(ACTS):
        if (await scene.registry.match(number)).record.turn != turn:
            break
        await act(scene, number, chance)
    await scene.quiet()


async def begun(scene, title, *others):
    """The thread of a match that begins now; without a title that of the invitation there is."""
    before = len(scene.ann.threads(scene.room))
    if title:
        await scene.ann.command(scene.room, "match new", title=title)
    await started(scene.ann, scene.bo, scene.room, *others)
    await wait_for(lambda: len(scene.ann.threads(scene.room)) > before)
    await scene.quiet()
    return scene.ann.threads(scene.room)[-1]


async def tables(scene):
    """Three matches, a few actions old; numbers by thread."""
    chance, found = random.Random(), {}
    for acts, title in enumerate(TITLES):
        others = (scene.cat,) if title == "norseheim" else ()
        thread = await begun(scene, title, *others)
        number = (await scene.registry.match_in(thread.id)).record.id
        found[number] = thread
        for _ in range(acts * PLAYED):
            await act(scene, number, chance)
        await scene.quiet()
    return found


async def put_back(scene, copy):
    """Stop the bot, put the backup in place, start it."""
    await scene.disconnect()
    await skald("restore", copy, "--database", scene.database)
    await scene.connect()
    await scene.quiet()


def public(scene, thread):
    return [m for m in scene.ann.sees(thread) if not m.ephemeral]


async def right(scene, number, thread, before):
    """A thread shows its match as it stands, and each who is asked was called once."""
    match = await scene.registry.match(number)
    new = [m for m in public(scene, thread) if m.id > before]
    assert [m.id for m in public(scene, thread) if m.buttons and m.id <= before] == []
    boards = [m for m in new if any(one.label == "Your move" for one in m.buttons)]
    told = [m for m in public(scene, thread) if TOLD in m.text]
    assert len(told) == 1
    assert f"{TOLD} {match.record.turn}," in told[0].text
    live = [m for m in boards if not m.content]
    assert len(live) == 1
    calls = [m for m in new if m.content.startswith("<@")]
    asked = sorted(match.record.seats[seat].user for seat in match.standing.awaited)
    called = sorted(int(m.content.split(">")[0][2:]) for m in calls)
    assert called == asked
    for user in (scene.ann, scene.bo):
        for label in labels(live[0])[:1]:
            reply = await settled(await user.press(live[0], label))
            assert not reply.failed
            assert "isn't known" not in reply.text
    return live[0]


def newest(scene, *threads):
    return max(m.id for thread in threads for m in public(scene, thread))


async def ahead(scene, threads):
    """A turn is over, a match has ended, something is proposed."""
    first, second, third = threads
    await turn_over(scene, first, random.Random())
    await scene.services.concessions.concede(second, scene.bo.id)
    await turn_over(scene, third, random.Random())
    await typed(scene.ann, threads[third], "table pause")
    await scene.quiet()


async def test_every_thread_is_brought_back_and_plays_on(tmp_path):
    async with empty(tmp_path) as scene:
        threads = await tables(scene)
        await skald("backup", tmp_path / "copy.db", "--database", scene.database)
        states = {one: (await scene.registry.match(one)).record.number for one in threads}
        await ahead(scene, threads)
        before = newest(scene, *threads.values())
        await put_back(scene, tmp_path / "copy.db")

        assert states == {one: (await scene.registry.match(one)).record.number for one in threads}
        for number, thread in threads.items():
            await right(scene, number, thread, before)
            assert any(UNDONE in m.text for m in public(scene, thread))

        for number, thread in threads.items():
            await typed(scene.ann, thread, "table pause")
            await scene.quiet()
            assert len(with_button(scene.bo, thread, "Agree")) == 1


@pytest.mark.parametrize("after", [0, 1, 2])
async def test_a_start_that_is_killed_goes_on_with_it(tmp_path, monkeypatch, after):
    """In the midst of what is marked: nothing is told, called or posted twice."""
    async with empty(tmp_path) as scene:
        threads = await tables(scene)
        await skald("backup", tmp_path / "copy.db", "--database", scene.database)
        await ahead(scene, threads)
        before = newest(scene, *threads.values())
        marked, mark = [], messenger.mark_undone

        async def killed(message):
            marked.append(message)
            if len(marked) > after:
                await asyncio.Event().wait()
            await mark(message)

        monkeypatch.setattr(messenger, "mark_undone", killed)
        await scene.disconnect()
        await skald("restore", tmp_path / "copy.db", "--database", scene.database)
        await scene.connect()
        while len(marked) <= after:
            await asyncio.sleep(0.01)
        await scene.disconnect()
        monkeypatch.setattr(messenger, "mark_undone", mark)
        await scene.connect()
        await scene.quiet()

        for number, thread in threads.items():
            await right(scene, number, thread, before)
