"""The rules in full leave nothing out: each title's handbook covers its RULEBOOK.md."""

import re
from importlib.resources import files

import pytest

from games.catalogue import titles
from games.core.vocabulary import Prompt, Refusal, tag
from play.library import handbook_of, words_of

ROW = re.compile(r"^\| (?!section|ruling|number|---)([^|]+?) \|", re.MULTILINE)


def uncovered(title, sections):
    """Rows of the rulebook page, refusals and questions that no section, or more than one, tells.

    A question is a prompt that can be called out.
    """
    page = files(f"games.{title}").joinpath("RULEBOOK.md").read_text(encoding="utf-8")
    spoken = titles()[title].rules.spoken
    words = words_of(title)
    prompts = [tag(one) for one in spoken if issubclass(one, Prompt)]
    wanted = [*ROW.findall(page), *(tag(one) for one in spoken if issubclass(one, Refusal))]
    wanted += [asked(one) for one in prompts if words.has(one, "call")]
    told = [one for section in sections for one in _told(section)]
    return sorted({one for one in {*wanted, *told} if wanted.count(one) != told.count(one)})


def asked(question):
    """A question, apart from a row of the same name."""
    return f"asks {question}"


def _told(section):
    return (*section.rows, *section.refusals, *map(asked, section.asks))


@pytest.mark.parametrize("title", titles())
def test_every_row_every_refusal_and_every_question_has_one_section(title):
    assert uncovered(title, handbook_of(title).sections) == []


@pytest.mark.parametrize("title", titles())
def test_a_section_that_is_left_out_is_missed(title):
    first, *others = handbook_of(title).sections

    assert uncovered(title, others) == sorted(set(_told(first)))
