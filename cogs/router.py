"""Sends every press and choice to its handler by the component's id.

Plain `on_interaction` instead of discord.py's dynamic items: those swallow errors, and cost more.
"""

import inspect
from collections.abc import Awaitable, Callable
from typing import cast

import discord

from cogs import ids
from cogs.answers import guarded
from cogs.pace import Doorkeeper
from games.core.errors import StalePrompt

Handler = Callable[..., Awaitable[None]]
OURS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Router:
    """The handlers by name."""

    def __init__(self, handlers: dict[str, Handler], doorkeeper: Doorkeeper) -> None:
        self._handlers = {
            name: (handler, inspect.signature(handler)) for name, handler in handlers.items()
        }
        self._doorkeeper = doorkeeper

    async def route(self, interaction: discord.Interaction) -> None:
        """Handle a component of ours; anything else is left alone."""
        if interaction.type not in OURS:
            return
        data = cast("dict[str, object]", interaction.data)
        found = ids.read(str(data["custom_id"]))
        if found is None or not await self._doorkeeper.admits(interaction):
            return
        async with guarded(interaction):
            handler, arguments = self._checked(interaction, *found)
            await handler(interaction, *arguments)

    def _checked(
        self, interaction: discord.Interaction, name: str, arguments: list[str]
    ) -> tuple[Handler, list[str]]:
        """A handler that takes these arguments.

        Raises:
            StalePrompt: there is none, or not for what was used: we never wrote such an id.
        """
        if name not in self._handlers or interaction.type is not OURS[0]:
            raise StalePrompt
        handler, signature = self._handlers[name]
        try:
            signature.bind(interaction, *arguments)
        except TypeError:
            raise StalePrompt from None
        return handler, arguments


def values(interaction: discord.Interaction) -> list[str]:
    """What was chosen in a select."""
    data = cast("dict[str, list[str]]", interaction.data)
    return data.get("values", [])
