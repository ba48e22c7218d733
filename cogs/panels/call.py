"""The call to play: one plain line, and on a reminder the button that wants no more of them."""

import discord

from cogs.gate import ids
from cogs.gate.answers import row_of, say
from cogs.gate.parts import button
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.call_kinds import CALL_KINDS
from play.match.match import Match, title_of
from play.post import sentences
from play.post.lists.match_list import jump
from play.post.messenger import Call
from play.watch.clocks import Clocks

HANDLER = "call"
MUTE = "mute"


class CallButtons:
    """Answers the button of a reminder."""

    def __init__(self, clocks: Clocks) -> None:
        self._clocks = clocks

    async def press(self, interaction: discord.Interaction, match: Match, what: str) -> None:
        """No more reminders this turn, for whoever pressed it."""
        if what != MUTE:
            raise StalePrompt
        await self._clocks.mute(match.record.id, interaction.user.id)
        await say(interaction, words_of().text("call-muted"))


def call_text(match: Match, call: Call, mention: str) -> str:
    """The line: who is called, to what, until when, and where the board is."""
    words = words_of(match.record.title)
    parts = [_said(match, call, mention)]
    if call.deadline is not None:
        parts.append(words.text("call-until", time=sentences.moment(call.deadline)))
    if call.board is not None:
        parts.append(jump(match.record, call.board))
    return " · ".join(parts)


def _said(match: Match, call: Call, mention: str) -> str:
    words = words_of(match.record.title)
    title = title_of(match.record)
    kind = CALL_KINDS[call.stage]
    if not kind.asks:
        return words.text(kind.sentence, mention=mention, title=title)
    asked = words.say(match.standing.prompt(call.seat), match.names, "call")
    return words.text(kind.sentence, mention=mention, title=title, call=asked)


def call_view(match: Match, call: Call) -> discord.ui.View:
    """The button of a reminder; the first word of a question has none, nor has an early notice."""
    if not call.reminds:
        none: discord.ui.View = discord.utils.MISSING
        return none
    return row_of([button("call-mute", ids.made(HANDLER, match.record.id, MUTE))])
