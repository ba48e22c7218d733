"""The note about a deleted thread: one press makes it again, and the staff may close the match."""

import discord

from cogs.gate import ids
from cogs.gate.access import check_staff, is_staff
from cogs.gate.answers import row_of, say
from cogs.gate.parts import button
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.match import Match, StaffAct
from play.match.post_names import Note, NotePost
from play.services import Services
from play.table.moderation import entry_of

HANDLER = "thread"


class LostThreadButtons:
    """Answers the two buttons."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def press(self, interaction: discord.Interaction, match: Match, what: str) -> None:
        """Give the match another thread, or close it.

        Raises:
            NotAPlayer, NotStaff: it is not for whoever pressed.
            ThreadThere, GameOver: it is done already.
            StalePrompt: there is no such button.
        """
        match what:
            case "again":
                if not is_staff(interaction):
                    match.seat_of(interaction.user.id)
                await self._services.places.remake(match)
                await say(interaction, words_of().text("thread-remade"))
            case "close":
                check_staff(interaction)
                now, by = self._services.clock.now(), interaction.user.id
                entry = entry_of(match.record, by, StaffAct.CLOSE, now)
                await self._services.moderation.close(match.record.id, entry)
                text = words_of().text("server-done-close", match=match.record.id)
                await say(interaction, text)
            case _:
                raise StalePrompt


def note_view(match: Match, name: NotePost) -> discord.ui.View:
    """The buttons below the note about a thread; other notes have none.

    That of a private match is a direct message to a player, where nobody is staff.
    """
    if name.note is not Note.THREAD or match.record.is_closed:
        none: discord.ui.View = discord.utils.MISSING
        return none
    again, close = (ids.made(HANDLER, match.record.id, what) for what in ("again", "close"))
    buttons = [button("thread-again", again, discord.ButtonStyle.primary)]
    if not match.record.is_private:
        buttons.append(button("thread-close", close, discord.ButtonStyle.danger))
    return row_of(buttons)
