"""Sentences are such as one says aloud: the worst patterns are refused."""

import re
from importlib.resources import files

import pytest

from games.catalogue import titles
from tests.words.completeness import messages

BOTH = {"words": files("words"), **{key: title.words for key, title in titles().items()}}
PATTERNS = (
    r"\bWhose\b(?! rules|\?|[^.!]*\?)",
    r"\b[Ww]hoever\b",
    r"\buntil in\b",
    r"\btold so\b",
    r"\bsettled\b",
    r"(?:^|[.!?…»”] )What\b(?![^.!]*\?)",
    r"(?:^|[.!?…»”] )Who\b(?![^.!]*\?)",
)
"""A relative clause in front, and words that nobody says; a question may begin with What."""


def stilted(text):
    """The patterns that are found in a text."""
    lines = [line.strip(" ▸*_-#") for line in text.splitlines()]
    return [one for one in PATTERNS if any(re.search(one, line) for line in lines)]


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
    ],
)
def test_what_nobody_says_is_found(text):
    assert stilted(text)


@pytest.mark.parametrize(
    "text", ["What do you do?", "Run out of time and your turn ends.", "Who should sit there?"]
)
def test_plain_sentences_are_left_in_peace(text):
    assert stilted(text) == []
