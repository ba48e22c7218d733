"""Answers to interactions that may have been lost: Discord acted on them, or not; nobody knows.

discord.py tries again by itself, and is told 40060 if the first try did arrive (docs/discord.md,
Acknowledging). Without knowing of that first try, one could not tell it from another process that
was faster.
"""

import re
from types import SimpleNamespace

import aiohttp
from cachetools import FIFOCache

CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
KEPT = 1000
"""The number of them that are remembered."""
BROKEN = 500
"""From this status on nobody knows whether Discord acted."""


class LostAcks:
    """Watches a client's requests."""

    def __init__(self) -> None:
        self._lost: FIFOCache[int, None] = FIFOCache(KEPT)

    def may_be(self, interaction: int) -> bool:
        """Tell whether an answer to this interaction got no answer of its own."""
        return interaction in self._lost

    def trace(self) -> aiohttp.TraceConfig:
        """Make the trace that a client must be given for its requests to be watched."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._ended)
        config.on_request_exception.append(self._broke)
        return config

    async def _ended(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        if end.response.status >= BROKEN:
            self._note(end.url.path)

    async def _broke(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        broken: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._note(broken.url.path)

    def _note(self, path: str) -> None:
        if found := CALLBACK.search(path):
            self._lost[int(found[1])] = None
