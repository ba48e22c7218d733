"""`/settings`: one private panel for all that a user has settled; each tap counts at once."""

from collections.abc import Container

import discord
from discord import app_commands
from discord.ext import commands

from cogs.forms.filled import filled_in
from cogs.gate.access import where_played
from cogs.gate.answers import replace
from cogs.gate.match_option import Choices, told
from cogs.gate.router import values
from cogs.panels.personal_settings import EXACT, FORMS, SETTINGS
from cogs.panels.settings_view import GUESS, form_view, panel
from games.core.errors import StalePrompt
from play.clock import TimeSource
from play.hours import typed_times, zones
from play.library import words_of
from play.match.people import People
from play.refusals import NoSuchHourAnywhere, UnreadableHours

ZONE_LENGTH = 64
Zone = app_commands.Range[str, 1, ZONE_LENGTH]


class SettingsPanel:
    """Shows the panel, and answers its menus, buttons and forms."""

    def __init__(self, people: People, time: TimeSource) -> None:
        self._people = people
        self._time = time

    async def open(self, interaction: discord.Interaction, zone: str | None) -> None:
        """A new panel for whoever asks; with a time zone, that is settled first.

        Raises:
            UnknownZone: there is none of this name.
        """
        user, note = interaction.user.id, ""
        if zone is not None:
            await self._people.change(user, zone=zones.parse(zone))
            note = words_of().text("settings-done")
        person = await self._people.get(user)
        view = panel(person, self._time.now(), note)
        await replace(interaction, view)

    async def press(self, interaction: discord.Interaction, what: str, to: str = "") -> None:
        """Settle what was tapped; what needs a form has its `form`.

        Raises:
            StalePrompt: no panel of settings offers that.
        """
        if (what, to) == (GUESS, ""):
            await self._change(interaction, zone=_one_of(_chosen(interaction), zones.COMMON))
            return
        setting = SETTINGS.get(what)
        if setting is None or setting.choices is None or setting.is_switch is not bool(to):
            raise StalePrompt
        person = await self._people.get(interaction.user.id)
        offered = {one.value: one for one in setting.choices(person, self._time.now())}
        changes = offered[_one_of(to or _chosen(interaction), offered)].changes
        if changes is None:
            raise StalePrompt
        await self._change(interaction, **changes)

    async def form(
        self, interaction: discord.Interaction, what: str, to: str = ""
    ) -> discord.ui.Modal | None:
        """The form for what was tapped, if it needs one."""
        setting = SETTINGS.get(what)
        if setting is None or setting.form is None or to:
            return None
        opens = [] if setting.choices is None else [EXACT]
        return form_view(setting.form) if values(interaction) == opens else None

    async def submit(self, interaction: discord.Interaction, what: str) -> None:
        """Settle what was typed into a form.

        Raises:
            UnreadableHours, UnknownZone, NoSuchHourAnywhere: it cannot be read.
            StalePrompt: there is no such form.
        """
        typed = {name: one.text for name, one in filled_in(interaction).items()}
        if what not in FORMS:
            raise StalePrompt
        if typed.get("now", "").strip() and not typed.get("zone", "").strip():
            await self._guess(interaction, typed["now"])
        else:
            await self._change(interaction, **FORMS[what].parse(typed))

    async def _guess(self, interaction: discord.Interaction, typed: str) -> None:
        """Offer the places where clocks show what the user's clock shows."""
        minutes = typed_times.time_of_day(typed)
        if minutes is None:
            raise UnreadableHours
        places = zones.fitting(minutes, self._time.now())
        if not places:
            raise NoSuchHourAnywhere
        note = words_of().text("settings-guess", time=typed_times.shown(minutes))
        person = await self._people.get(interaction.user.id)
        view = panel(person, self._time.now(), note, places)
        await replace(interaction, view)

    async def _change(self, interaction: discord.Interaction, **changes: object) -> None:
        person = await self._people.change(interaction.user.id, **changes)
        view = panel(person, self._time.now(), words_of().text("settings-done"))
        await replace(interaction, view)


class SettingsCog(commands.Cog):
    """The command that opens the panel."""

    def __init__(self, settings: SettingsPanel) -> None:
        self._settings = settings

    @app_commands.command(name="settings", description=told("settings"))
    @app_commands.describe(zone=told("settings-zone"))
    @where_played
    async def settings(self, interaction: discord.Interaction, zone: Zone | None = None) -> None:
        """Show a user's settings, and how to change them."""
        await self._settings.open(interaction, zone)

    @settings.autocomplete("zone")
    async def _zones(self, interaction: discord.Interaction, current: str) -> Choices:
        return [app_commands.Choice(name=name, value=name) for name in zones.suggestions(current)]


def _chosen(interaction: discord.Interaction) -> str:
    """Read the choice in a menu.

    Raises:
        StalePrompt: not one thing.
    """
    match values(interaction):
        case [str(chosen)]:
            return chosen
        case _:
            raise StalePrompt


def _one_of(chosen: str, offered: Container[str]) -> str:
    """Give the choice, if it is offered.

    Raises:
        StalePrompt: it is not.
    """
    if chosen not in offered:
        raise StalePrompt
    return chosen
