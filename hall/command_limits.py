"""Limits of application commands: Discord refuses with 400/50035, or 400/30032 for too many.

https://docs.discord.com/developers/interactions/application-commands
and docs/discord.md, Limits.
"""

import re
from collections import Counter
from enum import IntEnum
from typing import Any

from hall.errors import InvalidForm, Path, too_many_commands
from hall.fields import check_count, check_length, check_range, check_unique, list_field, text_field
from hall.model import Json

OPTIONS = 25
CHOICES = 25
TOTAL = 8000
# docs, "Registering a Command": 100 slash commands, 15 user commands, 15 message commands
PER_TYPE = {1: 100, 2: 15, 3: 15}
# docs, "Application Command Naming"; \w stands for the letters and numbers of any script
NAME = re.compile(r"[-'\w]{1,32}")


class CommandType(IntEnum):
    """The types of commands: typed, or in the menu of a person or of a message."""

    SLASH = 1
    USER = 2
    MESSAGE = 3


class OptionType(IntEnum):
    """The types of command options."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


NESTING = frozenset((OptionType.SUBCOMMAND, OptionType.GROUP))
SUGGESTING = frozenset((OptionType.STRING, OptionType.INTEGER, OptionType.NUMBER))


def check_commands(commands: list[Json]) -> None:
    """Check a whole list of commands, as one sync sends it.

    Raises:
        ApiError: 400/50035 or 400/30032.
    """
    check_numbers(commands)
    for index, command in enumerate(commands):
        try:
            check_command(command)
        except InvalidForm as refusal:
            raise refusal.under(index) from None
    names = [(command.get("type", 1), command["name"]) for command in commands]
    check_unique(names, (), "APPLICATION_COMMANDS_DUPLICATE_NAME")


def check_numbers(commands: list[Json]) -> None:
    """Check how many commands of each type there are.

    Raises:
        ApiError: 400/30032.
    """
    numbers = Counter(command.get("type", 1) for command in commands)
    if any(number > PER_TYPE.get(kind, 0) for kind, number in numbers.items()):
        raise too_many_commands()


def check_command(command: Json) -> None:
    """Check one command with everything in it.

    Raises:
        InvalidForm: 400/50035.
    """
    if command.get("type", CommandType.SLASH) != CommandType.SLASH:
        text_field(command, "name", (), 1, 32)
        return
    _check_name(command, ())
    text_field(command, "description", (), 1, 100)
    _check_options(list_field(command, "options", ()), (), depth=0)
    if _letters(command) > TOTAL:
        text = f"Command exceeds maximum size ({TOTAL})"
        raise InvalidForm(("options",), "APPLICATION_COMMAND_TOO_LARGE", text)


def _check_name(data: Json, path: Path) -> None:
    name = text_field(data, "name", path, 1, 32)
    if not NAME.fullmatch(name) or name != name.lower():
        text = "Command name is invalid"
        raise InvalidForm((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", text)


def _check_options(options: list[Json], path: Path, *, depth: int) -> None:
    here = (*path, "options")
    check_count(options, here, 0, OPTIONS)
    for index, option in enumerate(options):
        _check_option(option, (*here, index), depth)
    names = [option["name"] for option in options]
    check_unique(names, here, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED")
    nested = [option["type"] in NESTING for option in options]
    if any(nested) and not all(nested):
        text = "Sub-command and sub-command group option types are mutually exclusive"
        raise InvalidForm(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        text = "Required options must be placed before non-required options"
        raise InvalidForm(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)


def _check_option(option: Json, path: Path, depth: int) -> None:
    _check_name(option, path)
    text_field(option, "description", path, 1, 100)
    kind = option.get("type", 0)
    check_range(kind, (*path, "type"), OptionType.SUBCOMMAND, OptionType.ATTACHMENT)
    if kind == OptionType.GROUP and depth == 0:
        _check_subcommands(option, path)
    elif kind == OptionType.SUBCOMMAND and depth <= 1:
        _check_options(list_field(option, "options", path), path, depth=2)
    elif kind in NESTING:
        text = "Subcommands and groups nest no deeper than group, subcommand"
        raise InvalidForm((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    else:
        _check_value_option(option, path)


def _check_subcommands(group: Json, path: Path) -> None:
    inside = list_field(group, "options", path)
    for index, option in enumerate(inside):
        if option.get("type") != OptionType.SUBCOMMAND:
            here = (*path, "options", index, "type")
            text = "A group holds subcommands only"
            raise InvalidForm(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    _check_options(inside, path, depth=1)


def _check_value_option(option: Json, path: Path) -> None:
    choices = list_field(option, "choices", path)
    check_count(choices, (*path, "choices"), 0, CHOICES)
    for index, choice in enumerate(choices):
        _check_choice(choice, option["type"], (*path, "choices", index))
    check_unique([c["name"] for c in choices], (*path, "choices"), "CHOICE_NAMES_DUPLICATED")
    if option.get("autocomplete") and (choices or option["type"] not in SUGGESTING):
        text = "Autocomplete goes with texts and numbers that have no choices"
        raise InvalidForm((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE", text)
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        if option.get(low) is not None and option.get(high) is not None:
            check_range(option[low], (*path, low), float("-inf"), option[high])


def _check_choice(choice: Json, kind: int, path: Path) -> None:
    text_field(choice, "name", path, 1, 100)
    value: Any = choice.get("value")
    fits = {
        OptionType.STRING: isinstance(value, str),
        OptionType.INTEGER: isinstance(value, int) and not isinstance(value, bool),
        OptionType.NUMBER: isinstance(value, (int, float)) and not isinstance(value, bool),
    }
    if not fits.get(OptionType(kind), False):
        raise InvalidForm((*path, "value"), "BASE_TYPE_CHOICES", "The value has the wrong type.")
    if isinstance(value, str):
        check_length(value, (*path, "value"), 0, 100)


def _letters(part: Json) -> int:
    # docs: "a maximum of 8000 characters for combined name, description, and value properties"
    own = sum(len(str(part.get(key) or "")) for key in ("name", "description", "value"))
    inside = [*(part.get("options") or ()), *(part.get("choices") or ())]
    return own + sum(_letters(child) for child in inside)
