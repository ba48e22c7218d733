"""Messages that came after what was restored: which they are, and what becomes of them."""

from typing import Any, Final

import discord

from cogs.gate.answers import layout
from play.library import words_of

RESTORED_SIGN: Final = "⏪"
"""The first word of the sentence that tells of a restore (`match-restored`)."""


def is_live(message: discord.Message) -> bool:
    """Tell whether a message has a picture or anything that can be pressed."""
    if message.attachments:
        return True
    parts: list[Any] = [part.to_dict() for part in message.components]
    while parts:
        part = parts.pop()
        if "custom_id" in part or part.get("type") == discord.ComponentType.media_gallery.value:
            return True
        parts += part.get("components", ())
    return False


async def mark_undone(message: discord.Message) -> None:
    """Put a sentence in the place of all that a message shows."""
    told = words_of().text("match-undone")
    nobody = discord.AllowedMentions.none()
    if message.flags.components_v2:
        text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(told)
        await message.edit(view=layout(text), attachments=[], allowed_mentions=nobody)
        return
    await message.edit(content=told, view=None, attachments=[], allowed_mentions=nobody)
