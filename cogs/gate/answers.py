"""Private answers: every command and button that plays, asks or shows answers its user alone.

`guarded` is the one place where a command or a component may fail: refusals become sentences,
anything else is logged and admitted. Whoever acknowledges an interaction acts on it, so that two
processes with one token never act twice.
"""

import io
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, cast

import aiohttp
import discord

from games.core.errors import GameError
from play.library import words_of
from play.post import sentences

if TYPE_CHECKING:
    from cogs.client import SkaldClient

log = logging.getLogger(__name__)
PICTURE = "picture.png"
"""The name of every picture: it tells nothing."""
ACKNOWLEDGED, UNKNOWN = 40060, 10062
"""https://docs.discord.com/developers/topics/opcodes-and-status-codes#json"""
OVER = (UNKNOWN, 10015, 50027)
"""The interaction is over: unknown, its webhook unknown, its token invalid."""
SERVER_FAULT = 500
"""From this status on it is Discord that is at fault, and discord.py has tried again."""
THINKING = "thinking"
"""What an interaction remembers of its acknowledgement: whether "thinking" is shown."""
FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)
"""How an answer fails to arrive."""


class AnsweredElsewhere(Exception):
    """Another process with the same token acts on this interaction."""


@asynccontextmanager
async def guarded(
    interaction: discord.Interaction, title: str | None = None, names: Sequence[str] = ()
) -> AsyncIterator[None]:
    """Turn what goes wrong into a private sentence; what it guards acknowledges first of all."""
    try:
        yield
    except GameError as error:
        refused(interaction, error)
        await _tell(interaction, sentences.sentence(error, words_of(title), names))
    except AnsweredElsewhere:
        log.info("another process answers this interaction")
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("an interaction could not be answered", exc_info=True)
        if _may_hear(error):
            await _tell(interaction, words_of().text("unanswered"))
    except Exception as error:
        log.exception("an interaction failed")
        await _tell(interaction, sentences.trouble(error))


def _may_hear(error: discord.HTTPException | aiohttp.ClientError) -> bool:
    """Whether only what was said was wrong, so that a sentence would come through."""
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status < SERVER_FAULT and error.code not in OVER


def refused(interaction: discord.Interaction, error: GameError, **about: int) -> None:
    """Note that a player is refused: in the log, and for whoever listens to `on_refusal`."""
    told: dict[str, object] = {"tag": error.tag, "channel": interaction.channel_id}
    log.debug("a player was refused", extra=told | about)
    interaction.client.dispatch("refusal", error)


async def think(interaction: discord.Interaction, *, openly: bool = False) -> None:
    """Acknowledge before anything is looked up: the answer follows, usually for this user alone.

    Raises:
        AnsweredElsewhere: another process was faster.
    """
    await _acknowledge(interaction, thinking=True, private=not openly)


async def keep(interaction: discord.Interaction) -> None:
    """Acknowledge a component; its message stays, and is edited later.

    Raises:
        AnsweredElsewhere: another process was faster.
    """
    await _acknowledge(interaction, thinking=False, private=False)


async def _acknowledge(interaction: discord.Interaction, *, thinking: bool, private: bool) -> None:
    """An acknowledgement that came late or was lost is no reason not to act: the board shows it."""
    if THINKING in interaction.extras:
        return
    try:
        await interaction.response.defer(ephemeral=private, thinking=thinking)
    except FAILURES as error:
        code = error.code if isinstance(error, discord.HTTPException) else None
        client = cast("SkaldClient", interaction.client)
        if code == ACKNOWLEDGED and not client.lost_answers.may_be(interaction.id):
            raise AnsweredElsewhere from error
        if code not in (None, 0, ACKNOWLEDGED, UNKNOWN):
            raise
        log.warning("an acknowledgement was lost or late: %r", error)
    interaction.extras[THINKING] = thinking


async def say(interaction: discord.Interaction, text: str) -> None:
    """A private sentence: as the answer, in place of "thinking", or beside a message that stays."""
    match interaction.extras.get(THINKING):
        case None:
            await interaction.response.send_message(text, ephemeral=True)
        case True:
            await interaction.edit_original_response(content=text)
        case _:
            await interaction.followup.send(text, ephemeral=True)


async def _tell(interaction: discord.Interaction, text: str) -> None:
    """Say why not; if even that does not arrive, it is logged."""
    try:
        await say(interaction, text)
    except FAILURES:
        log.warning("a refusal could not be told", exc_info=True)


def is_panel(interaction: discord.Interaction) -> bool:
    """Whether what was used stands in a private layout, which can be edited in place."""
    message = interaction.message
    return message is not None and message.flags.ephemeral and message.flags.components_v2


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
