"""Proposals with their buttons, as everybody reads them, and what is answered to them.

A button names the proposal that it answers, so that it never agrees to a later one.
"""

from typing import Any

import discord

from cogs.gate import ids
from cogs.gate.answers import layout, say
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.match import Match
from play.post import sentences
from play.table.agreements import Agreements
from play.table.offers import BY_TURNS, Proposal, ProposalKind, key_of
from play.table.proposals import Proposals
from words.speech import isolated

HANDLER = "table"
_STYLES = {"agree": discord.ButtonStyle.success, "refuse": discord.ButtonStyle.secondary}
_CALLING = (ProposalKind.HANDOVER, ProposalKind.REPLACE)
"""The kinds of proposals that call the guest, who has not asked for it."""


class VoteButtons:
    """Answers the buttons of proposals."""

    def __init__(self, agreements: Agreements, proposals: Proposals) -> None:
        self._agreements = agreements
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
        ways = self._agreements if kind in BY_TURNS else self._proposals
        done = await ways.answer(match.record.id, user, key, agrees=agrees)
        said = "offer-agreed" if agrees else "offer-refused"
        if done and match.record.seat_of(user) is None:
            said = "offer-seated"
        await say(interaction, words_of().text(said))


def agree_id(match_id: int, key: str) -> str:
    """The id of the button that agrees to a proposal, by the key of its message."""
    return ids.made(HANDLER, match_id, key, "agree")


def proposed(match: Match, offer: Proposal) -> dict[str, Any]:
    """Make a proposal's message: a plain line where it calls a guest, as nothing else rings."""
    nobody = discord.AllowedMentions.none()
    row = _row(match, offer)
    if offer.kind not in _CALLING:
        text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(
            _told(match, offer)
        )
        return {"view": layout(text, discord.ui.ActionRow(*row)), "allowed_mentions": nobody}
    assert offer.guest is not None
    plain = discord.ui.View(timeout=None)
    for button in row:
        plain.add_item(button)
    plain.stop()  # so that discord.py does not keep it: its buttons are found by their ids
    rings = discord.AllowedMentions(users=[discord.Object(offer.guest)])
    return {"content": _told(match, offer), "view": plain, "allowed_mentions": rings}


def run_out(match: Match, key: str) -> dict[str, Any]:
    """Make the message in place of a proposal that stands no more, by the key of its message."""
    kind, seat, _ = key.split(":")
    name = isolated(match.names[int(seat)])
    told = words_of(match.record.title).text(f"offer-{kind}", "over", name=name)
    nobody = discord.AllowedMentions.none()
    if kind in _CALLING:
        return {"content": told, "view": None, "allowed_mentions": nobody}
    text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(told)
    return {"view": layout(text), "allowed_mentions": nobody}


def _told(match: Match, offer: Proposal) -> str:
    record, words = match.record, words_of(match.record.title)
    return words.text(
        f"offer-{offer.kind}",
        name=isolated(match.names[offer.seat]),
        guest=isolated(offer.name or ""),
        mention=f"<@{offer.guest}>",
        title=words.text("title"),
        more=sentences.more_time(record.pace),
    )


def _row(match: Match, offer: Proposal) -> list[discord.ui.Button[Any]]:
    match_id, key = match.record.id, key_of(offer)
    return [
        discord.ui.Button(
            label=words_of().text(f"council-{what}"),
            style=style,
            custom_id=ids.made(HANDLER, match_id, key, what),
        )
        for what, style in _STYLES.items()
    ]
