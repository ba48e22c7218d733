"""*Profile* in a person's menu: their matches on this server, as far as the asker may see them.

How they keep their word is told to those alone who sit at a table with them here.
"""

import discord

from cogs.gate.access import may_enter, server_of
from cogs.gate.answers import layout, show
from cogs.panels.lobby import person
from play.library import words_of
from play.match.registry import MatchRegistry
from play.own.reliance import line, own_line
from play.post.lists import match_list
from words.speech import isolated

RUNNING, FINISHED = 6, 4
"""Matches that go on, and that are over."""
ROOM_ON, ROOM_OVER = 2200, 1300
"""Characters of their lines; with the rest they fit into a message's 4000."""


class Profiles:
    """Tells what somebody plays here."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry

    async def show(
        self, interaction: discord.Interaction, of: discord.User | discord.Member
    ) -> None:
        """The matches that go on, the last moved first, and those that ended lately."""
        store, server = self._registry.store, server_of(interaction)
        asker = await self._registry.people.get(interaction.user.id)
        on = await store.matches_of(of.id, server)
        ended = await store.finished(of.id, server, FINISHED)
        playing = [one for one in on if await may_enter(interaction, one)]
        over = [one for one in ended if await may_enter(interaction, one)]
        words, name = words_of(), isolated(person(of).name)
        if not playing and not over:
            await _say(interaction, words.text("profile-none", name=name))
            return
        first = match_list.in_order(playing, asker)[:RUNNING]
        shown = _fitting([await match_list.line_of(store, one, asker) for one in first], ROOM_ON)
        told = [await match_list.ended_line(self._registry, one, asker) for one in over]
        lines = [words.text("profile", name=name)]
        if any(one.seat_of(asker.id) for one in playing):
            lines.append(await self._word_kept(of, asker.id))
        lines += shown
        if more := len(playing) - len(shown):
            lines.append(words.text("profile-more", count=more))
        if over:
            lines.append(words.text("mine-finished-heading"))
        lines += _fitting(told, ROOM_OVER)
        await _say(interaction, "\n".join(lines))

    async def _word_kept(self, of: discord.User | discord.Member, asker: int) -> str:
        """Tell how somebody keeps their word; oneself with all that is counted."""
        known = await self._registry.people.reliability(of.id)
        return own_line(known) if of.id == asker else line(person(of).name, known)


def _fitting(lines: list[str], room: int) -> list[str]:
    """The first lines that fit into so many characters."""
    pages: list[list[str]] = [[]]
    match_list.lay_out(pages, lines, room, len(lines))
    return pages[0]


async def _say(interaction: discord.Interaction, text: str) -> None:
    """A layout, since it has room for more than a plain message."""
    await show(interaction, layout(discord.ui.TextDisplay(text)))
