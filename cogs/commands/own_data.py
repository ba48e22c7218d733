"""A person's own data: as a file, and forgotten after a question."""

import io

import discord

from cogs.gate import ids
from cogs.gate.answers import layout, replace
from cogs.gate.parts import Button, button
from games.core.errors import StalePrompt
from play.library import words_of
from play.own.export import as_file, exported
from play.own.reliance import own_line
from play.services import Services

HANDLER = "data"
FORGOTTEN = "forgotten"
"""The key of an interaction's note that its user is forgotten by it."""


class OwnDataPanel:
    """Shows what is kept, and answers the buttons below."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def open(self, interaction: discord.Interaction) -> None:
        """Tell what is kept, to whoever asks alone."""
        known = await self._services.registry.people.reliability(interaction.user.id)
        words, word = words_of(), own_line(known)
        told = "\n".join((words.text("data-kept"), words.text("data-word", word=word)))
        await self._show(
            interaction,
            told,
            button("data-export", ids.made(HANDLER, "export")),
            button("data-privacy", ids.made(HANDLER, "privacy")),
            button("data-forget", ids.made(HANDLER, "ask"), discord.ButtonStyle.danger),
        )

    async def press(self, interaction: discord.Interaction, what: str) -> None:
        """Give the file; tell who can see what; or ask once more, and forget.

        Raises:
            StalePrompt: there is no such button.
        """
        match what:
            case "export":
                await self._export(interaction)
            case "privacy":
                await self._say(
                    interaction, "data-private", button("data-back", ids.made(HANDLER, "back"))
                )
            case "ask":
                yes = ids.made(HANDLER, "forget")
                sure = button("data-forget-yes", yes, discord.ButtonStyle.danger)
                keep = button("data-keep", ids.made(HANDLER, "keep"))
                await self._say(interaction, "data-sure", sure, keep)
            case "forget":
                await self._services.forgetter.forget(interaction.user.id)
                interaction.extras[FORGOTTEN] = True
                await self._say(interaction, "data-forgotten")
            case "keep" | "back":
                await self.open(interaction)
            case _:
                raise StalePrompt

    async def _export(self, interaction: discord.Interaction) -> None:
        store, now = self._services.registry.store, self._services.clock.now()
        name, written = as_file(await exported(store, interaction.user.id, now))
        await interaction.followup.send(
            words_of().text("data-exported"),
            file=discord.File(io.BytesIO(written), name),
            ephemeral=True,
        )

    async def _say(self, interaction: discord.Interaction, message: str, *buttons: Button) -> None:
        await self._show(interaction, words_of().text(message), *buttons)

    async def _show(self, interaction: discord.Interaction, said: str, *buttons: Button) -> None:
        text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(said)
        rows = [discord.ui.ActionRow(*buttons)] if buttons else []
        await replace(interaction, layout(text, *rows))
