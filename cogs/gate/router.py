"""Sends every press and choice, and every filled form, to its handler by the component's id.

Plain `on_interaction` instead of discord.py's dynamic items: those swallow errors
(docs/discord.md, Acknowledging), and cost more.
On the way an interaction is admitted, acknowledged, and given its match. After the answer, whoever
clicked is told which permissions the bot lacks there.
"""

import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

import discord

from cogs.gate import ids
from cogs.gate.access import found
from cogs.gate.answers import acknowledge, guarded
from cogs.gate.doorkeeper import Doorkeeper
from cogs.gate.own_panel import check_own
from cogs.gate.troubles import lacking
from games.core.errors import StalePrompt
from play.library import words_of
from play.post import sentences
from play.refusals import PermissionsMissing

Handler = Callable[..., Awaitable[None]]
"""Is given the interaction, its match if it has one, and the other arguments of the id."""
FormOf = Callable[..., Awaitable[discord.ui.Modal | None]]
"""Is given the interaction and all arguments of the id; the form acknowledges what was used."""


@dataclass(frozen=True)
class Route:
    """The way in which components, or forms, of one kind are answered."""

    handler: Handler
    of_match: bool = False
    """The first argument of the id is the match's number."""
    own: bool = False
    """The component belongs to a private panel, and is refused elsewhere."""
    apart: bool = False
    """It is answered by a message of its own, also where it stands in a private panel."""
    form: FormOf | None = None
    """Makes the form that pops up instead of an answer, if any does."""

    def fits(self, interaction: discord.Interaction, arguments: list[str]) -> bool:
        """Tell whether the handler takes these arguments."""
        try:
            inspect.signature(self.handler).bind(interaction, *arguments)
        except TypeError:
            return False
        return True


class Router:
    """The routes by name, those of forms (modals) apart."""

    def __init__(
        self,
        routes: Mapping[str, Route],
        doorkeeper: Doorkeeper,
        forms: Mapping[str, Route] | None = None,
    ) -> None:
        self.routes = {
            discord.InteractionType.component: routes,
            discord.InteractionType.modal_submit: forms or {},
        }
        self._doorkeeper = doorkeeper
        self._told: set[tuple[int, int | None, tuple[str, ...]]] = set()
        """The users who were told, each with the place and what the bot may not do there."""

    async def route(self, interaction: discord.Interaction) -> bool:
        """Handle a component of ours; anything else is left alone, which gives False."""
        if interaction.type not in self.routes:
            return False
        data = cast("dict[str, object]", interaction.data)
        read = ids.read(str(data["custom_id"]))
        if read is None or not await self._doorkeeper.admits(interaction):
            return False
        async with guarded(interaction):
            await self._answer(interaction, *read)
            await self._warn(interaction)
        return True

    async def _answer(
        self, interaction: discord.Interaction, name: str, arguments: list[str]
    ) -> None:
        """Acknowledge, and hand over to the handler.

        Raises:
            StalePrompt: there is none, or not for what was used: we never wrote such an id.
        """
        route = self.routes[interaction.type].get(name)
        if route is None or not route.fits(interaction, arguments):
            raise StalePrompt
        if route.own:
            check_own(interaction)
        if route.form is not None and (form := await route.form(interaction, *arguments)):
            await interaction.response.send_modal(form)
            return
        await acknowledge(interaction, apart=route.apart)
        if not route.of_match:
            await route.handler(interaction, *arguments)
            return
        number, *others = arguments
        await route.handler(interaction, await found(interaction, number), *others)

    async def _warn(self, interaction: discord.Interaction) -> None:
        """Tell whoever clicks, once, what the bot lacks there: perhaps nobody else can read it."""
        missing = lacking(interaction.app_permissions)
        told = (interaction.user.id, interaction.channel_id, missing)
        if missing and told not in self._told:
            self._told.add(told)
            text = sentences.sentence(PermissionsMissing(missing), words_of())
            await interaction.followup.send(text, ephemeral=True)


def values(interaction: discord.Interaction) -> list[str]:
    """Read the choices in a select."""
    data = cast("dict[str, Any]", interaction.data)
    chosen: list[str] = data.get("values", [])
    return chosen
