"""The commands of Norsaga as a whole: complete, described, and as many as Discord takes."""

from itertools import chain
from typing import get_args

from discord import app_commands

from cogs.norsaga import COMMANDS, GROUP, NorsagaCog
from games.norsaga.actions import AnyAction

MOST = 25
"""Discord takes no more commands in a group."""


def group() -> app_commands.Group:
    """The commands as Discord is told them."""
    found = NorsagaCog(None).app_command
    assert isinstance(found, app_commands.Group)
    return found


def test_every_kind_of_action_has_exactly_one_command():
    kinds = list(chain.from_iterable(COMMANDS.values()))

    assert len(kinds) == len(set(kinds))
    assert set(kinds) == set(get_args(AnyAction))


def test_every_command_is_there_once_and_discord_takes_them_all():
    names = [command.name for command in group().walk_commands()]

    assert group().name == GROUP
    assert sorted(names) == sorted(COMMANDS)
    assert len(names) <= MOST


def test_a_command_asks_for_the_fields_of_its_action():
    """What a command may leave out, another kind of it, or a list of cards, has not either."""
    for command in group().walk_commands():
        options = [option for option in command.parameters if option.name != "match"]
        main, *others = COMMANDS[command.name]
        shortest = set(main.__struct_fields__).intersection(
            main.__struct_fields__, *(kind.__struct_fields__ for kind in others)
        )

        assert {option.name for option in options} == set(main.__struct_fields__)
        assert all(option.autocomplete for option in options)
        needed = {option.name for option in options if option.required}
        assert needed == shortest - {"discards"}


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
