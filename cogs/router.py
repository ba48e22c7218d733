"""Sends every press and choice to its handler by the component's id.

Plain `on_interaction` instead of discord.py's dynamic items: those swallow errors, and cost more.
"""

from collections.abc import Awaitable, Callable
from typing import cast

import discord

from cogs import ids
from cogs.answers import guarded

Handler = Callable[..., Awaitable[None]]


class Router:
    """The handlers by name."""

    def __init__(self, handlers: dict[str, Handler]) -> None:
        self._handlers = handlers

    async def route(self, interaction: discord.Interaction) -> None:
        """Handle a component of ours; anything else is left alone."""
        if interaction.type is not discord.InteractionType.component:
            return
        data = cast("dict[str, object]", interaction.data)
        found = ids.read(str(data["custom_id"]))
        if found is None or found[0] not in self._handlers:
            return
        async with guarded(interaction):
            await self._handlers[found[0]](interaction, *found[1])


def values(interaction: discord.Interaction) -> list[str]:
    """What was chosen in a select."""
    data = cast("dict[str, list[str]]", interaction.data)
    return data.get("values", [])
