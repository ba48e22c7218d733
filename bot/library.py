"""The words of each title, loaded once."""

from functools import cache

from games.catalogue import titles
from words import Words


@cache
def words_of(title: str | None = None, language: str = "en") -> Words:
    """The program's words, with those of a title."""
    return Words(language, titles()[title].words if title else None)
