"""The *Your move* panel: private questions, made from what the rules ask of the seat.

Each answer edits the panel in place. Its components carry the match, the prompt number and the
digests of what was chosen so far; every click is looked up in what is asked now.
"""

from dataclasses import dataclass
from typing import Any

import discord

from bot import telling
from bot.choices import Path, Stage, digest, follow
from bot.library import words_of
from bot.matches import Matches
from bot.sitting import Sitting
from bot.studio import Studio
from cogs import ids
from cogs.answers import file_of, gallery, layout
from cogs.lobby import number
from cogs.router import values
from games.core.errors import GameError, StalePrompt
from games.core.narrowing import KIND, Question
from games.core.vocabulary import Action, tag
from renderer.artists import artist

HANDLER = "panel"
DO = "do"
BUTTONS = 10
"""Up to so many values are buttons; more become a select."""
PAGE = 24
"""Values on a page of a select; Discord allows 25."""
LABEL = 80
Item = discord.ui.Item[discord.ui.LayoutView]


@dataclass(frozen=True)
class Asked:
    """A seat in front of its panel."""

    sitting: Sitting
    seat: int
    prompt: int

    def id_of(self, path: Path, page: int = 0) -> str:
        """The id of a component that leads along a path."""
        return ids.made(HANDLER, self.sitting.record.id, self.prompt, page, ids.written(path))


class Panel:
    """Answers the panel's components."""

    def __init__(self, matches: Matches, studio: Studio) -> None:
        self._matches = matches
        self._studio = studio

    async def open(self, interaction: discord.Interaction, sitting: Sitting) -> None:
        """A new panel, seen by whoever asks for it alone."""
        asked = _asked(sitting, interaction.user.id)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._show(interaction, asked)

    async def press(
        self, interaction: discord.Interaction, match: str, prompt: str, page: str, path: str = ""
    ) -> None:
        """Go along a path, by a button or by what was chosen in a select."""
        sitting = await self._matches.sitting(number(match))
        asked = _asked(sitting, interaction.user.id)
        await interaction.response.defer()
        chosen = values(interaction)
        taken = (*ids.path_of(path), *(["+".join(chosen)] if chosen else []))
        try:
            if int(prompt) != asked.prompt:
                raise StalePrompt
            await self._follow(interaction, asked, taken, int(page))
        except GameError as error:
            await self._refuse(interaction, asked, error)

    async def do(
        self, interaction: discord.Interaction, match: str, prompt: str, path: str
    ) -> None:
        """Do what was asked twice."""
        sitting = await self._matches.sitting(number(match))
        asked = _asked(sitting, interaction.user.id)
        await interaction.response.defer()
        try:
            if int(prompt) != asked.prompt:
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
        if stage.action is not None and not stage.action.weighty:
            await self._act(interaction, asked, stage.action)
        else:
            await self._show(interaction, asked, stage=stage, page=page)

    async def _act(self, interaction: discord.Interaction, asked: Asked, action: Action) -> None:
        """Act, and show what came of it together with the next question."""
        match = asked.sitting.record.id
        user = interaction.user.id
        sitting, events = await self._matches.act(match, user, action, asked.prompt)
        after = _asked(sitting, user)
        words = words_of(sitting.record.title)
        await self._show(interaction, after, note=telling.told(sitting, after.seat, events, words))

    async def _refuse(
        self, interaction: discord.Interaction, asked: Asked, error: GameError
    ) -> None:
        """Say why not, and show how things stand now."""
        sitting = await self._matches.sitting(asked.sitting.record.id)
        now = _asked(sitting, interaction.user.id)
        words = words_of(sitting.record.title)
        await self._show(interaction, now, note=telling.sentence(error, words, sitting.names))

    async def _show(
        self,
        interaction: discord.Interaction,
        asked: Asked,
        *,
        stage: Stage | None = None,
        note: str = "",
        page: int = 0,
    ) -> None:
        """Edit the panel: the note, the prompt, the question with its picture, the choices."""
        position = asked.sitting.standing
        if asked.seat not in position.asks:
            await _edit(interaction, note, telling.waiting(asked.sitting, words_of()), [])
            return
        stage = stage or _stage(asked, ())
        words = words_of(asked.sitting.record.title)
        prompt = words.say(position.prompt(asked.seat), asked.sitting.names)
        if stage.action is not None:
            await _edit(interaction, note, _sure(asked, stage.action), [_confirm(asked, stage)])
            return
        assert stage.question is not None
        offer = Offer(asked, stage, stage.question, page)
        drawn = None
        if marks := offer.marks:
            view = asked.sitting.view(asked.seat)
            drawn = (await self._studio.board(asked.sitting, view, marks), offer.text)
        text = "\n".join((prompt, f"**{offer.text}**"))
        await _edit(interaction, note, text, offer.rows, drawn)


