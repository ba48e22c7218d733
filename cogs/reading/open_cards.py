"""All that lies open in front of a player, as anybody may see it who looks at the table."""

import discord

from cogs.gate.answers import file_of, gallery, layout, show
from cogs.gate.services import theme_of
from cogs.reading.look_up import lookup_button
from play.library import shows_open, words_of
from play.match.match import Match, SeatRecord
from play.post.studio import Studio
from play.refusals import NothingOpen
from words.speech import isolated


async def show_open(
    interaction: discord.Interaction, studio: Studio, match: Match, seat: SeatRecord
) -> None:
    """Show the open cards and boards of a seat, and the way to what each of them says.

    Raises:
        NothingOpen: the title does not draw it yet.
        NotStarted: there is nothing yet.
    """
    if not shows_open(match.record.title):
        raise NothingOpen
    reader = match.record.seat_of(interaction.user.id)
    view = match.view(reader.seat if reader else None)
    drawn = await studio.open_cards(match, view, seat.seat, await theme_of(interaction))
    heading = words_of().text("open-heading", name=isolated(seat.name))
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    if (button := lookup_button(match)) is not None:
        row.add_item(button)
    items = [discord.ui.TextDisplay(heading), gallery(drawn[1]), *([row] if row.children else [])]
    await show(interaction, layout(*items), [file_of(drawn[0])])
