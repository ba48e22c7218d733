"""Rolls, their chances and throws of runes as texts in the chat."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from play.dice.rng import ROLL_LENGTH
from play.dice.runes import Fallen, Lot
from play.library import words_of
from play.post.looks.emojis import COMMON, Emojis
from words.names import ELLIPSIS, cleaned
from words.speech import isolated

if TYPE_CHECKING:  # these are made in the process of the dice alone
    from play.dice.jobs import Rolled, Told

ROOM = 1200
"""Characters for how the totals came about; totals, a comment and a sentence come beside them."""
MESSAGE = 2000
"""Characters of a message (docs/discord.md, Limits)."""
HIT = "tiwaz"
"""The rune on the marked face of a lot of Norseheim."""
_MARKS = re.compile(r"[*~]")


def rolled(found: "Rolled", emojis: Emojis) -> str:
    """The totals, what for, and how they came about: one small line, or a line each.

    A last line says so if not every die is shown. The sign before them is that of the first die,
    as far as there is room for it.
    """
    plain = words_of().text("roll-die")
    told = _rolled(found, plain)
    emoji = emojis.die(found.throws[0].shown)
    signed = _rolled(found, emoji.markup) if emoji else told
    return signed if _size(signed) <= MESSAGE else told


def _rolled(found: "Rolled", die: str) -> str:
    words, comment, throws = words_of(), _plain(found.comment), found.throws
    attribute = "commented" if comment else None
    shown = [_short(one.shown, ROOM // len(throws)) for one in throws]
    if len(throws) == 1:
        first = words.text("roll-one", attribute, die=die, total=throws[0].total, comment=comment)
        lines = [first, words.text("roll-shown", shown=shown[0])]
    else:
        lines = [words.text("roll-several", attribute, die=die, times=len(throws), comment=comment)]
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


def staves_text(fallen: Sequence[Fallen], emojis: Emojis) -> str:
    """Each rune with its name and what it stands for, a line each."""
    words = words_of()
    lines = []
    for one in fallen:
        meaning = words.text(f"stave-{one.stave.value}", "turned" if one.turned else "meaning")
        attribute = "turned" if one.turned else None
        line = words.text("staves-line", attribute, name=words.name(one.stave), meaning=meaning)
        emoji = emojis.of(COMMON, f"stave-{one.stave.value}{'-turned' * one.turned}")
        lines.append(f"{emoji.markup} {line}" if emoji else line)
    return "\n".join(lines)


def lots_text(lots: Sequence[Lot], emojis: Emojis) -> str:
    """Tell how many of Norseheim's runes hit, and how many stand upright."""
    words, fallen = words_of(), list(lots)
    uprights = fallen.count(Lot.UPRIGHT)
    emoji = emojis.of(COMMON, f"stave-{HIT}")
    told = words.text(
        "lots-told",
        rune=emoji.markup if emoji else words.text("lots-rune"),
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
