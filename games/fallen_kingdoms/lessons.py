"""Lessons: steps that are explained when they first come up, for a first match."""

from collections.abc import Mapping
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


CARD_OF: Mapping[Lesson, str] = {
    Lesson.GODS: "sign-intimidation",
    Lesson.GROUPS: "sign-units",
    Lesson.POWER: "sign-temple",
    Lesson.PRODUCTION: "sign-tracks",
    Lesson.TAKING: "sign-stack",
    Lesson.PLACING: "building-farm",
    Lesson.MOVEMENT: "sign-march",
    Lesson.COMBAT: "sign-battle",
    Lesson.INTIMIDATION: "sign-intimidation",
    Lesson.RAMPAGE: "sign-road",
    Lesson.GLORY: "sign-glory",
    Lesson.RUMOR: "sign-rumors",
    Lesson.FALL: "sign-knowledge",
    Lesson.INVASION: "sign-invader",
    Lesson.PATHS: "sign-path",
    Lesson.ENDING: "sign-stack",
}
"""The reference card beside a lesson."""
