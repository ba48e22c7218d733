"""The *Your move* panel: private questions, made from what the rules ask of the seat.

Each answer edits the panel in place, and so does whatever else changes the question
(`cogs.panels.living`). Its components carry the match, the prompt number and the digests of what
was chosen so far; every click is looked up in what is asked now.
"""

from collections.abc import Awaitable, Callable, Sequence
from enum import Enum

import discord

from cogs.gate import ids
from cogs.gate.answers import file_of, gallery, layout, refused
from cogs.gate.parts import LABEL, PAGE, Button, Item, button, rows_of
from cogs.gate.router import values
from cogs.gate.rule_link import refusal_button
from cogs.gate.services import services
from cogs.panels.asking.asked import MORE, Asked
from cogs.panels.asking.entries import hint_at, of_action
from cogs.panels.asking.hint import hint_buttons
from cogs.panels.asking.next_match import next_match
from cogs.panels.asking.question import QuestionView
from cogs.panels.asking.way import chosen_before
from cogs.panels.living import LivingPanels, Panel
from cogs.reading.dressing import dressed, told
from cogs.reading.look_up import card_button, lookup_button
from games.core.errors import GameError, StalePrompt
from games.core.vocabulary import Action
from play.library import words_of
from play.match.house import check_acting
from play.match.match import Match
from play.match.question_path import Path, PathEnd, follow
from play.post import news, sentences
from play.post.studio import alt_text
from play.services import Services
from play.table import undo
from play.table.robots import is_against_robots
from play.table.standing_orders import hold, offers, order, spares
from words.speech import kebab

DO, OFFER, UNDO = "do", "offer", "undo"
NOBODY = discord.AllowedMentions.none()
Drawn = tuple[bytes, str]
Answer = Callable[[Panel, Asked], Awaitable[None]]


