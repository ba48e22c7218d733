"""Dressing what is shown with emojis: on buttons and beside options, before lines of a story.

The last thing that happens to a view: an emoji is found by the label or the line as it stands.
"""

from collections.abc import Iterable

import discord

from cogs.gate.parts import Item
from play.post.looks.emojis import Emoji, Emojis

TEXT = 3900
"""Characters of all texts of a view, with emojis (docs/discord.md, Limits)."""


def dressed(emojis: Emojis, title: str, items: Iterable[Item]) -> list[Item]:
    """The parts of a view, in which whatever names a thing shows its emoji.

    A button or an option that has a sign of its own keeps it.
    """
    kept = list(items)
    for part in _walk(kept):
        match part:
            case discord.ui.Button(label=str(label), emoji=None):
                part.emoji = _shown(emojis.beside(title, label))
            case discord.ui.Select():
                for option in part.options:
                    if option.emoji is None:
                        option.emoji = _shown(emojis.beside(title, option.label))
    return kept


def told(emojis: Emojis, title: str, text: str, beside: str = "") -> str:
    """A story with emojis, beside other texts of the same view."""
    return emojis.signed(title, text, TEXT - len(beside))


def _shown(emoji: Emoji | None) -> discord.PartialEmoji | None:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id) if emoji else None


def _walk(items: Iterable[object]) -> Iterable[object]:
    for item in items:
        yield item
        if isinstance(item, discord.ui.ActionRow | discord.ui.Container):
            yield from _walk(item.children)
