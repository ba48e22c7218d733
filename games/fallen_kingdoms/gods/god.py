"""The nine gods and how much each is feared [house]."""

from collections.abc import Mapping
from enum import StrEnum


class God(StrEnum):
    """A god that a player may be."""

    FRIGG = "frigg"
    LOKI = "loki"
    FREYR = "freyr"
    NJORD = "njord"
    TYR = "tyr"
    THOR = "thor"
    HEL = "hel"
    HEIMDALL = "heimdall"
    ODIN = "odin"


BASE: Mapping[God, int] = {
    God.FRIGG: 4,
    God.LOKI: 5,
    God.FREYR: 6,
    God.NJORD: 7,
    God.TYR: 8,
    God.THOR: 9,
    God.HEL: 10,
    God.HEIMDALL: 11,
    God.ODIN: 13,
}
"""The base value of intimidation; no two are equal (F-06)."""

START_GLORY: Mapping[God, int] = {
    God.FRIGG: 9,
    God.LOKI: 11,
    God.FREYR: 4,
    God.NJORD: 6,
    God.TYR: 3,
    God.THOR: 2,
    God.HEL: 2,
    God.HEIMDALL: 6,
    God.ODIN: 8,
}
"""Glory to begin with, by which the gods are about even between equal players [house]."""
