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
    God.FRIGG: 20,
    God.LOKI: 20,
    God.FREYR: 10,
    God.NJORD: 8,
    God.TYR: 6,
    God.THOR: 2,
    God.HEL: 0,
    God.HEIMDALL: 0,
    God.ODIN: 0,
}
"""Glory to begin with, by which the less feared gods keep up between equal players [house]."""