class YourMove:
    """Answers the panel's components, and keeps open panels up to date."""

    def __init__(self, served: Services) -> None:
        self._registry = served.registry
        self._gameplay = served.gameplay
        self._studio = served.studio
        self._proposals = served.proposals
        self.panels = LivingPanels(
            served.registry, served.clock, self._redraw, served.clocks.hasten
        )

    async def open(self, interaction: discord.Interaction, match: Match) -> None:
        """A new panel, seen by whoever asks for it alone; the one before goes."""
        seat = match.seat_of(interaction.user.id).seat
        async with self.panels.using(interaction, match, seat) as panel:
            asked = _asked(await self._registry.match(match.record.id), panel.user)
            told = await news.since_last_answer(self._registry, asked.match, seat)
            await self._show(panel, asked, note=told.text, links=_cards(asked, told.cards))

    async def press(
        self,
        interaction: discord.Interaction,
        match: Match,
        prompt: str,
        page: str,
        path: str = "",
    ) -> None:
        """Go along a path, by a button or by what was chosen on a page of a select."""
        here, at, chosen = ids.path_of(path), ids.natural(page), values(interaction)

        async def answer(panel: Panel, asked: Asked) -> None:
            stage = _stage(asked, here, at)
            if MORE in chosen:
                await self._follow(panel, asked, _stage(asked, here, at + 1), at + 1)
            elif chosen:
                picked = _stage(asked, (*here, *ids.path_of("+".join(chosen))))
                await self._follow(panel, asked, picked)
            else:
                await self._follow(panel, asked, stage, at)

        await self._answered(interaction, match, prompt, answer)

    async def do(
        self, interaction: discord.Interaction, match: Match, prompt: str, path: str
    ) -> None:
        """Do what was asked twice."""

        async def answer(panel: Panel, asked: Asked) -> None:
            stage = _stage(asked, ids.path_of(path))
            if stage.action is None:
                raise StalePrompt
            await self._act(panel, asked, stage.action)

        await self._answered(interaction, match, prompt, answer)

    async def offer(
        self, interaction: discord.Interaction, match: Match, prompt: str, field: str, value: str
    ) -> None:
        """Leave the order that was offered beside a question, and answer by it."""

        async def answer(panel: Panel, asked: Asked) -> None:
            if (field, value) not in _offered(asked):
                raise StalePrompt
            here = match.record.id
            now, orders = await order(self._registry, here, panel.user, field, value)
            action = now.standing.ordered(asked.seat, orders)
            taken = words_of().text("offer-taken")
            if action is None:
                await self._show(panel, asked, note=taken)
            else:
                await self._act(panel, asked, action, taken)

        await self._answered(interaction, match, prompt, answer)

    async def _answered(
        self, interaction: discord.Interaction, match: Match, prompt: str, answer: Answer
    ) -> None:
        """Answer the question of a panel, if it is the one that is open; else say why not."""
        number, asked = ids.natural(prompt), _asked(match, interaction.user.id)
        async with self.panels.using(interaction, match, asked.seat) as panel:
            try:
                if number != asked.prompt:
                    raise StalePrompt
                await answer(panel, asked)
            except GameError as error:
                await self._refuse(panel, asked, error)

    async def undo(self, interaction: discord.Interaction, match: Match) -> None:
        """Take the last action back, or ask the others for it."""
        asked = _asked(match, interaction.user.id)
        async with self.panels.using(interaction, match, asked.seat) as panel:
            try:
                done = await self._proposals.ask_undo(match.record.id, panel.user)
            except GameError as error:
                await self._refuse(panel, asked, error)
                return
            now = _asked(await self._registry.match(match.record.id), panel.user)
            told = words_of().text("undo-asked")
            if done:
                told = await sentences.taken_back(self._registry, now.match, now.seat)
            await self._show(panel, now, note=told)

    async def _follow(self, panel: Panel, asked: Asked, stage: PathEnd, page: int = 0) -> None:
        if stage.action is not None and not _is_grave(asked, stage.action):
            await self._act(panel, asked, stage.action)
        else:
            begun = bool(stage.path or page) and _is_ordered(asked)
            now = await self._held(panel, asked) if begun else asked
            await self._show(panel, now, stage=stage, page=page)

    async def _held(self, panel: Panel, asked: Asked) -> Asked:
        """The same, without the order that was about to answer: its player chooses already."""
        match = await hold(self._registry, asked.match.record.id, panel.user, asked.prompt)
        return _asked(match, panel.user)

    async def _act(self, panel: Panel, asked: Asked, action: Action, *noted: str) -> None:
        """Act, and show what came of it, after what is noted, together with the next question."""
        match_id = asked.match.record.id
        match, events = await self._gameplay.act(match_id, panel.user, action, asked.prompt)
        after = _asked(match, panel.user)
        words = words_of(match.record.title)
        told = sentences.outcome(match, after.seat, action, events, words)
        cards = news.cards_in(events, after.seat)
        note = "\n".join((*noted, told))
        await self._show(panel, after, note=note, links=_cards(after, cards))

    async def _refuse(self, panel: Panel, asked: Asked, error: GameError) -> None:
        """Say why not, and show how things stand now."""
        here = asked.match.record.id
        refused(panel.interaction, error, match=here, seat=asked.seat)
        now = _asked(await self._registry.match(here), panel.user)
        words = words_of(asked.match.record.title)
        told = sentences.sentence(error, words, now.match.names)
        link = refusal_button(now.match.record.title, error)
        await self._show(panel, now, note=told, links=[] if link is None else [link])

    async def _redraw(self, panel: Panel, match: Match) -> None:
        """Bring a panel up to date, if what it says holds no more; tell what has happened."""
        if (seat := match.record.seat_of(panel.user)) is None or seat.seat != panel.seat:
            if panel.stands is not None:
                panel.stands = None
                gone = words_of().text("not-a-player")
                await _edit(panel, match, "", gone, [])
            return
        asked = _asked(match, panel.user)
        if _stands(asked) != panel.stands:
            told = await news.since(self._registry, match, asked.seat, panel.told)
            await self._show(panel, asked, note=told.text, links=_cards(asked, told.cards))

    async def _show(
        self,
        panel: Panel,
        asked: Asked,
        *,
        stage: PathEnd | None = None,
        note: str = "",
        page: int = 0,
        links: Sequence[Button] = (),
    ) -> None:
        """Edit the panel: the note, the prompt, the question with its picture, the choices."""
        panel.told, panel.stands = asked.match.record.number, _stands(asked)
        if not _may_decide(asked):
            undoing = await self._undoing(asked)
            waiting = sentences.waiting(asked.match, words_of())
            if _answers_itself(asked):
                waiting = words_of().text("panel-answering")
            onward = await next_match(self._registry, panel.interaction, panel.match)
            rows = rows_of([*undoing, *onward, *links])
            await _edit(panel, asked.match, note, waiting, rows)
            return
        undoing = [] if stage and stage.path else await self._undoing(asked)
        stage = stage or _stage(asked, ())
        prompt = _prompt(asked)
        if stage.action is not None:
            beside = [] if stage.path else [*_offers(asked), *undoing, *links]
            text = "\n".join(([] if stage.path else [prompt]) + [_sure(asked, stage.action)])
            rows = [*rows_of(_confirm(asked, stage)), *rows_of(beside)]
            await _edit(panel, asked.match, note, text, rows)
            return
        assert stage.question is not None
        offer = QuestionView(asked, stage, stage.question, page)
        drawn = await self._draw(asked, offer, news=bool(note))
        text = "\n".join((prompt, *_way(asked, stage), f"**{offer.text}**"))
        reading = [*hint_buttons(asked), lookup_button(asked.match)]
        beside = [] if stage.path else [*_offers(asked), *undoing, *reading, *links]
        rows = [*offer.rows, *rows_of(beside)]
        await _edit(panel, asked.match, note, text, rows, drawn)

    async def _draw(self, asked: Asked, offer: QuestionView, *, news: bool) -> Drawn | None:
        """The places to choose from, numbered on the board; the hand; after news the board."""
        view = asked.match.view(asked.seat)
        person = await self._registry.people.get(asked.match.record.seats[asked.seat].user)
        if offer.marks:
            marks = (*offer.chosen, *offer.marks)
            return await self._studio.board(asked.match, view, marks, person.theme), offer.alt
        if offer.is_held:
            return await self._studio.hand(asked.match, view, person.theme)
        if news and not offer.stage.path:
            picture = await self._studio.board(asked.match, view, (), person.theme)
            return picture, alt_text(asked.match, view)
        return None

    async def _undoing(self, asked: Asked) -> list[Button]:
        """The button that takes the last action back, where nobody need be asked for it."""
        record = asked.match.record
        if record.at_rest or not await undo.is_free(self._registry, asked.match, asked.seat):
            return []
        return [button("panel-undo", ids.made(UNDO, record.id))]


