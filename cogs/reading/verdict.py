"""Checks the dice of a match, and answers privately with the file that proves them."""

import asyncio
import io

import discord

from cogs.gate.services import services
from play.library import words_of
from play.match.match import Match
from play.proof.transcript import Transcript, written
from play.proof.verification import Flaw, verified


async def show_verdict(interaction: discord.Interaction, match: Match) -> None:
    """Check a match that is over, and tell the verdict in place of "thinking", with the transcript.

    Raises:
        NotOverYet: the match goes on; its secret stays one.
        Unproved: it is one to practise with.
    """
    deeds = await services(interaction).registry.store.deeds(match.record.id)
    transcript, flaw = await asyncio.to_thread(verified, match, deeds)
    name = f"match-{transcript.match}-dice.json"
    await interaction.edit_original_response(
        content=_verdict(transcript, flaw),
        attachments=[discord.File(io.BytesIO(written(transcript)), name)],
    )


def _verdict(transcript: Transcript, flaw: Flaw | None) -> str:
    words, match_id = words_of(), transcript.match
    if flaw is not None:
        found = words.text(f"flaw-{flaw.fault.value}", number=flaw.number)
        return words.text("match-verified", "flawed", match=match_id, flaw=found)
    return words.text(
        "match-verified", draws=transcript.draws, match=match_id, seal=transcript.seal
    )
