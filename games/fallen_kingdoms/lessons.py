"""Lessons: steps that are explained when they first come up, for a first match."""

from enum import StrEnum


class Lesson(StrEnum):
    """A step that is explained (option `teaching`)."""

    GODS = "gods"
    GROUPS = "groups"
    POWER = "power"
    PRODUCTION = "production"
    TAKING = "taking"
    PLACING = "placing"
    MOVEMENT = "movement"
    COMBAT = "combat"
    INTIMIDATION = "intimidation"
    RAMPAGE = "rampage"
    GLORY = "glory"
    RUMOR = "rumor"
    FALL = "fall"
    INVASION = "invasion"
    PATHS = "paths"
    ENDING = "ending"
