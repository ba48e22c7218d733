"""The rules in full: a private panel that shows a section, and leads to all others."""

from collections.abc import Iterable

import discord

from cogs.gate import ids
from cogs.gate.answers import layout, replace, show
from cogs.gate.router import values
from games.core.errors import StalePrompt
from play.library import handbook_of, playable, words_of
from words.handbook import Handbook, Section

TURN = "rules"
"""Turns to another section in place."""
ENTRIES, LABEL = 25, 80
"""Entries of a menu and characters of a label (docs/discord.md, Limits)."""
Item = discord.ui.Item[discord.ui.LayoutView]


class Rulebook:
    """Answers the buttons that lead to the rules, and those of the panel itself."""

    async def open(self, interaction: discord.Interaction, title: str, section: str = "") -> None:
        """A new panel, beside whatever led to it."""
        await show(interaction, section_view(title, _found(title, section)))

    async def press(self, interaction: discord.Interaction, title: str, section: str = "") -> None:
        """Another section in place: one of a menu, or that of a button."""
        chosen = values(interaction)
        key = chosen[0] if chosen else section
        await replace(interaction, section_view(title, _found(title, key)))


def section_view(title: str, section: Section, note: str = "") -> discord.ui.LayoutView:
    """A section with the way to its neighbours, and a menu of all."""
    words, sections = words_of(title), handbook_of(title).sections
    at = sections.index(section)
    heading = words.text(
        "rules-heading",
        title=words.text("title"),
        section=section.title,
        number=at + 1,
        count=len(sections),
    )
    text: Item = discord.ui.TextDisplay("\n".join(filter(None, (note, heading, section.text))))
    return layout(discord.ui.Container(text), *_menus(title, section), *_neighbours(title, at))


def asking_view(title: str, questions: Iterable[str]) -> discord.ui.LayoutView:
    """The section by which the first of these questions is asked; with none, the first one."""
    handbook = handbook_of(title)
    found = (section for one in questions if (section := handbook.asking(one)))
    return section_view(title, next(found, handbook.sections[0]))


def titles_view() -> discord.ui.LayoutView:
    """The titles, to choose the rules of one."""
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    for title in playable():
        row.add_item(_button(words_of(title).text("title"), title))
    return layout(discord.ui.TextDisplay(words_of().text("rules-which")), row)


def _found(title: str, key: str) -> Section:
    """The section of a key; without one, the first.

    Raises:
        StalePrompt: there is no such title or section any more.
    """
    handbook = known(title)
    section = handbook.section(key) if key else handbook.sections[0]
    if section is None:
        raise StalePrompt
    return section


def known(title: str) -> Handbook:
    """The rules of a title that is played here.

    Raises:
        StalePrompt: there is none.
    """
    if title not in playable():
        raise StalePrompt
    return handbook_of(title)


def _menus(title: str, shown: Section) -> list[Item]:
    """All sections; in several menus if one cannot hold them."""
    words, sections = words_of(), handbook_of(title).sections
    starts = range(0, len(sections), ENTRIES) if len(sections) > 1 else ()
    return [
        discord.ui.ActionRow(
            discord.ui.Select(
                custom_id=ids.made(TURN, title, *([start] if start else [])),
                placeholder=words.text("rules-menu"),
                options=[
                    discord.SelectOption(label=one.title, value=one.key, default=one == shown)
                    for one in sections[start : start + ENTRIES]
                ],
            )
        )
        for start in starts
    ]


def _neighbours(title: str, at: int) -> list[Item]:
    """The sections before and after one."""
    sections = handbook_of(title).sections
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    for to, message in ((at - 1, "rules-before"), (at + 1, "rules-after")):
        if 0 <= to < len(sections):
            label = words_of().text(message, section=sections[to].title)
            row.add_item(_button(label, title, sections[to].key))
    return [row] if row.children else []


def _button(label: str, *arguments: str) -> discord.ui.Button[discord.ui.LayoutView]:
    return discord.ui.Button(label=label[:LABEL], custom_id=ids.made(TURN, *arguments))
