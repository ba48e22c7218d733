"""The invitation to a match: who plays, and the buttons Join, Leave and Start."""

import discord

from bot.library import words_of
from bot.matches import Matches
from bot.refusals import NoMatchHere
from bot.sitting import Person, Sitting, Status
from cogs import ids
from cogs.answers import layout, say

HANDLER = "lobby"


class Lobby:
    """Answers the invitation's buttons."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def press(self, interaction: discord.Interaction, match: str, what: str) -> None:
        """Join, leave or start."""
        sitting = await self._matches.sitting(number(match))
        words = words_of(sitting.record.title)
        match what:
            case "join":
                await self._matches.join(sitting.record.id, person(interaction.user))
                await say(interaction, words.text("lobby-joined"))
            case "leave":
                await self._matches.leave(sitting.record.id, interaction.user.id)
                await say(interaction, words.text("lobby-left"))
            case _:
                await self._matches.start(sitting.record.id, interaction.user.id)
                await say(interaction, words.text("lobby-begun"))


def lobby_view(sitting: Sitting) -> discord.ui.LayoutView:
    """The invitation as it stands."""
    record, words = sitting.record, words_of(sitting.record.title)
    lines = [
        words.text("lobby-heading", title=words.text("title"), match=record.id),
        words.text("title", "about"),
        words.text(
            "lobby-players",
            count=len(record.seats),
            seats=max(sitting.title.seats),
            players=words.list([discord.utils.escape_markdown(name) for name in record.names]),
        ),
        words.text(f"lobby-{_STATE[record.status]}"),
    ]
    texts: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
        discord.ui.TextDisplay("\n".join(lines))
    )
    if record.status is Status.LOBBY:
        texts.add_item(_buttons(sitting))
    return layout(texts)


_STATE = {Status.LOBBY: "open", Status.RUNNING: "running", Status.OVER: "over"}


def _buttons(sitting: Sitting) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    words, full = words_of(), len(sitting.record.seats) == max(sitting.title.seats)
    ready = len(sitting.record.seats) in sitting.title.seats
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    for what, style, off in (
        ("join", discord.ButtonStyle.primary, full),
        ("leave", discord.ButtonStyle.secondary, False),
        ("start", discord.ButtonStyle.success, not ready),
    ):
        row.add_item(
            discord.ui.Button(
                label=words.text(f"lobby-{what}"),
                style=style,
                disabled=off,
                custom_id=ids.made(HANDLER, sitting.record.id, what),
            )
        )
    return row


def person(user: discord.User | discord.Member) -> Person:
    """A user, as the application knows one."""
    return Person(user.id, user.display_name)


def number(text: str) -> int:
    """A match's number.

    Raises:
        NoMatchHere: it is none.
    """
    if not text.isdecimal() or len(text) > 9:
        raise NoMatchHere
    return int(text)
