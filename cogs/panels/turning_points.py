"""The turning points of a match that is over, told to one of its players alone."""

import asyncio
import logging

import discord

from cogs.gate.answers import FAILURES, layout, replace
from play.library import words_of
from play.match.match import Match
from play.table.advice.turning_points import TurningPoint, TurningPoints
from words import Words

TENTHS = 10
PAUSE = 4.0
"""Seconds for which it says nothing new about how far it is."""
log = logging.getLogger(__name__)


async def show_points(
    interaction: discord.Interaction, match: Match, turning_points: TurningPoints
) -> None:
    """Look for them, say meanwhile how far it is, and tell them."""
    found = await turning_points.of(match, interaction.user.id, _Progress(interaction).tell)
    words = words_of(match.record.title)
    lines = [words.text("turning-panel"), *(_told(match, point, words) for point in found)]
    told = "\n".join([*lines, words.text("hint-how")]) if found else words.text("turning-none")
    await replace(interaction, _shown(told))


class _Progress:
    """Tells how far it is, no more often than somebody reads it."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self._interaction = interaction
        self._from = 0.0
        """When something new may be said, by the event loop's clock."""

    async def tell(self, looked: int, number: int) -> None:
        """Say how many decisions of how many; where it does not arrive, the next one may."""
        now = asyncio.get_running_loop().time()
        if now < self._from:
            return
        self._from = now + PAUSE
        text = words_of().text("points-looking", looked=looked, number=number)
        try:
            await replace(self._interaction, _shown(text))
        except FAILURES as error:
            log.info("how far it is could not be told: %r", error)


def _shown(text: str) -> discord.ui.LayoutView:
    shown: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(text)
    return layout(shown)


def _told(match: Match, point: TurningPoint, words: Words) -> str:
    """A turning point: when, what was done, how the prospects moved, and what else there was."""
    line = words.text(
        "turning-point",
        turn=point.turn,
        action=words.say(point.done, match.names),
        before=_worth(point.before, words),
        after=_worth(point.after, words),
    )
    if point.rather is None:
        return line
    if point.rather == point.done:
        return f"{line}\n{words.text('turning-rather', 'same')}"
    rather = words.say(point.rather, match.names)
    gained = "gained" if point.after > point.before else None
    return f"{line}\n{words.text('turning-rather', gained, action=rather)}"


def _worth(worth: float, words: Words) -> str:
    return words.text("turning-worth", tenths=round(worth * TENTHS))
