"""A title's rules in full, in our own words: sections of a Markdown file, to be read and searched.

Each section begins with its heading and a comment that says what it covers:

    ## Moving
    <!-- moving: Movement & Terrain; R-12; N3 | refusals: out-of-reach | asks: your-turn -->

The first word is the section's key; then, between semicolons, the rows of RULEBOOK.md that it
tells, and the tags of the refusals that it explains and of the questions that are asked by it.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from itertools import zip_longest

from words.texts import WordsError

_HEADING = re.compile(r"^## +(?P<title>.+)$", re.MULTILINE)
_COVERS = re.compile(
    r"<!-- (?P<key>[a-z-]+):(?P<rows>[^|]*?)"
    r"(?:\| refusals:(?P<refusals>[^|]*?))?(?:\| asks:(?P<asks>[^|]*?))?-->\n*"
)
_RULE = re.compile(r"[|:-]+")
"""The line below the head of a table."""
_BETWEEN = " · "
LONGEST = 3600
"""Characters of a section, so that it fits into one message beside its buttons."""


@dataclass(frozen=True)
class Section:
    """One section of a title's rules."""

    key: str
    title: str
    text: str
    rows: tuple[str, ...]
    """The rows of RULEBOOK.md that it covers."""
    refusals: tuple[str, ...]
    """The tags of the refusals that it explains."""
    asks: tuple[str, ...] = ()
    """The tags of the questions that are asked by its rules."""


@dataclass(frozen=True)
class Handbook:
    """The rules of a title, section by section."""

    sections: tuple[Section, ...]

    def section(self, key: str) -> Section | None:
        """The section with a key."""
        return self._by_key.get(key)

    def about(self, refusal: str) -> Section | None:
        """The section that explains a refusal, by its tag."""
        return self._by_refusal.get(refusal)

    def asking(self, question: str) -> Section | None:
        """The section by whose rules a question is asked, by its tag."""
        return self._by_question.get(question)

    def search(self, wanted: str) -> list[Section]:
        """The sections that hold a text: those with it in their titles first."""
        term = wanted.strip().casefold()
        titled = [one for one in self.sections if term in one.title.casefold()]
        held = [one for one in self.sections if term in one.text.casefold()]
        return list(dict.fromkeys((*titled, *held)))

    @cached_property
    def _by_key(self) -> dict[str, Section]:
        return {section.key: section for section in self.sections}

    @cached_property
    def _by_refusal(self) -> dict[str, Section]:
        return {refusal: section for section in self.sections for refusal in section.refusals}

    @cached_property
    def _by_question(self) -> dict[str, Section]:
        return {question: section for section in self.sections for question in section.asks}


def read(file: Traversable) -> Handbook:
    """Read a handbook.

    Raises:
        WordsError: a section does not say what it covers, is too long, or has another one's key.
    """
    text = file.read_text(encoding="utf-8")
    starts = [*_HEADING.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    sections = [
        _section(start["title"].strip(), text[start.end() : end].strip())
        for start, end in zip(starts, ends, strict=True)
    ]
    if len({section.key for section in sections}) < len(sections):
        raise WordsError(f"{file}: two sections have the same key")
    return Handbook(tuple(sections))


def _section(title: str, body: str) -> Section:
    covers = _COVERS.match(body)
    if covers is None:
        raise WordsError(f"{title}: does not say what it covers")
    text = _without_tables(body[covers.end() :].strip())
    if len(text) > LONGEST:
        raise WordsError(f"{title}: {len(text)} characters are too many")
    return Section(
        covers["key"],
        title,
        text,
        _listed(covers["rows"], ";"),
        _listed(covers["refusals"] or "", ","),
        _listed(covers["asks"] or "", ","),
    )


def _without_tables(text: str) -> str:
    """A text with its tables as lists, a row in a line: Discord shows no tables."""
    lines, told = text.splitlines(), []
    for line, after in zip_longest(lines, lines[1:], fillvalue=""):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            told.append(line)
        elif _RULE.fullmatch(after):
            told.append(f"*{_BETWEEN.join(cells)}*")
        elif not _RULE.fullmatch(line):
            told.append(f"- {_BETWEEN.join((f'**{cells[0]}**', *cells[1:]))}")
    return "\n".join(told)


def _listed(text: str, separator: str) -> tuple[str, ...]:
    return tuple(stripped for one in text.split(separator) if (stripped := one.strip()))
