"""*Challenge* in a person's menu: a table is opened for the two, and they are called to it."""

import discord

from cogs.gate import ids
from cogs.gate.access import server_of
from cogs.gate.answers import layout, replace, show
from cogs.gate.doorkeeper import Doorkeeper
from cogs.gate.parts import Button, rows_of
from cogs.gate.permissions import check_permissions, room_of
from cogs.panels.lobby import person
from cogs.post.usher import DiscordUsher
from play.library import playable, words_of
from play.match.lobby.arrangement import Arrangement
from play.match.lobby.lobbies import Lobbies
from play.match.registry import MatchRegistry
from play.post.messenger import Undeliverable
from play.refusals import CannotCall, NobodyElseHere, NoGuest, NoSeatForGuest, OwnChallenge
from words.speech import isolated

HANDLER = "challenge"


class Challenges:
    """Asks to which game somebody is challenged, and opens the table."""

    def __init__(
        self,
        registry: MatchRegistry,
        lobbies: Lobbies,
        usher: DiscordUsher,
        doorkeeper: Doorkeeper,
    ) -> None:
        self._registry = registry
        self._lobbies = lobbies
        self._usher = usher
        self._doorkeeper = doorkeeper

    async def ask(
        self, interaction: discord.Interaction, rival: discord.User | discord.Member
    ) -> None:
        """The titles, a button each.

        Raises:
            OwnChallenge, NoGuest, NoSeatForGuest: that person cannot be challenged.
        """
        if rival.bot:
            raise NoGuest
        await self._check(interaction, rival.id)
        text = words_of().text("challenge", name=isolated(person(rival).name))
        titles = [_title(rival.id, title) for title in playable()]
        await show(interaction, layout(discord.ui.TextDisplay(text), *rows_of(titles)))

    async def press(self, interaction: discord.Interaction, rival: str, title: str) -> None:
        """Open the table, and call the rival to it.

        Raises:
            OwnChallenge, NoSeatForGuest: that person cannot be challenged.
            NobodyElseHere, NoMatchHere, NoThreadsHere, PermissionsMissing: not in this place.
            NoSuchTitle, TooManyOpen, TooOften: not this, or not now.
            CannotCall: the table is open, but Discord would not have the call.
        """
        guest, host = ids.natural(rival, ids.SNOWFLAKE), person(interaction.user)
        if interaction.guild_id is None:
            raise NobodyElseHere
        await self._check(interaction, guest)
        check_permissions(interaction)
        room = room_of(interaction)
        self._doorkeeper.may_call(host.id)
        self._doorkeeper.may_call(host.id)  # the invitation is a message for others, and the call
        invited = Arrangement(guests={guest: True})
        opened = await self._lobbies.create(title, interaction.guild_id, room, host, invited)
        match = await self._registry.match(opened.id)
        try:
            await self._usher.invite(match, host.name, guest, "challenge")
        except Undeliverable as error:
            raise CannotCall from error
        text = words_of().text("challenge-sent", match=opened.id, name=f"<@{guest}>")
        await replace(interaction, layout(discord.ui.TextDisplay(text)))

    async def _check(self, interaction: discord.Interaction, guest: int) -> None:
        """One challenges somebody else, and nobody who would not sit down with one (`/my block`).

        Nor somebody whom the server's staff lets sit down nowhere.

        Raises:
            OwnChallenge, NoSeatForGuest: so it is.
        """
        host = interaction.user.id
        if host == guest:
            raise OwnChallenge
        allowed = await self._registry.house.may_sit(server_of(interaction), guest)
        if not (allowed and await self._registry.people.may_sit(host, (guest,))):
            raise NoSeatForGuest


def _title(rival: int, title: str) -> Button:
    label = words_of(title).text("title")
    return discord.ui.Button(label=label, custom_id=ids.made(HANDLER, rival, title))
