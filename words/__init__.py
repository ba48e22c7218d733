"""The sentences: what the rules and the program know becomes text here, and only here."""

from words.speech import Words
from words.texts import WordsError

__all__ = ["Words", "WordsError"]
