"""Two people in a room of a hall, with the bot in it: what most end-to-end tests begin with."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from hall import Channel, Message, User

PATIENCE = 20.0
Found = TypeVar("Found")


async def wait_for(look: Callable[[], Found]) -> Found:
    """The first thing that a look at the hall finds; delivery comes a moment after the answer."""
    async with asyncio.timeout(PATIENCE):
        while not (found := look()):
            await asyncio.sleep(0.02)
    return found


def with_button(user: User, channel: Channel, label: str) -> list[Message]:
    """The messages that a user sees with a certain button."""
    messages = user.sees(channel)
    return [m for m in messages if any(button.label == label for button in m.buttons)]


async def opened(host: User, guest: User, room: Channel, title: str = "nine_realms") -> Channel:
    """The thread of a match that both have joined, and that the host has started."""
    await host.command(room, "match new", title=title)
    invitation = (await wait_for(lambda: with_button(guest, room, "Join")))[0]
    await guest.press(invitation, "Join")
    ready = await wait_for(
        lambda: [m for m in with_button(host, room, "Start") if not m.button("Start").disabled]
    )
    await host.press(ready[0], "Start")
    thread = (await wait_for(lambda: host.threads(room)))[0]
    await wait_for(lambda: with_button(host, thread, "Your move"))
    return thread
