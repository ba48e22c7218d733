"""People's names, and words that they typed, as they may stand wherever something is shown.

Names are cleaned once, when somebody takes a seat: afterwards no place has to escape anything.
Letters of all scripts, marks and emoji stay; what only pretends, pings, hides or overflows goes.
"""

import re
from unicodedata import category, normalize

LONGEST = 32
"""Letters of a name; Discord allows no more."""
MARKS = 2
"""Combining marks that one letter may carry."""
ELLIPSIS = "…"
_FULL_WIDTH = 0xFEE0
_MARKUP = re.compile(
    r"[*`~|<>@\\\[\]]|(?<![^\W_])_|_(?![^\W_])|/(?=/)|(?<=/)/"
    r"|(?<=\w)\.(?=[^\W\d_]{2})|(?<=[wW]{3})\."
)
"""Signs that a client may take for a mention, a link or formatting; `_` within a word is none.

An address without a scheme ends in two letters or more after a dot, or begins with `www.`.
"""
_UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks without ink."""
_JOINING = "\u200c\u200d"
_JOINERS = re.compile(r"(?<=[^\s\u200c\u200d])[\u200c\u200d](?=[^\s\u200c\u200d])")
"""Persian and many Indian scripts, and emoji, need them between letters."""


def cleaned(name: str, longest: int = LONGEST) -> str:
    """A name, or words of so many letters at most, safe wherever they are shown.

    Empty if nothing of it can be seen. Markup becomes its full-width twin, which looks alike and
    means nothing.
    """
    kept = re.sub(_MARKUP, lambda found: chr(ord(found[0]) + _FULL_WIDTH), _visible(name))
    return kept if len(kept) <= longest else kept[: longest - 1].rstrip() + ELLIPSIS


def _visible(name: str) -> str:
    """The name without controls, private letters and what has no ink; spaces are single."""
    shown: list[str] = []
    marks = 0
    seen = "".join(filter(_is_seen, " ".join(name.split())))
    for at, letter in enumerate(plain := normalize("NFC", seen)):
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        joins = letter not in _JOINING or _JOINERS.match(plain, at) is not None
        if marks <= MARKS and joins:
            shown.append(letter)
    # Only now may a letter and its mark stand side by side that something unseen kept apart.
    text = normalize("NFC", " ".join("".join(shown).split()))
    return text if any(category(letter)[0] in "LNPS" for letter in text) else ""


def _is_seen(letter: str) -> bool:
    """Tell whether a letter has ink, or joins two that have."""
    return letter in _JOINING or not (category(letter)[0] == "C" or letter in _UNSEEN)
