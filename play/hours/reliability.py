"""Reliability of a person, from the promises that they have kept and broken lately.

Pure. Only the last matches are looked at, so that whoever plays well again earns it back; somebody
of whom little is known is new, and nothing else.
"""

from collections.abc import Iterable
from enum import StrEnum

from db import Promise
from games.core.errors import GameError

MATCHES, QUESTIONS = 20, 200
"""The last matches that are looked at: so many, or those that hold so many questions."""
KNOWN_MATCHES, KNOWN_QUESTIONS = 3, 20
"""A person with neither so many matches nor so many questions is new."""


class BrokenWord(GameError):
    """The table asks for players who have kept their word better lately than the user has."""

    tag = "broken-word"


class Punctuality(StrEnum):
    """Answers in time, in words: no more is told, so that nobody is measured."""

    NEW = "new"
    NEARLY_ALWAYS = "nearly-always"
    MOSTLY = "mostly"
    OFTEN_NOT = "often-not"


class Least(StrEnum):
    """The least that a table asks of the word of whoever joins."""

    ANYBODY = "anybody"
    MOSTLY = "mostly"
    NEARLY_ALWAYS = "nearly-always"


class Reliability:
    """The promises that a person has kept and broken in the last matches."""

    def __init__(self, promises: Iterable[Promise]) -> None:
        """From the matches of a person, the last ones first."""
        self.matches = self.answered = self.late = self.left = 0
        for one in promises:
            if self.matches == MATCHES or self.questions >= QUESTIONS:
                break
            self.matches += 1
            self.answered += one.answered
            self.late += one.late
            self.left += one.left is not None

    @property
    def questions(self) -> int:
        """The questions that were answered in time, or not."""
        return self.answered + self.late

    @property
    def punctuality(self) -> Punctuality:
        """Nearly always: 19 of 20 questions at least; mostly: 4 of 5."""
        if self.matches < KNOWN_MATCHES and self.questions < KNOWN_QUESTIONS:
            return Punctuality.NEW
        if self.late * 20 <= self.questions:
            return Punctuality.NEARLY_ALWAYS
        return Punctuality.MOSTLY if self.late * 5 <= self.questions else Punctuality.OFTEN_NOT

    def reaches(self, least: Least) -> bool:
        """Tell whether it is enough for a table; who is new is welcome at any.

        For *mostly* one match may be left, or a fourth of them; for *nearly always* a tenth.
        """
        known = self.punctuality
        if known is Punctuality.NEW or least is Least.ANYBODY:
            return True
        if least is Least.NEARLY_ALWAYS:
            return known is Punctuality.NEARLY_ALWAYS and self.left * 10 <= self.matches
        return known is not Punctuality.OFTEN_NOT and self.left <= max(1, self.matches // 4)
