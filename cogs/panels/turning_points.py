"""The turning points of a match that is over, told to one of its players alone."""

import asyncio
import logging
import math
from collections.abc import Sequence
from typing import Final

import discord

from cogs.gate.answers import FAILURES, layout, replace
from play.library import words_of
from play.match.match import Match
from play.post import sentences
from play.table.advice.turning_points import SoFar, TurningPoint, TurningPoints
from words import Words
from words.speech import ReaderNames

TENTHS = 10
EVERY: Final = 5.0
"""Seconds between two edits that tell how far it is, at least."""
log = logging.getLogger(__name__)


class _Waiting:
    """Tells whoever waits how far it is: at once, and then now and then."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self._interaction = interaction
        self._told = -math.inf

    async def tell(self, progress: SoFar) -> None:
        """Tell it, if the last time is long enough ago; what does not arrive stops nothing."""
        now = asyncio.get_running_loop().time()
        if now < self._told + EVERY:
            return
        self._told = now
        try:
            await replace(self._interaction, _text(sentences.progress(progress)))
        except FAILURES as error:
            log.info("how far turning points are could not be told: %r", error)


async def show_points(
    interaction: discord.Interaction, match: Match, turning_points: TurningPoints
) -> None:
    """Look for them, telling how far it is, and tell them."""
    found = await turning_points.of(match, interaction.user.id, _Waiting(interaction).tell)
    words = words_of(match.record.title)
    names = ReaderNames(match.names, match.seat_of(interaction.user.id).seat)
    lines = [words.text("turning-panel"), *(_told(point, words, names) for point in found)]
    told = "\n".join([*lines, words.text("hint-how")]) if found else words.text("turning-none")
    await replace(interaction, _text(told))


def _text(told: str) -> discord.ui.LayoutView:
    return layout(discord.ui.TextDisplay(told))


def _told(point: TurningPoint, words: Words, names: Sequence[str]) -> str:
    """A turning point: when, what was done, how the prospects moved, and what else there was."""
    line = words.text(
        "turning-point",
        when=sentences.when(point.moment, words),
        action=words.say(point.done, names),
        before=_worth(point.before, words),
        after=_worth(point.after, words),
    )
    if point.rather is None:
        return line
    if point.rather == point.done:
        return f"{line}\n{words.text('turning-rather', 'same')}"
    rather = words.say(point.rather, names)
    gained = "gained" if point.after > point.before else None
    return f"{line}\n{words.text('turning-rather', gained, action=rather)}"


def _worth(worth: float, words: Words) -> str:
    return words.text("turning-worth", tenths=round(worth * TENTHS))
