"""Panels that nobody else sees: what is used there is the user's own."""

from typing import Any, cast

import discord

from games.core.errors import StalePrompt


def check_own(interaction: discord.Interaction) -> None:
    """See that what was used belongs to a message of the user's own.

    Raises:
        StalePrompt: it does not, and what only one may see would be shown to all.
    """
    if interaction.message is None or not interaction.message.flags.ephemeral:
        raise StalePrompt


def typed_in(interaction: discord.Interaction) -> dict[str, str]:
    """Read the fields of a form."""
    found: dict[str, str] = {}
    parts: list[Any] = list(cast("dict[str, Any]", interaction.data).get("components", ()))
    while parts:
        part = parts.pop()
        if "custom_id" in part:
            found[part["custom_id"]] = str(part.get("value", ""))
        parts += [*part.get("components", ()), *filter(None, [part.get("component")])]
    return found
