"""The panel of settings: everything in plain words, and the menus that change it.

Each menu shows what is chosen; what it offers is what may be chosen, and nothing else.
"""

from collections.abc import Sequence
from datetime import datetime

import discord

from cogs.gate import ids
from cogs.gate.answers import layout
from cogs.panels.question import Item, button
from play.hours.deadlines import quiet_of
from play.hours.paces import HOUR
from play.hours.quiet_hours import zone_of
from play.hours.typed_times import shown
from play.library import words_of
from play.match.people import Reach, UserRecord

HANDLER = "settings"
OFF, EXACT, USUAL = "off", "exact", "usual"
NIGHTS = ((22 * 60, 7 * 60), (22 * 60, 9 * 60), (23 * 60, 7 * 60), (0, 8 * 60), (1 * 60, 10 * 60))
"""Quiet hours that are offered, in minutes of the day; a form takes all others."""
INTERVALS = (2, 6, 12, 24)
"""Hours between reminders."""
DIGESTS = tuple(range(0, 24 * 60, 60))
"""Minutes of the day at which a digest is offered."""
FIELD = 40
"""Letters that a form's field takes."""


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
    texts: Item = discord.ui.TextDisplay("\n".join(filter(None, (note, *lines(person, now)))))
    menus = [_menu(what, choices(what, person)) for what in MENUS]
    if places:
        offered = [discord.SelectOption(label=place, value=place) for place in places]
        menus.append(_menu("guess", offered))
    return layout(discord.ui.Container(texts, *menus, _buttons(person)))


def lines(person: UserRecord, now: float) -> list[str]:
    """Tell the settings, a sentence each."""
    words = words_of()
    told = [words.text("settings-heading"), words.text(f"settings-reach-{person.reach.value}")]
    if person.blocked:
        told.append(words.text("settings-blocked"))
    if person.quiet_from is None or person.quiet_to is None:
        told.append(words.text("settings-quiet-off"))
    else:
        hours = {"start": shown(person.quiet_from), "end": shown(person.quiet_to)}
        told.append(words.text("settings-quiet-on", **hours))
    here = datetime.fromtimestamp(now, zone_of(quiet_of(person).zone)).strftime("%H:%M")
    if person.zone is None:
        told.append(words.text("settings-zone-none", now=here))
    else:
        told.append(words.text("settings-zone-set", zone=person.zone, now=here))
    if person.interval is None:
        told.append(words.text("settings-interval-usual"))
    else:
        told.append(words.text("settings-interval-own", every=_every(person.interval / HOUR)))
    if person.digest is None:
        told.append(words.text("settings-digest-off"))
    else:
        told.append(words.text("settings-digest-on", time=shown(person.digest)))
    return [*told, words.text(f"settings-early-{_switch(person)}")]


def choices(what: str, person: UserRecord) -> list[discord.SelectOption]:
    """Make the entries of a menu, with the present choice marked."""
    return MENUS[what](person)


def hours_form() -> discord.ui.Modal:
    """A form for quiet hours that no menu offers."""
    return _form("hours", hours=True)


def zone_form() -> discord.ui.Modal:
    """A form for a time zone: its name, or what a clock shows there."""
    return _form("zone", zone=False, now=False)


def _reaches(person: UserRecord) -> list[discord.SelectOption]:
    words = words_of()
    return [
        discord.SelectOption(
            label=words.text(f"settings-reach-option-{one.value}"),
            value=one.value,
            default=person.reach is one,
        )
        for one in Reach
    ]


def _nights(person: UserRecord) -> list[discord.SelectOption]:
    words, own = words_of(), (person.quiet_from, person.quiet_to)
    off = discord.SelectOption(
        label=words.text("settings-quiet-option-off"), value=OFF, default=None in own
    )
    nights = [*NIGHTS, *([] if None in own or own in NIGHTS else [own])]
    named = [
        discord.SelectOption(
            label=words.text("settings-quiet-option-hours", start=shown(start), end=shown(end)),
            value=f"{start}-{end}",
            default=own == (start, end),
        )
        for start, end in nights
        if start is not None and end is not None
    ]
    exact = discord.SelectOption(label=words.text("settings-quiet-option-exact"), value=EXACT)
    return [off, *named, exact]


def _intervals(person: UserRecord) -> list[discord.SelectOption]:
    words = words_of()
    usual = discord.SelectOption(
        label=words.text("settings-interval-option-usual"),
        value=USUAL,
        default=person.interval is None,
    )
    own = [
        discord.SelectOption(
            label=words.text("settings-interval-option-own", every=_every(hours)),
            value=str(hours),
            default=person.interval == hours * HOUR,
        )
        for hours in INTERVALS
    ]
    return [usual, *own]


def _digests(person: UserRecord) -> list[discord.SelectOption]:
    words = words_of()
    off = discord.SelectOption(
        label=words.text("settings-digest-option-off"), value=OFF, default=person.digest is None
    )
    on = [
        discord.SelectOption(
            label=words.text("settings-digest-option-on", time=shown(minute)),
            value=str(minute),
            default=person.digest == minute,
        )
        for minute in DIGESTS
    ]
    return [off, *on]


MENUS = {"reach": _reaches, "quiet": _nights, "interval": _intervals, "digest": _digests}
"""The menus in their order, each with what it offers."""


def _every(hours: float) -> str:
    return words_of().text("settings-every", hours=int(hours))


def _switch(person: UserRecord) -> str:
    return "on" if person.early else "off"


def _menu(
    what: str, options: list[discord.SelectOption]
) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=ids.made(HANDLER, what),
        placeholder=words_of().text(f"settings-{what}-menu"),
        options=options,
    )
    return discord.ui.ActionRow(select)


def _buttons(person: UserRecord) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    return discord.ui.ActionRow(
        button("settings-zone-button", ids.made(HANDLER, "zone")),
        button(
            f"settings-early-button-{_switch(person)}",
            ids.made(HANDLER, "early", "off" if person.early else "on"),
        ),
    )


def _form(what: str, **fields: bool) -> discord.ui.Modal:
    """A form that discord.py does not keep: it is found by its id. Fields may be required."""
    words = words_of()
    form = discord.ui.Modal(
        title=words.text(f"settings-{what}-form"), custom_id=ids.made(HANDLER, what), timeout=None
    )
    for name, required in fields.items():
        field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            custom_id=name, required=required, max_length=FIELD
        )
        form.add_item(discord.ui.Label(text=words.text(f"settings-{name}-label"), component=field))
    form.stop()
    return form