def _is_ordered(asked: Asked) -> bool:
    """Tell whether an order of the seat is about to answer."""
    clock = asked.match.record.seats[asked.seat].clock
    return clock is not None and clock.ordered is not None


def _prompt(asked: Asked) -> str:
    """The question of the seat, and the answer that its own order is about to give."""
    match, words = asked.match, words_of(asked.match.record.title)
    prompt = sentences.asked(match, asked.seat)
    clock = match.record.seats[asked.seat].clock
    if clock is None or clock.ordered is None:
        return prompt
    action = words.say(match.title.rules.codec.load_action(clock.ordered), asked.names)
    return f"{prompt}\n{words.text('panel-ordered', action=action)}"


def _way(asked: Asked, stage: PathEnd) -> list[str]:
    """The line that tells what was chosen so far, if anything was."""
    named = chosen_before(asked, stage)
    return [asked.words.text("panel-chosen", chosen=" ▸ ".join(named))] if named else []


def _cards(asked: Asked, keys: Sequence[str]) -> list[Button]:
    """A button for each card that explains the news."""
    return [card_button(asked.match.record.title, key) for key in keys]


def _stands(asked: Asked) -> object:
    """All that a panel says, without naming it: its question, or whom it says to wait for."""
    position, record = asked.match.standing, asked.match.record
    waits = None if _may_decide(asked) else (position.awaited, record.frozen, record.lost)
    return asked.prompt, waits, position.ending


