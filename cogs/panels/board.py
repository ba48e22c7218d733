"""The board message of a player-turn, and its buttons, from Your move to Help."""

from collections.abc import Sequence
from typing import Final
from zlib import crc32

import discord

from cogs.gate import ids
from cogs.gate.answers import file_of, gallery, layout, say, show
from cogs.gate.parts import Button, button, ids_in
from cogs.gate.router import values
from cogs.gate.rule_link import rules_button
from cogs.gate.services import theme_of
from cogs.panels.orders import Item, orders_row
from cogs.panels.your_move import YourMove
from cogs.reading.dressing import told
from cogs.reading.look_up import lookup_button
from cogs.reading.open_cards import show_open
from cogs.reading.rulebook import asking_view
from cogs.reading.story import StoryPanel
from games.core.errors import StalePrompt
from games.core.vocabulary import tag
from play.hours.deadlines import has_robot
from play.library import words_of
from play.match.match import Match
from play.post.looks.emojis import Emojis
from play.post.messenger import Board
from play.post.studio import Studio, alt_text, text_board

HANDLER = "board"
BUTTONS = ("move", "hand", "text", "log", "help")
TEXT_LENGTH = 1990
BOX: Final = 1 << 30
"""The ids of boards' boxes begin here: far beyond those that Discord gives; they have 31 bits."""


class Boards:
    """Answers the buttons of board messages, and the commands that show the same."""

    def __init__(self, studio: Studio, panel: YourMove, story: StoryPanel) -> None:
        self._studio = studio
        self._panel = panel
        self._story = story

    async def press(self, interaction: discord.Interaction, match: Match, what: str) -> None:
        """Show what a button promises, to whoever pressed it alone."""
        match what:
            case "move":
                await self._panel.open(interaction, match)
            case "hand":
                await self.hand(interaction, match)
            case "open":
                await self.open(interaction, match)
            case "text":
                await self.text(interaction, match)
            case "log":
                await self.log(interaction, match)
            case "help":
                words = words_of(match.record.title)
                text = "\n\n".join((words.text("help-panel"), words.text("title", "rules")))
                await say(interaction, text, rules_button(match.record.title))
            case _:
                raise StalePrompt

    async def hand(self, interaction: discord.Interaction, match: Match) -> None:
        """The hand of whoever asks, for their eyes alone, and the way to what lies open."""
        view = match.view(match.seat_of(interaction.user.id).seat)
        picture, alt = await self._studio.hand(match, view, await theme_of(interaction))
        await _show(interaction, picture, alt, _players_menu(match), *orders_row(match))

    async def open(self, interaction: discord.Interaction, match: Match) -> None:
        """All that lies open in front of the player who was chosen in the menu below a hand."""
        numbers = [ids.natural(value) for value in values(interaction)]
        seats = [seat for seat in match.record.seats if [seat.seat] == numbers]
        if not seats:
            raise StalePrompt
        await show_open(interaction, self._studio, match, seats[0])

    async def board(self, interaction: discord.Interaction, match: Match) -> None:
        """The board as whoever asks may see it."""
        seat = match.record.seat_of(interaction.user.id)
        view = match.view(seat.seat if seat else None)
        picture = await self._studio.board(match, view, theme=await theme_of(interaction))
        await _show(interaction, picture, alt_text(match, view))

    async def text(self, interaction: discord.Interaction, match: Match) -> None:
        """The board in words, as whoever asks may see it."""
        seat = match.record.seat_of(interaction.user.id)
        board = text_board(match, match.view(seat.seat if seat else None))
        await say(interaction, _block(board))

    async def rules(self, interaction: discord.Interaction, match: Match) -> None:
        """The rules in full, open at what is asked now: of whoever asks, else of who is awaited.

        What others are asked that the board does not tell leads nowhere.
        """
        seat, position = match.record.seat_of(interaction.user.id), match.standing
        asked = [] if seat is None or seat.seat not in position.asks else [seat.seat]
        prompts = [tag(position.prompt(one)) for one in (*asked, *position.awaited)]
        await show(interaction, asking_view(match.record.title, prompts))

    async def log(self, interaction: discord.Interaction, match: Match) -> None:
        """Tell the story so far; actions that were taken back are struck out."""
        await self._story.open(interaction, match)


def match_of_board(message: discord.Message) -> str | None:
    """The number of the match whose board in play a message is, by the ids of its buttons."""
    for custom_id in ids_in(message):
        match ids.read(custom_id):
            case (handler, [number, _]) if handler == HANDLER:
                return number
    return None


def board_id(match: Match, turn: int) -> int:
    """The id of a board's box, by which the board of a turn is known again, in any channel."""
    return BOX + crc32(f"{match.record.id} {turn}".encode()) % BOX


def board_view(match: Match, board: Board, emojis: Emojis) -> discord.ui.LayoutView:
    """A board message: what happened, the picture, what is awaited, the buttons."""
    beside = "\n".join(filter(None, (board.heading, board.awaited)))
    happened = told(emojis, match.record.title, board.story, beside)
    box: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
        discord.ui.TextDisplay("\n".join(filter(None, (board.heading, happened)))),
        gallery(board.alt),
        id=board_id(match, board.turn),
    )
    if board.awaited:
        box.add_item(discord.ui.TextDisplay(board.awaited))
    if board.live:
        rows = (BUTTONS[: len(BUTTONS) // 2], BUTTONS[len(BUTTONS) // 2 :])
        first, second = (_buttons(match, row) for row in rows)
        box.add_item(discord.ui.ActionRow(*first, lookup_button(match)))
        box.add_item(discord.ui.ActionRow(*second))
    return layout(box)


async def _show(interaction: discord.Interaction, picture: bytes, alt: str, *rows: Item) -> None:
    await interaction.edit_original_response(
        view=layout(gallery(alt), *rows), attachments=[file_of(picture)]
    )


def _players_menu(match: Match) -> Item:
    """A menu of all players, whose open cards and boards one may look at; the own too."""
    menu: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=ids.made(HANDLER, match.record.id, "open"),
        placeholder=words_of().text("open-menu"),
        options=[
            discord.SelectOption(label=seat.name, value=str(seat.seat))
            for seat in match.record.seats
        ],
    )
    return discord.ui.ActionRow(menu)


def _buttons(match: Match, row: Sequence[str]) -> list[Button]:
    return [
        button(
            f"board-{what}",
            ids.made(HANDLER, match.record.id, what),
            discord.ButtonStyle.primary
            if what == "move" and _waits_for_people(match)
            else discord.ButtonStyle.secondary,
        )
        for what in row
    ]


def _waits_for_people(match: Match) -> bool:
    """Tell whether somebody is to decide who is no robot."""
    record = match.record
    awaited = (record.seats[seat] for seat in match.standing.awaited)
    return any(not has_robot(seat, record.turn) for seat in awaited)


def _block(text: str) -> str:
    return f"```\n{text[:TEXT_LENGTH]}\n```"
