"""The open tables of a server: who sits where, at which pace, and a seat at one click.

Whoever asks is told those alone that they could look at in their channels.
"""

from collections.abc import Sequence

import discord

from cogs.gate import ids
from cogs.gate.access import may_enter
from cogs.gate.answers import layout, replace, show
from cogs.gate.parts import Button, Item, button, turns
from cogs.panels.lobby_settings import HANDLER as LOBBY
from play.library import words_of
from play.match.lobby.seating import has_room, may_come
from play.match.match import MatchRecord
from play.match.registry import MatchRegistry
from play.post.lists.open_tables import PAGE, signpost_text, told

OPEN = "tables"
"""Opens the list in a message of its own, wherever the button stands."""
TURN = "tables-page"
"""Turns to another page in place."""


class OpenTables:
    """Shows the tables that wait for players, page by page."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry

    async def open(self, interaction: discord.Interaction) -> None:
        """The first page, for whoever asks alone; in direct messages where to look for one."""
        await show(interaction, await self._page(interaction, 0))

    async def press(self, interaction: discord.Interaction, page: str) -> None:
        """Another page, in place of the one that is shown."""
        await replace(interaction, await self._page(interaction, ids.natural(page)))

    async def _page(self, interaction: discord.Interaction, page: int) -> discord.ui.LayoutView:
        if interaction.guild_id is None:
            return layout(discord.ui.TextDisplay(words_of().text("tables-none", "direct")))
        user, store = interaction.user.id, self._registry.store
        waiting, guest_at = await store.lobbies(interaction.guild_id), await store.guest_at(user)
        free = [
            one
            for one in waiting
            if not one.damaged
            and has_room(one)
            and (one.seat_of(user) or may_come(one, welcome=guest_at.get(one.id)))
        ]
        tables = [one for one in free if await may_enter(interaction, one)]
        return _view(tables, user, page)


def _view(tables: list[MatchRecord], user: int, page: int) -> discord.ui.LayoutView:
    words = words_of()
    if not tables:
        return layout(discord.ui.TextDisplay(words.text("tables-none")))
    last = (len(tables) - 1) // PAGE
    at = min(page, last)  # fewer than there were when the button was made
    items: list[Item] = [discord.ui.TextDisplay(words.text("tables", count=len(tables)))]
    for record in tables[at * PAGE : (at + 1) * PAGE]:
        items += [discord.ui.TextDisplay(told(record)), _buttons(record, user)]
    return layout(*items, *turns(TURN, at, last))


def signpost_view(tables: Sequence[MatchRecord]) -> discord.ui.LayoutView:
    """The list that stands in a channel for all: the newest tables, and the way to the others."""
    items: list[Item] = [discord.ui.TextDisplay(signpost_text(tables))]
    for record in tables[:PAGE]:
        items += [discord.ui.TextDisplay(told(record)), _buttons(record)]
    return layout(*items, discord.ui.ActionRow(open_button()))


def open_button() -> Button:
    """The button that shows each all tables that they may see."""
    return button("tables-button", ids.made(OPEN))


def _buttons(record: MatchRecord, user: int | None = None) -> Item:
    """A seat for whoever has none, and more about the table."""
    row: list[Button] = []
    if user is None or record.seat_of(user) is None:
        join = ids.made(LOBBY, record.id, "join")
        row.append(button("lobby-join", join, discord.ButtonStyle.primary))
    return discord.ui.ActionRow(
        *row, button("lobby-details", ids.made(LOBBY, record.id, "details"))
    )
