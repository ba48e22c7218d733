"""The rules in full cover every row of RULEBOOK.md and explain every refusal."""

import re
from importlib.resources import files
from typing import get_args

import pytest

from games.core.vocabulary import tag
from games.nine_realms.refusals import AnyRefusal
from play.library import handbook_of

ROW = re.compile(r"^\| (?!section|ruling|number|---)([^|]+?) \|", re.MULTILINE)
RULEBOOK = files("games.nine_realms").joinpath("RULEBOOK.md").read_text(encoding="utf-8")


@pytest.mark.rule("Preparation")
def test_every_row_of_the_rulebook_is_covered():
    """No rule is left untold, and none is told that has no row."""
    covered = [row for section in handbook_of("nine_realms").sections for row in section.rows]

    assert sorted(covered) == sorted(set(ROW.findall(RULEBOOK)))


@pytest.mark.rule("Preparation")
def test_every_refusal_is_explained():
    """So that whoever is refused can read why."""
    explained = [
        refusal for section in handbook_of("nine_realms").sections for refusal in section.refusals
    ]

    assert sorted(explained) == sorted(tag(refusal) for refusal in get_args(AnyRefusal))
