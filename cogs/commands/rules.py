"""`/rules`: every title's rules in full, and its cards; anywhere, also without a match.

Suggestions carry the title with them, so that whatever is chosen needs no other option.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import discord
from discord import app_commands
from discord.ext import commands

from cogs.gate.answers import show
from cogs.gate.match_option import NAME, SHOWN, Choices, told
from cogs.gate.services import services
from cogs.reading.look_up import LookUp, group_of, name_of, references
from cogs.reading.rulebook import section_view, titles_view
from games.core.errors import InvalidAction
from play.library import handbook_of, named_title, playable, words_of
from play.refusals import DamagedMatch, NoMatchHere, NoSuchTitle
from words.handbook import Section

LONGEST = 60
"""Characters of what may be looked for."""
Wanted = app_commands.Range[str, 1, LONGEST]
SEPARATOR = ":"
NEAR, SEVERAL = 3, 6
"""Names of what may have been meant, and of other sections that hold a term."""


@dataclass(frozen=True)
class Entry:
    """A section or a card, as it is suggested and read."""

    title: str
    key: str
    name: str

    @property
    def value(self) -> str:
        """The text that stands for it and nothing else."""
        return f"{self.title}{SEPARATOR}{self.key}"


class RulesCog(commands.GroupCog, group_name="rules", group_description=told("rules")):
    """Reading and looking up."""

    def __init__(self, look_up: LookUp) -> None:
        super().__init__()
        self._look_up = look_up

    @app_commands.command(name="read", description=told("rules-read"))
    @app_commands.describe(section=told("rules-section"), title=told("rules-title"))
    async def read(
        self,
        interaction: discord.Interaction,
        section: Wanted | None = None,
        title: str | None = None,
    ) -> None:
        """Show a section of the rules, by its name or by a term that it holds."""
        meant = await _titles(interaction, title)
        if section is None:
            (one,) = meant if len(meant) == 1 else ("",)
            view = section_view(one, handbook_of(one).sections[0]) if one else titles_view()
            await show(interaction, view)
            return
        found = _read(section, _sections(meant, section), _sections(meant, ""))
        others = [one.name for one in _sections((found.title,), section) if one != found]
        holding = others[:SEVERAL]
        note = words_of().text("rules-also", term=section, sections=holding) if holding else ""
        shown = handbook_of(found.title).section(found.key)
        assert shown is not None
        await show(interaction, section_view(found.title, shown, note))

    @app_commands.command(name="card", description=told("rules-card"))
    @app_commands.describe(card=told("rules-card-card"), title=told("rules-title"))
    async def card(
        self, interaction: discord.Interaction, card: Wanted, title: str | None = None
    ) -> None:
        """Show the card of something that can be looked up."""
        meant = await _titles(interaction, title)
        found = _read(card, _cards(meant, card), _cards(meant, ""))
        await self._look_up.open(interaction, found.title, found.key)

    @read.autocomplete("title")
    @card.autocomplete("title")
    async def _titled(self, interaction: discord.Interaction, current: str) -> Choices:
        return title_choices(current)

    @read.autocomplete("section")
    async def _suggest_sections(self, interaction: discord.Interaction, current: str) -> Choices:
        return await _suggested(interaction, current, _sections)

    @card.autocomplete("card")
    async def _suggest_cards(self, interaction: discord.Interaction, current: str) -> Choices:
        return await _suggested(interaction, current, _cards)


def title_choices(current: str) -> Choices:
    """The titles whose names hold what was typed."""
    named = ((words_of(key).text("title"), key) for key in playable())
    fitting = [(name, key) for name, key in named if current.casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=key) for name, key in fitting][:SHOWN]


async def _suggested(
    interaction: discord.Interaction,
    current: str,
    entries: Callable[[tuple[str, ...], str], list[Entry]],
) -> Choices:
    """Suggest entries; with the name of the title, where several are meant."""
    try:
        meant = await _titles(interaction, interaction.namespace.title)
    except NoSuchTitle:
        return []
    return [
        app_commands.Choice(name=_named(one, alone=len(meant) == 1)[:NAME], value=one.value)
        for one in entries(meant, current)
    ][:SHOWN]


async def _titles(interaction: discord.Interaction, title: str | None) -> tuple[str, ...]:
    """The titles that are meant: the one named, else that of the match here, else all.

    Raises:
        NoSuchTitle: none has that name.
    """
    if title:
        meant = named_title(title)
        if meant not in playable():
            raise NoSuchTitle
        return (meant,)
    if interaction.channel_id is not None:
        try:
            match = await services(interaction).registry.match_in(interaction.channel_id)
        except (NoMatchHere, DamagedMatch):
            return tuple(playable())
        return (match.record.title,)
    return tuple(playable())


def _named(entry: Entry, *, alone: bool) -> str:
    if alone:
        return entry.name
    title = words_of(entry.title).text("title")
    return words_of().text("rules-choice", name=entry.name, title=title)


def _sections(meant: Iterable[str], term: str) -> list[Entry]:
    """The sections that hold a term; those with it in their titles first."""
    return [
        Entry(title, section.key, section.title)
        for title in meant
        for section in _holding(title, term)
    ]


def _holding(title: str, term: str) -> list[Section]:
    return handbook_of(title).search(term)


def _cards(meant: Iterable[str], term: str) -> list[Entry]:
    """The cards whose names, or whose groups' names, hold a text."""
    wanted, found = term.strip().casefold(), list[Entry]()
    for title in meant:
        for key in references(title):
            name = name_of(title, key)
            group = words_of(title).text(f"references-{group_of(title, key)}")
            if wanted in f"{group} {name}".casefold():
                found.append(Entry(title, key, name))
    return found


def _read(text: str, fitting: list[Entry], known: list[Entry]) -> Entry:
    """The entry that is meant: the one chosen, of that name, or the first that fits.

    Raises:
        InvalidAction: there is none.
    """
    exact = [one for one in known if text in (one.value, one.key)]
    named = [one for one in fitting if one.name.casefold() == text.strip().casefold()]
    for one in (*exact, *named, *fitting):
        return one
    begun = [one.name for one in known if one.name.casefold().startswith(text[:1].casefold())]
    raise InvalidAction(text, tuple(begun[:NEAR]))
