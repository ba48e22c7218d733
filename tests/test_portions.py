"""A share of the tests leaves out nothing but what is divided, and the shares make a whole."""

import pytest

from tests.portions import share

TESTS = [f"test {number}" for number in range(23)]
DIVIDED = frozenset(TESTS[2::2])


@pytest.mark.parametrize("every", [1, 2, 3, 20])
def test_each_divided_test_is_in_one_share_and_all_others_are_in_each(every):
    shares = [share(TESTS, DIVIDED, every, first) for first in range(every)]

    for one in shares:
        assert one == [test for test in TESTS if test in one]
        assert set(TESTS) - DIVIDED <= set(one)
    played = [test for one in shares for test in one if test in DIVIDED]
    assert sorted(played) == sorted(DIVIDED)
    lengths = [len(one) for one in shares]
    assert max(lengths) - min(lengths) <= 1
