"""The option `player` of commands about a match: one of those who sit at its table."""

import logging
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from cogs.gate.access import found
from cogs.gate.match_option import SHOWN, Choices
from games.core.errors import GameError
from play.match.match import Match, SeatRecord
from play.refusals import NoSuchSeat

Find = Callable[[discord.Interaction, str | None], Awaitable[Match]]
log = logging.getLogger(__name__)


async def players(
    interaction: discord.Interaction, current: str, *, others: bool = False, find: Find = found
) -> Choices:
    """The players at a table, perhaps only the others.

    Discord shows no error here, so that a failure suggests nothing.

    Args:
        interaction: what is typed.
        current: the beginning of a name.
        others: leave out whoever types.
        find: looks up the match, for those who may know of it.
    """
    try:
        match = await find(interaction, interaction.namespace.match)
    except GameError:
        return []
    except Exception:
        log.exception("nobody could be suggested")
        return []
    return [
        app_commands.Choice(name=seat.name, value=str(seat.seat + 1))
        for seat in match.record.seats
        if not (others and seat.user == interaction.user.id)
        and current.casefold() in seat.name.casefold()
    ][:SHOWN]


def seat_named(match: Match, text: str) -> SeatRecord:
    """The seat of a player, by the name at this table, or by its number from one on.

    Raises:
        NoSuchSeat: there is none, or there are two.
    """
    wanted, seats = text.strip().casefold(), match.record.seats
    fitting = [seat for seat in seats if seat.name.casefold() == wanted]
    if len(fitting) != 1:
        fitting = [seat for seat in seats if str(seat.seat + 1) == wanted]
    if len(fitting) != 1:
        raise NoSuchSeat
    return fitting[0]
