"""Buttons that lead to the rules in full: to a title's first section, or to the one meant."""

import discord

from cogs.gate import ids
from games.core.errors import GameError, IllegalAction
from play.library import handbook_of, words_of

OPEN = "rule"
"""Opens the rules in a message of their own, wherever the button stands."""
LABEL = 80
Button = discord.ui.Button[discord.ui.LayoutView]


def rules_button(title: str, message: str = "rules-button") -> Button:
    """The button that opens a title's rules in full."""
    return discord.ui.Button(label=words_of().text(message), custom_id=ids.made(OPEN, title))


def refusal_button(title: str, error: GameError) -> Button | None:
    """The button that opens the section in which a refusal of the rules is explained."""
    if not isinstance(error, IllegalAction) or error.refusal is None:
        return None
    section = handbook_of(title).about(str(error.refusal.__struct_config__.tag))
    if section is None:
        return None
    label = words_of().text("rules-link", section=section.title)[:LABEL]
    return discord.ui.Button(label=label, custom_id=ids.made(OPEN, title, section.key))
