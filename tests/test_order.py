"""The order of the tests leaves none out, and lets the longest begin."""

import pytest

from tests.order import LONGEST, dealt

FOLDERS = tuple(folder for folders in LONGEST for folder in folders)


@pytest.mark.parametrize("workers", [1, 2, 3, 4])
def test_every_test_is_dealt_once_and_the_long_ones_first(request, workers):
    """Whatever this run has collected; parts are as long as those that pytest-xdist makes."""
    items = request.session.items
    order = dealt(items, workers)
    left, parts = order, []
    for number in range(workers):
        size = len(left) // (workers - number)
        parts.append([item.nodeid.startswith(FOLDERS) for item in left[:size]])
        left = left[size:]

    assert sorted(item.nodeid for item in order) == sorted(item.nodeid for item in items)
    if -(-sum(map(sum, parts)) // workers) <= len(items) // workers:  # there is room in each
        assert parts == [sorted(part, reverse=True) for part in parts]
        assert max(map(sum, parts)) - min(map(sum, parts)) <= 1
