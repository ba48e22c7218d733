"""Saving: a position of every kind of step comes back as it stood."""

import pytest

from games.fallen_kingdoms.rules import RULES
from tests.games.fallen_kingdoms.moments import KINDS, moments


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("kind", KINDS)
def test_a_saved_position_comes_back_as_it_stood(kind):
    """And the save of what was loaded is the same save."""
    position = moments()[kind]
    data = RULES.codec.dump(position)
    loaded = RULES.codec.load(data)

    assert loaded == position
    assert loaded.asks.keys() == position.asks.keys()
    for seat, ask in position.asks.items():
        assert list(loaded.asks[seat]) == list(ask)
    assert RULES.codec.dump(loaded) == data
