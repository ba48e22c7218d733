"""The commands in the menus of persons and of messages."""

import discord
from discord import app_commands

from cogs.commands.challenge import Challenges
from cogs.commands.profile import Profiles
from cogs.gate.access import found
from cogs.panels.board import Boards, match_of_board
from play.library import words_of
from play.match.match import Match
from play.refusals import NoBoard

ON_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
WHERE_PLAYED = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
Menu = app_commands.ContextMenu


def menus(challenges: Challenges, profiles: Profiles, boards: Boards) -> list[Menu]:
    """The commands about a person, on a server, and about a board, wherever it stands."""

    async def challenge(interaction: discord.Interaction, rival: discord.User) -> None:
        await challenges.ask(interaction, rival)

    async def profile(interaction: discord.Interaction, of: discord.User) -> None:
        await profiles.show(interaction, of)

    async def text(interaction: discord.Interaction, message: discord.Message) -> None:
        await boards.text(interaction, await _match_of(interaction, message))

    async def rules(interaction: discord.Interaction, message: discord.Message) -> None:
        await boards.rules(interaction, await _match_of(interaction, message))

    of_persons = {"challenge": challenge, "profile": profile}
    of_boards = {"text": text, "rules": rules}
    words = words_of()
    return [
        *(
            Menu(name=words.text(f"menu-{name}"), callback=done, allowed_contexts=ON_SERVERS)
            for name, done in of_persons.items()
        ),
        *(
            Menu(name=words.text(f"menu-{name}"), callback=done, allowed_contexts=WHERE_PLAYED)
            for name, done in of_boards.items()
        ),
    ]


async def _match_of(interaction: discord.Interaction, message: discord.Message) -> Match:
    """The match whose board in play a message is.

    Raises:
        NoBoard: it is none of ours.
        NoMatchHere: there is none for this user.
    """
    number = match_of_board(message)
    if number is None or message.author != interaction.client.user:
        raise NoBoard
    return await found(interaction, number)
