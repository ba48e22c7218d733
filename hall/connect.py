"""Pointing a discord.py client at a hall, and nowhere else. The only module that knows discord.py.

Neither hook is documented by discord.py, and both are needed: with only the first, the client would
send its token to the real gateway (docs/discord.md, Connecting).
"""

import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

PREFIX = "/api/v10"


class NotLoopbackError(RuntimeError):
    """A client that belongs to a hall tried to reach another machine."""


class LoopbackConnector(aiohttp.TCPConnector):
    """A connector that refuses every host but this one, so that no token can leak.

    Pass it as ``connector=`` to the client; make it while the event loop runs.
    """

    async def connect(self, req: aiohttp.ClientRequest, *args: Any, **options: Any) -> Any:
        """Open a connection to this machine.

        Raises:
            NotLoopbackError: the request goes elsewhere.
        """
        if not _is_loopback(req.url.host or ""):
            raise NotLoopbackError(f"{req.url.host} is not this machine")
        return await super().connect(req, *args, **options)


def point_at(url: str) -> None:
    """Point every discord.py client of this process at the hall at this address, for good."""
    Route.BASE = url + PREFIX
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http://", "ws://", 1) + "/gateway/")


@contextmanager
def pointed_at(url: str) -> Iterator[None]:
    """Point every discord.py client of this process at the hall, and back afterwards."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    point_at(url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
