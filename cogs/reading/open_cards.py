"""All that lies open in front of a player, as anybody may see it who looks at the table."""

import discord

from cogs.gate.answers import file_of, gallery, layout, show
from cogs.gate.services import theme_of
from cogs.reading.look_up import lookup_button
from play.library import words_of
from play.match.match import Match, SeatRecord
from play.post.studio import Studio
from words.speech import isolated


async def show_open(
    interaction: discord.Interaction, studio: Studio, match: Match, seat: SeatRecord
) -> None:
    """Show the open cards and boards of a seat, and the way to what each of them says.

    Raises:
        NotStarted: there is nothing yet.
    """
    reader = match.record.seat_of(interaction.user.id)
    view = match.view(reader.seat if reader else None)
    drawn = await studio.open_cards(match, view, seat.seat, await theme_of(interaction))
    heading = words_of().text("open-heading", name=isolated(seat.name))
    row = discord.ui.ActionRow(lookup_button(match))
    shown = layout(discord.ui.TextDisplay(heading), gallery(drawn[1]), row)
    await show(interaction, shown, [file_of(drawn[0])])
