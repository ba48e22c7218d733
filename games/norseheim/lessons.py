"""Lessons: steps that are explained when they first come up, for a first match."""

from collections.abc import Mapping
from enum import StrEnum


class Lesson(StrEnum):
    """A step that is explained (option `teaching`)."""

    HOMES = "homes"
    TURN = "turn"
    BATTLE = "battle"
    OMENS = "omens"
    FAVOURS = "favours"
    MERCY = "mercy"
    COUNCIL = "council"
    GIVING = "giving"
    REWARD = "reward"
    INCOME = "income"
    GROWTH = "growth"
    GIANTS = "giants"


CARD_OF: Mapping[Lesson, str] = {
    Lesson.HOMES: "track-price",
    Lesson.TURN: "kind-recruit",
    Lesson.BATTLE: "kind-attack",
    Lesson.OMENS: "kind-worship",
    Lesson.FAVOURS: "favour-thunderclap",
    Lesson.MERCY: "track-size",
    Lesson.COUNCIL: "sign-chair",
    Lesson.GIVING: "sign-hand",
    Lesson.REWARD: "track-strength",
    Lesson.INCOME: "sign-shield",
    Lesson.GROWTH: "sign-die",
    Lesson.GIANTS: "giant-spring-flood",
}
"""The reference card beside a lesson."""
