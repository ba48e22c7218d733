"""The rules in full leave nothing out: each title's handbook covers its RULEBOOK.md."""

import re
from importlib.resources import files

import pytest

from games.catalogue import titles
from games.core.vocabulary import Refusal, tag
from play.library import handbook_of

ROW = re.compile(r"^\| (?!section|ruling|number|---)([^|]+?) \|", re.MULTILINE)


def uncovered(title, sections):
    """Rows of the rulebook page and refusals that no section, or more than one, tells."""
    page = files(f"games.{title}").joinpath("RULEBOOK.md").read_text(encoding="utf-8")
    spoken = titles()[title].rules.spoken
    wanted = [*ROW.findall(page), *(tag(one) for one in spoken if issubclass(one, Refusal))]
    told = [one for section in sections for one in (*section.rows, *section.refusals)]
    return sorted({one for one in {*wanted, *told} if wanted.count(one) != told.count(one)})


@pytest.mark.parametrize("title", titles())
def test_every_row_and_every_refusal_has_one_section(title):
    assert uncovered(title, handbook_of(title).sections) == []


@pytest.mark.parametrize("title", titles())
def test_a_section_that_is_left_out_is_missed(title):
    first, *others = handbook_of(title).sections

    assert uncovered(title, others) == sorted({*first.rows, *first.refusals})
