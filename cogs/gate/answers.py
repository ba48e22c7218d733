"""Private answers: every command and button that plays, asks or shows answers its user alone.

`guarded` is the one place where a command or a component may fail: refusals become sentences,
anything else is logged and admitted. The tree and the router acknowledge each interaction before
anything else; whoever acknowledges it acts on it, so that two processes with one token never act
twice.
"""

import io
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from cogs.gate.services import serving
from games.core.errors import GameError
from play.library import words_of
from play.match.match import Match
from play.post import sentences

log = logging.getLogger(__name__)
PICTURE = "picture.png"
"""The name of every picture: it tells nothing."""
ACKNOWLEDGED, UNKNOWN = 40060, 10062
"""Codes of answers to interactions (docs/discord.md, Acknowledging)."""
OVER = (UNKNOWN, 10015, 50027)
"""The interaction is over: unknown, its webhook unknown, its token invalid."""
SERVER_FAULT = 500
"""From this status on Discord is at fault, and discord.py has tried again (docs/discord.md, Trying
again)."""
THINKING = "thinking"
"""The key of an interaction's acknowledgement: whether "thinking" is shown."""
MATCH = "match"
"""The key of the match that an interaction is about."""
FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Errors by which an answer fails to arrive."""


class AnsweredElsewhere(Exception):
    """Another process with the same token acts on this interaction."""


@asynccontextmanager
async def guarded(interaction: discord.Interaction) -> AsyncIterator[None]:
    """Turn what goes wrong into a private sentence, in the words of the match it is about."""
    try:
        yield
    except GameError as error:
        refused(interaction, error)
        await _tell(interaction, _refusal(interaction, error))
    except AnsweredElsewhere:
        log.info("another process answers this interaction")
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("an interaction could not be answered", exc_info=True)
        if _may_hear(error):
            await _tell(interaction, words_of().text("unanswered"))
    except Exception as error:
        log.exception("an interaction failed")
        await _tell(interaction, sentences.trouble(error))


def is_about(interaction: discord.Interaction, match: Match) -> None:
    """Note which match an interaction is about: refusals speak in its title's words."""
    interaction.extras[MATCH] = match


def _refusal(interaction: discord.Interaction, error: GameError) -> str:
    match: Match | None = interaction.extras.get(MATCH)
    if match is None:
        return sentences.sentence(error, words_of())
    return sentences.sentence(error, words_of(match.record.title), match.names)


def _may_hear(error: discord.HTTPException | aiohttp.ClientError) -> bool:
    """Tell whether only what was said was wrong, so that a sentence would come through."""
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status < SERVER_FAULT and error.code not in OVER


def refused(interaction: discord.Interaction, error: GameError, **about: int) -> None:
    """Note that a player is refused: in the log, and for whoever listens to `on_refusal`."""
    told: dict[str, object] = {"tag": error.tag, "channel": interaction.channel_id}
    log.debug("a player was refused", extra=told | about)
    interaction.client.dispatch("refusal", error)


async def acknowledge(interaction: discord.Interaction, *, openly: bool = False) -> None:
    """Acknowledge an interaction, before anything is looked up; once is enough.

    A component or form of a private panel keeps its panel, which is edited later; everything else
    shows "thinking", to its user alone unless it answers openly. An acknowledgement that came late
    or was lost is no reason not to act: the board shows it.

    Raises:
        AnsweredElsewhere: another process was faster.
    """
    if THINKING in interaction.extras:
        return
    thinking = not is_panel(interaction)
    private = thinking and not openly
    try:
        await interaction.response.defer(ephemeral=private, thinking=thinking)
    except FAILURES as error:
        code = error.code if isinstance(error, discord.HTTPException) else None
        if code == ACKNOWLEDGED and not serving(interaction).lost_acks.may_be(interaction.id):
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


async def show(interaction: discord.Interaction, view: discord.ui.LayoutView) -> None:
    """A private layout: as the answer in place of "thinking", or beside a panel that stays."""
    if interaction.extras.get(THINKING):
        await interaction.edit_original_response(view=view)
    else:
        await interaction.followup.send(view=view, ephemeral=True)


async def replace(interaction: discord.Interaction, view: discord.ui.LayoutView) -> None:
    """Another layout in place of the panel that was used, or of "thinking"."""
    await interaction.edit_original_response(view=view)


async def _tell(interaction: discord.Interaction, text: str) -> None:
    """Say why not; if even that does not arrive, it is logged."""
    try:
        await say(interaction, text)
    except FAILURES:
        log.warning("a refusal could not be told", exc_info=True)


def is_panel(interaction: discord.Interaction) -> bool:
    """Tell whether the component stands in a private layout, which can be edited in place."""
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
    """Make the gallery of the picture that is sent along, or that the message has."""
    return discord.ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{PICTURE}", description=alt)
    )
