"""The welcome on a new server, and its buttons: a match at once, against a robot or of two.

The buttons know nothing but what they offer, so that those of an old welcome still work.
"""

import discord

from bot.at_once import AtOnce, titles_for_two
from bot.library import words_of
from bot.matches import Matches
from bot.refusals import NoMatchHere
from cogs import ids
from cogs.answers import layout, say
from cogs.lobby import person
from cogs.pace import Doorkeeper
from cogs.permitted import check_permissions
from cogs.router import values
from games.core.errors import StalePrompt

HANDLER = "welcome"
BUTTONS = ("play", "watch")


class Welcome:
    """Answers the welcome's buttons."""

    def __init__(self, matches: Matches, doorkeeper: Doorkeeper) -> None:
        self._at_once = AtOnce(matches)
        self._doorkeeper = doorkeeper

    async def press(self, interaction: discord.Interaction, what: str) -> None:
        """Begin a match at once; where there are several titles, ask which."""
        if what not in BUTTONS:
            raise StalePrompt
        fitting, picked = titles_for_two(), values(interaction)
        if not picked and len(fitting) > 1:
            await interaction.response.send_message(view=_menu(what, fitting), ephemeral=True)
            return
        title = picked[0] if picked else fitting[0]
        if title not in fitting:
            raise StalePrompt
        await self._begin(interaction, what, title)

    async def _begin(self, interaction: discord.Interaction, what: str, title: str) -> None:
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NoMatchHere
        check_permissions(interaction)
        self._doorkeeper.may_call(interaction.user.id)
        begin = self._at_once.play if what == "play" else self._at_once.watch
        user = person(interaction.user)
        record = await begin(title, interaction.guild_id, interaction.channel_id, user)
        words = words_of(title)
        players = words.list(record.names)
        await say(interaction, words.text("welcome-begun", match=record.id, players=players))


def welcome_view() -> discord.ui.View:
    """The welcome's buttons."""
    view = discord.ui.View(timeout=None)
    for what in BUTTONS:
        view.add_item(
            discord.ui.Button(
                label=words_of().text(f"welcome-{what}"),
                style=discord.ButtonStyle.primary,
                custom_id=ids.made(HANDLER, what),
            )
        )
    view.stop()  # so that discord.py does not keep it: its buttons are found by their ids
    return view


def _menu(what: str, keys: list[str]) -> discord.ui.LayoutView:
    """The titles to choose from."""
    options = [discord.SelectOption(label=words_of(key).text("title"), value=key) for key in keys]
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=ids.made(HANDLER, what),
        placeholder=words_of().text("welcome-title"),
        options=options,
    )
    return layout(discord.ui.ActionRow(select))
