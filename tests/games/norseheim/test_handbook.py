"""The rules in full: every row of RULEBOOK.md and every refusal has a section."""

import re
from importlib.resources import files
from typing import get_args

import pytest

from games.core.vocabulary import tag
from games.norseheim.refusals import AnyRefusal
from words import handbook

FOLDER = files("games.norseheim")
BOOK = handbook.read(FOLDER / "words" / "handbook.en.md")
ROW = re.compile(r"^\| (?!section|number|---)([^|]+?) \|", re.MULTILINE)


@pytest.mark.rule("Contents")
def test_every_row_of_the_rulebook_has_a_section():
    """No rule is left untold, and none is told that has no row."""
    rows = ROW.findall((FOLDER / "RULEBOOK.md").read_text(encoding="utf-8"))
    told = [row for section in BOOK.sections for row in section.rows]

    assert sorted(told) == sorted(rows)


@pytest.mark.rule("R17")
def test_every_refusal_has_a_section():
    """So that whoever is refused can read why."""
    refusals = {tag(refusal) for refusal in get_args(AnyRefusal)}
    told = [refusal for section in BOOK.sections for refusal in section.refusals]

    assert sorted(told) == sorted(refusals)
