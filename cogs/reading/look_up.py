"""The *Look up* panel: groups of what lies open on a real table, and the card of each thing."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from cogs.gate import ids
from cogs.gate.answers import file_of, gallery, layout, replace, show
from cogs.gate.parts import PAGE, Button, Item, button
from cogs.gate.router import values
from cogs.gate.services import theme_of
from cogs.reading.dressing import dressed
from cogs.reading.named import named_in
from games.core.errors import GameError, StalePrompt
from games.core.title import Title
from play.library import playable, words_of
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.post.looks.emojis import Emojis
from play.post.studio import Drawn, Studio

OPEN = "look"
"""Opens the panel in a message of its own."""
TURN = "card"
"""Chooses in the panel, in place."""
LABEL, TEXT = 100, 3900
"""Characters of an entry and of what a card says (docs/discord.md, Limits)."""


@dataclass(frozen=True)
class Shelf:
    """The things of a title that can be looked up: a group of them, a page, perhaps one of them."""

    title: str
    group: str = ""
    page: int = 0
    key: str = ""

    @property
    def groups(self) -> list[str]:
        """The names of all groups, in the title's order."""
        return list(dict.fromkeys(group_of(self.title, key) for key in references(self.title)))

    @property
    def keys(self) -> list[str]:
        """The things in the group."""
        keys = references(self.title)
        return [key for key in keys if group_of(self.title, key) == self.group]


class LookUp:
    """Answers the button that opens the panel, and the panel's own menus."""

    def __init__(self, studio: Studio, registry: MatchRegistry, emojis: Emojis) -> None:
        self._studio = studio
        self._emojis = emojis
        self._registry = registry

    async def open(self, interaction: discord.Interaction, title: str, key: str = "") -> None:
        """A new panel, with a card, or with what the question in this thread names."""
        shelf = _shelf(title, group_of(title, key) if key in references(title) else "", 0, key)
        view, files = await self._view(interaction, shelf)
        if not key and (named := await self._named(interaction, title)):
            view = self._layout(shelf, *_index(shelf, named))
        await show(interaction, view, files)

    async def press(
        self, interaction: discord.Interaction, title: str, group: str = "", page: str = "0"
    ) -> None:
        """Show a group, another page of it, or the card of what was chosen, in place."""
        chosen = [*values(interaction), ""][0]
        at = ids.natural(page)
        shelf = _shelf(title, group, at, chosen) if group else _shelf(title, chosen, at)
        await replace(interaction, *await self._view(interaction, shelf))

    async def _named(self, interaction: discord.Interaction, title: str) -> list[str]:
        """The things that somebody's open question names, if it is asked in this thread."""
        try:
            match = await self._registry.match_in(interaction.channel_id or 0)
        except GameError:
            return []
        seat = match.record.seat_of(interaction.user.id)
        if seat is None or match.position is None or match.record.title != title:
            return []
        return named_in(match, seat.seat)

    async def _view(
        self, interaction: discord.Interaction, shelf: Shelf
    ) -> tuple[discord.ui.LayoutView, list[discord.File]]:
        if not shelf.key:
            return self._layout(shelf, *_index(shelf)), []
        theme = await theme_of(interaction)
        drawn = await self._studio.reference(shelf.title, shelf.key, theme)
        items = (_card(shelf, drawn), *_menus(shelf))
        return self._layout(shelf, *items), [file_of(drawn[0])]

    def _layout(self, shelf: Shelf, *items: Item) -> discord.ui.LayoutView:
        return layout(*dressed(self._emojis, shelf.title, items))


def lookup_button(match: Match) -> Button:
    """The button that opens the panel for a match's title."""
    return button("look-up", ids.made(OPEN, match.record.title))


def card_button(title: str, key: str) -> Button:
    """The button that shows the card of one thing, where that thing is named."""
    return discord.ui.Button(
        label=name_of(title, key)[:LABEL], emoji="📖", custom_id=ids.made(OPEN, title, key)
    )


