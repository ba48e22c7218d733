"""Standing orders: a private panel with a menu for each thing that a title lets players order.

Nothing of it ever stands in a public message: the menus' ids name the fields, not what is chosen.
"""

import discord

from cogs.gate import ids
from cogs.gate.access import named
from cogs.gate.answers import is_panel, layout
from cogs.gate.router import values
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.match import Sitting
from play.match.matches import Matches
from play.table.standing_orders import Choice, choices, order

HANDLER = "orders"
LABEL = 100
Item = discord.ui.Item[discord.ui.LayoutView]


class Orders:
    """Answers the panel's menus, and the button that opens it."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def press(self, interaction: discord.Interaction, match: str, field: str = "") -> None:
        """Open the panel, or order what was chosen in one of its menus."""
        sitting = await named(interaction, self._matches, match)
        if not field:
            await self.open(interaction, sitting)
            return
        if not is_panel(interaction):
            raise StalePrompt
        here, user, picked = sitting.record.id, interaction.user.id, values(interaction)
        if len(picked) != 1:
            raise StalePrompt
        now = await order(self._matches, here, user, field, picked[0])
        await interaction.response.edit_message(view=_view(now, user))

    async def open(self, interaction: discord.Interaction, sitting: Sitting) -> None:
        """The panel of whoever asks, for their eyes alone."""
        view = _view(sitting, interaction.user.id)
        await interaction.response.send_message(view=view, ephemeral=True)


def orders_row(sitting: Sitting) -> list[Item]:
    """The button that opens the panel, where the title knows orders and the match goes on."""
    over = sitting.position is not None and sitting.position.ending is not None
    if sitting.title.rules.orders is None or over:
        return []
    button: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(
        label=words_of().text("orders-button"), custom_id=ids.made(HANDLER, sitting.record.id)
    )
    return [discord.ui.ActionRow(button)]


def _view(sitting: Sitting, user: int) -> discord.ui.LayoutView:
    words, items = words_of(sitting.record.title), list[Item]()
    for choice in choices(sitting, user):
        about = words.text("orders-field", order=words.text(choice.message))
        items += [discord.ui.TextDisplay(about), _menu(sitting, choice)]
    text = words.text("orders-panel", match=sitting.record.id)
    return layout(discord.ui.TextDisplay(text), *items)


def _menu(sitting: Sitting, choice: Choice) -> Item:
    words = words_of(sitting.record.title)
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=ids.made(HANDLER, sitting.record.id, choice.field),
        options=[
            discord.SelectOption(
                label=words.name(value)[:LABEL],
                value=str(value.value),
                default=value is choice.ordered,
            )
            for value in choice.values
        ],
    )
    return discord.ui.ActionRow(select)
