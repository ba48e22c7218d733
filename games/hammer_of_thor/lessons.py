"""Lessons: steps that are explained when they first come up, for a first match."""

from collections.abc import Mapping
from enum import StrEnum


class Lesson(StrEnum):
    """A step that is explained (option `teaching`)."""

    HERO = "hero"
    FATE = "fate"
    TRAVEL = "travel"
    SOMEBODY = "somebody"
    CARDS = "cards"
    BATTLE = "battle"
    CAPTIVES = "captives"
    CAMP = "camp"
    MEETING = "meeting"
    SEASON = "season"
    GATES = "gates"
    SHAPES = "shapes"
    SPIRITS = "spirits"
    MUSTER = "muster"
    RUNES = "runes"
    ITEMS = "items"
    COMPANY = "company"
    DEAD = "dead"
    LEADER = "leader"
    MISSION = "mission"
    CHILD = "child"
    TASK = "task"
    RIVAL = "rival"


CARD_OF: Mapping[Lesson, str] = {
    Lesson.HERO: "stat-REP",
    Lesson.FATE: "card-2001",
    Lesson.TRAVEL: "stat-SPD",
    Lesson.SOMEBODY: "stat-TEM",
    Lesson.CARDS: "card-FOLLOWER",
    Lesson.BATTLE: "card-ATTACK",
    Lesson.CAPTIVES: "stat-STA",
    Lesson.CAMP: "box-forge-bronze",
    Lesson.MEETING: "sign-counter",
    Lesson.SEASON: "season-winter",
    Lesson.GATES: "sign-gate",
    Lesson.SHAPES: "code-6-0A",
    Lesson.SPIRITS: "code-3-0B",
    Lesson.MUSTER: "icon-ragnarok",
    Lesson.RUNES: "stat-INT",
    Lesson.ITEMS: "stat-WIS",
    Lesson.COMPANY: "stat-CHA",
    Lesson.DEAD: "code-11-0A",
    Lesson.LEADER: "card-5006",
    Lesson.MISSION: "stat-REP",
    Lesson.CHILD: "icon-parent",
    Lesson.TASK: "task-hammer",
    Lesson.RIVAL: "sign-counter",
}
"""The reference card beside a lesson."""
