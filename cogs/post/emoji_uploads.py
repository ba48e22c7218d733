"""Uploading the application's emojis: what is missing or has changed, and never anything else.

It begins with the client and goes on beside it. Nobody waits for it: what is not there yet is not
shown.
"""

import asyncio
import logging

import discord

from cogs.gate.answers import FAILURES
from play.post.looks.emojis import OURS, Emojis, Picture, pictures

CALM = 60.0
"""Seconds after a doubt: whatever else refuses messages must not cause requests without end."""
log = logging.getLogger(__name__)


class EmojiUploads:
    """Brings the emojis of an application up to date, once a start and whenever in doubt."""

    def __init__(self, client: discord.Client, emojis: Emojis) -> None:
        self._client = client
        self._emojis = emojis

    async def run(self) -> None:
        """Upload what is missing, now and when a message was refused that shows some of them."""
        while True:
            await self.bring()
            await self._emojis.doubted.wait()
            await asyncio.sleep(CALM)
            self._emojis.doubted.clear()

    async def bring(self) -> None:
        """Upload what is missing, then delete what nothing shows any more.

        An application that may not, or whose host does not answer, goes on without: one line in
        the log says so, and the next start tries again.
        """
        drawn = await asyncio.to_thread(lambda: list(pictures()))
        self._emojis.expect({thing: one.name for one in drawn for thing in one.things})
        try:
            await self._upload({one.name: one for one in drawn})
        except FAILURES as error:
            log.warning("emojis could not be brought up to date, texts stand alone: %s", error)

    async def _upload(self, wanted: dict[str, Picture]) -> None:
        there = await self._client.fetch_application_emojis()
        for emoji in there:
            if emoji.name in wanted:
                self._emojis.take(emoji.name, emoji.id)
        missing = wanted.keys() - {emoji.name for emoji in there}
        for name in sorted(missing):
            image = await asyncio.to_thread(wanted[name].draw)
            made = await self._client.create_application_emoji(name=name, image=image)
            self._emojis.take(made.name, made.id)
        for emoji in there:
            if OURS.fullmatch(emoji.name) and emoji.name not in wanted:
                await emoji.delete()
        if missing:
            log.info("emojis uploaded: %d", len(missing))
