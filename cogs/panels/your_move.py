"""The *Your move* panel: private questions, made from what the rules ask of the seat.

Each answer edits the panel in place. Its components carry the match, the prompt number and the
digests of what was chosen so far; every click is looked up in what is asked now.
"""

import discord

from cogs.gate import ids
from cogs.gate.answers import file_of, gallery, layout, refused
from cogs.gate.router import values
from cogs.panels.question import PAGE, Asked, Item, QuestionView, button
from games.core.errors import GameError, StalePrompt
from games.core.vocabulary import Action
from play.library import words_of
from play.match.gameplay import Gameplay
from play.match.match import Match
from play.match.question_path import Path, PathEnd, follow
from play.match.registry import MatchRegistry
from play.post import sentences
from play.post.studio import Studio

DO = "do"
NOBODY = discord.AllowedMentions.none()


class YourMove:
    """Answers the panel's components."""

    def __init__(self, registry: MatchRegistry, gameplay: Gameplay, studio: Studio) -> None:
        self._registry = registry
        self._gameplay = gameplay
        self._studio = studio

    async def open(self, interaction: discord.Interaction, match: Match) -> None:
        """A new panel, seen by whoever asks for it alone."""
        asked = _asked(match, interaction.user.id)
        await self._show(interaction, asked)

    async def press(
        self,
        interaction: discord.Interaction,
        match: Match,
        prompt: str,
        page: str,
        path: str = "",
    ) -> None:
        """Go along a path, by a button or by what was chosen in a select."""
        number, at = ids.natural(prompt), ids.natural(page)
        asked = _asked(match, interaction.user.id)
        chosen = values(interaction)
        taken = (*ids.path_of(path), *ids.path_of("+".join(chosen)))
        try:
            if number != asked.prompt:
                raise StalePrompt
            await self._follow(interaction, asked, taken, at)
        except GameError as error:
            await self._refuse(interaction, asked, error)

    async def do(
        self, interaction: discord.Interaction, match: Match, prompt: str, path: str
    ) -> None:
        """Do what was asked twice."""
        number = ids.natural(prompt)
        asked = _asked(match, interaction.user.id)
        try:
            if number != asked.prompt:
                raise StalePrompt
            stage = _stage(asked, ids.path_of(path))
            if stage.action is None:
                raise StalePrompt
            await self._act(interaction, asked, stage.action)
        except GameError as error:
            await self._refuse(interaction, asked, error)

    async def _follow(
        self, interaction: discord.Interaction, asked: Asked, path: Path, page: int
    ) -> None:
        stage = _stage(asked, path)
        if stage.question is not None and page and page * PAGE >= len(stage.question.values):
            raise StalePrompt
        if stage.action is not None and not stage.action.weighty:
            await self._act(interaction, asked, stage.action)
        else:
            await self._show(interaction, asked, stage=stage, page=page)

    async def _act(self, interaction: discord.Interaction, asked: Asked, action: Action) -> None:
        """Act, and show what came of it together with the next question."""
        match_id = asked.match.record.id
        user = interaction.user.id
        match, events = await self._gameplay.act(match_id, user, action, asked.prompt)
        after = _asked(match, user)
        words = words_of(match.record.title)
        told = sentences.outcome(match, after.seat, action, events, words)
        await self._show(interaction, after, note=told)

    async def _refuse(
        self, interaction: discord.Interaction, asked: Asked, error: GameError
    ) -> None:
        """Say why not, and show how things stand now."""
        refused(interaction, error, match=asked.match.record.id, seat=asked.seat)
        match = await self._registry.match(asked.match.record.id)
        now = _asked(match, interaction.user.id)
        words = words_of(match.record.title)
        await self._show(interaction, now, note=sentences.sentence(error, words, match.names))

    async def _show(
        self,
        interaction: discord.Interaction,
        asked: Asked,
        *,
        stage: PathEnd | None = None,
        note: str = "",
        page: int = 0,
    ) -> None:
        """Edit the panel: the note, the prompt, the question with its picture, the choices."""
        position = asked.match.standing
        if asked.seat not in position.asks:
            await _edit(interaction, note, sentences.waiting(asked.match, words_of()), [])
            return
        stage = stage or _stage(asked, ())
        words = words_of(asked.match.record.title)
        prompt = words.say(position.prompt(asked.seat), asked.match.names)
        if stage.action is not None:
            await _edit(interaction, note, _sure(asked, stage.action), [_confirm(asked, stage)])
            return
        assert stage.question is not None
        offer = QuestionView(asked, stage, stage.question, page)
        drawn = await self._draw(asked, offer)
        text = "\n".join((prompt, f"**{offer.text}**"))
        await _edit(interaction, note, text, offer.rows, drawn)

    async def _draw(self, asked: Asked, offer: QuestionView) -> tuple[bytes, str] | None:
        """The places to choose from, numbered on the board, or the hand to choose from."""
        view = asked.match.view(asked.seat)
        person = await self._registry.people.get(asked.match.record.seats[asked.seat].user)
        if offer.marks:
            marks = (*offer.chosen, *offer.marks)
            return await self._studio.board(asked.match, view, marks, person.theme), offer.alt
        if offer.is_held:
            return await self._studio.hand(asked.match, view, person.theme)
        return None


def _asked(match: Match, user: int) -> Asked:
    seat = match.seat_of(user)
    return Asked(match, seat.seat, seat.prompt)


def _stage(asked: Asked, path: Path) -> PathEnd:
    asks = asked.match.standing.asks
    if asked.seat not in asks:
        raise StalePrompt
    return follow(asks[asked.seat], path)


def _confirm(asked: Asked, stage: PathEnd) -> Item:
    do = ids.made(DO, asked.match.record.id, asked.prompt, ids.written(stage.path))
    back = asked.id_of(stage.path[:-1])
    return discord.ui.ActionRow(
        button("panel-do", do, discord.ButtonStyle.danger), button("panel-back", back)
    )


def _sure(asked: Asked, action: Action) -> str:
    match, words = asked.match, words_of(asked.match.record.title)
    said = words.say(action, match.names)
    hint = match.title.rules.hint(match.standing, action)
    first = (
        words.text("panel-confirm", "hint", action=said, hint=words.say(hint))
        if hint
        else words.text("panel-confirm", action=said)
    )
    return f"{first}\n{words.text('panel-sure')}"


async def _edit(
    interaction: discord.Interaction,
    note: str,
    text: str,
    rows: list[Item],
    drawn: tuple[bytes, str] | None = None,
) -> None:
    items: list[Item] = [discord.ui.TextDisplay("\n\n".join(filter(None, (note, text))))]
    files = []
    if drawn is not None:
        files.append(file_of(drawn[0]))
        items.append(gallery(drawn[1]))
    await interaction.edit_original_response(
        view=layout(*items, *rows), attachments=files, allowed_mentions=NOBODY
    )
