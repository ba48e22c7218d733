"""Private answers: every command and button that plays, asks or shows answers its user alone.

`guarded` is the one place where a command or a component may fail: refusals become sentences,
anything else is logged and admitted. The tree and the router acknowledge each interaction before
anything else; whoever acknowledges it acts on it, so that two processes with one token never act
twice.
"""

import io
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import aiohttp
import discord

from cogs.gate.rule_link import Button, refusal_button
from cogs.gate.services import services, serving
from games.core.errors import GameError, IllegalAction
from play.library import words_of
from play.match.match import Match
from play.post import sentences

log = logging.getLogger(__name__)
PICTURE = "picture.png"
"""The name of every picture of a match: it tells nothing."""
ACKNOWLEDGED, UNKNOWN, UNANSWERED = 40060, 10062, 0
"""Codes of answers to interactions (docs/discord.md, Acknowledging); 0 is discord.py's where
Discord wrote none, as at a server's fault."""
OVER = (UNKNOWN, 10015, 50027)
"""The interaction is over: unknown, its webhook unknown, its token invalid."""
SERVER_FAULT = 500
"""From this status on Discord is at fault, and discord.py has tried again (docs/discord.md, Trying
again)."""
THINKING = "thinking"
"""The key of an interaction's acknowledgement: whether "thinking" is shown."""
MATCH = "match"
"""The key of the match that an interaction is about."""
INVALID_FORM = 50035
"""The code of a message of which a field is wrong (docs/discord.md, Refusals)."""
FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Errors by which an answer fails to arrive."""


@asynccontextmanager
async def guarded(interaction: discord.Interaction) -> AsyncIterator[None]:
    """Turn what goes wrong into a private sentence, in the words of the match it is about."""
    try:
        yield
    except GameError as error:
        refused(interaction, error)
        await _tell(interaction, *_refusal(interaction, error))
    except (discord.HTTPException, aiohttp.ClientError) as error:
        if _is_answered(error):
            log.info("another process answers this interaction")
            return
        log.warning("an interaction could not be answered", exc_info=True)
        if isinstance(error, discord.HTTPException) and error.code == INVALID_FORM:
            services(interaction).emojis.doubt()  # a button may show one that somebody has deleted
        if _may_hear(error):
            await _tell(interaction, words_of().text("unanswered"))
    except Exception as error:
        if sentences.is_passing(error):
            log.warning("an interaction failed: the database does not work: %s", error)
        else:
            log.exception("an interaction failed")
        await _tell(interaction, sentences.trouble(error))


def is_about(interaction: discord.Interaction, match: Match) -> None:
    """Note which match an interaction is about: refusals speak in its title's words."""
    interaction.extras[MATCH] = match


def _refusal(interaction: discord.Interaction, error: GameError) -> tuple[str, Button | None]:
    """The sentence, and the button to the rule that explains it, if there is one."""
    match: Match | None = interaction.extras.get(MATCH)
    if match is None:
        return sentences.sentence(error, words_of()), None
    title = match.record.title
    text = sentences.sentence(error, words_of(title), match.names)
    if isinstance(error, IllegalAction) and error.refusal is None:
        text = f"{text} {_asked(match, interaction.user.id)}".rstrip()
    return text, refusal_button(title, error)


def _asked(match: Match, user: int) -> str:
    """The prompt of the seat of a user in a match; empty for anybody else."""
    seat, position = match.record.seat_of(user), match.position
    if seat is None or position is None or seat.seat not in position.asks:
        return ""
    return sentences.asked(match, seat.seat)


def _is_answered(error: Exception) -> bool:
    """Tell if somebody else has acknowledged the interaction before: nothing is left to say."""
    return isinstance(error, discord.HTTPException) and error.code == ACKNOWLEDGED


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


async def acknowledge(
    interaction: discord.Interaction, *, openly: bool = False, apart: bool = False
) -> None:
    """Acknowledge an interaction, before anything is looked up.

    A component or form of a private panel keeps its panel, which is edited later; everything else,
    and what is answered apart, shows "thinking", to its user alone unless it answers openly. Of
    what Discord knows too late nothing is done: it has told whoever clicked that it failed, and
    they click again. An acknowledgement of which nobody knows whether it arrived is no reason not
    to act.

    Raises:
        HTTPException: another process was faster (40060), it was too late (10062), or Discord will
            not have it.
    """
    thinking = apart or not is_panel(interaction)
    private = thinking and not openly
    try:
        await interaction.response.defer(ephemeral=private, thinking=thinking)
    except FAILURES as error:
        code = error.code if isinstance(error, discord.HTTPException) else None
        if code == ACKNOWLEDGED and not serving(interaction).lost_acks.may_be(interaction.id):
            raise
        if code not in (None, UNANSWERED, ACKNOWLEDGED):
            raise
        log.warning("an acknowledgement may be lost: %r", error)
    interaction.extras[THINKING] = thinking


async def say(interaction: discord.Interaction, text: str, *buttons: Button) -> None:
    """A private sentence: as the answer, in place of "thinking", or beside a message that stays."""
    view = row_of(buttons) if buttons else discord.utils.MISSING
    match interaction.extras.get(THINKING):
        case None:
            await interaction.response.send_message(text, view=view, ephemeral=True)
        case True:
            await interaction.edit_original_response(content=text, view=view)
        case _:
            await interaction.followup.send(text, view=view, ephemeral=True)


async def show(
    interaction: discord.Interaction,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File] = (),
) -> None:
    """A private layout: as the answer in place of "thinking", or beside a panel that stays."""
    if interaction.extras.get(THINKING):
        await interaction.edit_original_response(view=view, attachments=files)
    else:
        await interaction.followup.send(view=view, files=files, ephemeral=True)


async def replace(
    interaction: discord.Interaction,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File] = (),
) -> None:
    """Another layout in place of the panel that was used, or of "thinking"; it stays."""
    await interaction.edit_original_response(view=view, attachments=files)
    interaction.extras[THINKING] = False


async def _tell(interaction: discord.Interaction, text: str, button: Button | None = None) -> None:
    """Say why not; if even that does not arrive, it is logged."""
    try:
        await say(interaction, text, *filter(None, [button]))
    except FAILURES as error:
        if not _is_answered(error):
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


def row_of(buttons: Sequence[Button]) -> discord.ui.View:
    """Buttons below a plain message, found by their ids."""
    view = discord.ui.View(timeout=None)
    for button in buttons:
        view.add_item(button)
    view.stop()
    return view


def file_of(picture: bytes, name: str = PICTURE, alt: str | None = None) -> discord.File:
    """A picture as a file to send; a gallery tells its own alternative text."""
    return discord.File(io.BytesIO(picture), name, description=alt)


def gallery(alt: str) -> discord.ui.MediaGallery[discord.ui.LayoutView]:
    """Make the gallery of the picture that is sent along, or that the message has."""
    return discord.ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{PICTURE}", description=alt)
    )
