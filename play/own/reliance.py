"""Sentences about people who keep their word, to those who share a table with them."""

from play.hours.reliability import Punctuality, Reliability
from play.library import words_of
from words.speech import isolated


def line(name: str, known: Reliability) -> str:
    """Tell how a person keeps their word: in words, and how many matches they have left."""
    return " ".join((_punctual(known, None, name=isolated(name)), *_left(known, None)))


def own_line(known: Reliability) -> str:
    """Tell a person how they keep their word, with all that is counted."""
    counts = words_of().text(
        "reliability-counts",
        answered=known.answered,
        questions=known.questions,
        matches=known.matches,
    )
    told = () if known.questions == 0 else (counts,)
    return " ".join((_punctual(known, "own"), *told, *_left(known, "own")))


def _punctual(known: Reliability, wording: str | None, **names: str) -> str:
    return words_of().text(f"reliability-{known.punctuality}", wording, **names)


def _left(known: Reliability, wording: str | None) -> tuple[str, ...]:
    """Tell how many matches somebody has left; who is new to others is new, and nothing else."""
    if known.left == 0 or (known.punctuality is Punctuality.NEW and wording is None):
        return ()
    count = {"left": known.left, "matches": known.matches}
    return (words_of().text("reliability-left", wording, **count),)
