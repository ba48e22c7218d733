"""Proposals with their buttons, as everybody reads them, and what is answered to them.

A button names the proposal that it answers, so that it never agrees to a later one.
"""

from typing import Any

import discord

from cogs.gate import ids
from cogs.gate.answers import layout, say
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.match import Match, title_of
from play.post import sentences
from play.table.proposals.engine import Proposals
from play.table.proposals.terms import OPERATORS, Proposal, ProposalKind, read_key
from words.speech import isolated

HANDLER = "table"
_STYLES = {"agree": discord.ButtonStyle.success, "refuse": discord.ButtonStyle.secondary}
_CALLING = (ProposalKind.HANDOVER, ProposalKind.REPLACE)
"""The kinds of proposals that call the guest, who has not asked for it."""


class ProposalButtons:
    """Answers the buttons of proposals."""

    def __init__(self, proposals: Proposals) -> None:
        self._proposals = proposals

    async def press(
        self,
        interaction: discord.Interaction,
        match: Match,
        kind: str,
        seat: str,
        at: str,
        what: str,
    ) -> None:
        """Agree or refuse."""
        if what not in _STYLES:
            raise StalePrompt
        agrees = what == "agree"
        key, user = f"{kind}:{seat}:{at}", interaction.user.id
        done = await self._proposals.answer(match.record.id, user, key, agrees=agrees)
        said = "proposal-agreed" if agrees else "proposal-refused"
        if done and match.record.seat_of(user) is None:
            said = "proposal-seated"
        await say(interaction, words_of().text(said))


def agree_id(match_id: int, key: str) -> str:
    """The id of the button that agrees to a proposal, by the key of its message."""
    return ids.made(HANDLER, match_id, key, "agree")


def proposal_message(match: Match, proposal: Proposal) -> dict[str, Any]:
    """Make a proposal's message: a plain line where it calls a guest, as nothing else rings."""
    nobody = discord.AllowedMentions.none()
    row = _row(match, proposal)
    if proposal.kind not in _CALLING:
        text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(
            _told(match, proposal)
        )
        return {"view": layout(text, discord.ui.ActionRow(*row)), "allowed_mentions": nobody}
    assert proposal.guest is not None
    plain = discord.ui.View(timeout=None)
    for button in row:
        plain.add_item(button)
    plain.stop()  # so that discord.py does not keep it: its buttons are found by their ids
    rings = discord.AllowedMentions(users=[discord.Object(proposal.guest)])
    return {"content": _told(match, proposal), "view": plain, "allowed_mentions": rings}


def run_out_message(match: Match, key: str) -> dict[str, Any]:
    """Make the message in place of a proposal that stands no more, by the key of its message."""
    kind, seat = read_key(key)
    name = isolated(match.names[seat])
    told = words_of(match.record.title).text(f"proposal-{kind}", "over", name=name)
    nobody = discord.AllowedMentions.none()
    if kind in _CALLING:
        return {"content": told, "view": None, "allowed_mentions": nobody}
    text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(told)
    return {"view": layout(text), "allowed_mentions": nobody}


def _told(match: Match, proposal: Proposal) -> str:
    record, words = match.record, words_of(match.record.title)
    return words.text(
        f"proposal-{proposal.kind}",
        name="" if proposal.seat == OPERATORS else isolated(match.names[proposal.seat]),
        turn=proposal.turn or 0,
        to=proposal.back or 0,
        guest=isolated(proposal.name or ""),
        mention=f"<@{proposal.guest}>",
        title=title_of(record),
        more=sentences.more_time(record.pace),
    )


def _row(match: Match, proposal: Proposal) -> list[discord.ui.Button[Any]]:
    match_id, key = match.record.id, proposal.key
    return [
        discord.ui.Button(
            label=words_of().text(f"proposal-{what}"),
            style=style,
            custom_id=ids.made(HANDLER, match_id, key, what),
        )
        for what, style in _STYLES.items()
    ]
