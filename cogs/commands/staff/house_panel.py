"""`/server settings`: the rules of the house in one private panel; each choice counts at once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import discord

from cogs.commands.staff.house_choices import (
    HANDLER,
    MOST,
    Row,
    channels_menu,
    found_in,
    roles_menu,
    text_channels,
)
from cogs.commands.staff.signpost_lines import signpost_lines
from cogs.gate import ids
from cogs.gate.access import check_staff
from cogs.gate.answers import layout, replace
from cogs.gate.parts import Item
from cogs.gate.router import values
from games.core.errors import StalePrompt
from play.hours.paces import PACES, USUAL
from play.library import words_of
from play.match.house import paces_of
from play.match.lobby.lobbies import OPEN_ALL
from play.match.match import Audit, GuildRecord, Signpost, StaffAct
from play.services import Services

SIGNPOSTS = "signposts"
"""The menu of the channels in which a list of open tables stands."""
TABLES, SEATS = (3, 5, 10, 20, OPEN_ALL), (1, 2, 3, 5, 10, 20)
ANY = "-"
"""The value of a choice that sets no bound."""


@dataclass(frozen=True)
class Menu:
    """A menu of texts: what it offers now, and the changes that a choice makes."""

    offered: Callable[[GuildRecord], Sequence[tuple[str, str, bool]]]
    """Value, label, and whether it is chosen."""
    changes: Callable[[Sequence[str]], dict[str, object]]
    several: bool = False


def _paces(rules: GuildRecord) -> Sequence[tuple[str, str, bool]]:
    return [(pace, _pace(pace), pace in rules.paces) for pace in PACES]


def _pace_menu(rules: GuildRecord) -> Sequence[tuple[str, str, bool]]:
    chosen = rules.pace or USUAL
    return [(pace, _pace(pace), pace == chosen) for pace in paces_of(rules)]


def _numbers(
    name: str, numbers: Sequence[int]
) -> Callable[[GuildRecord], Sequence[tuple[str, str, bool]]]:
    def offered(rules: GuildRecord) -> Sequence[tuple[str, str, bool]]:
        chosen, words = getattr(rules, name), words_of()
        bounds = [(str(one), words.text(f"house-{name}-most", most=one)) for one in numbers]
        options = [*bounds, (ANY, words.text(f"house-{name}-any"))]
        return [
            (value, label, value == (ANY if chosen is None else str(chosen)))
            for value, label in options
        ]

    return offered


def _results(rules: GuildRecord) -> Sequence[tuple[str, str, bool]]:
    words = words_of()
    return [
        (key, words.text(f"house-results-{key}"), (key == "public") is bool(rules.heralds))
        for key in ("thread", "public")
    ]


def _number(name: str) -> Callable[[Sequence[str]], dict[str, object]]:
    return lambda chosen: {name: None if chosen[0] == ANY else int(chosen[0])}


MENUS: Mapping[str, Menu] = MappingProxyType(
    {
        "pace": Menu(_pace_menu, lambda chosen: {"pace": chosen[0]}),
        "paces": Menu(_paces, lambda chosen: {"paces": tuple(chosen)}, several=True),
        "tables": Menu(_numbers("tables", TABLES), _number("tables")),
        "seats": Menu(_numbers("seats", SEATS), _number("seats")),
        "results": Menu(_results, lambda chosen: {"heralds": chosen[0] == "public"}),
    }
)
"""By the names in their ids; those of channels and roles are apart."""


class HousePanel:
    """Shows the panel to the staff, and settles what is chosen."""

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
        """Settle what was chosen in a menu.

        Raises:
            NotStaff: it is not for whoever chose.
            StalePrompt: no menu offers that.
        """
        guild, chosen = check_staff(interaction), values(interaction)
        rules, store = await self._registry.house.of(guild), self._registry.store
        by = interaction.user.id
        entry = Audit(guild, self._clock.now(), by, StaffAct.SETTINGS, reason=what)
        if what == SIGNPOSTS:
            channels = found_in(text_channels(interaction.guild), chosen, MOST)
            await store.choose_signposts(entry, channels)
            self._registry.on_change()
        else:
            await store.settle(entry, **_changes(interaction.guild, rules, what, chosen))
        await self._show(interaction, guild)

    async def _show(self, interaction: discord.Interaction, guild: int) -> None:
        rules = await self._registry.house.of(guild)
        store = self._registry.store
        banned, signposts = await store.bans(guild), await store.signposts_of(guild)
        await replace(interaction, panel(interaction.guild, rules, banned, signposts))


def panel(
    guild: discord.Guild | None,
    rules: GuildRecord,
    banned: Sequence[int],
    signposts: Sequence[Signpost],
) -> discord.ui.LayoutView:
    """The panel: the rules in words, and a menu for each."""
    words = words_of()
    rooms = [f"<#{one}>" for one in rules.rooms]
    roles = [f"<@&{one}>" for one in rules.roles]
    shown = banned[:MOST]
    told = [
        words.text("house-heading"),
        words.text("house-rooms", count=len(rooms), rooms=words.list(rooms)),
        words.text("house-roles", count=len(roles), roles=words.list(roles)),
        words.text("house-paces", paces=words.list([_pace(one) for one in paces_of(rules)])),
        words.text(
            "house-channel",
            count=0 if rules.channel is None else 1,
            channel=f"<#{rules.channel}>",
        ),
        *signpost_lines(guild, signposts),
        words.text(
            "house-banned", count=len(banned), people=words.list([f"<@{one}>" for one in shown])
        ),
    ]
    text: Item = discord.ui.TextDisplay("\n".join(told))
    return layout(
        discord.ui.Container(
            text,
            channels_menu("rooms", guild, rules.rooms, MOST),
            roles_menu(guild, rules.roles),
            *(_menu(name, one, rules) for name, one in MENUS.items()),
            channels_menu("channel", guild, () if rules.channel is None else (rules.channel,), 1),
            channels_menu(SIGNPOSTS, guild, [one.channel for one in signposts if one.stands], MOST),
        )
    )


def _changes(
    guild: discord.Guild | None, rules: GuildRecord, what: str, chosen: Sequence[str]
) -> dict[str, object]:
    """The fields that a choice settles.

    Raises:
        StalePrompt: no menu offers that.
    """
    if what in ("rooms", "roles", "channel"):
        known = guild.get_role if what == "roles" and guild else text_channels(guild)
        found = found_in(known, chosen, 1 if what == "channel" else MOST)
        return {what: next(iter(found), None)} if what == "channel" else {what: found}
    menu = MENUS.get(what)
    offered = [] if menu is None else [value for value, _, _ in menu.offered(rules)]
    fits = len(set(chosen)) == len(chosen) and set(chosen) <= set(offered)
    if menu is None or not fits or not (menu.several or len(chosen) == 1):
        raise StalePrompt
    return menu.changes(chosen)


def _menu(name: str, menu: Menu, rules: GuildRecord) -> Row:
    offered = menu.offered(rules)
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=ids.made(HANDLER, name),
        placeholder=words_of().text(f"house-{name}-menu"),
        min_values=0 if menu.several else 1,
        max_values=len(offered) if menu.several else 1,
        required=not menu.several,
        options=[
            discord.SelectOption(label=label, value=value, default=on)
            for value, label, on in offered
        ],
    )
    return discord.ui.ActionRow(select)


def _pace(key: str) -> str:
    return words_of().text(f"pace-{key}", "label")
