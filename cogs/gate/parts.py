"""Parts of panels: buttons with texts of the program, and how much fits into them."""

from collections.abc import Sequence
from typing import Any

import discord

from cogs.gate import ids
from play.library import words_of

PAGE = 24
"""Values on a page of a select; Discord allows 25."""
ROW = 5
"""Buttons in a row; Discord allows no more (docs/discord.md, Limits)."""
LABEL, ALT = 80, 250
"""Characters of a label and of a picture's description (docs/discord.md, Limits)."""
Item = discord.ui.Item[discord.ui.LayoutView]
Button = discord.ui.Button[discord.ui.LayoutView]


def button(
    message: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    """A button with a text of the program."""
    return discord.ui.Button(label=words_of().text(message), style=style, custom_id=custom_id)


def turns(handler: str, at: int, last: int) -> list[Item]:
    """The row that turns the pages of a list, where it has several.

    Args:
        handler: whose buttons they are; each carries the page that it leads to.
        at: the page that is shown.
        last: the last one; pages are counted from 0.
    """
    return rows_of(
        [
            button(name, ids.made(handler, to))
            for name, to in (("mine-page-back", at - 1), ("mine-page-more", at + 1))
            if 0 <= to <= last
        ]
    )


def parts_in(message: discord.Message) -> list[dict[str, Any]]:
    """All components of a message, however deep they lie, as Discord has sent them."""
    found: list[Any] = [part.to_dict() for part in message.components]
    for part in found:
        found += part.get("components", ())
    return found


def ids_in(message: discord.Message) -> list[str]:
    """The ids of what can be pressed or chosen in a message."""
    return [part["custom_id"] for part in parts_in(message) if part.get("custom_id")]


def rows_of(buttons: Sequence[Button]) -> list[Item]:
    """Buttons side by side, as many in a row as it holds."""
    starts = range(0, len(buttons), ROW)
    return [discord.ui.ActionRow(*buttons[at : at + ROW]) for at in starts]
