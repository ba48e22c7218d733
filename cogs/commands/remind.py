"""`/remind`: one more reminder at a time of one's own, none any more, or a test call."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.gate.access import where_played
from cogs.gate.answers import say
from cogs.gate.doorkeeper import Doorkeeper
from cogs.gate.match_option import Choices, of_match, told
from cogs.post.direct_messages import DirectMessages
from play.hours import typed_times
from play.hours.deadlines import quiet_of, reminder_of
from play.hours.quiet_hours import zone_of
from play.library import words_of
from play.match.match import Match
from play.match.people import Reach, UserRecord
from play.post import sentences
from play.post.messenger import Undeliverable, Unwelcome
from play.refusals import NoMatchHere, NothingAsked
from play.services import Services

WHEN = ("15", "60", "180", "480", "evening", "tomorrow")
"""Times that are suggested; each has a text `remind-in-…` or `remind-…` that can be read again."""
When = app_commands.Range[str, 1, 60]


@where_played
class RemindCog(commands.GroupCog, group_name="remind", group_description=told("remind")):
    """Reminders of what is asked of whoever uses these."""

    def __init__(
        self, services: Services, messages: DirectMessages, doorkeeper: Doorkeeper
    ) -> None:
        super().__init__()
        self._people = services.registry.people
        self._clocks = services.clocks
        self._time = services.clock
        self._messages = messages
        self._doorkeeper = doorkeeper

    @app_commands.command(name="me", description=told("remind-me"))
    @app_commands.describe(when=told("remind-me-when"))
    @of_match()
    async def me(self, interaction: discord.Interaction, match: Match, when: When) -> None:
        """One more reminder of what is asked in a match."""
        user = interaction.user.id
        person = await self._people.get(user)
        zone = zone_of(quiet_of(person).zone)
        moment = typed_times.moment(when, self._time.now(), zone)
        earlier = self._earlier(match, person)
        comes = await self._clocks.remind(match.record.id, user, moment)
        words = words_of()
        way = "thread" if person.blocked else None
        lines = [words.text("remind-set", way, time=sentences.moment(comes))]
        if comes != moment:
            lines.append(words.text("remind-held"))
        if earlier is not None and earlier != comes:
            lines.append(words.text("remind-instead", time=sentences.moment(earlier)))
        await say(interaction, "\n".join(lines))

    @app_commands.command(name="off", description=told("remind-off"))
    @of_match()
    async def off(self, interaction: discord.Interaction, match: Match) -> None:
        """No more reminders this turn, as by the button of a reminder."""
        if match.seat_of(interaction.user.id).clock is None:
            raise NothingAsked
        await self._clocks.mute(match.record.id, interaction.user.id)
        await say(interaction, words_of().text("call-muted"))

    @app_commands.command(name="test", description=told("remind-test"))
    async def test(self, interaction: discord.Interaction) -> None:
        """Call the user as a match would, and tell what came of it."""
        user, words = interaction.user.id, words_of()
        self._doorkeeper.may_call(user)
        person = await self._people.get(user)
        lines = []
        if person.reach is not Reach.THREAD:
            lines.append(words.text("remind-test-dm", await self._write(person)))
        if person.reach is not Reach.DM:
            lines.append(words.text("remind-test-thread", await self._mention(interaction)))
        now = self._time.now()
        opens = quiet_of(person).open_at(now)
        if opens > now:
            lines.append(words.text("remind-test-quiet", time=sentences.moment(opens, "t")))
        else:
            lines.append(words.text("remind-test-open"))
        await say(interaction, "\n".join(lines))

    @me.autocomplete("when")
    async def _when(self, interaction: discord.Interaction, current: str) -> Choices:
        words = words_of()
        texts = [
            words.text(f"remind-in-{one}" if one.isdecimal() else f"remind-{one}") for one in WHEN
        ]
        return [
            app_commands.Choice(name=text, value=text)
            for text in texts
            if current.casefold() in text.casefold()
        ]

    def _earlier(self, match: Match, person: UserRecord) -> float | None:
        """The time of the reminder that was asked for before, if it has not come yet."""
        clock = match.seat_of(person.id).clock
        moment = reminder_of(clock, person) if clock else None
        return moment if moment is not None and moment > self._time.now() else None

    async def _write(self, person: UserRecord) -> str | None:
        """Call by direct message, and note whether that is possible; gives what went wrong."""
        try:
            text = words_of().text("remind-test-message")
            await self._messages.write(person.id, text, f"test-{int(self._time.now())}")
        except Unwelcome:
            await self._people.change(person.id, blocked=True)
            return "closed"
        except Undeliverable:
            return "failed"
        if person.blocked:
            await self._people.change(person.id, blocked=False)
        return None

    async def _mention(self, interaction: discord.Interaction) -> str | None:
        """Call in the channel where the user is; gives what went wrong."""
        if interaction.channel_id is None:
            raise NoMatchHere
        text = words_of().text("remind-test-call", mention=interaction.user.mention)
        user, guild, channel = interaction.user.id, interaction.guild_id, interaction.channel_id
        try:
            await self._messages.mention(user, guild, channel, text)
        except Undeliverable:
            return "failed"
        return None
