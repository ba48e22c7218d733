"""Lists that are made no further than somebody looks."""

from concurrent.futures import ThreadPoolExecutor
from time import sleep

import pytest

from games.core.asks import AnyOf, Lazily
from games.core.unrolled import Unrolled, unrolled
from tests.core.court_nouns import Overthrow, Tip

MANY = 200


def counted(taken, number=MANY):
    """Numbers, each noted when it is taken."""
    for item in range(number):
        taken.append(item)
        yield item


def slowly(number):
    """Numbers, with time for others between them."""
    for item in range(number):
        sleep(0.001)
        yield item


def test_the_first_item_is_enough_to_know_that_there_is_one():
    """Nothing further is made for that, however often it is asked."""
    taken = []
    found = Unrolled(counted(taken))

    assert taken == []
    assert found
    assert found
    assert taken == [0]


@pytest.mark.parametrize("number", [0, 1, 3])
@pytest.mark.parametrize("looked", [False, True])
def test_it_is_the_list_that_it_would_have_been(number, looked):
    """Whether somebody looked at its first item before or not."""
    found, whole = Unrolled(counted([], number)), list(range(number))
    if looked:
        assert bool(found) is bool(whole)

    assert list(found) == whole
    assert len(found) == number
    assert [found[index] for index in range(number)] == whole
    assert found[:2] == whole[:2]
    assert all(item in found for item in whole)
    assert number not in found
    assert bool(found) is bool(whole)


def test_each_item_is_taken_once():
    """What was looked at is kept."""
    taken = []
    found = Unrolled(counted(taken))
    assert found

    assert [len(found), len(list(found))] == [MANY, MANY]
    assert taken == list(range(MANY))


def test_many_may_look_at_once():
    """Robots think beside the table, about the same position."""
    found = Unrolled(slowly(MANY))
    with ThreadPoolExecutor(4) as pool:
        looks = list(pool.map(lambda look: look(found), [bool, len] * 4))

    assert looks == [True, MANY] * 4
    assert list(found) == list(range(MANY))


def test_a_list_is_unrolled_already():
    """It is not copied; anything else is a sequence from then on."""
    listed = [1, 2]

    assert unrolled(listed) is listed
    assert unrolled(()) == ()
    assert list(unrolled(counted([], 2))) == [0, 1]


def test_an_ask_lists_to_its_end_only_the_kind_that_is_chosen():
    """Of the others one action is made, to know that they are there."""
    tips, coups = [], []
    tipping = Lazily(Tip, lambda: map(Tip, counted(tips)), lambda _: True)
    rising = Lazily(Overthrow, lambda: map(Overthrow, counted(coups)), lambda _: True)

    kinds = AnyOf((tipping, rising)).kinds
    assert list(kinds) == [Tip, Overthrow]
    assert (len(tips), len(coups)) == (1, 1)
    assert kinds[Tip][MANY - 1] == Tip(MANY - 1)
    assert (len(tips), len(coups)) == (MANY, 1)
