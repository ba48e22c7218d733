"""The buttons below a match's epilogue: play again, turning points, dice to check, the story."""

import discord

from cogs.gate import ids
from cogs.gate.answers import row_of, say
from cogs.gate.doorkeeper import Doorkeeper
from cogs.gate.parts import Button, button
from cogs.gate.permissions import check_permissions
from cogs.panels.lobby import person
from cogs.panels.turning_points import show_points
from cogs.reading.story import StoryPanel
from cogs.reading.verdict import show_verdict
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.match import Match, people_of
from play.table.advice.turning_points import TurningPoints
from play.table.rematch import Rematches

HANDLER = "epilogue"
READING = ("verify", "log")


class EpilogueButtons:
    """Answers the buttons."""

    def __init__(
        self,
        rematches: Rematches,
        turning_points: TurningPoints,
        doorkeeper: Doorkeeper,
        story: StoryPanel,
    ) -> None:
        self._rematches = rematches
        self._turning_points = turning_points
        self._doorkeeper = doorkeeper
        self._story = story

    async def press(self, interaction: discord.Interaction, match: Match, what: str) -> None:
        """Do what a button promises, for whoever pressed it."""
        match what:
            case "rematch":
                await self._rematch(interaction, match)
            case "turning":
                await show_points(interaction, match, self._turning_points)
            case "verify":
                await show_verdict(interaction, match)
            case "log":
                await self._story.open(interaction, match)
            case _:
                raise StalePrompt

    async def _rematch(self, interaction: discord.Interaction, match: Match) -> None:
        private = match.record.is_private
        check_permissions(interaction, private=private)
        self._doorkeeper.may_call(interaction.user.id)
        answer = await self._rematches.want(match.record.id, person(interaction.user))
        channel = f"<#{match.record.channel}>"
        wording = "private" if private else None
        await say(interaction, words_of().text(f"rematch-{answer}", wording, channel=channel))


def epilogue_view(match: Match) -> discord.ui.View:
    """The buttons below the picture; robots want no rematch, nor to know what turned it.

    Of a match to practise with nothing can be verified.
    """
    again = [_button(match, "rematch", discord.ButtonStyle.primary), _button(match, "turning")]
    told = READING[1:] if match.record.is_practice else READING
    reading = [_button(match, what) for what in told]
    return row_of([*again, *reading] if people_of(match.record) else reading)


def _button(
    match: Match, what: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Button:
    return button(f"epilogue-{what}", ids.made(HANDLER, match.record.id, what), style)
