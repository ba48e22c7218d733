"""The order in which several workers take the tests: the longest first.

Each worker is given an equal part of all in their order, and who is done takes from the end of
another's part. What takes minutes and is begun last would keep one worker busy, and no other.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from operator import itemgetter

import pytest

LONGEST = (("tests/e2e/", "tests/play/watch/days/"), ("tests/contract/",))
"""Where tests stand that take a minute or more: those that also wait, and those that never do.

In turns, so that some have the processors while others wait.
"""


def dealt(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """All of them, in as many equal parts as there are workers; each begins with long ones."""
    kinds = [_long(items, folders) for folders in LONGEST]
    taken = {item for kind in kinds for item in kind}
    shares = [(at / len(kind), item) for kind in kinds for at, item in enumerate(kind)]
    long = [item for _, item in sorted(shares, key=itemgetter(0))]
    others = iter([item for item in items if item not in taken])
    return [item for part in _parts(long, others, len(items), workers) for item in part]


def _long(items: Sequence[pytest.Item], folders: tuple[str, ...]) -> list[pytest.Item]:
    """The tests in some folders, the soaks first."""
    found = [item for item in items if item.nodeid.startswith(folders)]
    return sorted(found, key=lambda item: item.get_closest_marker("soak") is None)


def _parts(
    long: Sequence[pytest.Item], others: Iterator[pytest.Item], total: int, workers: int
) -> Iterator[list[pytest.Item]]:
    """Long ones by turns, filled up with others in their order; as pytest-xdist divides them."""
    left = total
    for number in range(workers):
        size = left // (workers - number)
        part = [*long[number::workers]]
        yield [*part, *islice(others, max(0, size - len(part)))]
        left -= size
