"""Leaks that no message tells in words: by a number, a size, a time, or what can be downloaded."""

import io
from collections.abc import Callable

import discord
from msgspec.structs import replace

from cogs.commands import match as match_commands
from cogs.panels.your_move import YourMove
from games.core.agenda import AnyPosition
from play.match.consequences import Consequences
from play.post.studio import Studio
from tests.leaks.twins import Twins

Secret = Callable[[AnyPosition], bool]


def secret_of(pair: Twins) -> Secret:
    """A certain card is held: here it is, and there it is not."""
    here, there = (deeds[0].before.table.hands for deeds in (pair.here, pair.there))
    seat, card = next(
        (seat, card)
        for seat, held in enumerate(here)
        for card in held
        if held.count(card) != there[seat].count(card)
    )
    number = here[seat].count(card)
    return lambda position: position.table.hands[seat].count(card) == number


def by_an_edit_of_anothers_panel(patch, secret):
    """A panel is edited once more if the card is held."""
    redraw = YourMove._redraw

    async def twice(self, panel, match):
        await redraw(self, panel, match)
        if secret(match.standing):
            panel.stands = None
            await redraw(self, panel, match)

    patch.setattr(YourMove, "_redraw", twice)


def by_a_byte_of_a_picture(patch, secret):
    """A public picture is a byte larger."""
    board = Studio.board

    async def larger(self, match, *at):
        return await board(self, match, *at) + b"." * secret(match.standing)

    patch.setattr(Studio, "board", larger)


def by_the_time_of_a_call(patch, secret):
    """Whoever is asked is looked after sooner."""
    clock = Consequences._clock

    def sooner(self, seat):
        opened = clock(self, seat)
        if opened is None or opened.due is None or not secret(self.after):
            return opened
        return replace(opened, due=opened.due - 10)

    patch.setattr(Consequences, "_clock", sooner)


def by_a_file(patch, secret):
    """What can be downloaded names what is held."""

    async def told(interaction, match):
        file = discord.File(io.BytesIO(str(secret(match.standing)).encode()), "dice.json")
        await interaction.edit_original_response(attachments=[file])

    patch.setattr(match_commands, "show_verdict", told)


PLANTS = (
    by_an_edit_of_anothers_panel,
    by_a_byte_of_a_picture,
    by_the_time_of_a_call,
    by_a_file,
)
