"""Sends every press and choice, and every filled form, to its handler by the component's id.

Plain `on_interaction` instead of discord.py's dynamic items: those swallow errors, and cost more.
After the answer, whoever clicked is told which permissions the bot lacks there.
"""

import inspect
from collections.abc import Awaitable, Callable
from typing import cast

import discord

from cogs.gate import ids
from cogs.gate.answers import guarded
from cogs.gate.doorkeeper import Doorkeeper
from cogs.gate.troubles import lacking
from games.core.errors import StalePrompt
from play.library import words_of
from play.post import sentences
from play.refusals import PermissionsMissing

Handler = Callable[..., Awaitable[None]]
Signed = dict[str, tuple[Handler, inspect.Signature]]


class Router:
    """The handlers by name, those of forms (modals) apart."""

    def __init__(
        self,
        handlers: dict[str, Handler],
        doorkeeper: Doorkeeper,
        modals: dict[str, Handler] | None = None,
    ) -> None:
        self._handlers = {
            discord.InteractionType.component: _signed(handlers),
            discord.InteractionType.modal_submit: _signed(modals or {}),
        }
        self._doorkeeper = doorkeeper
        self._told: set[tuple[int, int | None, tuple[str, ...]]] = set()
        """Who was told where which permissions are missing."""

    async def route(self, interaction: discord.Interaction) -> bool:
        """Handle a component of ours; anything else is left alone, which gives False."""
        if interaction.type not in self._handlers:
            return False
        data = cast("dict[str, object]", interaction.data)
        found = ids.read(str(data["custom_id"]))
        if found is None or not await self._doorkeeper.admits(interaction):
            return False
        async with guarded(interaction):
            handler, arguments = self._checked(interaction, *found)
            await handler(interaction, *arguments)
            await self._warn(interaction)
        return True

    def _checked(
        self, interaction: discord.Interaction, name: str, arguments: list[str]
    ) -> tuple[Handler, list[str]]:
        """A handler that takes these arguments.

        Raises:
            StalePrompt: there is none, or not for what was used: we never wrote such an id.
        """
        if name not in self._handlers[interaction.type]:
            raise StalePrompt
        handler, signature = self._handlers[interaction.type][name]
        try:
            signature.bind(interaction, *arguments)
        except TypeError:
            raise StalePrompt from None
        return handler, arguments

    async def _warn(self, interaction: discord.Interaction) -> None:
        """Tell whoever clicks, once, what the bot lacks there: perhaps nobody else can read it."""
        missing = lacking(interaction.app_permissions)
        told = (interaction.user.id, interaction.channel_id, missing)
        if missing and told not in self._told:
            self._told.add(told)
            text = sentences.sentence(PermissionsMissing(missing), words_of())
            await interaction.followup.send(text, ephemeral=True)


def _signed(handlers: dict[str, Handler]) -> Signed:
    return {name: (handler, inspect.signature(handler)) for name, handler in handlers.items()}


def values(interaction: discord.Interaction) -> list[str]:
    """What was chosen in a select."""
    data = cast("dict[str, list[str]]", interaction.data)
    return data.get("values", [])
