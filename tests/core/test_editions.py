"""Choices that are younger than a title's first matches: new ones carry them, old ones do not."""

from enum import StrEnum

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from games.catalogue import titles
from games.core.dice import Referee, seeded
from games.core.editions import usual, younger
from games.core.vocabulary import encoded


class Cut(StrEnum):
    """An edition."""

    SECOND = "second"
    THIRD = "third"


class Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """Options as they may be."""

    quick: bool = False
    cut: Cut | UnsetType = UNSET


class Before(Struct, frozen=True, forbid_unknown_fields=True):
    """The same before there were editions."""

    quick: bool = False


def test_a_new_match_has_the_newest_edition():
    """And all else as it is by default; a title without editions has its defaults."""
    assert usual(Chosen) == Chosen(cut=Cut.THIRD)
    assert younger(Chosen) == {"cut": (Cut.SECOND, Cut.THIRD)}
    assert (usual(Before), younger(Before)) == (Before(), {})


def test_what_was_written_before_is_read_and_written_as_it_was():
    """Not a byte more, so that the dice of the start come out again."""
    old = encoded(Before(quick=True))
    read = msgspec.json.decode(old, type=Chosen)

    assert read == Chosen(quick=True)
    assert encoded(read) == old
    assert thrown(read) == thrown(Before(quick=True)) != thrown(usual(Chosen))


def thrown(options):
    """The first dice of a match with these options."""
    referee = Referee(seeded("edition"), None, options)
    return [referee.roll(1000) for _ in range(5)]


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.key)
def test_an_edition_is_written_only_where_it_holds(title):
    """In every title; all other choices are always written. A yes or no is unset for no."""
    kind, since = title.rules.options, younger(title.rules.options)
    fields = msgspec.structs.fields(kind)
    names = {field.encode_name for field in fields}
    unset = {field.encode_name for field in fields if field.default is UNSET}

    assert msgspec.json.decode(encoded(kind())).keys() == names - unset
    assert msgspec.json.decode(encoded(title.rules.usual)).keys() == names - (unset - since.keys())
    assert replace(title.rules.usual, **dict.fromkeys(since, UNSET)) == kind()
