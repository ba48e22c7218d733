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
    Lesson.GODS: "god-odin",
    Lesson.GROUPS: "sign-temple",
    Lesson.POWER: "god-thor",
    Lesson.PRODUCTION: "track-unit",
    Lesson.TAKING: "knowledge-mining",
    Lesson.PLACING: "building-farm",
    Lesson.MOVEMENT: "sign-march",
    Lesson.COMBAT: "sign-battle",
    Lesson.INTIMIDATION: "sign-intimidation",
    Lesson.RAMPAGE: "sign-road",
    Lesson.GLORY: "sign-glory",
    Lesson.RUMOR: "rumor-1a",
    Lesson.FALL: "sign-units",
    Lesson.INVASION: "sign-invader",
    Lesson.PATHS: "sign-path",
    Lesson.ENDING: "sign-stack",
}
"""The reference card beside a lesson."""
