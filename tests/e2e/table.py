"""Two people in a room of a hall, with the bot in it: what most end-to-end tests begin with."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from hall import Channel, Hall, Message, User
from hall.clock import Clock
from hall.validation import Spec
from tests.patience import UNHURRIED, wait_for


@asynccontextmanager
async def open_hall(clock: Clock | None = None) -> AsyncIterator[Hall]:
    """A hall that holds every request and answer against Discord's specification, if it can."""
    file = os.environ.get("DISCORD_OPENAPI")
    spec = Spec(Path(file)) if file else None
    async with Hall(bot_name="Skald", clock=clock, spec=spec, **UNHURRIED) as hall:
        yield hall
    flaws = [] if spec is None else spec.flaws
    assert flaws == [], flaws


def with_button(user: User, channel: Channel, label: str) -> list[Message]:
    """The messages that a user sees with a certain button."""
    messages = user.sees(channel)
    return [m for m in messages if any(button.label == label for button in m.buttons)]


async def opened(
    host: User, guest: User, room: Channel, title: str = "nine_realms", *others: User
) -> Channel:
    """The thread of a match that all have joined, and that the host has started."""
    await host.command(room, "match new", title=title)
    return await started(host, guest, room, *others)


async def started(host: User, guest: User, room: Channel, *others: User) -> Channel:
    """The same with an invitation that stands already, and whatever was chosen for it."""
    invitation = (await wait_for(lambda: with_button(guest, room, "Join")))[0]
    for user in (guest, *others):
        reply = await user.press(invitation, "Join")
        await reply.settled()
    return await begun(host, room)


async def begun(host: User, room: Channel) -> Channel:
    """Where a match is played that the host starts as soon as it can be started.

    That is a thread of the room, or the room itself if it is a conversation with the bot.
    """
    ready = await wait_for(
        lambda: [m for m in with_button(host, room, "Start") if not m.button("Start").disabled]
    )
    await host.press(ready[0], "Start")
    thread = room if room == host.direct else (await wait_for(lambda: host.threads(room)))[0]
    await wait_for(lambda: with_button(host, thread, "Your move"))
    return thread