def references(title: str) -> tuple[str, ...]:
    """The keys of all that can be looked up.

    Raises:
        StalePrompt: no such title is played here.
    """
    return tuple(_played(title).rules.references)


def name_of(title: str, key: str) -> str:
    """The name of a thing, as an entry or a heading begins."""
    name = words_of(title).text(key)
    return name[:1].upper() + name[1:]


def group_of(title: str, key: str) -> str:
    """The group of a thing of a title, by its key."""
    return _played(title).rules.shelf(key)


def card_text(title: str, key: str) -> str:
    """All that a card says: its name, its ability in full, its statements."""
    words = words_of(title)
    about = [words.text(key, "about")] if words.has(key, "about") else []
    said = [f"- {words.say(line)}" for line in _played(title).rules.references[key]]
    return "\n".join((f"**{name_of(title, key)}**", *about, *said))[:TEXT]


def _played(title: str) -> Title:
    if title not in playable():
        raise StalePrompt
    return playable()[title]


def _shelf(title: str, group: str, page: int, key: str = "") -> Shelf:
    """Check what was chosen; in a group of one thing that thing is chosen as well.

    Raises:
        StalePrompt: nothing like it is there.
    """
    shelf = Shelf(title, group, page, key)
    if not shelf.groups or (group and page * PAGE >= len(shelf.keys)):
        raise StalePrompt
    if key and key not in shelf.keys:
        raise StalePrompt
    if not group and len(shelf.groups) == 1:
        shelf = Shelf(title, shelf.groups[0])
    if len(shelf.keys) == 1:
        return Shelf(title, shelf.group, 0, shelf.keys[0])
    return shelf


def _index(shelf: Shelf, named: Sequence[str] = ()) -> list[Item]:
    words = words_of(shelf.title)
    text = words.text("look-up-panel", title=words.text("title"))
    rows: list[Item] = [discord.ui.TextDisplay(text)]
    if named:
        buttons = [card_button(shelf.title, key) for key in named]
        heading = discord.ui.TextDisplay[discord.ui.LayoutView](words.text("look-up-named"))
        rows += [heading, discord.ui.ActionRow(*buttons)]
    return [*rows, *_menus(shelf)]


def _card(shelf: Shelf, drawn: Drawn) -> Item:
    text: Item = discord.ui.TextDisplay(card_text(shelf.title, shelf.key))
    return discord.ui.Container(gallery(drawn[1]), text)


def _menus(shelf: Shelf) -> list[Item]:
    """The groups, if there are several; then what is in the one that was chosen, if not one."""
    words, rows = words_of(shelf.title), list[Item]()
    if len(shelf.groups) > 1:
        entries = [
            discord.SelectOption(
                label=words.text(f"references-{group}"), value=group, default=group == shelf.group
            )
            for group in shelf.groups
        ]
        rows.append(_menu("look-up-group", ids.made(TURN, shelf.title), entries))
    if not shelf.group or len(shelf.keys) == 1:
        return rows
    start = shelf.page * PAGE
    entries = [
        discord.SelectOption(
            label=name_of(shelf.title, key)[:LABEL], value=key, default=key == shelf.key
        )
        for key in shelf.keys[start : start + PAGE]
    ]
    here = ids.made(TURN, shelf.title, shelf.group, shelf.page)
    rows.append(_menu("look-up-card", here, entries))
    pages = -(-len(shelf.keys) // PAGE)
    if pages > 1:
        more = ids.made(TURN, shelf.title, shelf.group, (shelf.page + 1) % pages)
        rows.append(discord.ui.ActionRow(button("panel-more", more)))
    return rows


def _menu(message: str, custom_id: str, entries: list[discord.SelectOption]) -> Item:
    placeholder = words_of().text(message)
    return discord.ui.ActionRow(
        discord.ui.Select(custom_id=custom_id, placeholder=placeholder, options=entries)
    )
