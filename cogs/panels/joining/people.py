"""Decisions of a host about the people at a table: who has to go, and who is the host."""

import discord

from cogs.gate.answers import layout, replace
from cogs.gate.services import services
from cogs.panels.lobby_settings import PEOPLE, offered, people_at, settings_view
from games.core.errors import GameError
from play.library import words_of
from play.match.lobby.lobbies import lobby_of
from play.match.match import Match
from play.post.messenger import Undeliverable, Usher
from play.table.hosting import Hosts, other
from words.speech import isolated


class StaysInThread(GameError):
    """Discord would not let the bot take somebody out of a private thread."""

    tag = "stays-in-thread"


__all__ = ["PEOPLE", "decide_about", "handed_on", "removed"]


async def decide_about(
    interaction: discord.Interaction, hosts: Hosts, usher: Usher, match: Match, what: str
) -> None:
    """Do what was chosen in a menu of people, and show there what came of it.

    Raises:
        NotInLobby, NotTheHost: it is too late, or not for this user.
        StalePrompt: the menu does not offer that person.
    """
    (chosen,) = offered(interaction, people_at(match), range(1, 2))
    user = interaction.user.id
    if what == "host":
        told = await handed_on(hosts, match, user, int(chosen))
        await replace(interaction, layout(discord.ui.TextDisplay(told)))
        return
    told = await removed(hosts, usher, match, user, int(chosen))
    now = await services(interaction).registry.match(match.record.id)
    await replace(interaction, settings_view(now, told))


async def removed(hosts: Hosts, usher: Usher, match: Match, user: int, gone: int) -> str:
    """Take somebody's seat away, and tell them; gives what the host is told.

    Out of a private thread they go first: whoever reads that it is done may rely on it.

    Raises:
        NotInLobby, NotTheHost, NoSuchSeat: see `Hosts.remove`.
        StaysInThread: Discord would not have it.
    """
    seat = other(lobby_of(match), user, gone)
    if match.record.is_private and match.record.thread is not None:
        try:
            await usher.show_out(match, gone)
        except Undeliverable as error:
            raise StaysInThread from error
    await hosts.remove(match.record.id, user, gone)
    heard = await usher.tell_removed(match, gone)
    return words_of().text("removed", None if heard else "untold", name=isolated(seat.name))


async def handed_on(hosts: Hosts, match: Match, user: int, heir: int) -> str:
    """Make somebody else the host; gives what the one before is told.

    Raises:
        NotInLobby, NotTheHost, NoSuchSeat: see `Hosts.hand_on`.
    """
    seat = other(match.record, user, heir)
    await hosts.hand_on(match.record.id, user, heir)
    return words_of().text("handed-on", name=isolated(seat.name))
