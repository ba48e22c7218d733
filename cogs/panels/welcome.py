"""The welcome on a new server, and its buttons: a match at once, against a robot or of two.

The buttons know nothing but what they offer, so that those of an old welcome still work.
"""

import discord

from cogs.gate import ids
from cogs.gate.answers import say
from cogs.gate.doorkeeper import Doorkeeper
from cogs.gate.permissions import check_permissions
from cogs.panels.lobby import person
from games.core.errors import StalePrompt
from play.library import words_of
from play.refusals import NoMatchHere
from play.table.instant_match import InstantMatches, title_for_two

HANDLER = "welcome"
BUTTONS = ("play", "watch")


class Welcome:
    """Answers the welcome's buttons."""

    def __init__(self, instant: InstantMatches, doorkeeper: Doorkeeper) -> None:
        self._instant = instant
        self._doorkeeper = doorkeeper

    async def press(self, interaction: discord.Interaction, what: str) -> None:
        """Begin a match at once: a newcomer does not know the titles yet, and is asked nothing."""
        if what not in BUTTONS:
            raise StalePrompt
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NoMatchHere
        check_permissions(interaction)
        self._doorkeeper.may_call(interaction.user.id)
        begin = self._instant.play if what == "play" else self._instant.watch
        user, title = person(interaction.user), title_for_two()
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
