"""The story of a match: a private panel that is paged from the first turn to the last."""

from collections.abc import Iterator, Sequence

import discord

from cogs.gate import ids
from cogs.gate.answers import layout, replace, show
from cogs.gate.parts import Button, Item, button
from cogs.reading.dressing import told
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.post import story
from play.post.looks.emojis import Emojis

HANDLER = "log"
LENGTH = 1500
"""Characters of a page: about a screen of a phone."""
WAYS = ("first", "before", "after", "last")


class StoryPanel:
    """Opens the panel, and turns its pages."""

    def __init__(self, registry: MatchRegistry, emojis: Emojis) -> None:
        self._registry = registry
        self._emojis = emojis

    async def open(self, interaction: discord.Interaction, match: Match) -> None:
        """The last page; what only the reader may know is there for the reader alone."""
        pages = await self._pages(match, interaction.user.id)
        await show(interaction, self._view(match, pages, len(pages) - 1))

    async def press(
        self, interaction: discord.Interaction, match: Match, way: str, page: str
    ) -> None:
        """Turn to another page; `way` keeps the ids of the buttons apart."""
        pages, at = await self._pages(match, interaction.user.id), ids.natural(page)
        if way not in WAYS:
            raise StalePrompt
        await replace(interaction, self._view(match, pages, min(at, len(pages) - 1)))

    async def _pages(self, match: Match, user: int) -> list[str]:
        words = words_of(match.record.title)
        deeds = await self._registry.store.deeds(match.record.id)
        seat = match.record.seat_of(user)
        reader = seat.seat if seat else None
        said = story.lines(match.title, words, deeds, match.names, undone=True, reader=reader)
        return [*_paged([line.text for line in said])] or [words.text("log-empty")]

    def _view(self, match: Match, pages: Sequence[str], at: int) -> discord.ui.LayoutView:
        number = words_of().text("log-page", page=at + 1, pages=len(pages))
        text = told(self._emojis, match.record.title, pages[at], number)
        items: list[Item] = [discord.ui.TextDisplay(text)]
        if len(pages) > 1:
            items += [
                discord.ui.TextDisplay(number),
                discord.ui.ActionRow(*_ways(match, pages, at)),
            ]
        return layout(*items)


def _paged(said: Sequence[str]) -> Iterator[str]:
    """Fill pages with lines."""
    kept: list[str] = []
    for line in said:
        if kept and sum(map(len, kept)) + len(kept) + len(line) > LENGTH:
            yield "\n".join(kept)
            kept = []
        kept.append(line[:LENGTH])
    if kept:
        yield "\n".join(kept)


def _ways(match: Match, pages: Sequence[str], at: int) -> list[Button]:
    """The buttons to other pages; those that lead nowhere are dim."""
    last = len(pages) - 1
    made = []
    for way, to in zip(WAYS, (0, max(0, at - 1), min(last, at + 1), last), strict=True):
        one = button(f"log-{way}", ids.made(HANDLER, match.record.id, way, to))
        one.disabled = to == at
        made.append(one)
    return made
