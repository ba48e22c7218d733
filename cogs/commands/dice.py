"""`/roll` and `/runes`: chance in the chat, in the open unless a roll is private.

The one place that answers openly. Dice are thrown one command after the other in a process of
their own (`play/workshop/workshop.py`), so that they keep neither the event loop nor the boards
waiting, nor each other for long: of one person only one waits at a time.
"""

import asyncio
import io
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.roll_text import lots_text, rolled, statistics_text, staves_text
from cogs.gate.access import where_played
from cogs.gate.answers import acknowledge
from cogs.gate.match_option import told
from cogs.gate.tree import ANSWER, Answer
from play.dice.refusals import RollTooBig, StillRolling
from play.dice.rng import ROLL_LENGTH, USUAL_ROLL
from play.dice.runes import FEW, MOST, Runes, cast_lots, cast_staves
from play.post.looks.emojis import Emojis
from play.post.studio import Studio
from play.refusals import TooBusy
from play.workshop.workshop import Craft, Workshop

T = TypeVar("T")
TIMES = 10
CRAFT = Craft("play.dice.jobs", cpu=0.15, refusal=RollTooBig)
AT_ONCE = 2.0
"""Seconds after which a roll is "thinking"; after three Discord gives the answer up."""
PATIENCE = 30.0
"""Seconds that a roll may wait for others, and for the process of the dice to begin."""
NOBODY = discord.AllowedMentions.none()
KINDS = [app_commands.Choice(name=told(f"runes-{kind.value}"), value=kind) for kind in Runes]


class DiceCog(commands.Cog):
    """Dice and runes for everything that is not a match."""

    def __init__(self, studio: Studio, emojis: Emojis) -> None:
        self._studio = studio
        self._emojis = emojis
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="dice")
        self._workshop = Workshop(CRAFT)
        self._rolling: set[int] = set()
        """The users whose dice are not thrown yet."""

    def warm(self) -> None:
        """Start the process now: to make its parser takes too long for the first roll."""
        self._pool.submit(self._workshop.opened)

    async def cog_unload(self) -> None:
        """Throw no more."""
        self._pool.submit(self._workshop.close)
        self._pool.shutdown(wait=False)

    @app_commands.command(name="roll", description=told("roll"), extras={ANSWER: Answer.AT_ONCE})
    @app_commands.describe(
        dice=told("roll-dice"),
        times=told("roll-times"),
        private=told("roll-private"),
        statistics=told("roll-statistics"),
    )
    @where_played
    async def roll(
        self,
        interaction: discord.Interaction,
        *,
        dice: app_commands.Range[str, 1, ROLL_LENGTH] = USUAL_ROLL,
        times: app_commands.Range[int, 1, TIMES] = 1,
        private: bool = False,
        statistics: bool = False,
    ) -> None:
        """Roll dice, or tell their chances."""
        job = ("tell", dice) if statistics else ("roll", dice, times)
        done = await soon(interaction, self._done(interaction.user.id, *job), private=private)
        text = statistics_text(done) if statistics else rolled(done, self._emojis)
        if interaction.response.is_done():  # previews of links cannot be kept from an edit
            await interaction.edit_original_response(content=text, allowed_mentions=NOBODY)
        else:
            await interaction.response.send_message(
                text, ephemeral=private, allowed_mentions=NOBODY, suppress_embeds=True
            )

    @app_commands.command(name="runes", description=told("runes"), extras={ANSWER: Answer.OPENLY})
    @app_commands.describe(count=told("runes-count"), kind=told("runes-kind"))
    @app_commands.choices(kind=KINDS)
    @where_played
    async def runes(
        self,
        interaction: discord.Interaction,
        count: app_commands.Range[int, 1, MOST] = FEW,
        kind: str = Runes.FUTHARK,
    ) -> None:
        """Throw runes; the picture comes with the same in words."""
        if kind == Runes.NORSEHEIM:
            lots = cast_lots(count)
            text, (picture, alt) = lots_text(lots, self._emojis), await self._studio.lots(lots)
        else:
            fallen = cast_staves(count)
            text = staves_text(fallen, self._emojis)
            picture, alt = await self._studio.staves(fallen)
        file = discord.File(io.BytesIO(picture), "runes.png", description=alt)
        await interaction.edit_original_response(
            content=text, attachments=[file], allowed_mentions=NOBODY
        )

    async def _done(self, user: int, job: str, *arguments: object) -> Any:
        """Do some work with dice, and give its result if it comes in time.

        Raises:
            StillRolling: the same user's work before is not done.
            TooBusy: it does not come in time.
        """
        if user in self._rolling:
            raise StillRolling
        self._rolling.add(user)
        try:
            return await self._in_time(job, *arguments)
        finally:
            self._rolling.discard(user)

    async def _in_time(self, job: str, *arguments: object) -> Any:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                return await loop.run_in_executor(self._pool, self._workshop.do, job, *arguments)
        except TimeoutError as error:
            raise TooBusy from error


async def soon(interaction: discord.Interaction, work: Awaitable[T], *, private: bool) -> T:
    """Do some work; if it is not done at once, "thinking" is shown until it is.

    What is refused after that is refused where the answer would have stood.
    """
    coming = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({coming}, timeout=AT_ONCE)
        if not done:
            await acknowledge(interaction, openly=not private)
        return await coming
    finally:
        coming.cancel()
