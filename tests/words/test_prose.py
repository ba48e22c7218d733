"""Sentences are such as one says aloud: the worst patterns are refused."""

import re
from importlib.resources import files

import pytest

from games.catalogue import titles
from play.library import handbook_of
from tests.words.completeness import messages

BOTH = {"words": files("words"), **{key: title.words for key, title in titles().items()}}
ENDS = ("🏆", "⚖")
"""The signs by which one sees that a match is over."""
LONGEST = 31
"""Words in a sentence: nobody has the breath for more."""
PATTERNS = (
    r"\bWhose\b(?! rules|\?|[^.!]*\?)",
    r"\b[Ww]hoever\b",
    r"\buntil in\b",
    r"\btold so\b",
    r"\bsettled\b",
    r"(?:^|[.!?…»”] )What\b(?![^.!]*\?)",
    r"(?:^|[.!?…»”] )Who\b(?![^.!]*\?)",
    r"\bwhose\b(?! turn| they)(?![^.!]*\?)",
    r"\b(?:by|for|from|in|of|to|with) (?:which|whom)\b(?![^.!]*\?)",
    r"\b(?:[Dd]o|[Dd]oes|[Dd]id|[Hh]as|[Hh]ave|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Ww]ould) not\b",
    r"\bcannot\b",
    r"\b(?:[Ii]t is|[Tt]hey are|You are) [a-z]",
    r"\b(?:everybody|everyone|anybody|all) (?:who|that) must\b",
)
"""A relative clause in front, or one with a preposition; what is contracted when it is said; words
that nobody says. A question may begin with What."""


def stilted(text):
    """The patterns that are found in a text, and the sentences that take too much breath."""
    lines = [line.strip(" ▸*_-#0123456789.") for line in text.splitlines()]
    sentences = [one for line in lines for one in re.split(r"(?<=[.!?])\*{0,2} ", line)]
    found = [one for one in PATTERNS if any(re.search(one, line) for line in lines)]
    return [*found, *(one for one in sentences if len(one.split()) > LONGEST)]


def texts(folder):
    """Every text of a folder, by message and attribute, as it is written."""
    for name, message in messages(folder, "en").items():
        for key, value in (
            (None, message.value),
            *((a.id.name, a.value) for a in message.attributes),
        ):
            if value is not None:
                yield f"{name}.{key}" if key else name, _written(value)


def _written(pattern):
    """A pattern with all its variants, one a line."""
    parts = []
    for element in pattern.elements:
        if hasattr(element, "value"):
            parts.append(element.value)
        elif hasattr(element.expression, "variants"):
            parts += ["\n" + _written(one.value) for one in element.expression.variants]
        else:
            parts.append("N")
    return "".join(parts)


@pytest.mark.parametrize("folder", BOTH)
def test_no_sentence_is_stilted(folder):
    assert [(name, text) for name, text in texts(BOTH[folder]) if stilted(text)] == []


@pytest.mark.parametrize("title", titles())
def test_the_signs_of_the_end_stand_for_nothing_else(title):
    """A battle that is won in the middle of a match has another sign."""
    told = [name for name, text in texts(titles()[title].words) if any(one in text for one in ENDS)]
    assert told == []


@pytest.mark.parametrize("title", titles())
def test_no_rule_is_stilted(title):
    """The rules in full are read aloud too."""
    sections = handbook_of(title).sections

    assert sections
    told = [(one.key, stilted(line)) for one in sections for line in one.text.splitlines()]
    assert [(key, found) for key, found in told if found] == []


@pytest.mark.parametrize(
    "text",
    [
        "Whose time is up does no more that turn.",
        "It waits; whoever lets three turns pass is out.",
        "Whoever sat there can take it back.",
        "deploy your figures · until in 24 hours",
        "Each is told so.",
        "All is settled now.",
        "That counts. What cannot be taken back is asked twice.",
        "▸ What only you may know, I tell you alone.",
        "Who leaves is out.",
        "**What's open:** trees and sagas.",
        "Bring a match whose channel was deleted into this one.",
        "Take over a seat in which a robot plays.",
        "It is your turn, and you have no actions left.",
        "The file cannot be written.",
        "Buildings and Danevold do not help.",
        "Nothing changes before everybody who must has agreed.",
        f"You may {'take a breath and ' * 8}go.",
    ],
)
def test_what_nobody_says_is_found(text):
    assert stilted(text)


@pytest.mark.parametrize(
    "text",
    [
        "What do you do?",
        "Run out of time and your turn ends.",
        "Who should sit there?",
        "In whose place?",
        "Open cards of which player? Leave it out for your own hand.",
        "I send you your news: whose turn it is, and what has moved.",
    ],
)
def test_plain_sentences_are_left_in_peace(text):
    assert stilted(text) == []
