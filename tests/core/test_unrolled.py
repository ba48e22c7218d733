"""Lists that are made to their end only when somebody looks so far."""

from functools import partial

import pytest

from games.core.asks import AnyOf, Lazily
from games.core.unrolled import unrolled
from tests.core.court_nouns import Overthrow, Tip

MANY = 200


def counted(taken, number=MANY):
    """Numbers, each noted when it is taken."""
    for item in range(number):
        taken.append(item)
        yield item


def test_the_first_item_is_enough_to_know_that_there_is_one():
    """Nothing further is made for that, however often it is asked."""
    taken = []
    found = unrolled(partial(counted, taken))

    assert found
    assert found
    assert taken == [0]


@pytest.mark.parametrize("number", [0, 1, 3])
def test_it_is_the_list_that_it_would_have_been(number):
    """By all ways to look at it."""
    found, whole = unrolled(partial(counted, [], number)), list(range(number))

    assert bool(found) is bool(whole)
    assert list(found) == whole
    assert len(found) == number
    assert [found[index] for index in range(number)] == whole
    assert list(found[:2]) == whole[:2]
    assert all(item in found for item in whole)
    assert number not in found


def test_it_is_listed_to_its_end_once():
    """What was looked at is kept."""
    taken = []
    found = unrolled(partial(counted, taken))

    assert [len(found), len(list(found)), found[MANY - 1]] == [MANY, MANY, MANY - 1]
    assert taken == [0, *range(MANY)]


def test_what_is_listed_already_stays_as_it_is():
    """Nothing is copied, and nothing listed twice."""
    listed = [1, 2]

    assert unrolled(lambda: listed) is listed
    assert unrolled(tuple) == ()


def test_an_ask_lists_to_its_end_only_the_kind_that_is_chosen():
    """Of the others one action is made, to know that they are there."""
    tips, coups = [], []
    tipping = Lazily(Tip, lambda: map(Tip, counted(tips)), lambda _: True)
    rising = Lazily(Overthrow, lambda: map(Overthrow, counted(coups)), lambda _: True)

    kinds = AnyOf((tipping, rising)).kinds
    assert list(kinds) == [Tip, Overthrow]
    assert (len(tips), len(coups)) == (1, 1)
    assert kinds[Tip][MANY - 1] == Tip(MANY - 1)
    assert (len(tips), len(coups)) == (1 + MANY, 1)
