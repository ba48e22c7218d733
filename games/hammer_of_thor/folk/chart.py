"""Abilities, weaknesses and instincts: the chart (15.0) [house, but for the codes it marks]."""

from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.seasons import Season

Code: TypeAlias = Annotated[str, Meta(extra={"spoken": "code"})]
"""An entry of the chart by its section, such as `5.0C`."""


class Kind(StrEnum):
    """Whether an entry is at its owner's will (2.1C to 2.1E)."""

    ABILITY = "A"
    """In use unless its owner holds it back."""
    WEAKNESS = "W"
    INSTINCT = "I"


class Scope(StrEnum):
    """The ones that an entry serves."""

    SELF = "self"
    GROUP = "group"
    """The whole counter."""
    LINE = "line"
    """The own battle line."""
    LEADER = "leader"
    """As long as its owner leads."""
    ACTION = "action"
    """It is an action of the own turn."""


class Hook(StrEnum):
    """Where the rules ask for an entry."""

    MOVE = "move"
    MEET = "meet"
    """T of an own Encounter card."""
    FOE = "foe"
    """T of a card that is played against its owner."""
    FOLLOW = "follow"
    HIT = "hit"
    LOSS = "loss"
    ROUND1 = "round1"
    DIE = "die"
    DEAD = "dead"
    UPKEEP = "upkeep"
    WIN = "win"
    RUNE = "rune"
    PLACE = "place"
    IMMUNE = "immune"
    FATE = "fate"
    SHAPE = "shape"
    FORGE = "forge"


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the chart; which numbers it has depends on its hook."""

    code: Code
    kind: Kind
    name: str
    hook: Hook
    scope: Scope
    rulebook: bool = False
    """The rulebook names it."""
    note: str = ""
    n: int = 0
    add: dict[Stat, int] = {}
    set: dict[Stat, int] = {}
    cap: dict[Stat, int] = {}
    card: str = ""
    """The Encounter cards that it concerns, parted by spaces."""
    bars: str = ""
    per: str = ""
    """At most once in that: turn, encounter, game."""
    season: Season | None = None
    realms: tuple[Realm, ...] = ()
    of: tuple[str, ...] = ()
    cures: tuple[str, ...] = ()
    type: str = ""
    against: str = ""
    stance: str = ""
    check: int | Stat = 0
    heal: int = 0
    who: str = ""
    harm: int = 0
    armour: int = 0
    loss: int = 0
    strong: int = 0
    subdue: int | None = None
    rounds: int = 0
    attacks: int = 1
    carries: int = 0
    rider: int = 0
    changes: int = 0
    left: int = 0
    t: int = 0
    foes_hit: int = 0
    al_floor: int | None = None
    cross: bool = False
    recon: bool = False
    no_surprise: bool = False
    sees_invisible: bool = False
    beasts: bool = False
    tames: bool = False
    gate: bool = False
    astral: bool = False
    accepts: bool = False
    first: bool = False
    reserve: bool = False
    reserve_only: bool = False
    unmoved: bool = False
    reroll: bool = False
    reroll_nine: bool = False
    foe_strongest: bool = False
    no_bar: bool = False
    standoff: bool = False


class _Chart(Struct, frozen=True, forbid_unknown_fields=True):
    codes: tuple[Entry, ...]


CHART: Mapping[Code, Entry] = {
    entry.code: entry
    for entry in msgspec.toml.decode(
        files("games.hammer_of_thor.data").joinpath("chart.toml").read_bytes(), type=_Chart
    ).codes
}
