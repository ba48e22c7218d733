"""`play`: a match at one terminal; the keyboard goes from hand to hand."""

import secrets

import click

from bot.cli.asked import (
    names_for,
    option_option,
    options_for,
    start_of,
    title_argument,
    title_for,
)
from bot.cli.complaints import message
from bot.cli.hot_seat import HotSeat, InputEnded
from games.core.dice import SECRET_BYTES, Dice, seeded

BROKEN_OFF = 1
"""The exit code when the input ended before the match did."""


@click.command("play")
@title_argument
@click.option("--seats", type=int, help="How many play; by default as few as can.")
@click.option("--names", multiple=True, help="A player's name; may be given several times.")
@click.option("--seed", help="Gives the same dice again.")
@option_option
def command(
    *,
    title: str,
    seats: int | None,
    names: tuple[str, ...],
    seed: str | None,
    pairs: tuple[str, ...],
) -> None:
    """Play a match of TITLE at this terminal, all players on one keyboard.

    What only one player may see is shown while that player has the keyboard.
    """
    found = title_for(title)
    players, options = names_for(found, seats, names), options_for(found, pairs)
    dice = seeded(seed) if seed is not None else Dice(secrets.token_bytes(SECRET_BYTES))
    position, events = start_of(found, len(players), options, dice)
    try:
        HotSeat(found, players, position, events).play()
    except InputEnded as error:
        click.echo(message("cli-input-ended"))
        raise SystemExit(BROKEN_OFF) from error
