"""The bot in a process whose time comes by its standard input, so that it can share a hall's clock.

`python -m tests.e2e.week.timed_bot URL DATABASE NOW`, the token in DISCORD_TOKEN. A line of JSON
sets the time, what people settle, or when to die; the answer, when all is done that is due by
then, is the time at which something is due next. Only the clock and the pictures are not real:
what the pictures show has tests of its own.
"""

import asyncio
import contextlib
import os
import signal
import sys
from typing import Any

import msgspec

from bot.program import program
from cogs.client import SkaldClient
from cogs.post.messenger import DiscordMessenger
from hall import VirtualClock
from hall.connect import LoopbackConnector, point_at
from play.post import delivery
from play.post.studio import Studio
from play.services import Services
from tests.e2e.week.faults import FAULTS

PIXEL = bytes.fromhex(
    "52494646240000005745425056503820180000003001009d012a0100010002003425a400037000fefb940000"
)
"""The smallest picture."""
PROMPTLY = 0.002
PACE = 1000.0


class Order(msgspec.Struct):
    """What the hall's side tells."""

    now: float
    people: dict[int, dict[str, Any]] = {}
    dies: bool = False
    """Whether to die as soon as the next call is sent, before that is noted."""


async def serve(url: str, database: str, now: float) -> None:
    """Play on the hall until killed."""
    point_at(url)
    clock = VirtualClock(now)
    async with (
        program(database, clock) as services,
        SkaldClient(services, LoopbackConnector(), PACE) as client,
    ):
        playing = asyncio.create_task(client.start(os.environ["DISCORD_TOKEN"]))
        listening = asyncio.create_task(listen(services, clock))
        await asyncio.wait({playing, listening}, return_when=asyncio.FIRST_COMPLETED)


async def listen(services: Services, clock: VirtualClock) -> None:
    """Obey each order, and answer when nothing is due any more."""
    reader = asyncio.StreamReader(limit=2**20)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        order = msgspec.json.decode(line, type=Order)
        clock.advance(seconds=order.now - clock.now())
        for user, settled in order.people.items():
            await services.registry.people.change(user, **settled)
        if order.dies:
            die_after_a_call()
        print(await quiet(services, clock), flush=True)  # noqa: T201 - it is what the parent reads


async def quiet(services: Services, clock: VirtualClock) -> float:
    """Wait until everything is done that is due by now; the time at which more is due."""
    store = services.registry.store
    while not services.clocks.connected() or not services.clocks.is_back:
        services.clocks.wake()
        await asyncio.sleep(PROMPTLY * 10)
    services.clocks.wake()
    while True:
        await asyncio.sleep(PROMPTLY)
        first = await store.next_clock()
        due = float("inf") if first is None or first.due is None else first.due
        if due > clock.now() and not await store.due_posts():
            return due


def die_after_a_call() -> None:
    """The worst moment: Discord has the call, and nobody knows."""
    post = DiscordMessenger.post_call

    async def last(*args: Any) -> int:
        await post(*args)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("it lives")

    DiscordMessenger.post_call = last  # type: ignore[method-assign]


async def no_picture(*_: Any) -> bytes:
    """Pictures are not what a week is about."""
    return PIXEL


if __name__ == "__main__":
    Studio.board = no_picture  # type: ignore[method-assign, assignment]
    delivery.COALESCING = 0.0  # a burst is a matter of real seconds, and a week passes in minutes
    for fault in filter(None, os.environ.get("WEEK_FAULT", "").split()):
        FAULTS[fault]()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(sys.argv[1], sys.argv[2], float(sys.argv[3])))
