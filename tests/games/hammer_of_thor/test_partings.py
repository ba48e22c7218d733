"""Characters leave the board (8.4)."""

import pytest

from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.partings import dismiss
from tests.games.hammer_of_thor.builder import member, table


@pytest.mark.rule("8.4")
def test_starred_animals_wait_for_their_owners_again():
    """8.4: all others go to the discards of their races."""
    found = table(kept=())
    dismiss(found, (member("Sleipnir"), member("Bragi")))

    assert found.kept == (N["Sleipnir"],)
    assert found.discards[FIGURES[N["Sleipnir"]].race] == ()
    assert found.discards[FIGURES[N["Bragi"]].race] == (N["Bragi"],)
