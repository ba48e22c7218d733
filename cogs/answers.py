"""Private answers: every command and button that plays, asks or shows answers its user alone.

`guarded` is the one place where a command or a component may fail: refusals become sentences,
anything else is logged and admitted.
"""

import io
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import discord

from bot import telling
from bot.library import words_of
from games.core.errors import GameError

log = logging.getLogger(__name__)
PICTURE = "picture.png"
"""The name of every picture: it tells nothing."""


@asynccontextmanager
async def guarded(
    interaction: discord.Interaction, title: str | None = None, names: Sequence[str] = ()
) -> AsyncIterator[None]:
    """Turn what goes wrong into a private sentence."""
    try:
        yield
    except GameError as error:
        await say(interaction, telling.sentence(error, words_of(title), names))
    except discord.HTTPException:
        log.warning("an interaction could not be answered", exc_info=True)
    except Exception as error:
        log.exception("an interaction failed")
        await say(interaction, telling.trouble(error))


async def think(interaction: discord.Interaction) -> None:
    """Acknowledge before anything is looked up: the answer follows, for this user alone."""
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)


async def say(interaction: discord.Interaction, text: str) -> None:
    """A private sentence, as the answer, in place of "thinking", or after another answer."""
    if not interaction.response.is_done():
        await interaction.response.send_message(text, ephemeral=True)
    elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(content=text)
    else:
        await interaction.followup.send(text, ephemeral=True)


def layout(*items: discord.ui.Item[discord.ui.LayoutView]) -> discord.ui.LayoutView:
    """A view that discord.py does not keep: its components are dispatched by their ids."""
    view = discord.ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def file_of(picture: bytes) -> discord.File:
    """A picture as a file to send."""
    return discord.File(io.BytesIO(picture), PICTURE)


def gallery(alt: str) -> discord.ui.MediaGallery[discord.ui.LayoutView]:
    """What shows the picture that is sent along, or that the message has."""
    return discord.ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{PICTURE}", description=alt)
    )
