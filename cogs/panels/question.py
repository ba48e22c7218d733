"""Questions in a panel: their values as buttons or as a page of a select."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from textwrap import shorten
from typing import Any

import discord

from cogs.gate import ids
from cogs.gate.parts import ALT, LABEL, PAGE, Button, Item, button, rows_of
from games.core.asks import Ask
from games.core.narrowing import ACTION, ACTOR, KIND, Question
from games.core.vocabulary import Action, Prompt, tag
from play.library import words_of
from play.match.match import Match
from play.match.question_path import Path, PathEnd, action_of, digest, example, follow, way_to
from play.post.studio import is_held, place_of
from words import Words

HANDLER = "panel"
BUTTONS = 10
"""Up to so many values are buttons; more become a select."""
MENUS = 5
"""Up to so many pieces have a menu each, all on one page, with all that they can do."""
MORE = "-"
"""In place of a digest, it leads from a piece's menu to all that the piece can do."""
FOREMOST = 5
"""Up to so many of the actions in those menus that a turn is for are buttons too."""
FEW = 2
"""A kind with so few actions is offered as those actions, and saves a click."""


@dataclass(frozen=True)
class Asked:
    """A seat in front of its panel."""

    match: Match
    seat: int
    prompt: int

    def id_of(self, path: Path, page: int = 0) -> str:
        """The id of a component that leads along a path."""
        return ids.made(HANDLER, self.match.record.id, self.prompt, page, ids.written(path))


@dataclass(frozen=True)
class MenuEntry:
    """One thing to choose: what it is called, where it leads, and what it may bring."""

    label: str
    path: Path
    value: Any = None
    hint: str | None = None
    brief: str | None = None
    """The label with the hint in few words, for a button."""


