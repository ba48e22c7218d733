"""`/table`: who sits at it, and what those who do settle among themselves."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.robots import MINDS, employ
from cogs.gate.access import where_played
from cogs.gate.answers import say
from cogs.gate.doorkeeper import Doorkeeper
from cogs.gate.match_option import Choices, OpenMatch, of_match, told
from cogs.gate.player_option import players, seat_named
from cogs.panels.joining.guests import Guests
from cogs.panels.joining.people import handed_on, removed
from cogs.panels.lobby import begun, person
from cogs.post.usher import DiscordUsher
from play.library import words_of
from play.match.match import Door, Match, SeatRecord
from play.match.seal import WORD_LENGTH
from play.post import sentences
from play.refusals import NobodyElseHere, NoGuest, NoSuchSeat
from play.services import Services
from play.table.robots import USUAL
from play.table.seat_changes import is_abandoned
from play.table.thinking_time import give_time, let_time_go_on

Word = app_commands.Range[str, 1, WORD_LENGTH]


@where_played
class TableCog(commands.GroupCog, group_name="table", group_description=told("table")):
    """The invitation's buttons, inviting by name, and everything about seats that are taken."""

    def __init__(
        self, services: Services, usher: DiscordUsher, doorkeeper: Doorkeeper, guests: Guests
    ) -> None:
        super().__init__()
        self._services = services
        self._registry = services.registry
        self._lobbies = services.lobbies
        self._rematches = services.rematches
        self._proposals = services.proposals
        self._hosts = services.hosts
        self._usher = usher
        self._doorkeeper = doorkeeper
        self._guests = guests

    @app_commands.command(name="join", description=told("table-join"))
    @of_match("table-join-match", needed=True, option=OpenMatch)
    async def join(self, interaction: discord.Interaction, match: Match) -> None:
        """Take a seat."""
        joined = await self._rematches.join(match.record.id, person(interaction.user))
        await say(interaction, words_of().text(f"lobby-{joined}"))

    @app_commands.command(name="leave", description=told("table-leave"))
    @of_match("table-match", needed=True)
    async def leave(self, interaction: discord.Interaction, match: Match) -> None:
        """Give the seat up."""
        await self._lobbies.leave(match.record.id, interaction.user.id)
        await say(interaction, words_of().text("lobby-left"))

    @app_commands.command(name="start", description=told("table-start"))
    @of_match("table-match", needed=True)
    async def start(self, interaction: discord.Interaction, match: Match) -> None:
        """Begin to play."""
        await self._services.gameplay.start(match.record.id, interaction.user.id)
        await say(interaction, begun(match))

    @app_commands.command(name="robot", description=told("table-robot"))
    @app_commands.describe(mind=told("table-robot-mind"))
    @app_commands.choices(mind=MINDS)
    @of_match()
    async def robot(
        self, interaction: discord.Interaction, match: Match, mind: str = USUAL
    ) -> None:
        """Seat a robot, or let one play for this user; or part with it."""
        await say(interaction, await employ(self._services, match, interaction.user.id, mind))

    @app_commands.command(name="word", description=told("table-word"))
    @app_commands.describe(word=told("table-word-word"))
    @of_match("table-match", needed=True)
    async def word(self, interaction: discord.Interaction, match: Match, word: Word) -> None:
        """Mix a word of one's own into the dice."""
        seal = await self._lobbies.add_word(match.record.id, interaction.user.id, word)
        await say(interaction, words_of().text("word-added", seal=seal))

    @app_commands.command(name="invite", description=told("table-invite"))
    @app_commands.describe(player=told("table-invite-player"))
    @of_match("table-match", needed=True)
    async def invite(
        self, interaction: discord.Interaction, match: Match, player: discord.User
    ) -> None:
        """Call somebody to the table, by one plain line under the invitation."""
        await self._guests.call(match, interaction.user.id, player.id, bot=player.bot)
        await say(interaction, words_of().text("invited", name=player.mention, count=1))

    @app_commands.command(name="close", description=told("table-close"))
    @of_match("table-match", needed=True)
    async def close(self, interaction: discord.Interaction, match: Match) -> None:
        """Let nobody sit down who is not invited."""
        await self._set_door(interaction, match, Door.CLOSED)

    @app_commands.command(name="reopen", description=told("table-reopen"))
    @of_match("table-match", needed=True)
    async def reopen(self, interaction: discord.Interaction, match: Match) -> None:
        """Let everybody sit down again."""
        await self._set_door(interaction, match, Door.OPEN)

    @app_commands.command(name="remove", description=told("table-remove"))
    @app_commands.describe(player=told("table-remove-player"))
    @of_match("table-match", needed=True)
    async def remove(self, interaction: discord.Interaction, match: Match, player: str) -> None:
        """Take somebody's seat away before the start."""
        gone = seat_named(match, player).user
        said = await removed(self._hosts, self._usher, match, interaction.user.id, gone)
        await say(interaction, said)

    @app_commands.command(name="host", description=told("table-host"))
    @app_commands.describe(player=told("table-host-player"))
    @of_match("table-match", needed=True)
    async def host(self, interaction: discord.Interaction, match: Match, player: str) -> None:
        """Make another player the host."""
        heir = seat_named(match, player).user
        await say(interaction, await handed_on(self._hosts, match, interaction.user.id, heir))

    @app_commands.command(name="time", description=told("table-time"))
    @of_match()
    async def time(self, interaction: discord.Interaction, match: Match) -> None:
        """Ask the others for more time."""
        self._may_propose(interaction, match)
        done = await self._proposals.ask_time(match.record.id, interaction.user.id)
        await self._say(interaction, match, "time-given" if done else "time-asked")

    @app_commands.command(name="give", description=told("table-give"))
    @app_commands.describe(player=told("table-give-player"))
    @of_match()
    async def give(self, interaction: discord.Interaction, match: Match, player: str) -> None:
        """Give an opponent time at once."""
        self._may_propose(interaction, match)
        seat = seat_named(match, player)
        await give_time(self._registry, match.record.id, interaction.user.id, seat.seat)
        more = sentences.more_time(match.record.pace)
        await say(interaction, words_of().text("time-gift", name=seat.name, more=more))

    @app_commands.command(name="pause", description=told("table-pause"))
    @of_match()
    async def pause(self, interaction: discord.Interaction, match: Match) -> None:
        """Propose that all clocks stand still."""
        self._may_propose(interaction, match)
        done = await self._proposals.ask_pause(match.record.id, interaction.user.id)
        await self._say(interaction, match, "pause-begun" if done else "pause-asked")

    @app_commands.command(name="resume", description=told("table-resume"))
    @of_match()
    async def resume(self, interaction: discord.Interaction, match: Match) -> None:
        """Let time go on."""
        self._may_propose(interaction, match)
        await let_time_go_on(self._registry, match.record.id, interaction.user.id)
        await say(interaction, words_of().text("pause-over"))

    @app_commands.command(name="replace", description=told("table-replace"))
    @app_commands.rename(guest="with")
    @app_commands.describe(guest=told("table-replace-with"), player=told("table-replace-player"))
    @of_match()
    async def replace(
        self,
        interaction: discord.Interaction,
        match: Match,
        guest: discord.User,
        player: str | None = None,
    ) -> None:
        """Give one's own seat, or an abandoned one, to somebody who agrees to it."""
        own = match.seat_of(interaction.user.id)
        seat = own if player is None else seat_named(match, player)
        newcomer = person(guest)
        if guest.bot:
            raise NoGuest
        if match.record.is_direct:
            raise NobodyElseHere
        self._doorkeeper.may_call_to(own.user, match.record.id, guest.id)
        if seat == own:
            await self._proposals.hand_over(match.record.id, own.user, newcomer)
        else:
            gone = await _has_left(interaction, seat)
            await self._proposals.replace(match.record.id, own.user, seat.seat, newcomer, gone=gone)
        await say(interaction, words_of().text("seat-offered", name=guest.mention))

    @app_commands.command(name="takeover", description=told("table-takeover"))
    @app_commands.describe(player=told("table-takeover-player"))
    @of_match()
    async def takeover(
        self,
        interaction: discord.Interaction,
        match: Match,
        player: str | None = None,
    ) -> None:
        """Ask for a seat that a robot holds."""
        seat = _held(match) if player is None else seat_named(match, player)
        self._doorkeeper.may_call(interaction.user.id)
        guest = person(interaction.user)
        done = await self._proposals.take_over(match.record.id, guest, seat.seat)
        await say(interaction, words_of().text("proposal-seated" if done else "seat-asked"))

    async def _set_door(self, interaction: discord.Interaction, match: Match, door: Door) -> None:
        """Choose who may sit down.

        Raises:
            NobodyElseHere, PrivateTable: there is no choice.
            NotInLobby, NotTheHost: it is too late, or not for this user.
        """
        if match.record.is_direct:
            raise NobodyElseHere
        await self._lobbies.arrange(match.record.id, interaction.user.id, door=door)
        await say(interaction, words_of().text(f"door-{door}", "done"))

    def _may_propose(self, interaction: discord.Interaction, match: Match) -> None:
        """Only players cause messages for the others, and not too many.

        Raises:
            NotAPlayer, TooOften: it is not for this user, or not now.
        """
        match.seat_of(interaction.user.id)
        self._doorkeeper.may_call(interaction.user.id)

    async def _say(self, interaction: discord.Interaction, match: Match, text: str) -> None:
        """Tell what was asked, and who may be long in answering."""
        lines = [words_of().text(text), *await sentences.away_lines(self._registry, match)]
        await say(interaction, "\n".join(lines))

    @host.autocomplete("player")
    @remove.autocomplete("player")
    @give.autocomplete("player")
    @replace.autocomplete("player")
    @takeover.autocomplete("player")
    async def _players(self, interaction: discord.Interaction, current: str) -> Choices:
        """The others at the table."""
        return await players(interaction, current, others=True)


def _held(match: Match) -> SeatRecord:
    """The only seat in which a robot plays for somebody who is gone.

    Raises:
        NoSuchSeat: there is none, or there are several.
    """
    held = [one for one in match.record.seats if one.mind is not None and is_abandoned(one)]
    if len(held) != 1:
        raise NoSuchSeat
    return held[0]


async def _has_left(interaction: discord.Interaction, seat: SeatRecord) -> bool:
    """Tell whether a player is no member of this server any more."""
    if seat.user < 0 or interaction.guild is None:
        return False
    try:
        await interaction.guild.fetch_member(seat.user)
    except discord.NotFound:
        return True
    return False
