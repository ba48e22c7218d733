"""Messages that came after what was restored: which they are, and what becomes of them."""

import discord

from cogs.gate.answers import layout
from cogs.post.marks import RESTORED_SIGN, marks_in
from play.library import words_of


def may_stay(message: discord.Message) -> bool:
    """Tell whether a message belongs to no match's posts, is marked, or tells of a restore.

    Neither answers to people nor what Discord itself says in a thread are posts.
    """
    if message.type is not discord.MessageType.default or message.interaction_metadata is not None:
        return True
    return not marks_in(message).isdisjoint({RESTORED_SIGN, words_of().text("match-undone")})


async def mark_undone(message: discord.Message) -> None:
    """Put a sentence in the place of all that a message shows."""
    told = words_of().text("match-undone")
    nobody = discord.AllowedMentions.none()
    if message.flags.components_v2:
        text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(told)
        await message.edit(view=layout(text), attachments=[], allowed_mentions=nobody)
        return
    await message.edit(content=told, view=None, attachments=[], allowed_mentions=nobody)