@dataclass(frozen=True)
class QuestionView:
    """A question in front of a seat, on one of its pages."""

    asked: Asked
    stage: PathEnd
    question: Question
    page: int
    numbers: Mapping[str, int] | None = None
    """Of the places that several menus share; None: each value has its own."""
    is_open: bool = False
    """It stands in front of the kinds from which its path leads on: there is no way back."""

    @property
    def text(self) -> str:
        """The question in words."""
        if self._opened is not None:
            return self._opened.text
        if self.question.field in (KIND, ACTOR, ACTION):
            return self._words.text(self.question.field)
        return self._words.text(self.question.kind, self.question.field)

    @cached_property
    def entries(self) -> list[MenuEntry]:
        """The entries on this page."""
        if self._opened is not None:
            kinds = [kind for kind in self.question.values if kind != self._opened.question.kind]
            return [entry for kind in kinds for entry in self._of_kind(kind)]
        if self.question.field == KIND:
            return [entry for kind in self.question.values for entry in self._of_kind(kind)]
        if self.question.field == ACTOR:
            shown = [value for value in self.question.values if value not in self._with_menu]
            return [entry for value in shown for entry in self._of_actor(value)]
        return [self._of_value(value, at) for at, value in enumerate(self._shown, 1)]

    @cached_property
    def marks(self) -> list[tuple[str, str]]:
        """The numbers of the values that are places on the board."""
        if self._opened is not None:
            return self._opened.marks
        if self.question.field in (KIND, ACTOR):
            return [(place, str(number)) for place, number in self._shared.items()]
        places = map(self._place_of, self._shown)
        return [(place, str(at)) for at, place in enumerate(places, 1) if place]

    @property
    def chosen(self) -> list[tuple[str, str]]:
        """The places that were chosen on the way here, or of who can act; they have no numbers."""
        places = map(self._place_of, (*self.stage.chosen, *self._with_menu))
        return [(place, "") for place in places if place and place not in self._shared]

    @property
    def is_held(self) -> bool:
        """True if the values are cards of the seat's own hand."""
        return any(is_held(self.asked.match, value) for value in self.question.values)

    @property
    def alt(self) -> str:
        """The picture of the places in words: the question, and what each number is."""
        heads = [menu.headed(value) for value, menu in self._menus.items()]
        opened = self._opened.entries if self._opened else []
        listed = ", ".join((*heads, *(entry.label for entry in (*opened, *self.entries))))
        return shorten(f"{self.text} {listed}", ALT, placeholder=" …")

    @property
    def rows(self) -> list[Item]:
        """The components; menus come right below the picture whose numbers they name."""
        menus = [menu.select(value) for value, menu in self._menus.items()]
        opened = self._opened.rows if self._opened else []
        return [*menus, *opened, *rows_of(self._foremost), *self._asked_for, *rows_of(self._extra)]

    @property
    def _asked_for(self) -> list[Item]:
        """The values, as buttons where they are few and can say there all that is to be said."""
        told = all(entry.hint is None or entry.brief for entry in self.entries)
        if self._is_short and not self.question.several and told:
            return rows_of([self._button(entry) for entry in self.entries])
        return [self.select()]

    @cached_property
    def _opened(self) -> "QuestionView | None":
        """The first question of the one kind that is foremost: it is asked without a press."""
        foremost = [kind for kind in self._ask.kinds if kind.foremost]
        if self.question.field != KIND or len(foremost) != 1:
            return None
        stage = follow(self._ask, (digest(tag(foremost[0])),))
        if stage.question is None:
            return None
        return QuestionView(self.asked, stage, stage.question, 0, is_open=True)

    @cached_property
    def _menus(self) -> "dict[Any, QuestionView]":
        """The menus of the pieces that have one."""
        return {
            value: QuestionView(self.asked, stage, question, 0, self._shared)
            for value, (stage, question) in self._with_menu.items()
        }

    @cached_property
    def _with_menu(self) -> dict[Any, tuple[PathEnd, Question]]:
        """The pieces that can do several things; none, if they are many, or cards of the hand."""
        if self.question.field != ACTOR or self.is_held:
            return {}
        ways = {value: follow(self._ask, (digest(value),)) for value in self._pieces}
        if len(ways) > MENUS:
            return {}
        return {
            value: (stage, stage.question)
            for value, stage in ways.items()
            if stage.question is not None
        }

    @property
    def _foremost(self) -> list[Button]:
        """Buttons for the foremost actions of all menus; the most promising come first."""
        told = {
            action: self._hint_at(action)
            for _, question in self._with_menu.values()
            for action in question.values
            if isinstance(action, Action) and action.foremost
        }
        first = sorted(told, key=lambda action: -hint.promise if (hint := told[action]) else 0)
        return [self._button(self._of_action(action)) for action in first[:FOREMOST]]

    @property
    def _pieces(self) -> list[Any]:
        kinds = set(map(tag, self._ask.kinds))
        return [value for value in self.question.values if value not in kinds]

    @cached_property
    def _shared(self) -> dict[str, int]:
        """The numbers of all places in the pieces' menus: the same place has the same in each."""
        menus = (question.values[:PAGE] for _, question in self._with_menu.values())
        places = dict.fromkeys(filter(None, map(self._place_of, chain(*menus))))
        return {place: number for number, place in enumerate(places, 1)}

    @property
    def _is_short(self) -> bool:
        return len(self.question.values) <= BUTTONS

    @property
    def _words(self) -> Words:
        return words_of(self.asked.match.record.title)

    @property
    def _ask(self) -> Ask:
        return self.asked.match.standing.asks[self.asked.seat]

    @property
    def _shown(self) -> tuple[Any, ...]:
        start = self.page * PAGE
        return self.question.values[start : start + PAGE]

    def _place_of(self, value: Any) -> str | None:
        return place_of(self.asked.match, self._view, value)

    @cached_property
    def _view(self) -> Any:
        return self.asked.match.view(self.asked.seat)

    def _of_actor(self, value: Any) -> list[MenuEntry]:
        """A piece, or a kind of action for which no piece is needed."""
        if value in map(tag, self._ask.kinds):
            return self._of_kind(value)
        if (action := follow(self._ask, (digest(value),)).action) is not None:
            return [self._of_action(action)]
        name = self._words.name(value, self.asked.match.names)
        return [MenuEntry(_begun(name), (digest(value),), value)]

    def _of_kind(self, kind: str) -> list[MenuEntry]:
        """A kind of action, or the actions themselves where there are few."""
        part = next(part for each, part in self._ask.kinds.items() if tag(each) == kind)
        if len(part) > (FEW if self._is_short else 1):
            return [MenuEntry(self._words.text(kind, "kind"), (digest(kind),))]
        return [self._of_action(action) for action in part]

    def _of_action(self, action: Action) -> MenuEntry:
        """A whole action; with what it may bring, in brief if it can be, if a label holds both."""
        said = _begun(self._words.say(action, self.asked.match.names))
        if hint := self._told(action, "brief") or self._told(action):
            longer = self._words.text("typed-hinted", value=said, hint=hint)
            said = longer if len(longer) <= LABEL else said
        return MenuEntry(said, way_to(self._ask, action))

    def _of_value(self, value: Any, at: int) -> MenuEntry:
        label = _begun(self._named(value))
        number = at if self.numbers is None else self.numbers.get(self._place_of(value) or "")
        if number is not None and self.marks:
            label = self._words.text("panel-numbered", number=number, name=label)
        path = (*self.stage.path, digest(value))
        action = self._settled_by(value)
        if action is None:
            return MenuEntry(label, path, value)
        if self.question.field in action.sorting:
            return self._of_action(action)
        return MenuEntry(label, path, value, self._told(action), self._briefly(label, action))

    def _named(self, value: Any) -> str:
        """A value as its menu shows it; an action in brief, as it stands under who does it."""
        names = self.asked.match.names
        if self.question.field == ACTION:
            brief = "brief" if self._words.has(tag(value), "brief") else None
            return self._words.say(value, names, brief)
        kinds = {tag(kind): kind for kind in self._ask.kinds}
        return self._words.value(kinds[self.question.kind], self.question.field, value, names)

    def _settled_by(self, value: Any) -> Action | None:
        """An action that hints at what a value may bring, whatever is still to be chosen."""
        if self.question.several:
            return None
        kinds = {tag(kind): kind for kind in self._ask.kinds}
        kind = kinds.get(self.question.kind)
        if kind is None or not kind.told_at:
            return action_of(self._ask, self.stage, value)
        is_told_here = self.question.field == kind.told_at
        return example(self._ask, self.stage, value) if is_told_here else None

    def _briefly(self, label: str, action: Action) -> str | None:
        """A field's value with its hint on a button; None, if it has none worded so."""
        hint = self._told(action, "brief") if self.question.field != ACTION else None
        return self._words.text("typed-hinted", value=label, hint=hint) if hint else None

    def _told(self, action: Action, wording: str | None = None) -> str | None:
        """The title's hint at what an action may bring; None, if it has none worded so."""
        hint = self._hint_at(action)
        if hint is None or not self._words.has(tag(hint), wording):
            return None
        return self._words.say(hint, self.asked.match.names, wording)

    def _hint_at(self, action: Action) -> Prompt | None:
        match = self.asked.match
        return match.title.rules.hint(match.standing, action)

    def _button(self, entry: MenuEntry) -> Button:
        return discord.ui.Button(
            label=(entry.brief or entry.label)[:LABEL],
            style=discord.ButtonStyle.primary,
            custom_id=self.asked.id_of(entry.path),
        )

    def select(self, piece: Any = None) -> Item:
        """A page of the values as a select; that of a piece says whose it is."""
        least = self.question.least if self.question.several else 1
        select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
            custom_id=self.asked.id_of(self.stage.path, self.page),
            placeholder=self.text if piece is None else self.headed(piece),
            min_values=least,
            max_values=min(self.question.most, len(self.entries)) if self.question.several else 1,
            required=least > 0,  # docs/discord.md, Limits
            options=[
                discord.SelectOption(
                    label=entry.label[:LABEL],
                    value=ids.written(entry.path[len(self.stage.path) :]),
                    description=entry.hint,
                )
                for entry in (*self.entries, *self._rest(piece))
            ],
        )
        return discord.ui.ActionRow(select)

    def _rest(self, piece: Any) -> list[MenuEntry]:
        """The way to all choices of a piece, where they are more than a menu holds."""
        if piece is None or len(self.question.values) <= PAGE:
            return []
        return [MenuEntry(self._words.text("panel-all"), (*self.stage.path, MORE))]

    def headed(self, piece: Any) -> str:
        """The head of a piece's menu."""
        name = _begun(self._words.name(piece, self.asked.match.names))
        return self._words.text("panel-piece", piece=name, count=len(self.question.values))

    @property
    def _extra(self) -> list[Button]:
        """More values, and the way back."""
        buttons = []
        if self.stage.path and not self.is_open:
            buttons.append(button("panel-back", self.asked.id_of(self.stage.path[:-1])))
        pages = -(-len(self.question.values) // PAGE)
        if pages > 1:
            more = (self.page + 1) % pages
            buttons.append(button("panel-more", self.asked.id_of(self.stage.path, more)))
        return buttons


def _begun(label: str) -> str:
    """As a label begins: within a sentence it may be `a card`."""
    return label[:1].upper() + label[1:]
