"""The titles at a glance, as the welcome and `/help` show them: picture, players, length, buttons.

The buttons know nothing but what they offer, so that those of an old welcome still work.
"""

import discord

from cogs.gate import ids
from cogs.gate.access import server_of
from cogs.gate.answers import file_of, layout, say
from cogs.gate.doorkeeper import Doorkeeper
from cogs.gate.parts import Item
from cogs.gate.permissions import check_permissions, room_of
from cogs.gate.router import values
from cogs.gate.rule_link import rules_button
from cogs.panels.joining.lobby_card import extent, place
from cogs.panels.joining.open_tables import open_button
from cogs.panels.lobby import person
from games.core.errors import StalePrompt
from games.core.title import Title
from play.library import playable, words_of
from play.match.lobby.variants import can_teach
from play.post.studio import Studio
from play.refusals import NoMatchHere
from play.table.instant_match import InstantMatches, title_for_two

HANDLER = "welcome"
STYLES = {"first": discord.ButtonStyle.success, "play": discord.ButtonStyle.primary}
"""The buttons beside each title."""
WATCH = "watch"
WAYS = (*STYLES, WATCH)


class Welcome:
    """Answers the buttons below the titles."""

    def __init__(self, instant: InstantMatches, doorkeeper: Doorkeeper) -> None:
        self._instant = instant
        self._doorkeeper = doorkeeper

    async def press(self, interaction: discord.Interaction, what: str, title: str = "") -> None:
        """Begin a match at once; without a title, as old welcomes have it, of one for two."""
        title = next(iter(values(interaction)), title)
        if what not in WAYS or (title and title not in playable()):
            raise StalePrompt
        if what == WATCH and interaction.guild_id is None:
            raise NoMatchHere
        room = room_of(interaction)
        check_permissions(interaction)
        self._doorkeeper.may_call(interaction.user.id)
        user = person(interaction.user)
        where = (server_of(interaction), room)
        chosen = title or title_for_two()
        if what == WATCH:
            record = await self._instant.watch(chosen, *where, user)
        else:
            record = await self._instant.play(chosen, *where, user, first=what == "first")
        words = words_of(chosen)
        players = words.list(record.names)
        wording = "watch" if what == WATCH else place(record)
        told = words.text("welcome-begun", wording, match=record.id, players=players)
        await say(interaction, told)


async def titles_at_a_glance(
    studio: Studio, heading: str, theme: str | None = None, *, others: bool = True
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """All titles below a heading, and the pictures to send along.

    Args:
        studio: draws the pictures.
        heading: what stands above them.
        theme: that of the pictures.
        others: whether others can see it: who watches a match has no seat in it.
    """
    items: list[Item] = [discord.ui.TextDisplay(heading)]
    files = []
    for key, title in playable().items():
        picture, alt = await studio.cover(key, theme)
        files.append(file_of(picture, name := f"{key}.png"))
        items += _card(title, name, alt)
    if others:
        items += [_menu_to_watch(), discord.ui.ActionRow(open_button())]
    return layout(*items), files


def _card(title: Title, picture: str, alt: str) -> tuple[Item, Item]:
    """A title with its picture, and its buttons: no frame, for a message has forty parts at most.

    docs/discord.md, Limits.
    """
    words = words_of(title.key)
    text = words.text(
        "title-card",
        title=words.text("title"),
        about=words.text("title", "about"),
        extent=extent(title),
    )
    image: discord.ui.Thumbnail[discord.ui.LayoutView] = discord.ui.Thumbnail(
        f"attachment://{picture}", description=alt
    )
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    for what in _offered(title):
        row.add_item(
            discord.ui.Button(
                label=words.text(f"welcome-{what}", count=title.fewest - 1),
                style=STYLES[what],
                custom_id=ids.made(HANDLER, what, title.key),
            )
        )
    row.add_item(rules_button(title.key, "welcome-rules"))
    return discord.ui.Section(text, accessory=image), row


def _offered(title: Title) -> list[str]:
    """The ways to begin a match of this title: none explains itself that does not know how."""
    return [what for what in STYLES if what != "first" or can_teach(title.rules.options)]


def _menu_to_watch() -> Item:
    """All titles, to have robots play one."""
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=ids.made(HANDLER, WATCH), placeholder=words_of().text("welcome-watch")
    )
    for key in playable():
        select.add_option(label=words_of(key).text("title"), value=key)
    return discord.ui.ActionRow(select)
