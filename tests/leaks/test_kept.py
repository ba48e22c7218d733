"""A view is the same, to the order of what it lists, whether a match was kept or read again.

It is read again when something was written beside the rules, as an order or a private reminder
is: were the next board's picture another one then, it would tell of that.
"""

import pytest
from msgspec import json

from games.catalogue import titles
from play.simulation.playout import walk
from tests.portions import SOAK

MATCHES = 10 if SOAK else 2


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.key)
def test_no_view_tells_that_a_match_was_read_again(title):
    rules, seats = title.rules, title.seats[0]
    for number in range(MATCHES):
        for played in walk(title, seats, rules.options(), f"read again {number}"):
            again = rules.codec.load(rules.codec.dump(played.position))
            for viewer in (None, *range(seats)):
                kept, read = (rules.view(one, viewer) for one in (played.position, again))
                assert json.encode(kept) == json.encode(read)
