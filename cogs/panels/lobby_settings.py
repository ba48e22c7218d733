"""Settings of an invitation: variants, pace, what happens when time is up, who may join: forms.

The invitation tells everybody what was chosen; only the host sees the panel with the forms.
"""

from typing import Any

import discord

from cogs.forms.fields import ChoiceField, FormEntry, answers, form_of
from cogs.gate import ids
from cogs.gate.answers import layout, replace, show
from cogs.gate.parts import button, rows_of
from cogs.gate.router import values
from cogs.gate.services import services
from games.core.errors import StalePrompt
from play.hours.paces import PACES
from play.hours.reliability import Least
from play.hours.timeouts import TIMEOUTS
from play.library import words_of
from play.match.lobby.choices import hints_of, options_of
from play.match.lobby.lobbies import DOORS, Lobbies, lobby_of
from play.match.lobby.variants import Variant, chosen, teaches, variants
from play.match.match import Match, MatchRecord, Status
from play.post.studio import LOOKS, USUAL_LOOK
from play.refusals import NotTheHost
from play.table.advice.hints import has_hints
from play.table.hosting import others
from words import Words

HANDLER = "lobby"
FORMS = {
    "time": ("pace", "lapse", "least", "door", "hints"),
    "rules": ("variants", "theme"),
}
"""The fields of each form: five at most (docs/discord.md, Limits)."""
PEOPLE = ("remove", "host")
"""The menus of people: whom the host sends away, and to whom the role is handed on."""
HINTS = ("on", "none")
"""The choices about hints."""
LABEL = 100
BETWEEN = "; "
"""Between variants: a comma or an `and` would read as a part of one."""
Row = discord.ui.ActionRow[discord.ui.LayoutView]


async def open_panel(interaction: discord.Interaction, match: Match) -> None:
    """The panel, for the host.

    Raises:
        NotTheHost: it is somebody else.
    """
    if match.record.host != interaction.user.id:
        raise NotTheHost
    await show(interaction, settings_view(match))


def settings_form(interaction: discord.Interaction, match: Match, what: str) -> discord.ui.Modal:
    """One of the forms, for the host, with all as it stands.

    Raises:
        NotInLobby, NotTheHost: it is too late, or not for this user.
    """
    if lobby_of(match).host != interaction.user.id:
        raise NotTheHost
    title = words_of().text(f"lobby-{what}-form")
    return form_of(title, ids.made(HANDLER, match.record.id, what), _fields(match, what))


async def settle(
    interaction: discord.Interaction, lobbies: Lobbies, match: Match, what: str
) -> None:
    """Settle what was chosen in a form, all at once, and show how things stand then.

    Raises:
        NotInLobby, NotTheHost, PaceForbidden: it is too late, or not for this user, or not here.
        StalePrompt: there is no such form, or it does not offer that.
    """
    if what not in FORMS:
        raise StalePrompt
    match_id, user = lobby_of(match).id, interaction.user.id
    if match.record.host != user:
        raise NotTheHost
    answered = answers(interaction, _fields(match, what))
    chosen = {name: _settled(name, values) for name, values in answered.changed.items()}
    if chosen:
        await lobbies.arrange(match_id, user, **chosen)
    now = await services(interaction).registry.match(match_id)
    await replace(interaction, settings_view(now, answered.note))


def chosen_lines(match: Match) -> list[str]:
    """Tell a first match, what is asked of whoever joins, variants, hints, and the door."""
    words, options = words_of(match.record.title), options_of(match.record)
    first = [words.text("lobby-teaches")] if teaches(options) else []
    least = match.record.least
    asks = least is not None and least != Least.ANYBODY
    asked = [words.text("lobby-least", least=words.text(f"least-{least}"))] if asks else []
    named = [_named(words, one) for one in chosen(options)]
    varied = [words.text("lobby-variants", variants=BETWEEN.join(named))] if named else []
    hints = [] if hints_of(match.record) is None else [_hints(match.record)]
    waits = match.record.status is Status.LOBBY
    wording = "private" if match.record.is_private else None
    door = [words.text("lobby-door", wording)] if waits and match.record.is_by_invitation else []
    return [*first, *asked, *varied, *hints, *door]


def arrangement(match: Match) -> list[str]:
    """Tell the variants, hints, a look of its own, the pace and what happens when time is up."""
    words, record, lines = words_of(match.record.title), match.record, chosen_lines(match)
    if hints_of(record) is None:
        lines.append(_hints(record))
    if record.theme in LOOKS:
        lines.append(words.text("lobby-theme", theme=words.text(f"theme-{record.theme}", "label")))
    pace = words.text(f"pace-{record.pace}")
    if PACES[record.pace] is None:
        return [*lines, words.text("lobby-time", "none", pace=pace)]
    return [*lines, words.text("lobby-time", pace=pace, lapse=words.text(f"lapse-{record.lapse}"))]


