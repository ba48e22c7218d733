"""Personal settings for all matches: each with its sentences, its choices and its form.

Declared here once; the panel, its menus and buttons, and what answers them follow. What is stored
is declared by `UserRecord`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType
from typing import TypeAlias

from play.hours import typed_times, zones
from play.hours.deadlines import quiet_of
from play.hours.paces import HOUR
from play.hours.quiet_hours import zone_of
from play.hours.typed_times import shown
from play.library import words_of
from play.match.people import Reach, UserRecord
from play.post.digest import subscription
from play.post.studio import LOOKS

Changes: TypeAlias = Mapping[str, object]
"""Fields of `UserRecord` with their new values."""
OFF, EXACT, USUAL, ON = "off", "exact", "usual", "on"
AS_MATCH = "match"
"""In place of a theme: pictures look like the boards of their match."""
NIGHTS = ((22 * 60, 7 * 60), (22 * 60, 9 * 60), (23 * 60, 7 * 60), (0, 8 * 60), (1 * 60, 10 * 60))
"""Quiet hours that are offered, in minutes of the day; a form takes all others."""
INTERVALS = (2, 6, 12, 24)
"""Hours between reminders."""
DIGESTS = tuple(range(0, 24 * 60, 60))
"""Minutes of the day at which a digest is offered."""


@dataclass(frozen=True)
class Choice:
    """Something that may be chosen."""

    value: str
    label: str
    changes: Changes | None
    """The changes that it makes; None: the setting's form asks for it."""
    is_chosen: bool = False


@dataclass(frozen=True)
class SettingsForm:
    """A form for what no choice offers."""

    name: str
    fields: Mapping[str, bool]
    """Each with whether it must be filled in."""
    parse: Callable[[Mapping[str, str]], Changes]
    """Reads the typed text as changes; refuses text that cannot be read."""


@dataclass(frozen=True)
class Setting:
    """One setting: a menu if it has choices, a button if it has two or only a form."""

    name: str
    lines: Callable[[UserRecord, float], Sequence[str]]
    """The sentences that tell the setting, at a time."""
    choices: Callable[[UserRecord, float], Sequence[Choice]] | None = None
    form: SettingsForm | None = None
    is_switch: bool = False
    """A button offers the choice that is not chosen, instead of a menu."""


def _reach_lines(person: UserRecord, _: float) -> list[str]:
    words = words_of()
    blocked = [words.text("settings-blocked")] if person.blocked else []
    return [words.text(f"settings-reach-{person.reach.value}"), *blocked]


def _reaches(person: UserRecord, _: float) -> list[Choice]:
    return [
        Choice(
            one.value,
            words_of().text(f"settings-reach-option-{one.value}"),
            {"reach": one, "blocked": False},
            person.reach is one,
        )
        for one in Reach
    ]


def _quiet_lines(person: UserRecord, _: float) -> list[str]:
    if person.quiet_from is None or person.quiet_to is None:
        return [words_of().text("settings-quiet-off")]
    hours = {"start": shown(person.quiet_from), "end": shown(person.quiet_to)}
    return [words_of().text("settings-quiet-on", **hours)]


def _nights(person: UserRecord, _: float) -> list[Choice]:
    words, own = words_of(), (person.quiet_from, person.quiet_to)
    off = Choice(OFF, words.text("settings-quiet-option-off"), _quiet(None, None), None in own)
    nights = [*NIGHTS, *([] if None in own or own in NIGHTS else [own])]
    named = [
        Choice(
            f"{start}-{end}",
            words.text("settings-quiet-option-hours", start=shown(start), end=shown(end)),
            _quiet(start, end),
            own == (start, end),
        )
        for start, end in nights
        if start is not None and end is not None
    ]
    return [off, *named, Choice(EXACT, words.text("settings-quiet-option-exact"), None)]


def _quiet(start: int | None, end: int | None) -> Changes:
    return {"quiet_from": start, "quiet_to": end}


