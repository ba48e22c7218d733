"""Rolls, their chances and throws of runes as texts in the chat."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from play.dice.rng import ROLL_LENGTH
from play.dice.runes import Fallen, Lot
from play.library import words_of
from words.names import ELLIPSIS, cleaned
from words.speech import isolated

if TYPE_CHECKING:  # these are made in the process of the dice alone
    from play.dice.jobs import Rolled, Told

ROOM = 1200
"""Characters for how the totals came about; totals, a comment and a sentence come beside them."""
_MARKS = re.compile(r"[*~]")


def rolled(found: "Rolled") -> str:
    """The totals, what for, and how they came about: one small line, or a line each.

    A last line says so if not every die is shown.
    """
    words, comment, throws = words_of(), _plain(found.comment), found.throws
    attribute = "commented" if comment else None
    shown = [_short(one.shown, ROOM // len(throws)) for one in throws]
    if len(throws) == 1:
        first = words.text("roll-one", attribute, total=throws[0].total, comment=comment)
        lines = [first, words.text("roll-shown", shown=shown[0])]
    else:
        lines = [words.text("roll-several", attribute, times=len(throws), comment=comment)]
        lines += [
            words.text("roll-line", total=one.total, shown=text)
            for one, text in zip(throws, shown, strict=True)
        ]
        lines.append(words.text("roll-sum", total=sum(one.total for one in throws)))
    if shown != [one.shown for one in throws]:
        lines.append(words.text("roll-cut"))
    return "\n".join(lines)


def statistics_text(found: "Told") -> str:
    """Chart as text how likely each total is."""
    words = words_of()
    heading = words.text(
        "roll-chances",
        dice=found.dice.replace("`", ""),
        least=found.least,
        most=found.most,
        mean=f"{found.mean:.2f}",
    )
    source = words.text(
        "chances-exact", "estimated" if found.rolls else None, rolls=found.rolls or 0
    )
    return f"{heading}\n```\n{found.chart}\n```\n{source}"


def staves_text(fallen: Sequence[Fallen]) -> str:
    """Each rune with its name and what it stands for, a line each."""
    words = words_of()
    lines = []
    for one in fallen:
        meaning = words.text(f"stave-{one.stave.value}", "turned" if one.turned else "meaning")
        attribute = "turned" if one.turned else None
        lines.append(
            words.text("staves-line", attribute, name=words.name(one.stave), meaning=meaning)
        )
    return "\n".join(lines)


def lots_text(lots: Sequence[Lot]) -> str:
    """Tell how many of Norseheim's runes hit, and how many stand upright."""
    words, fallen = words_of(), list(lots)
    uprights = fallen.count(Lot.UPRIGHT)
    told = words.text(
        "lots-told",
        hits=fallen.count(Lot.HIT),
        blanks=fallen.count(Lot.BLANK),
        uprights=uprights,
    )
    return f"{told}\n{words.text('lots-told', 'opened')}" if uprights else told


def _plain(comment: str) -> str:
    """Show a player's words as they are, but as mere words: no markup, mention or link."""
    shown = cleaned(comment, ROLL_LENGTH)
    return isolated(shown) if shown else ""


def _short(shown: str, room: int) -> str:
    """As many whole words as fit; a cut text loses its marks, of which one might stay open."""
    if _size(shown) <= room:
        return shown
    kept = ""
    for word in _MARKS.sub("", shown).split(" "):
        if _size(kept) + _size(word) > room:
            break
        kept += f"{word} "
    return f"{kept}{ELLIPSIS}"


def _size(text: str) -> int:
    """Count characters the careful way: whether an emoji is one or two, nobody has written down."""
    return len(text.encode("utf-16-le")) // 2
