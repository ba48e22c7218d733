"""The command line of Skald: `python -m bot`, installed as `skald`."""

import click

from bot.cli import Commands


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Skald keeps Norse board games going."""


if __name__ == "__main__":
    main()
