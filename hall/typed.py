"""Commands as a user types them or finds them in a menu: which one is meant, and its options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hall.command_limits import NESTING, CommandType, OptionType
from hall.errors import ClientRefusal
from hall.model import Account, Channel, Json, Post, Role
from hall.payloads import bare_member_json, posted_json, role_json, seen_channel_json, user_json
from hall.permissions import permissions_of
from hall.world import World

_WRONG_KIND = "{name!r} takes {kind}, not {value!r}"


@dataclass
class Typed:
    """A command with the way to it: `command` is the top, `path` the subcommands below it."""

    command: Json
    path: list[Json]

    @property
    def options(self) -> list[Json]:
        """The options of the innermost subcommand."""
        return [*((self.path or [self.command])[-1].get("options") or ())]

    def data(self, values: list[Json], resolved: Json) -> Json:
        """Return the data of the interaction, with the values where they belong."""
        inside = values
        for step in reversed(self.path):
            inside = [{"name": step["name"], "type": step["type"], "options": inside}]
        answer = {**_named(self.command), "options": inside}
        if resolved:
            answer["resolved"] = resolved
        return answer


class Resolved:
    """The users, roles, channels and messages that an interaction speaks of."""

    def __init__(self, channel: Channel, account: Account) -> None:
        self._channel = channel
        self._account = account
        self.data: Json = {}

    def add(self, value: object) -> str:
        """Add somebody or something, and return its identifier.

        Raises:
            ClientRefusal: it is nothing that could be meant.
        """
        guild = self._channel.guild
        match value:
            case Account():
                self._put("users", value.id, user_json(value))
                if guild is not None and value.id in guild.members:
                    rights = str(int(permissions_of(value, self._channel)))
                    member = bare_member_json(guild.members[value.id])
                    self._put("members", value.id, {**member, "permissions": rights})
            case Role():
                self._put("roles", value.id, role_json(value))
            case Channel():
                self._put("channels", value.id, seen_channel_json(value, self._account))
            case Post():
                self._put("messages", value.id, posted_json(value))
            case _:
                raise ClientRefusal(f"{value!r} is no user, role, channel or message")
        return str(value.id)

    def _put(self, kind: str, identifier: int, data: Json) -> None:
        self.data.setdefault(kind, {})[str(identifier)] = data


def find_command(world: World, channel: Channel, path: str) -> Typed:
    """Return the slash command with this path, such as "match new".

    Raises:
        ClientRefusal: it is not synced, or not offered here.
    """
    first, *rest = path.split()
    command = _offered(world, channel).get(first)
    if command is None:
        raise ClientRefusal(f"/{path} is not synced, or not offered here")
    steps: list[Json] = []
    for name in rest:
        inside = (steps or [command])[-1].get("options") or ()
        steps += [o for o in inside if o["name"] == name and o["type"] in NESTING]
        if not steps or steps[-1]["name"] != name:
            raise ClientRefusal(f"/{path} is not synced")
    typed = Typed(command, steps)
    if any(option["type"] in NESTING for option in typed.options):
        raise ClientRefusal(f"/{path} is incomplete: it has subcommands")
    return typed


def find_in_menu(
    world: World, channel: Channel, name: str, target: Account | Post, resolved: Resolved
) -> Json:
    """Return the data of the command of this name in the menu of a person or of a message.

    Raises:
        ClientRefusal: it is not synced, or not offered here.
    """
    kind = CommandType.MESSAGE if isinstance(target, Post) else CommandType.USER
    command = _offered(world, channel, kind).get(name)
    if command is None:
        raise ClientRefusal(f"{name!r} is not synced, or not offered here")
    number = resolved.add(target)
    return {**_named(command), "target_id": number, "resolved": resolved.data}


def fill_in(typed: Typed, values: Mapping[str, Any], resolved: Resolved) -> list[Json]:
    """Return the options of a finished command.

    Raises:
        ClientRefusal: an option is unknown, missing or not among the choices.
    """
    check_known(typed, values)
    for option in typed.options:
        if option.get("required") and option["name"] not in values:
            raise ClientRefusal(f"the option {option['name']!r} is required")
    return [
        _filled(option, values[option["name"]], resolved)
        for option in typed.options
        if option["name"] in values
    ]


def fill_partly(
    typed: Typed, values: Mapping[str, Any], focused: str, value: str, resolved: Resolved
) -> list[Json]:
    """Return the options of a command that is still being typed.

    Raises:
        ClientRefusal: an option is unknown, or has no autocomplete.
    """
    check_known(typed, [*values, focused])
    filled = []
    for option in typed.options:
        if option["name"] == focused:
            if not option.get("autocomplete"):
                raise ClientRefusal(f"the option {focused!r} has no autocomplete")
            entry = {"name": focused, "type": option["type"], "value": value, "focused": True}
            filled.append(entry)
        elif option["name"] in values:
            filled.append(_filled(option, values[option["name"]], resolved))
    return filled


def check_known(typed: Typed, names: Any) -> None:
    """Refuse options that the command does not have.

    Raises:
        ClientRefusal: an option is unknown.
    """
    known = [option["name"] for option in typed.options]
    for name in names:
        if name not in known:
            raise ClientRefusal(f"there is no option {name!r}, only {known}")


def _named(command: Json) -> Json:
    return {key: command[key] for key in ("id", "name", "type", "guild_id") if key in command}


def _offered(
    world: World, channel: Channel, kind: CommandType = CommandType.SLASH
) -> dict[str, Json]:
    """Return the commands of a place by name; the guild's own come before global ones."""
    offered: dict[str, Json] = {}
    scopes = [None] if channel.guild is None else [None, channel.guild.id]
    for scope in scopes:
        for command in world.commands.get(scope, {}).values():
            if command["type"] == kind and _fits(command, channel):
                offered[command["name"]] = command
    return offered


def _fits(command: Json, channel: Channel) -> bool:
    if channel.guild is not None:
        return command["contexts"] is None or 0 in command["contexts"]
    if command["contexts"] is not None:
        return 1 in command["contexts"]
    return command.get("dm_permission") is not False


def _filled(option: Json, value: Any, resolved: Resolved) -> Json:
    kind = OptionType(option["type"])
    if option.get("choices"):
        value = _chosen(option, value)
    match kind:
        case OptionType.USER | OptionType.CHANNEL | OptionType.ROLE | OptionType.MENTIONABLE:
            value = resolved.add(value)
        case _:
            _check_value(option, kind, value)
    return {"name": option["name"], "type": int(kind), "value": value}


def _chosen(option: Json, value: Any) -> Any:
    for choice in option["choices"]:
        if value in (choice["name"], choice["value"]):
            return choice["value"]
    names = [choice["name"] for choice in option["choices"]]
    raise ClientRefusal(f"{option['name']!r} offers {names}, not {value!r}")


def _check_value(option: Json, kind: OptionType, value: Any) -> None:
    fits = {
        OptionType.STRING: isinstance(value, str),
        OptionType.INTEGER: isinstance(value, int) and not isinstance(value, bool),
        OptionType.BOOLEAN: isinstance(value, bool),
        OptionType.NUMBER: isinstance(value, (int, float)) and not isinstance(value, bool),
    }
    name = option["name"]
    if not fits.get(kind, False):
        raise ClientRefusal(_WRONG_KIND.format(name=name, kind=kind.name, value=value))
    size = len(value) if isinstance(value, str) else value
    ends = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    low, high = option.get(ends[0]), option.get(ends[1])
    if (low is not None and size < low) or (high is not None and size > high):
        raise ClientRefusal(f"{name!r} must be between {low} and {high}")
