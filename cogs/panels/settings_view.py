"""The panel of settings: everything in plain words, and the menus that change it.

Each menu shows what is chosen; what it offers is what may be chosen, and nothing else.
"""

from collections.abc import Iterable, Sequence

import discord

from cogs.gate import ids
from cogs.gate.answers import layout
from cogs.gate.parts import Item, button
from cogs.panels.personal_settings import SETTINGS, Setting, SettingsForm
from play.library import words_of
from play.match.people import UserRecord

HANDLER = "settings"
GUESS = "guess"
"""The menu of places where clocks show what the user's clock shows."""
FIELD = 40
"""Letters that a form's field takes."""
Row = discord.ui.ActionRow[discord.ui.LayoutView]
Button = discord.ui.Button[discord.ui.LayoutView]


def panel(
    person: UserRecord, now: float, note: str = "", places: Sequence[str] = ()
) -> discord.ui.LayoutView:
    """The panel.

    Args:
        person: what is settled.
        now: UTC seconds.
        note: what has just been done.
        places: time zones to choose from, if any are to be offered.
    """
    told = [note, words_of().text("settings-heading")]
    rows, buttons = [], []
    for one in SETTINGS.values():
        told += one.lines(person, now)
        if one.choices is not None and not one.is_switch:
            offered = (
                discord.SelectOption(label=each.label, value=each.value, default=each.is_chosen)
                for each in one.choices(person, now)
            )
            rows.append(_menu(one.name, offered))
        else:
            buttons += _buttons(one, person, now)
    if places:
        rows.append(_menu(GUESS, (discord.SelectOption(label=place) for place in places)))
    texts: Item = discord.ui.TextDisplay("\n".join(filter(None, told)))
    return layout(discord.ui.Container(texts, *rows, discord.ui.ActionRow(*buttons)))


def form_view(asked: SettingsForm) -> discord.ui.Modal:
    """A form that discord.py does not keep: it is found by its id."""
    words = words_of()
    form = discord.ui.Modal(
        title=words.text(f"settings-{asked.name}-form"),
        custom_id=ids.made(HANDLER, asked.name),
        timeout=None,
    )
    for name, required in asked.fields.items():
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            custom_id=name, required=required, max_length=FIELD
        )
        form.add_item(discord.ui.Label(text=words.text(f"settings-{name}-label"), component=field))
    form.stop()
    return form


def _menu(what: str, options: Iterable[discord.SelectOption]) -> Row:
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=ids.made(HANDLER, what),
        placeholder=words_of().text(f"settings-{what}-menu"),
        options=list(options),
    )
    return discord.ui.ActionRow(select)


def _buttons(setting: Setting, person: UserRecord, now: float) -> list[Button]:
    """The choice that is not chosen, or else the button of a form."""
    if setting.choices is None:
        return [button(f"settings-{setting.name}-button", ids.made(HANDLER, setting.name))]
    return [
        discord.ui.Button(label=other.label, custom_id=ids.made(HANDLER, setting.name, other.value))
        for other in setting.choices(person, now)
        if not other.is_chosen
    ]
