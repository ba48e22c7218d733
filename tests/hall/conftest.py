"""A hall with two people in it, and a real discord.py bot that is pointed at it."""

import asyncio
import io
import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from hall import Channel, Hall, User, VirtualClock
from hall.connect import LoopbackConnector, pointed_at
from hall.validation import Spec
from tests.patience import PATIENT

SPEC = os.environ.get("DISCORD_OPENAPI")  # the path of Discord's openapi.json, if it is at hand


class Bot(discord.Client):
    """A client with a command tree that is synced to the first guild before it is ready."""

    def __init__(self, **options: object) -> None:
        options.setdefault("intents", discord.Intents(guilds=True))
        super().__init__(guild_ready_timeout=0.05, connector=LoopbackConnector(), **options)
        self.tree = app_commands.CommandTree(self)
        self.errors: list[BaseException] = []
        self.tree.error(self.note_error)

    async def note_error(self, _: discord.Interaction, error: BaseException) -> None:
        self.errors.append(getattr(error, "original", error))

    async def setup_hook(self) -> None:
        await self.tree.sync()


@asynccontextmanager
async def running(bot: discord.Client, hall: Hall) -> AsyncIterator[None]:
    with pointed_at(hall.url):
        task = asyncio.create_task(bot.start(hall.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        try:
            await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                task.result()
            yield
        finally:
            ready.cancel()
            await bot.close()
            with suppress(asyncio.CancelledError):
                await task


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@pytest.fixture
async def hall(clock: VirtualClock) -> AsyncIterator[Hall]:
    spec = Spec(Path(SPEC)) if SPEC else None
    async with Hall(clock=clock, spec=spec, **PATIENT) as hall:
        yield hall
    assert spec is None or spec.flaws == []


@pytest.fixture
def ann(hall: Hall) -> User:
    return hall.add_user("Ann")


@pytest.fixture
def bo(hall: Hall) -> User:
    return hall.add_user("Bo")


@pytest.fixture
def room(hall: Hall) -> Channel:
    return hall.add_channel("room")


@pytest.fixture
async def bot() -> Bot:
    return Bot()


@pytest.fixture
async def start(hall: Hall) -> AsyncIterator[Callable[[discord.Client], Awaitable[None]]]:
    """Starts bots that are closed after the test."""
    async with AsyncExitStack() as stack:

        async def start(bot: discord.Client) -> None:
            await stack.enter_async_context(running(bot, hall))

        yield start


@dataclass
class Api:
    """A client without manners: it sends whatever it is given."""

    hall: Hall
    session: aiohttp.ClientSession

    async def send(
        self, method: str, path: str, payload: Any = None, *, files: dict[str, bytes] | None = None
    ) -> tuple[int, Any]:
        data: Any = None if payload is None else json.dumps(payload)
        headers = {"Authorization": f"Bot {self.hall.token}", "Content-Type": "application/json"}
        if files is not None:
            del headers["Content-Type"]
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(payload))
            for index, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
        url = f"{self.hall.url}/api/v10{path}"
        async with self.session.request(method, url, data=data, headers=headers) as response:
            body = await response.json() if response.status != 204 else {}
            return response.status, body

    async def code(self, *args: Any, **options: Any) -> tuple[int, int]:
        status, body = await self.send(*args, **options)
        return status, body.get("code", 0) if isinstance(body, dict) else 0


@pytest.fixture
async def api(hall):
    async with aiohttp.ClientSession() as session:
        yield Api(hall, session)
