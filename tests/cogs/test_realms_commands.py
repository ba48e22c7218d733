"""The commands of the title as a whole: complete, described, and without a clash."""

from itertools import chain
from typing import get_args

from discord import app_commands

from cogs.nine_realms import COMMANDS, GROUP, RealmsCog
from games.nine_realms.actions import AnyAction


def group() -> app_commands.Group:
    """The commands as Discord is told them."""
    found = RealmsCog(None).app_command
    assert isinstance(found, app_commands.Group)
    return found


def test_every_kind_of_action_has_exactly_one_command():
    kinds = list(chain.from_iterable(COMMANDS.values()))

    assert len(kinds) == len(set(kinds))
    assert set(kinds) == set(get_args(AnyAction))


def test_every_command_is_there_once():
    names = [command.name for command in group().walk_commands()]

    assert group().name == GROUP
    assert sorted(names) == sorted(COMMANDS)


def test_a_command_asks_for_the_fields_of_its_action():
    """What is chosen as a whole, such as a play of Fate, has one option instead."""
    for command in group().walk_commands():
        options = [option for option in command.parameters if option.name != "match"]
        wanted = COMMANDS[command.name][0].__struct_fields__
        whole = [option.name for option in options] == ["play"]

        assert whole or tuple(option.name for option in options) == wanted
        assert all(option.required and option.autocomplete for option in options)


def test_every_command_and_option_is_described():
    """No description is discord.py's own "…", and a match can be named everywhere."""
    for command in group().walk_commands():
        match = command.get_parameter("match")
        told = [command.description, *(str(option.description) for option in command.parameters)]

        assert "…" not in told
        assert match is not None
        assert match.autocomplete
        assert not match.required


def test_the_commands_are_of_use_on_servers_only():
    assert group().guild_only
