"""Lessons: steps that are explained when they first come up, for a first match."""

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
