"""The 365 characters as printed (2.1, 20.0)."""

import csv
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from games.hammer_of_thor.folk.kinds import Icon, Race, Sex, Side, Stat

Name: TypeAlias = Annotated[str, Meta(extra={"spoken": "character"})]
"""A character by the number of its card, `001` to `365`."""

_SIDES = {"G": Side.GOOD, "E": Side.EVIL, "N": Side.NEUTRAL, "-": None}
_SEXES = {"m": Sex.MALE, "f": Sex.FEMALE, "n": Sex.NEUTER}
_ICONS = {
    "R": Icon.RAGNAROK,
    "O": Icon.OFFSPRING,
    "W": Icon.PARENT,
    "*": Icon.STARRED,
    "S": Icon.START,
}
_CODE = re.compile(r"([0-9]+\.[0-9]+[A-Z])(?:\(([^)]*)\))?")


class Figure(Struct, frozen=True, dict=True):
    """A character as its card tells."""

    id: Name
    name: str
    race: Race
    side: Side | None
    """The three Norns have none."""
    sex: Sex
    tier: int
    """The weight of the card, 1 to 5 [house]; no rule of the rulebook."""
    icons: frozenset[Icon]
    stats: dict[Stat, int]
    parents: tuple[Name, ...]
    friends: tuple[Name, ...]
    codes: dict[str, tuple[str, ...]]
    """Abilities, weaknesses and instincts by code; with what the code names in brackets."""
    items: tuple[str, ...]
    """The numbers of the items that it brings."""
    animals: tuple[Name, ...]
    fame: int
    """REPUTATION that a starting character has won before the match (1.5) [house]."""

    @property
    def is_norn(self) -> bool:
        """Whether nobody can fight, subdue or lead it (2.1.1)."""
        return self.side is None

    @cached_property
    def speaks(self) -> bool:
        """Whether it may lead, and choose every card (2.2B)."""
        return "2.2B" in self.codes

    @cached_property
    def is_mortal(self) -> bool:
        """Whether it lives in Midgard alone (2.1D, 0.0.7)."""
        return "1.0F" in self.codes and "11.0D" not in self.codes


def _read() -> Iterator[Figure]:
    text = files("games.hammer_of_thor.data").joinpath("characters.csv").read_text()
    rows = list(csv.DictReader(text.splitlines()))
    numbers = {row["name"]: row["id"] for row in rows}

    def named(names: str) -> tuple[Name, ...]:
        return tuple(numbers[name] for name in names.split("; ") if name)

    for row in rows:
        codes = " ".join(row[kind] for kind in ("abilities", "weaknesses", "instincts"))
        yield Figure(
            id=row["id"],
            name=row["name"],
            race=Race(row["race"]),
            side=_SIDES[row["align"]],
            sex=_SEXES[row["sex"]],
            tier=int(row["tier"]),
            icons=frozenset(_ICONS[sign] for sign in row["icons"]),
            stats={stat: int(row[stat]) for stat in Stat},
            parents=named(row["parents"]),
            friends=named(row["friends"]),
            codes={code: tuple(held.split()) for code, held in _CODE.findall(codes)},
            items=tuple(row["items"].split()),
            animals=tuple(numbers[name] for name in row["animals"].split()),
            fame=int(row["fame"] or 0),
        )


FIGURES: Mapping[Name, Figure] = {figure.id: figure for figure in _read()}
NUMBERS: Mapping[str, Name] = {figure.name: figure.id for figure in FIGURES.values()}
"""The numbers of characters by the names on their cards."""
