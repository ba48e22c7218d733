"""`/server settings`: the rules of the house in one private panel, and the forms that change it."""

from collections.abc import Sequence

import discord

from cogs.commands.staff.house_form import FORMS, SIGNPOSTS, bound, changes, fields, pace_named
from cogs.commands.staff.signpost_lines import signpost_lines
from cogs.forms.fields import MOST, FormField, answers, form_of
from cogs.gate import ids
from cogs.gate.access import check_staff
from cogs.gate.answers import layout, replace
from cogs.gate.own_panel import check_own
from cogs.gate.parts import Item, button, rows_of
from games.core.errors import StalePrompt
from play.hours.paces import USUAL
from play.library import words_of
from play.match.house import paces_of
from play.match.match import Audit, GuildRecord, StaffAct
from play.services import Services

HANDLER = "house"


class HousePanel:
    """Shows the panel to the staff, and settles what is chosen in its forms."""

    def __init__(self, services: Services) -> None:
        self._registry = services.registry
        self._clock = services.clock

    async def open(self, interaction: discord.Interaction) -> None:
        """The rules as they stand.

        Raises:
            NotStaff: they are not for whoever asks.
        """
        await self._show(interaction, check_staff(interaction))

    async def press(self, interaction: discord.Interaction, what: str) -> None:
        """Answer a button that no panel has: those of the panel bring up forms.

        Raises:
            NotStaff: it is not for whoever pressed it.
            StalePrompt: there is no such form.
        """
        check_staff(interaction)
        raise StalePrompt

    async def form(self, interaction: discord.Interaction, what: str) -> discord.ui.Modal | None:
        """The form of a button, with all as it stands.

        Raises:
            NotStaff: it is not for whoever pressed it.
            StalePrompt: it does not stand in a panel of their own.
        """
        if what not in FORMS:
            return None
        check_own(interaction)
        rules = await self._registry.house.of(check_staff(interaction))
        title = words_of().text(f"house-{what}-form")
        shown = await self._fields(interaction, rules, what)
        return form_of(title, ids.made(HANDLER, what), shown)

    async def submit(self, interaction: discord.Interaction, what: str) -> None:
        """Settle what was chosen in a form, all at once.

        Raises:
            NotStaff: it is not for whoever sent it off.
            StalePrompt: there is no such form, or it does not offer that.
            PaceForbidden: the usual pace would not be one of those that are allowed.
        """
        guild = check_staff(interaction)
        if what not in FORMS:
            raise StalePrompt
        rules, store = await self._registry.house.of(guild), self._registry.store
        answered = answers(interaction, await self._fields(interaction, rules, what))
        by, reason = interaction.user.id, " ".join(answered.changed)
        entry = Audit(guild, self._clock.now(), by, StaffAct.SETTINGS, reason=reason)
        settled, listed = changes(rules, answered.changed), answered.changed.get(SIGNPOSTS)
        if listed is not None:
            await store.choose_signposts(entry, tuple(map(int, listed)), **settled)
            self._registry.on_change()
        elif settled:
            await store.settle(entry, **settled)
        await self._show(interaction, guild, answered.note)

    async def _fields(
        self, interaction: discord.Interaction, rules: GuildRecord, what: str
    ) -> list[FormField]:
        guild = _server(interaction)
        signposts = await self._registry.store.signposts_of(guild.id)
        return fields(guild, rules, [one.channel for one in signposts if one.stands], what)

    async def _show(self, interaction: discord.Interaction, guild: int, note: str = "") -> None:
        rules, store = await self._registry.house.of(guild), self._registry.store
        banned, signposts = await store.bans(guild), await store.signposts_of(guild)
        told = _told(rules, banned, signpost_lines(interaction.guild, signposts))
        await replace(interaction, _panel([note, *told] if note else told))


def _panel(told: Sequence[str]) -> discord.ui.LayoutView:
    """The panel: what has just been done, the rules in words, and a button for each form."""
    text: Item = discord.ui.TextDisplay("\n".join(told))
    buttons = [button(f"house-{what}-button", ids.made(HANDLER, what)) for what in FORMS]
    return layout(discord.ui.Container(text, *rows_of(buttons)))


def _told(rules: GuildRecord, banned: Sequence[int], lists: Sequence[str]) -> list[str]:
    """The rules in words."""
    words = words_of()
    rooms = [f"<#{one}>" for one in rules.rooms]
    roles = [f"<@&{one}>" for one in rules.roles]
    shown, where = banned[:MOST], "public" if rules.heralds else "thread"
    allowed = paces_of(rules)
    usual = next(pace for pace in (rules.pace, USUAL, *allowed) if pace in allowed)
    return [
        words.text("house-heading"),
        words.text("house-rooms", count=len(rooms), rooms=words.list(rooms)),
        words.text("house-roles", count=len(roles), roles=words.list(roles)),
        words.text(
            "house-paces",
            paces=words.list([pace_named(one) for one in allowed]),
            usual=pace_named(usual),
        ),
        *(words.text("house-line", line=bound(rules, name)) for name in ("tables", "seats")),
        words.text("house-line", line=words.text(f"house-results-{where}")),
        words.text(
            "house-channel",
            count=0 if rules.channel is None else 1,
            channel=f"<#{rules.channel}>",
        ),
        *lists,
        words.text(
            "house-banned", count=len(banned), people=words.list([f"<@{one}>" for one in shown])
        ),
    ]


def _server(interaction: discord.Interaction) -> discord.Guild:
    """The server where something was used.

    Raises:
        StalePrompt: the bot is not there.
    """
    if interaction.guild is None:
        raise StalePrompt
    return interaction.guild