def offered(
    interaction: discord.Interaction, entries: list[discord.SelectOption], numbers: range
) -> list[str]:
    """Read the choices in a menu: only entries, and only so many.

    Raises:
        StalePrompt: the menu does not offer that.
    """
    picked = values(interaction)
    if len(picked) not in numbers or not {entry.value for entry in entries} >= set(picked):
        raise StalePrompt
    return picked


def menu(
    record: MatchRecord, what: str, entries: list[discord.SelectOption], numbers: range
) -> Row:
    """A menu of a lobby in which so many entries may be chosen."""
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=ids.made(HANDLER, record.id, what),
        placeholder=words_of(record.title).text(f"lobby-{what}-menu"),
        options=entries,
        min_values=numbers[0],
        max_values=numbers[-1],
        required=numbers[0] > 0,  # docs/discord.md, Limits
    )
    return discord.ui.ActionRow(select)


def settings_view(match: Match, told: str | None = None) -> discord.ui.LayoutView:
    """The panel as the match stands; perhaps with what has just come of it."""
    record, words = match.record, words_of(match.record.title)
    text = words.text("lobby-settings-panel", match=record.id)
    texts = [
        discord.ui.TextDisplay[discord.ui.LayoutView](one)
        for one in (told, "\n".join((text, *arrangement(match))))
        if one
    ]
    forms = rows_of(
        [button(f"lobby-{what}-button", ids.made(HANDLER, record.id, what)) for what in FORMS]
    )
    people = people_at(match)
    menus = [menu(record, what, people, range(1, 2)) for what in PEOPLE if people]
    return layout(*texts, *forms, *menus)


def people_at(match: Match) -> list[discord.SelectOption]:
    """The people at a table of whom its host decides."""
    return [
        discord.SelectOption(label=seat.name[:LABEL], value=str(seat.user))
        for seat in others(match.record)
    ]


def _settled(name: str, values: tuple[str, ...]) -> Any:
    """The values of a field as `Lobbies.arrange` takes them."""
    match name:
        case "variants":
            return values
        case "hints":
            return values[0] == HINTS[0]
    return values[0]


def _fields(match: Match, what: str) -> list[ChoiceField]:
    """The fields of a form, but for what cannot be chosen in this match."""
    words = words_of(match.record.title)
    fields = [
        ChoiceField(
            one,
            words.text(f"lobby-{one}-menu"),
            _varieties(match) if one == "variants" else _entries(match, one),
            several=one == "variants",
        )
        for one in FORMS[what]
    ]
    return [field for field in fields if field.entries]


def _entries(match: Match, what: str) -> list[FormEntry]:
    """The values of a choice of which one holds."""
    words, record = words_of(), match.record
    known, now = {
        "pace": (PACES, record.pace),
        "lapse": (TIMEOUTS, record.lapse),
        "least": (tuple(Least), record.least or Least.ANYBODY),
        "theme": (LOOKS, record.theme or USUAL_LOOK),
        "door": (() if record.is_private or record.is_direct else DOORS, record.door or DOORS[0]),
        "hints": (HINTS, _hinted(record)),
    }[what]
    return [
        FormEntry(
            str(key),
            words.text(f"{what}-{key}", "label"),
            key == now,
            words.text(f"{what}-{key}"),
        )
        for key in known
    ]


def _hints(record: MatchRecord) -> str:
    """Tell whether players may ask for hints; without a choice that is open until all sit."""
    words, settled = words_of(), hints_of(record) is not None or teaches(options_of(record))
    held = _hinted(record) if settled or record.status is not Status.LOBBY else "open"
    return words.text("lobby-hints", hints=words.text(f"hints-{held}"))


def _hinted(record: MatchRecord) -> str:
    """Name what holds about hints."""
    return HINTS[not has_hints(record)]


def _varieties(match: Match) -> list[FormEntry]:
    words, options = words_of(match.record.title), options_of(match.record)
    return [
        FormEntry(one.key, _named(words, one), one in chosen(options))
        for one in variants(type(options))
    ]


def _named(words: Words, variant: Variant) -> str:
    """A variant as a phrase: what is turned on or off, or the option and its value."""
    if variant.is_off:
        return words.text(f"option-{variant.field}", "off")
    option = words.text(f"option-{variant.field}")
    if variant.value is True:
        return option
    return words.text("lobby-variant", option=option, value=words.name(variant.value))
