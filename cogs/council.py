"""What players settle among themselves: offers with their buttons, and conceding."""

import discord

from bot.agreements import Agreements
from bot.library import words_of
from bot.matches import Matches
from bot.sitting import Sitting
from cogs import ids
from cogs.answers import layout, say, think
from cogs.entry import named
from games.core.errors import StalePrompt
from words.speech import isolated

HANDLER = "council"


class Council:
    """Answers the buttons of offers, and the one that concedes."""

    def __init__(self, matches: Matches, agreements: Agreements) -> None:
        self._matches = matches
        self._agreements = agreements

    async def press(self, interaction: discord.Interaction, match: str, what: str) -> None:
        """Agree, refuse, or concede."""
        await think(interaction)
        sitting = await named(interaction, self._matches, match)
        here, user = sitting.record.id, interaction.user.id
        if what == "concede":
            await self._agreements.concede(here, user)
            await say(interaction, words_of().text("concede-done"))
            return
        if what not in ("agree", "refuse"):
            raise StalePrompt
        agrees = what == "agree"
        await self._agreements.answer(here, user, agrees=agrees)
        await say(interaction, words_of().text("offer-agreed" if agrees else "offer-refused"))


def offer_view(sitting: Sitting, kind: str, seat: int) -> discord.ui.LayoutView:
    """What somebody proposes, for the others to answer."""
    name = isolated(sitting.names[seat])
    text = words_of().text(f"offer-{kind}", name=name)
    return layout(
        discord.ui.TextDisplay(text),
        _row(sitting, agree=discord.ButtonStyle.success, refuse=discord.ButtonStyle.secondary),
    )


def concede_view(sitting: Sitting) -> discord.ui.LayoutView:
    """Whether one really wants to give up."""
    return layout(
        discord.ui.TextDisplay(words_of().text("concede-sure")),
        _row(sitting, concede=discord.ButtonStyle.danger),
    )


def _row(
    sitting: Sitting, **buttons: discord.ButtonStyle
) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    for what, style in buttons.items():
        row.add_item(
            discord.ui.Button(
                label=words_of().text(f"council-{what}"),
                style=style,
                custom_id=ids.made(HANDLER, sitting.record.id, what),
            )
        )
    return row