@dataclass(frozen=True)
class Offer:
    """The values of a question as buttons or as a page of a select."""

    asked: Asked
    stage: Stage
    question: Question
    page: int

    @property
    def text(self) -> str:
        """The question in words."""
        words = words_of(self.asked.sitting.record.title)
        if self.question.field == KIND:
            return words.text(KIND)
        return words.text(self.question.kind, self.question.field)

    @property
    def shown(self) -> tuple[Any, ...]:
        """The values of this page."""
        start = self.page * PAGE
        return self.question.values[start : start + PAGE]

    @property
    def marks(self) -> list[tuple[str, str]]:
        """The numbers of the values that are places on the board."""
        view = self.asked.sitting.view(self.asked.seat)
        place_of = artist(self.asked.sitting.record.title).place_of
        places = [(place_of(view, value), value) for value in self.shown]
        if self.question.field == KIND:
            return []
        return [(place, str(at)) for at, (place, _) in enumerate(places, 1) if place]

    @property
    def rows(self) -> list[Item]:
        """The components."""
        several = self.question.several
        few = len(self.question.values) <= BUTTONS and not several and not any(self._hints)
        rows: list[Item] = list(_rows(self._buttons)) if few else [self._select(several=several)]
        if extra := self._extra():
            rows.append(discord.ui.ActionRow(*extra))
        return rows

    @property
    def _labels(self) -> list[str]:
        words = words_of(self.asked.sitting.record.title)
        if self.question.field == KIND:
            return [words.text(value, "kind") for value in self.shown]
        kinds = {tag(kind): kind for kind in self._ask.kinds}
        kind = kinds[self.question.kind]
        names = self.asked.sitting.names
        labels = [words.value(kind, self.question.field, v, names) for v in self.shown]
        if not self.marks:
            return labels
        return [
            words.text("panel-numbered", number=at, name=label)
            for at, label in enumerate(labels, 1)
        ]

    @property
    def _hints(self) -> list[str | None]:
        """What an option may bring, where it is the last choice and the title can tell."""
        sitting = self.asked.sitting
        words, hint = words_of(sitting.record.title), sitting.title.rules.hint
        if self.question.several or self.question.field == KIND:
            return [None for _ in self.shown]
        stages = (follow(self._ask, self._path_to(value)) for value in self.shown)
        told = (one.action and hint(sitting.standing, one.action) for one in stages)
        return [words.say(one) if one else None for one in told]

    @property
    def _ask(self) -> Any:
        return self.asked.sitting.standing.asks[self.asked.seat]

    def _path_to(self, value: Any) -> Path:
        return (*self.stage.path, digest(value))

    @property
    def _buttons(self) -> list[discord.ui.Button[discord.ui.LayoutView]]:
        style = discord.ButtonStyle.primary
        return [
            discord.ui.Button(
                label=label[:LABEL], style=style, custom_id=self.asked.id_of(self._path_to(value))
            )
            for label, value in zip(self._labels, self.shown, strict=True)
        ]

    def _select(self, *, several: bool) -> Item:
        rows = zip(self._labels, self.shown, self._hints, strict=True)
        select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
            custom_id=self.asked.id_of(self.stage.path, self.page),
            placeholder=words_of().text("panel-choose"),
            min_values=self.question.least if several else 1,
            max_values=min(self.question.most, len(self.shown)) if several else 1,
            options=[
                discord.SelectOption(label=label[:LABEL], value=digest(value), description=hint)
                for label, value, hint in rows
            ],
        )
        return discord.ui.ActionRow(select)

    def _extra(self) -> list[discord.ui.Button[discord.ui.LayoutView]]:
        """More values, and the way back."""
        buttons = []
        if self.stage.path:
            buttons.append(_button("panel-back", self.asked.id_of(self.stage.path[:-1])))
        pages = -(-len(self.question.values) // PAGE)
        if pages > 1:
            # The page is part of the id, so that it differs from the select's own.
            more = (self.page + 1) % pages
            buttons.append(_button("panel-more", self.asked.id_of(self.stage.path, more)))
        return buttons


def _asked(sitting: Sitting, user: int) -> Asked:
    seat = sitting.seat_of(user)
    return Asked(sitting, seat.seat, seat.prompt)


def _stage(asked: Asked, path: Path) -> Stage:
    asks = asked.sitting.standing.asks
    if asked.seat not in asks:
        raise StalePrompt
    return follow(asks[asked.seat], path)


def _rows(buttons: list[Any]) -> list[discord.ui.ActionRow[discord.ui.LayoutView]]:
    return [discord.ui.ActionRow(*buttons[at : at + 5]) for at in range(0, len(buttons), 5)]


def _button(
    message: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> discord.ui.Button[discord.ui.LayoutView]:
    return discord.ui.Button(label=words_of().text(message), style=style, custom_id=custom_id)


def _confirm(asked: Asked, stage: Stage) -> Item:
    do = ids.made(DO, asked.sitting.record.id, asked.prompt, ids.written(stage.path))
    back = asked.id_of(stage.path[:-1])
    return discord.ui.ActionRow(
        _button("panel-do", do, discord.ButtonStyle.danger), _button("panel-back", back)
    )


def _sure(asked: Asked, action: Action) -> str:
    sitting, words = asked.sitting, words_of(asked.sitting.record.title)
    said = words.say(action, sitting.names)
    hint = sitting.title.rules.hint(sitting.standing, action)
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


NOBODY = discord.AllowedMentions.none()
