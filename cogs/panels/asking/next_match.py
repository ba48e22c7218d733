"""The way from a panel in which nothing is to be decided to the next match that waits."""

import discord

from cogs.gate.parts import LABEL, Button
from play.library import words_of
from play.match.match import title_of
from play.match.registry import MatchRegistry
from play.post.lists import match_list


async def next_match(
    registry: MatchRegistry, interaction: discord.Interaction, match: int
) -> list[Button]:
    """The button that leads from a match to the board of the next one; none if nothing waits.

    As in `/my matches` other servers are left out, but in direct messages.
    """
    user = interaction.user.id
    records = await registry.store.matches_of(user, interaction.guild_id)
    record = match_list.next_waiting(records, await registry.people.get(user), match)
    if record is None:
        return []
    title = title_of(record)
    label = words_of().text("panel-next", title=title, match=record.id)[:LABEL]
    return [discord.ui.Button(label=label, url=await match_list.link(registry.store, record))]
