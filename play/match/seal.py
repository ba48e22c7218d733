"""The dice that a match begins with: sealed before anybody adds a word, opened when it is over.

Knows the record of a match; what is drawn, and in which format, is known to `games.core.dice`.
"""

from db import MatchRecord, Status
from games.core.dice import Dice
from play.refusals import UnfitWord

WORD_LENGTH = 40
"""Characters of what a player may mix into the dice."""


def dice_of(record: MatchRecord) -> Dice:
    """The dice of a match before its first action."""
    return Dice(record.secret, record.words)


def seal_of(record: MatchRecord) -> str:
    """Give the seal that binds the secret without telling it: its SHA-256 in hexadecimal."""
    return dice_of(record).commitment


def is_open(record: MatchRecord) -> bool:
    """Tell whether everybody may know the secret: the match is over, and cannot go on."""
    return record.status is Status.OVER and not record.is_closed


def fit(word: str) -> str:
    """A player's word without the space around it.

    Raises:
        UnfitWord: it is empty, too long, or cannot be shown.
    """
    found = " ".join(word.split())
    if not found or len(found) > WORD_LENGTH or not found.isprintable():
        raise UnfitWord
    return found
