"""The turning points of a match that is over, told to one of its players alone."""

import discord

from cogs.gate.answers import layout, show
from play.library import words_of
from play.match.match import Match
from play.table.advice.turning_points import TurningPoint, TurningPoints
from words import Words

TENTHS = 10


async def show_points(
    interaction: discord.Interaction, match: Match, turning_points: TurningPoints
) -> None:
    """Look for them while "thinking" is shown, and tell them."""
    found = await turning_points.of(match, interaction.user.id)
    words = words_of(match.record.title)
    lines = [words.text("turning-panel"), *(_told(match, point, words) for point in found)]
    told = "\n".join([*lines, words.text("hint-how")]) if found else words.text("turning-none")
    text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(told)
    await show(interaction, layout(text))


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
