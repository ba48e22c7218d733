"""Standing orders: a private panel with a menu for each thing that a title lets players order.

Nothing of it ever stands in a public message: the menus' ids name the fields, not what is chosen.
"""

import discord

from cogs.gate import ids
from cogs.gate.answers import layout, replace, show
from cogs.gate.router import values
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.table.standing_orders import OrderChoice, choices, order

HANDLER = "orders"
LABEL = 100
Item = discord.ui.Item[discord.ui.LayoutView]


class OrdersPanel:
    """Answers the panel's menus, and the button that opens it."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry

    async def press(self, interaction: discord.Interaction, match: Match, field: str = "") -> None:
        """Open the panel, or order what was chosen in one of its menus."""
        if not field:
            await self.open(interaction, match)
            return
        here, user, picked = match.record.id, interaction.user.id, values(interaction)
        if len(picked) != 1:
            raise StalePrompt
        now, _ = await order(self._registry, here, user, field, picked[0])
        await replace(interaction, _view(now, user))

    async def open(self, interaction: discord.Interaction, match: Match) -> None:
        """The panel of whoever asks, for their eyes alone."""
        await show(interaction, _view(match, interaction.user.id))


def orders_row(match: Match) -> list[Item]:
    """The button that opens the panel, where the title knows orders and the match goes on."""
    over = match.position is not None and match.position.ending is not None
    if match.title.rules.orders is None or over:
        return []
    button: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(
        label=words_of().text("orders-button"), custom_id=ids.made(HANDLER, match.record.id)
    )
    return [discord.ui.ActionRow(button)]


def _view(match: Match, user: int) -> discord.ui.LayoutView:
    words, items = words_of(match.record.title), list[Item]()
    for choice in choices(match, user):
        about = words.text("orders-field", order=words.text(choice.message))
        items += [discord.ui.TextDisplay(about), _menu(match, choice)]
    speed = "quick" if match.title.rules.orders_at_once else None
    text = words.text("orders-panel", speed, match=match.record.id)
    return layout(discord.ui.TextDisplay(text), *items)


def _menu(match: Match, choice: OrderChoice) -> Item:
    words = words_of(match.record.title)
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=ids.made(HANDLER, match.record.id, choice.field),
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