def _may_decide(asked: Asked) -> bool:
    """Tell whether the seat is asked something that it can answer now, and not by an order."""
    is_asked = asked.seat in asked.match.standing.asks and not asked.match.record.at_rest
    answered = _answers_itself(asked) or spares(asked.match, asked.seat)
    return is_asked and not answered


def _answers_itself(asked: Asked) -> bool:
    """Tell whether an order of the seat answers at once: before anybody could press a button."""
    clock = asked.match.record.seats[asked.seat].clock
    return clock is not None and clock.ordered is not None and clock.acts == clock.opened


def _offered(asked: Asked) -> dict[tuple[str, str], Enum]:
    """The orders that would have answered the question, by field and value."""
    return {(field, str(value.value)): value for field, value in offers(asked.match, asked.seat)}


def _offers(asked: Asked) -> list[Button]:
    words, here = words_of(asked.match.record.title), asked.match.record.id
    return [
        discord.ui.Button(
            label=words.text(f"{kebab(type(value).__name__)}-{value.value}", "offer")[:LABEL],
            custom_id=ids.made(OFFER, here, asked.prompt, *name),
        )
        for name, value in _offered(asked).items()
    ]


def _asked(match: Match, user: int) -> Asked:
    seat = match.seat_of(user)
    return Asked(match, seat.seat, seat.prompt)


def _stage(asked: Asked, path: Path, page: int = 0) -> PathEnd:
    """The end of a path, with a page of its question if it has so many; else it is out of date."""
    check_acting(asked.match.record)
    asks = asked.match.standing.asks
    if asked.seat not in asks:
        raise StalePrompt
    stage = follow(asks[asked.seat], path)
    if page and (stage.question is None or page * PAGE >= len(stage.question.values)):
        raise StalePrompt
    return stage


def _confirm(asked: Asked, stage: PathEnd) -> list[Button]:
    """Do it, or go back; where nothing else can be chosen, the one button says what it does."""
    assert stage.action is not None
    do = ids.made(DO, asked.match.record.id, asked.prompt, ids.written(stage.path))
    style = discord.ButtonStyle.danger if stage.action.weighty else discord.ButtonStyle.primary
    if stage.path:
        back = button("panel-back", asked.id_of(stage.path[:-1]))
        return [button("panel-do", do, style), back]
    label = of_action(asked, stage.action).label[:LABEL]
    return [discord.ui.Button(label=label, style=style, custom_id=do)]


def _is_grave(asked: Asked, action: Action) -> bool:
    """Tell whether an action is asked twice: it may lose something, and others may see it."""
    if not action.weighty:
        return False
    hint = hint_at(asked, action)
    return hint is None or not hint.harmless


def _sure(asked: Asked, action: Action) -> str:
    """The action, what it may bring, and whether it can be taken back."""
    match, words, names = asked.match, words_of(asked.match.record.title), asked.names
    said = words.say(action, names)
    hint = hint_at(asked, action)
    first = (
        words.text("panel-confirm", "hint", action=said, hint=words.say(hint, names))
        if hint
        else words.text("panel-confirm", action=said)
    )
    lasts = action.weighty and not is_against_robots(match, asked.seat)
    return f"{first}\n{words.text('panel-sure')}" if lasts else first


async def _edit(
    panel: Panel,
    match: Match,
    note: str,
    text: str,
    rows: Sequence[Item],
    drawn: Drawn | None = None,
) -> None:
    emojis, title = services(panel.interaction).emojis, match.record.title
    news = told(emojis, title, note, text)
    mark = words_of().text("panel-practice") if match.record.is_practice else ""
    items: list[Item] = [discord.ui.TextDisplay("\n\n".join(filter(None, (mark, news, text))))]
    files = []
    if drawn is not None:
        files.append(file_of(drawn[0]))
        items.append(gallery(drawn[1]))
    message = await panel.interaction.edit_original_response(
        view=layout(*items, *dressed(emojis, title, rows)),
        attachments=files,
        allowed_mentions=NOBODY,
    )
    panel.message = message.id
