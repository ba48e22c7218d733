"""`/table`: who sits at it, and what those who do settle among themselves."""

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.robots import MINDS, employ
from cogs.gate.answers import guarded, say, think
from cogs.gate.match_option import (
    SHOWN,
    Choices,
    away_lines,
    found,
    open_matches,
    own_matches,
    told,
)
from cogs.panels.lobby import person
from games.core.errors import GameError
from play.library import words_of
from play.match.match import Match, SeatRecord
from play.match.seal import WORD_LENGTH
from play.minds import Mind
from play.post import sentences
from play.post.messenger import Undeliverable
from play.refusals import CannotCall, NoGuest, NoSuchSeat
from play.table.offers import is_abandoned

if TYPE_CHECKING:
    from cogs.client import SkaldClient

log = logging.getLogger(__name__)
Word = app_commands.Range[str, 1, WORD_LENGTH]


@app_commands.guild_only()
class TableCog(commands.GroupCog, group_name="table", group_description=told("table")):
    """The invitation's buttons, inviting by name, and everything about seats that are taken."""

    def __init__(self, client: "SkaldClient") -> None:
        super().__init__()
        self._matches = client.matches
        self._messenger = client.messenger
        self._doorkeeper = client.doorkeeper
        self._proposals = client.parts.proposals

    @app_commands.command(name="join", description=told("table-join"))
    @app_commands.describe(match=told("table-join-match"))
    async def join(self, interaction: discord.Interaction, match: str) -> None:
        """Take a seat."""
        async with guarded(interaction):
            await think(interaction)
            sitting = await found(interaction, self._matches, match)
            await self._matches.join(sitting.record.id, person(interaction.user))
            await say(interaction, words_of().text("lobby-joined"))

    @app_commands.command(name="leave", description=told("table-leave"))
    @app_commands.describe(match=told("table-match"))
    async def leave(self, interaction: discord.Interaction, match: str) -> None:
        """Give the seat up."""
        async with guarded(interaction):
            await think(interaction)
            sitting = await found(interaction, self._matches, match)
            await self._matches.leave(sitting.record.id, interaction.user.id)
            await say(interaction, words_of().text("lobby-left"))

    @app_commands.command(name="start", description=told("table-start"))
    @app_commands.describe(match=told("table-match"))
    async def start(self, interaction: discord.Interaction, match: str) -> None:
        """Begin to play."""
        async with guarded(interaction):
            await think(interaction)
            sitting = await found(interaction, self._matches, match)
            await self._matches.start(sitting.record.id, interaction.user.id)
            await say(interaction, words_of().text("lobby-begun"))

    @app_commands.command(name="robot", description=told("table-robot"))
    @app_commands.describe(match=told("match-option"), mind=told("table-robot-mind"))
    @app_commands.choices(mind=MINDS)
    async def robot(
        self, interaction: discord.Interaction, match: str | None = None, mind: str = Mind.GREEDY
    ) -> None:
        """Seat a robot, or let one play for this user; or part with it."""
        async with guarded(interaction):
            sitting = await found(interaction, self._matches, match)
            done = await employ(self._matches, sitting, interaction.user.id, mind)
            await say(interaction, words_of().text(done))

    @app_commands.command(name="word", description=told("table-word"))
    @app_commands.describe(match=told("table-match"), word=told("table-word-word"))
    async def word(self, interaction: discord.Interaction, match: str, word: Word) -> None:
        """Mix a word of one's own into the dice."""
        async with guarded(interaction):
            await think(interaction)
            sitting = await found(interaction, self._matches, match)
            seal = await self._matches.add_word(sitting.record.id, interaction.user.id, word)
            await say(interaction, words_of().text("word-added", seal=seal))

    @app_commands.command(name="invite", description=told("table-invite"))
    @app_commands.describe(match=told("table-match"), player=told("table-invite-player"))
    async def invite(
        self, interaction: discord.Interaction, match: str, player: discord.User
    ) -> None:
        """Call somebody to the table, by one plain line under the invitation."""
        async with guarded(interaction):
            await think(interaction)
            sitting = await found(interaction, self._matches, match)
            seat = sitting.seat_of(interaction.user.id)
            await self._matches.may_join(sitting.record.id, player.id)
            self._doorkeeper.may_call_to(interaction.user.id, sitting.record.id, player.id)
            try:
                await self._messenger.invite(sitting, seat.name, player.id)
            except Undeliverable as error:
                raise CannotCall from error
            await say(interaction, words_of().text("invited", name=player.mention))

    @app_commands.command(name="time", description=told("table-time"))
    @app_commands.describe(match=told("match-option"))
    async def time(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Ask the others for more time."""
        async with guarded(interaction):
            sitting = await found(interaction, self._matches, match)
            self._may_propose(interaction, sitting)
            done = await self._proposals.ask_time(sitting.record.id, interaction.user.id)
            await self._say(interaction, sitting, "time-given" if done else "time-asked")

    @app_commands.command(name="give", description=told("table-give"))
    @app_commands.describe(player=told("table-give-player"), match=told("match-option"))
    async def give(
        self, interaction: discord.Interaction, player: str, match: str | None = None
    ) -> None:
        """Give an opponent time at once."""
        async with guarded(interaction):
            sitting = await found(interaction, self._matches, match)
            self._may_propose(interaction, sitting)
            seat = _seat(sitting, player)
            await self._proposals.give(sitting.record.id, interaction.user.id, seat.seat)
            more = sentences.more_time(sitting.record.pace)
            await say(interaction, words_of().text("time-gift", name=seat.name, more=more))

    @app_commands.command(name="pause", description=told("table-pause"))
    @app_commands.describe(match=told("match-option"))
    async def pause(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Propose that all clocks stand still."""
        async with guarded(interaction):
            sitting = await found(interaction, self._matches, match)
            self._may_propose(interaction, sitting)
            done = await self._proposals.ask_pause(sitting.record.id, interaction.user.id)
            await self._say(interaction, sitting, "pause-begun" if done else "pause-asked")

    @app_commands.command(name="resume", description=told("table-resume"))
    @app_commands.describe(match=told("match-option"))
    async def resume(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Let time go on."""
        async with guarded(interaction):
            sitting = await found(interaction, self._matches, match)
            self._may_propose(interaction, sitting)
            await self._proposals.resume(sitting.record.id, interaction.user.id)
            await say(interaction, words_of().text("pause-over"))

    @app_commands.command(name="replace", description=told("table-replace"))
    @app_commands.rename(guest="with")
    @app_commands.describe(
        guest=told("table-replace-with"),
        player=told("table-replace-player"),
        match=told("match-option"),
    )
    async def replace(
        self,
        interaction: discord.Interaction,
        guest: discord.User,
        player: str | None = None,
        match: str | None = None,
    ) -> None:
        """Give one's own seat, or an abandoned one, to somebody who agrees to it."""
        async with guarded(interaction):
            await think(interaction)
            sitting = await found(interaction, self._matches, match)
            own = sitting.seat_of(interaction.user.id)
            seat = own if player is None else _seat(sitting, player)
            newcomer = person(guest)
            if guest.bot:
                raise NoGuest
            self._doorkeeper.may_call_to(own.user, sitting.record.id, guest.id)
            if seat == own:
                await self._proposals.hand_over(sitting.record.id, own.user, newcomer)
            else:
                gone = await _has_left(interaction, seat)
                await self._proposals.replace(
                    sitting.record.id, own.user, seat.seat, newcomer, gone=gone
                )
            await say(interaction, words_of().text("seat-offered", name=guest.mention))

    @app_commands.command(name="takeover", description=told("table-takeover"))
    @app_commands.describe(player=told("table-takeover-player"), match=told("match-option"))
    async def takeover(
        self,
        interaction: discord.Interaction,
        player: str | None = None,
        match: str | None = None,
    ) -> None:
        """Ask for a seat that a robot holds."""
        async with guarded(interaction):
            sitting = await found(interaction, self._matches, match)
            seat = _held(sitting) if player is None else _seat(sitting, player)
            self._doorkeeper.may_call(interaction.user.id)
            guest = person(interaction.user)
            done = await self._proposals.take_over(sitting.record.id, guest, seat.seat)
            await say(interaction, words_of().text("offer-seated" if done else "seat-asked"))

    def _may_propose(self, interaction: discord.Interaction, match: Match) -> None:
        """Only players cause messages for the others, and not too many.

        Raises:
            NotAPlayer, TooOften: it is not for this user, or not now.
        """
        match.seat_of(interaction.user.id)
        self._doorkeeper.may_call(interaction.user.id)

    async def _say(self, interaction: discord.Interaction, match: Match, text: str) -> None:
        """What was asked, and who may be long in answering."""
        lines = [words_of().text(text), *await away_lines(self._matches, match)]
        await say(interaction, "\n".join(lines))

    @join.autocomplete("match")
    async def _open(self, interaction: discord.Interaction, current: str) -> Choices:
        return await open_matches(interaction, self._matches, current)

    @leave.autocomplete("match")
    @start.autocomplete("match")
    @word.autocomplete("match")
    @robot.autocomplete("match")
    @invite.autocomplete("match")
    @time.autocomplete("match")
    @give.autocomplete("match")
    @pause.autocomplete("match")
    @resume.autocomplete("match")
    @replace.autocomplete("match")
    @takeover.autocomplete("match")
    async def _own(self, interaction: discord.Interaction, current: str) -> Choices:
        return await own_matches(interaction, self._matches, current)

    @give.autocomplete("player")
    @replace.autocomplete("player")
    @takeover.autocomplete("player")
    async def _players(self, interaction: discord.Interaction, current: str) -> Choices:
        """The others at the table; as Discord shows no error here, what fails suggests nothing."""
        try:
            match = await found(interaction, self._matches, interaction.namespace.match)
        except GameError:
            return []
        except Exception:
            log.exception("nobody could be suggested")
            return []
        return [
            app_commands.Choice(name=seat.name, value=str(seat.seat + 1))
            for seat in match.record.seats
            if seat.user != interaction.user.id and current.casefold() in seat.name.casefold()
        ][:SHOWN]


def _seat(match: Match, text: str) -> SeatRecord:
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
    """Whether a player is no member of this server any more."""
    if seat.user < 0 or interaction.guild is None:
        return False
    try:
        await interaction.guild.fetch_member(seat.user)
    except discord.NotFound:
        return True
    return False
