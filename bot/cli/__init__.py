"""The commands of `python -m bot`: one module each, named here and loaded when called.

So the list of commands is shown at once, without loading rules, pictures or Discord.
"""

from importlib import import_module

import click

COMMANDS = {
    "hall": "Try Skald here: no account, no token, no internet.",
    "run": "Play on Discord.",
    "backup": "Copy the database to a file, also while the bot plays.",
    "check": "Look for damaged matches in the database.",
    "admin": "Look after matches, also while the bot plays: list, show, close, freeze and more.",
    "restore": "Put a backup in the database's place.",
    "titles": "List the titles.",
    "simulate": "Play random matches and count how they end.",
    "arena": "Let minds play against each other.",
    "draw": "Draw the board after some random decisions.",
    "verify": "Check the dice of a match that is over.",
}
"""Every command with a line about it; `bot.cli.<name>` holds it as `command`."""


class Commands(click.Group):
    """A group that imports a command's module when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command from its module."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"bot.cli.{cmd_name}").command
        assert isinstance(command, click.Command), cmd_name
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The table, for `--help`."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))
