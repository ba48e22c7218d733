"""Two people play a whole match by clicks; the bot is a process of its own and is restarted."""

import asyncio
from pathlib import Path

from hall import Channel, Hall, Message, User
from tests.e2e.bot_process import BotProcess, bot_on
from tests.e2e.player import Player

PATIENCE = 20.0


async def wait_for(found):
    """The first true result of a look at what the hall shows."""
    async with asyncio.timeout(PATIENCE):
        while not (result := found()):
            await asyncio.sleep(0.02)
    return result


async def opened(ann: User, bo: User, room: Channel) -> Channel:
    """A match that both have joined and started, by its thread."""
    await ann.command(room, "match new", title="nine_realms")
    invitation = (await wait_for(lambda: invitations(bo, room)))[0]
    await bo.press(invitation, "Join")
    await wait_for(lambda: not invitations(ann, room)[0].button("Start").disabled)
    reply = await ann.press(invitations(ann, room)[0], "Start")
    assert "begins" in reply.text, reply.text
    threads = await wait_for(lambda: ann.threads(room))
    await wait_for(lambda: boards(ann, threads[0]))
    return threads[0]


def invitations(user: User, room: Channel) -> list[Message]:
    """The invitations that can still be answered."""
    return [m for m in user.sees(room) if any(b.label == "Join" for b in m.buttons)]


def boards(user: User, thread: Channel) -> list[Message]:
    """The boards that have buttons."""
    return [m for m in user.sees(thread) if any(b.label == "Your move" for b in m.buttons)]


async def test_two_people_play_a_whole_match_over_a_restart(tmp_path: Path) -> None:
    """From the invitation to the ending, by panel; the bot is stopped and started half-way."""
    async with Hall(bot_name="Skald") as hall, bot_on(hall, tmp_path) as bot:
        ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
        room = hall.add_channel("table")
        thread = await opened(ann, bo, room)
        players = [Player(ann, 1), Player(bo, 2)]
        rounds = 0
        while await players[rounds % 2].play(thread):
            rounds += 1
            if rounds == 5:
                await restarted(bot)
        print(rounds, sum(len(p.pressed) for p in players))
        for m in ann.sees(thread): print(m.text[:600], [len(i.data) for i in m.images], m.alt_texts); print('---')


async def restarted(bot: BotProcess) -> None:
    """Stop the process, and start another."""
    await bot.end()
    await bot.start()
