"""Proposals with their buttons, as everybody reads them, and what is answered to them.

A button names the proposal that it answers, so that it never agrees to a later one.
"""

from collections.abc import Sequence
from http import HTTPStatus

import discord

from cogs.gate import ids
from cogs.gate.answers import layout, row_of, say
from cogs.gate.parts import Button
from games.core.errors import StalePrompt
from play.library import words_of
from play.match.match import Match, title_of
from play.post import sentences
from play.post.messenger import Offer
from play.table.proposals.engine import Proposals
from play.table.proposals.terms import OPERATORS, Proposal, ProposalKind, read_key
from words.speech import isolated

HANDLER = "table"
_STYLES = {"agree": discord.ButtonStyle.success, "refuse": discord.ButtonStyle.secondary}


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


def proposal_text(match: Match, offer: Offer) -> str:
    """The proposal in words, and who must still agree: a plain line, as nothing else rings."""
    record, words, proposal = match.record, words_of(match.record.title), offer.proposal
    told = words.text(
        f"proposal-{proposal.kind}",
        name="" if proposal.seat == OPERATORS else isolated(match.names[proposal.seat]),
        turn=proposal.turn or 0,
        counted=match.title.rules.moment is None,
        to=proposal.back or 0,
        guest=isolated(proposal.name or ""),
        mention=f"<@{proposal.guest}>",
        title=title_of(record),
        more=sentences.more_time(record.pace),
        others=offer.others,
    )
    if not offer.asked:
        return told
    names = words.list([f"<@{user}>" for user in offer.asked])
    return "\n".join((told, words.text("proposal-waiting", names=names)))


def failed_text(match: Match, key: str) -> str:
    """The words in place of a proposal on which not all agreed, by the key of its message."""
    kind, about = read_key(key)
    name = "" if kind is ProposalKind.REWIND else isolated(match.names[about])
    return words_of(match.record.title).text(f"proposal-{kind}", "over", name=name)


async def rewrite(message: discord.PartialMessage, told: str, row: Sequence[Button]) -> None:
    """Tell in a proposal's message how it stands; what an older release posted is a layout."""
    view, nobody = row_of(row) if row else None, discord.AllowedMentions.none()
    try:
        await message.edit(content=told, view=view, allowed_mentions=nobody)
    except discord.HTTPException as error:
        if error.status != HTTPStatus.BAD_REQUEST:
            raise
        text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(told)
        buttons = [discord.ui.ActionRow(*row)] if row else []
        await message.edit(view=layout(text, *buttons), allowed_mentions=nobody)


def answers(match: Match, proposal: Proposal) -> list[Button]:
    """The buttons to answer it."""
    match_id, key = match.record.id, proposal.key
    return [
        discord.ui.Button(
            label=words_of().text(f"proposal-{what}"),
            style=style,
            custom_id=ids.made(HANDLER, match_id, key, what),
        )
        for what, style in _STYLES.items()
    ]
