"""The words of each title, loaded once, and the titles that can be shown."""

from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec

from games.catalogue import titles
from games.core.title import Title
from words import Words
from words.handbook import Handbook, read


@cache
def words_of(title: str | None = None, language: str = "en") -> Words:
    """The program's words, with those of a title."""
    return Words(language, titles()[title].words if title else None)


@cache
def playable() -> Mapping[str, Title]:
    """The titles that are played on Discord: those whose pictures are drawn."""
    return {key: title for key, title in titles().items() if find_spec(f"renderer.{key}")}


def named_title(typed: str) -> str:
    """The key of the title that is meant by its key or its name; else what was typed."""
    wanted = " ".join(typed.split()).casefold()
    named = {words_of(key).text("title").casefold(): key for key in playable()}
    return named.get(wanted, typed)


@cache
def handbook_of(title: str, language: str = "en") -> Handbook:
    """A title's rules in full."""
    return read(titles()[title].words.joinpath(f"handbook.{language}.md"))
