"""`/server log`: what the staff of a server has done, newest first, page by page."""

import discord

from cogs.gate import ids
from cogs.gate.access import check_staff
from cogs.gate.answers import layout, replace
from cogs.gate.parts import turns
from play.library import words_of
from play.match.registry import MatchRegistry
from play.post import sentences

HANDLER = "audit"
PAGE = 8
"""Entries on a page: with reasons of 200 characters they fit into a message's 4000."""
FURTHEST = 9999
"""The last page that a button may lead to."""


class AuditList:
    """Shows the log to the staff alone."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry

    async def open(self, interaction: discord.Interaction) -> None:
        """The newest entries.

        Raises:
            NotStaff: they are not for whoever asks.
        """
        await self._show(interaction, 0)

    async def press(self, interaction: discord.Interaction, page: str) -> None:
        """Another page, in place of the one that is shown.

        Raises:
            NotStaff: it is not for whoever asks.
        """
        await self._show(interaction, min(ids.natural(page), FURTHEST))

    async def _show(self, interaction: discord.Interaction, page: int) -> None:
        guild, words = check_staff(interaction), words_of()
        found = await self._registry.store.audits(guild, PAGE + 1, page * PAGE)
        last = page + 1 if len(found) > PAGE else page
        told = [sentences.staff_act(one, "log") for one in found[:PAGE]]
        lines = [words.text("server-log"), *(told or [words.text("server-log-empty")])]
        text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(
            "\n".join(lines)
        )
        await replace(interaction, layout(text, *turns(HANDLER, page, last)))
