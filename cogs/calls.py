"""The call to play: one plain line, and on a reminder the button that wants no more of them."""

import discord

from bot import telling
from bot.clocks import Clocks
from bot.library import words_of
from bot.matches import Matches
from bot.messenger import Call
from bot.sitting import Sitting
from bot.waiting import jump
from bot.wishes import Stage
from cogs import ids
from cogs.answers import say, think
from cogs.entry import named
from games.core.errors import StalePrompt

HANDLER = "call"
MUTE = "mute"
_TEXT = {
    Stage.AGAIN: "call-again",
    Stage.LAST: "call-last",
    Stage.LONE: "call-lone",
    Stage.OWN: "call-own",
}


class Calls:
    """Answers the button of a reminder."""

    def __init__(self, matches: Matches, clocks: Clocks) -> None:
        self._matches = matches
        self._clocks = clocks

    async def press(self, interaction: discord.Interaction, match: str, what: str) -> None:
        """No more reminders this turn, for whoever pressed it."""
        if what != MUTE:
            raise StalePrompt
        await think(interaction)
        sitting = await named(interaction, self._matches, match)
        await self._clocks.mute(sitting.record.id, interaction.user.id)
        await say(interaction, words_of().text("call-muted"))


def call_text(sitting: Sitting, call: Call, mention: str) -> str:
    """The line: who is called, to what, until when, and where the board is."""
    words = words_of(sitting.record.title)
    parts = [_said(sitting, call, mention)]
    if call.deadline is not None:
        parts.append(words.text("call-until", time=telling.moment(call.deadline)))
    if call.board is not None:
        parts.append(jump(sitting.record, call.board))
    return " · ".join(parts)


def _said(sitting: Sitting, call: Call, mention: str) -> str:
    words = words_of(sitting.record.title)
    title = words.text("title")
    if call.stage is Stage.NEXT:
        return words.text("call-next", mention=mention, title=title)
    asked = words.say(sitting.standing.prompt(call.seat), sitting.names, "call")
    text = _TEXT.get(call.stage, "call-to-play")
    return words.text(text, mention=mention, title=title, call=asked)


def call_view(sitting: Sitting, call: Call) -> discord.ui.View:
    """The button of a reminder; the first call has none, nor has an early notice."""
    if call.stage in (Stage.CALL, Stage.NEXT):
        none: discord.ui.View = discord.utils.MISSING
        return none
    view = discord.ui.View(timeout=None)
    view.add_item(
        discord.ui.Button(
            label=words_of().text("call-mute"),
            custom_id=ids.made(HANDLER, sitting.record.id, MUTE),
        )
    )
    view.stop()  # so that discord.py does not keep it: its button is found by its id
    return view
