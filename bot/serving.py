"""`run` and `hall`: the program on Discord, or on a hall of its own.

The one module that puts everything together; whatever belongs to a hall is loaded for one alone.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path

from bot.gc_tuning import at_leisure, spare, undisturbed

with undisturbed():
    import aiohttp
    import discord

    from bot.logs import hush
    from bot.program import program
    from cogs.client import SkaldClient
    from cogs.gate.doorkeeper import PACE
    from cogs.gate.troubles import seconds_to_wait
    from cogs.running import play
    from games.catalogue import titles
    from play.clock import SystemClock, TimeSource, TurnableClock
    from play.library import words_of
    from play.services import Services
    from renderer.memory import give_back, trim


class NoHall(Exception):
    """A hall cannot be opened; the text is the id of the message that says why."""


CHIEF = "Chief"
"""The role of whoever may manage the server in a hall."""
AGAIN = 5.0
"""Seconds until Discord is tried again."""
OUT_OF_ORDER = (429, *range(500, 600))
"""Statuses that pass; after any other one the bot stops, so that whoever runs it sees it."""
log = logging.getLogger(__name__)


async def serve(
    database: str,
    token: str,
    connector: Callable[[], aiohttp.BaseConnector] | None = None,
    *,
    pace: float | None = None,
    clock: TurnableClock | None = None,
    on_ready: Callable[[], Coroutine[None, None, None]] | None = None,
    health: int | None = None,
) -> None:
    """Play on Discord until stopped; while it cannot be reached, try again and again.

    Args:
        database: a file, or a database's URL.
        token: the bot's token.
        connector: makes what connections go through, if not through any that aiohttp would make.
        pace: how many clicks a second a user may make.
        clock: the time, if it is not the machine's own.
        on_ready: called each time the bot has come to know its servers.
        health: the port of this machine on which to tell of the bot's health, if any.

    Raises:
        Complaint: nothing can listen on that port.
    """
    hush()
    give_back()
    _load_what_a_click_needs()
    async with _seen(database, clock or SystemClock(), health) as services:
        services.studio.prepare()
        if clock is not None:
            clock.heed(services.clocks.wake)
        while True:
            wait = AGAIN
            reached_by = connector() if connector else None
            async with SkaldClient(services, reached_by, pace or PACE) as client:
                client.add_listener(_spare_the_collector, "on_ready")
                client.add_listener(client.warm, "on_ready")
                client.add_listener(client.adorn, "on_ready")
                if on_ready is not None:
                    client.add_listener(on_ready, "on_ready")
                tidying = asyncio.create_task(at_leisure(lambda: client.doorkeeper.gate.is_empty))
                try:
                    await play(client, token)
                except (OSError, aiohttp.ClientError):
                    log.warning("Discord cannot be reached", exc_info=True)
                except discord.HTTPException as error:
                    if error.status not in OUT_OF_ORDER:
                        raise
                    wait = max(wait, seconds_to_wait(error))
                    log.warning("Discord is out of order: %s", error)
                except AttributeError:
                    # a gateway that is down at the first connect (docs/discord.md, Connecting)
                    if client.ws is not None:
                        raise
                    log.warning("Discord's gateway cannot be reached")
                else:
                    return
                finally:
                    tidying.cancel()
            await asyncio.sleep(wait)


@contextlib.asynccontextmanager
async def _seen(database: str, clock: TimeSource, port: int | None) -> AsyncIterator[Services]:
    """The program, with a page about its health on a port of this machine, if any."""
    if port is None:
        async with program(database, clock) as services:
            yield services
        return
    from bot.health import health  # noqa: PLC0415 - as above
    from bot.metrics import Metrics  # noqa: PLC0415 - only who asks for it loads it

    metrics = Metrics()
    async with program(database, clock, metrics) as services, health(services, metrics, port):
        yield services


async def _spare_the_collector() -> None:
    """Spare it what stays for ever; what was needed for the start alone goes back to the system."""
    spare()
    trim()


def _load_what_a_click_needs() -> None:
    """So that the first one does not wait for it."""
    for key, title in titles().items():
        words_of(key)
        assert title.rules
    words_of()


async def serve_on(
    url: str, database: str, token: str, *, pace: float | None = None, health: int | None = None
) -> None:
    """Play on a hall that somebody else has opened on this machine."""
    from hall.connect import LoopbackConnector, point_at  # noqa: PLC0415 - see above

    point_at(url)
    await serve(database, token, LoopbackConnector, pace=pace, health=health)


async def open_hall(
    database: str, port: int, people: Sequence[str], tell: Callable[[str], None], keep: Path | None
) -> None:
    """Open a hall with the bot in it, for these people at one keyboard, until stopped.

    Args:
        database: a file, or a database's URL.
        port: where to listen on 127.0.0.1; 0 takes a free one.
        people: who is there from the start; the first one may manage the server.
        tell: is told the page's address as soon as the bot has come in.
        keep: the file in which the hall outlives this process; None forgets it.

    Raises:
        NoHall: the port is taken, or there is something else in that file.
    """
    from hall import Hall, Permission, TurnableClock, UnreadableHall  # noqa: PLC0415 - see above
    from hall.connect import LoopbackConnector, pointed_at  # noqa: PLC0415 - see above

    clock = TurnableClock()
    async with contextlib.AsyncExitStack() as stack:
        try:
            opening = Hall(port=port, clock=clock, bot_name="Skald", invited=False, keep=keep)
            hall = await stack.enter_async_context(opening)
        except UnreadableHall as error:
            raise NoHall("hall-unreadable") from error
        except OSError as error:
            raise NoHall("hall-no-port") from error
        if not hall.desk.users:
            hall.add_channel("table")
            first, *_ = [hall.add_user(name) for name in people]
            chief = hall.staff.add_role(hall.guild, CHIEF, Permission.MANAGE_GUILD)
            hall.staff.give(hall.guild, first, chief)
        opened = asyncio.Event()

        async def come_in() -> None:
            hall.invite()
            if not opened.is_set():
                tell(hall.desk.url)
            opened.set()

        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks there
        with pointed_at(hall.url):
            await serve(database, hall.token, LoopbackConnector, clock=clock, on_ready=come_in)
