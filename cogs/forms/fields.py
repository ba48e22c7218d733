"""Fields of forms in which something is chosen: what they offer, and what they take.

A form is shown as soon as something is pressed, and is its acknowledgement; discord.py does not
keep it, it is found by its id.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

import discord

from cogs.forms.filled import Filled, filled_in, id_of, stamp
from cogs.gate.ids import SNOWFLAKE
from games.core.errors import StalePrompt
from play.library import words_of

GROUP, LABEL, MOST = 10, 100, 25
"""Options that all show at once, letters of an option, and options in a menu (docs/discord.md,
Limits)."""
T = TypeVar("T")
FormItem: TypeAlias = discord.ui.Item[discord.ui.Modal]
Ids: TypeAlias = tuple[int, ...]


@dataclass(frozen=True)
class FormEntry:
    """One value that can be chosen."""

    value: str
    label: str
    is_chosen: bool = False
    about: str | None = None


@dataclass(frozen=True)
class ChoiceField:
    """A field of texts, of which one holds, or several: all in sight if they are few."""

    name: str
    label: str
    entries: Sequence[FormEntry]
    several: bool = False

    @property
    def chosen(self) -> tuple[str, ...]:
        """The values that hold now."""
        return tuple(entry.value for entry in self.entries if entry.is_chosen)

    def component(self) -> FormItem:
        """The component that shows it."""
        custom_id, number = id_of(self.name, self.chosen), len(self.entries)
        if self.several and number <= GROUP:
            return discord.ui.CheckboxGroup(
                custom_id=custom_id,
                options=[_shown_as(discord.CheckboxGroupOption, one) for one in self.entries],
                min_values=0,
                max_values=number,
                required=False,
            )
        if not self.several and 1 < number <= GROUP:
            options = [_shown_as(discord.RadioGroupOption, one) for one in self.entries]
            return discord.ui.RadioGroup(custom_id=custom_id, options=options)
        return discord.ui.Select(
            custom_id=custom_id,
            options=[_shown_as(discord.SelectOption, one) for one in self.entries],
            min_values=0 if self.several else 1,
            max_values=number if self.several else 1,
            required=not self.several,
        )

    def fits(self, values: Sequence[str]) -> bool:
        """Tell whether it offers these values, and takes so many."""
        offered = {entry.value for entry in self.entries}
        once = len(set(values)) == len(values)
        return once and set(values) <= offered and (self.several or len(values) == 1)


@dataclass(frozen=True)
class ThingsField:
    """A field of people, roles or channels: Discord knows what it offers."""

    name: str
    label: str
    chosen_ids: Ids
    made: Callable[[str, Ids, int], FormItem]
    """Makes the component of an id, of what is chosen, and of how many may be."""
    knows: Callable[[int], object | None]
    """Finds one of them; None: there is none."""
    most: int = MOST

    @property
    def chosen(self) -> tuple[str, ...]:
        """The ids that hold now."""
        return tuple(map(str, self.chosen_ids))

    def component(self) -> FormItem:
        """The component that shows it."""
        return self.made(id_of(self.name, self.chosen), self.chosen_ids, self.most)

    def fits(self, values: Sequence[str]) -> bool:
        """Tell whether there are such things, and it takes so many."""
        numbers = set(map(_number, values))
        once = len(numbers) == len(values) <= self.most
        return once and all(one is not None and self.knows(one) is not None for one in numbers)


FormField: TypeAlias = ChoiceField | ThingsField


@dataclass(frozen=True)
class Answers:
    """The answers of a form, against how things stand now."""

    changed: Mapping[str, tuple[str, ...]]
    """The fields that were touched, with their values."""
    is_overtaken: bool
    """Something that was not touched has been changed by somebody else since the form opened."""

    @property
    def note(self) -> str:
        """Tell what comes of it."""
        words = words_of()
        told = words.text("form-done" if self.changed else "form-unchanged")
        return f"{told} {words.text('form-overtaken')}" if self.is_overtaken else told


def form_of(title: str, custom_id: str, fields: Sequence[FormField]) -> discord.ui.Modal:
    """A form of up to five fields."""
    form = discord.ui.Modal(title=title, custom_id=custom_id, timeout=None)
    for field in fields:
        form.add_item(discord.ui.Label(text=field.label, component=field.component()))
    form.stop()
    return form


def answers(interaction: discord.Interaction, fields: Sequence[FormField]) -> Answers:
    """Read a form that was sent off.

    Raises:
        StalePrompt: it has other fields, or values that they do not offer, or not so many.
    """
    found, known = filled_in(interaction), {field.name: field for field in fields}
    if not found.keys() <= known.keys():
        raise StalePrompt
    touched = {name: filled for name, filled in found.items() if filled.is_touched}
    if not all(known[name].fits(filled.values) for name, filled in touched.items()):
        raise StalePrompt
    return Answers(
        {name: filled.values for name, filled in touched.items()},
        any(_is_overtaken(known[name], found[name]) for name in found.keys() - touched.keys()),
    )


def _is_overtaken(field: FormField, filled: Filled) -> bool:
    """Tell whether other values hold now than those that a field showed."""
    return stamp(field.chosen) != filled.shown


def _number(value: str) -> int | None:
    """The number in a value, as Discord writes it; None: it is none."""
    fits = value.isascii() and value.isdecimal() and len(value) <= SNOWFLAKE
    return int(value) if fits and str(int(value)) == value else None


def _shown_as(kind: Callable[..., T], entry: FormEntry) -> T:
    """An entry as an option of a component of some kind, where Discord shows no markup."""
    about = entry.about and entry.about.replace("`", "")
    return kind(
        label=entry.label[:LABEL],
        value=entry.value,
        description=about[:LABEL] if about else None,
        default=entry.is_chosen,
    )