def _zone_lines(person: UserRecord, now: float) -> list[str]:
    here = datetime.fromtimestamp(now, zone_of(quiet_of(person).zone)).strftime("%H:%M")
    if person.zone is None:
        return [words_of().text("settings-zone-none", now=here)]
    return [words_of().text("settings-zone-set", zone=person.zone, now=here)]


def _interval_lines(person: UserRecord, _: float) -> list[str]:
    if person.interval is None:
        return [words_of().text("settings-interval-usual")]
    return [words_of().text("settings-interval-own", every=_every(person.interval / HOUR))]


def _intervals(person: UserRecord, _: float) -> list[Choice]:
    words, own = words_of(), person.interval
    label = words.text("settings-interval-option-usual")
    return [
        Choice(USUAL, label, {"interval": None}, own is None),
        *(
            Choice(
                str(hours),
                words.text("settings-interval-option-own", every=_every(hours)),
                {"interval": int(hours * HOUR)},
                own == hours * HOUR,
            )
            for hours in INTERVALS
        ),
    ]


def _every(hours: float) -> str:
    return words_of().text("settings-every", hours=int(hours))


def _digest_lines(person: UserRecord, _: float) -> list[str]:
    if person.digest is None:
        return [words_of().text("settings-digest-off")]
    return [words_of().text("settings-digest-on", time=shown(person.digest))]


def _digests(person: UserRecord, now: float) -> list[Choice]:
    words, own = words_of(), person.digest
    label = words.text("settings-digest-option-off")
    return [
        Choice(OFF, label, subscription(person, None, now), own is None),
        *(
            Choice(
                str(minute),
                words.text("settings-digest-option-on", time=shown(minute)),
                subscription(person, minute, now),
                own == minute,
            )
            for minute in DIGESTS
        ),
    ]


def _early_lines(person: UserRecord, _: float) -> list[str]:
    return [words_of().text(f"settings-early-{ON if person.early else OFF}")]


def _early(person: UserRecord, _: float) -> list[Choice]:
    return [
        Choice(
            value,
            words_of().text(f"settings-early-option-{value}"),
            {"early": value == ON, "blocked": False},
            person.early is (value == ON),
        )
        for value in (ON, OFF)
    ]


def _theme_lines(person: UserRecord, _: float) -> list[str]:
    return [words_of().text(f"settings-theme-{_look(person)}")]


def _themes(person: UserRecord, _: float) -> list[Choice]:
    words = words_of()
    return [
        Choice(
            name,
            words.text(f"settings-theme-option-{name}"),
            {"theme": None if name == AS_MATCH else name},
            name == _look(person),
        )
        for name in (AS_MATCH, *LOOKS)
    ]


def _look(person: UserRecord) -> str:
    """The name of a person's theme; without one, or one that is no more, `match`."""
    return person.theme if person.theme in LOOKS else AS_MATCH


def _hours_typed(typed: Mapping[str, str]) -> Changes:
    return _quiet(*typed_times.hours(typed.get("hours", "")))


def _zone_typed(typed: Mapping[str, str]) -> Changes:
    return {"zone": zones.parse(typed.get("zone", ""))}


_ALL = (
    Setting("reach", _reach_lines, _reaches),
    Setting("quiet", _quiet_lines, _nights, SettingsForm("hours", {"hours": True}, _hours_typed)),
    Setting(
        "zone",
        _zone_lines,
        form=SettingsForm("zone", {"zone": False, "now": False}, _zone_typed),
    ),
    Setting("interval", _interval_lines, _intervals),
    Setting("digest", _digest_lines, _digests),
    Setting("theme", _theme_lines, _themes),
    Setting("early", _early_lines, _early, is_switch=True),
)
SETTINGS: Mapping[str, Setting] = MappingProxyType({one.name: one for one in _ALL})
"""By their names, which stand in the ids of what changes them; in the order of the panel."""
FORMS: Mapping[str, SettingsForm] = MappingProxyType(
    {one.form.name: one.form for one in _ALL if one.form is not None}
)
