"""Questions in a panel: their values as buttons or as a page of a select."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from textwrap import shorten
from typing import Any

import discord

from cogs.gate import ids
from cogs.gate.parts import ALT, LABEL, PAGE, Button, Item, button, rows_of
from cogs.panels.asking.asked import MORE, Asked
from cogs.panels.asking.entries import (
    MenuEntry,
    named_piece,
    of_action,
    of_kind,
    of_piece,
    of_value,
)
from cogs.panels.asking.piece_menus import PieceMenus
from games.core.narrowing import ACTION, ACTOR, KIND, Question
from play.match.question_path import NOTHING, PathEnd, digest, follow

BUTTONS = 10
"""Up to so many values are buttons; more become a select."""
FEW = 2
"""A kind with so few actions is offered as those actions, and saves a click."""


@dataclass(frozen=True)
class QuestionView:
    """A question in front of a seat, on one of its pages."""

    asked: Asked
    stage: PathEnd
    question: Question
    page: int
    numbers: Mapping[str, int] | None = None
    """Of the places that several menus share; None: those on this page are counted."""
    is_open: bool = False
    """It stands in front of the kinds from which its path leads on: there is no way back."""

    @property
    def text(self) -> str:
        """The question in words."""
        if self._opened is not None:
            return self._opened.text
        if self.question.field == ACTION:
            actor = self.stage.answers.get(ACTOR, self.question.values[0].actor)
            if actor is not None:
                piece = named_piece(self.asked, actor)
                return self.asked.words.text(ACTION, "of", piece=piece)
        if not self.question.kind:
            return self.asked.words.text(self.question.field)
        return self.asked.words.text(self.question.kind, self.question.field)

    @cached_property
    def entries(self) -> list[MenuEntry]:
        """The entries on this page."""
        if self._opened is not None:
            kinds = [kind for kind in self.question.values if kind != self._opened.question.kind]
            return [entry for kind in kinds for entry in of_kind(self.asked, kind, self._few)]
        if self.question.field == KIND:
            kinds = list(self.question.values)
            return [entry for kind in kinds for entry in of_kind(self.asked, kind, self._few)]
        if self.question.field == ACTOR:
            shown = [value for value in self.question.values if value not in self._pieces.found]
            return [entry for value in shown for entry in of_piece(self.asked, value, self._few)]
        return [self._of_value(value) for value in self._shown]

    @cached_property
    def marks(self) -> list[tuple[str, str]]:
        """The numbers of the values that are places on the board."""
        if self._opened is not None:
            return self._opened.marks
        return [(place, str(number)) for place, number in self._numbers.items()]

    @property
    def chosen(self) -> list[tuple[str, str]]:
        """The places that were chosen on the way here, or of who can act; they have no numbers."""
        places = map(self.asked.place_of, (*self.stage.chosen, *self._pieces.found))
        return [(place, "") for place in places if place and place not in self._pieces.numbers]

    @property
    def is_held(self) -> bool:
        """True if the values are cards of the seat's own hand."""
        return self._pieces.is_held

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
        return [self.select(), *rows_of(self._nothing)]

    @property
    def _nothing(self) -> list[Button]:
        """For none of several: Discord sends no menu in which nothing is chosen."""
        if not self.question.several or self.question.least:
            return []
        path = (*self.stage.path, NOTHING)
        return [self._button(MenuEntry(self.asked.words.text("panel-nothing"), path))]

    @cached_property
    def _opened(self) -> "QuestionView | None":
        """The first question of the one kind that is foremost: it is asked without a press."""
        if self.question.field != KIND or self.asked.foremost is None:
            return None
        stage = follow(self.asked.ask, (digest(self.asked.foremost),))
        if stage.question is None:
            return None
        return QuestionView(self.asked, stage, stage.question, 0, is_open=True)

    @cached_property
    def _menus(self) -> "dict[Any, QuestionView]":
        """The menus of the pieces that have one."""
        return {
            value: QuestionView(self.asked, stage, question, 0, self._pieces.numbers)
            for value, (stage, question) in self._pieces.found.items()
        }

    @property
    def _foremost(self) -> list[Button]:
        """Buttons for the foremost actions of all menus; the most promising come first."""
        return [self._button(of_action(self.asked, one)) for one in self._pieces.foremost]

    @cached_property
    def _pieces(self) -> PieceMenus:
        return PieceMenus(self.asked, self.question)

    @property
    def _is_short(self) -> bool:
        return len(self.question.values) <= BUTTONS

    @property
    def _shown(self) -> tuple[Any, ...]:
        start = self.page * PAGE
        return self.question.values[start : start + PAGE]

    @property
    def _few(self) -> int:
        return FEW if self._is_short else 1

    @cached_property
    def _numbers(self) -> Mapping[str, int]:
        """The numbers of the places: the same place has the same, whatever is done there."""
        if self.question.field in (KIND, ACTOR):
            return self._pieces.numbers
        if self.numbers is not None:
            return self.numbers
        places = dict.fromkeys(filter(None, map(self.asked.place_of, self._shown)))
        return {place: number for number, place in enumerate(places, 1)}

    def _of_value(self, value: Any) -> MenuEntry:
        number = self._numbers.get(self.asked.place_of(value) or "")
        return of_value(self.asked, self.stage, self.question, value, number)

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
        return [MenuEntry(self.asked.words.text("panel-all"), (*self.stage.path, MORE))]

    def headed(self, piece: Any) -> str:
        """The head of a piece's menu."""
        name = named_piece(self.asked, piece)
        return self.asked.words.text("panel-piece", piece=name, count=len(self.question.values))

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
