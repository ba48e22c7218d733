"""The forms of `/server settings`: what each asks of the staff, and the changes that it makes."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import discord

from cogs.forms.fields import (
    MOST,
    ChoiceField,
    FormEntry,
    FormField,
    FormItem,
    Ids,
    ThingsField,
)
from play.hours.paces import PACES, USUAL
from play.library import words_of
from play.match.house import PaceForbidden, paces_of
from play.match.lobby.lobbies import OPEN_ALL
from play.match.match import GuildRecord

SIGNPOSTS = "signposts"
"""The field of the channels in which a list of open tables stands: no part of a server's record."""
FORMS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "places": ("rooms", "roles", "results", "channel", SIGNPOSTS),
        "bounds": ("paces", "pace", "tables", "seats"),
    }
)
"""The fields of each form, by the names in their ids: five at most (docs/discord.md, Limits)."""
TABLES, SEATS = (3, 5, 10, 20, OPEN_ALL), (1, 2, 3, 5, 10, 20)
ANY = "-"
"""The value of a choice that sets no bound."""


def fields(
    guild: discord.Guild, rules: GuildRecord, listed: Sequence[int], what: str
) -> list[FormField]:
    """The fields of a form, with all as it stands; of channels and roles those that are there.

    Args:
        guild: the server.
        rules: its staff's rules.
        listed: its channels in which a list of open tables stands.
        what: the form, of `FORMS`.
    """
    return [_field(guild, rules, listed, one) for one in FORMS[what]]


def changes(rules: GuildRecord, chosen: Mapping[str, Sequence[str]]) -> dict[str, object]:
    """The columns of the record that were chosen anew, of fields that take what was chosen.

    Raises:
        PaceForbidden: the usual pace would not be one of those that are allowed.
    """
    found = {
        _COLUMNS.get(name, name): _CHANGES[name](values)
        for name, values in chosen.items()
        if name != SIGNPOSTS
    }
    if "pace" in found:
        paces = chosen["paces"] or tuple(PACES) if "paces" in chosen else paces_of(rules)
        allowed = tuple(pace for pace in PACES if pace in paces)
        if found["pace"] not in allowed:
            raise PaceForbidden(allowed)
    return found


def bound(rules: GuildRecord, name: str) -> str:
    """Tell how many tables may wait, or how many a person may sit at."""
    most: int | None = getattr(rules, name)
    return _any(name) if most is None else _most(name, most)


def pace_named(key: str) -> str:
    """A pace in few words."""
    return words_of().text(f"pace-{key}", "label")


def _field(guild: discord.Guild, rules: GuildRecord, listed: Sequence[int], name: str) -> FormField:
    label = words_of().text(f"house-{name}-menu")
    channels: dict[str, Sequence[int]] = {
        "rooms": rules.rooms,
        "channel": () if rules.channel is None else (rules.channel,),
        SIGNPOSTS: listed,
    }
    if name in channels:
        there: Mapping[int, object] = {one.id: one for one in guild.text_channels}
        known = tuple(filter(there.get, channels[name]))
        most = 1 if name == "channel" else MOST
        return ThingsField(name, label, known, _channels, there.get, most)
    if name == "roles":
        known = tuple(filter(guild.get_role, rules.roles))
        return ThingsField(name, label, known, _roles, guild.get_role)
    return ChoiceField(name, label, _entries(rules, name), several=name == "paces")


def _entries(rules: GuildRecord, name: str) -> list[FormEntry]:
    """The values of a choice of texts."""
    words = words_of()
    match name:
        case "paces":
            return [FormEntry(pace, pace_named(pace), pace in rules.paces) for pace in PACES]
        case "pace":
            usual = rules.pace or USUAL
            return [FormEntry(pace, pace_named(pace), pace == usual) for pace in PACES]
        case "results":
            told = "public" if rules.heralds else "thread"
            return [
                FormEntry(key, words.text(f"house-results-{key}"), key == told)
                for key in ("thread", "public")
            ]
    now: int | None = getattr(rules, name)
    numbers = TABLES if name == "tables" else SEATS
    bounds = [FormEntry(str(one), _most(name, one), one == now) for one in numbers]
    return [*bounds, FormEntry(ANY, _any(name), now is None)]


def _most(name: str, most: int) -> str:
    return words_of().text(f"house-{name}-most", most=most)


def _any(name: str) -> str:
    return words_of().text(f"house-{name}-any", usual=OPEN_ALL)


def _number(chosen: Sequence[str]) -> int | None:
    return None if chosen[0] == ANY else int(chosen[0])


def _ids(chosen: Sequence[str]) -> Ids:
    return tuple(map(int, chosen))


_COLUMNS = {"results": "heralds"}
_CHANGES: Mapping[str, Callable[[Sequence[str]], object]] = MappingProxyType(
    {
        "rooms": _ids,
        "roles": _ids,
        "results": lambda chosen: chosen[0] == "public",
        "channel": lambda chosen: next(iter(_ids(chosen)), None),
        "paces": tuple,
        "pace": lambda chosen: chosen[0],
        "tables": _number,
        "seats": _number,
    }
)


def _channels(custom_id: str, chosen: Ids, most: int) -> FormItem:
    kind = discord.SelectDefaultValueType.channel
    return discord.ui.ChannelSelect(
        custom_id=custom_id,
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=most,
        required=False,
        default_values=[discord.SelectDefaultValue(id=one, type=kind) for one in chosen],
    )


def _roles(custom_id: str, chosen: Ids, most: int) -> FormItem:
    kind = discord.SelectDefaultValueType.role
    return discord.ui.RoleSelect(
        custom_id=custom_id,
        min_values=0,
        max_values=most,
        required=False,
        default_values=[discord.SelectDefaultValue(id=one, type=kind) for one in chosen],
    )
