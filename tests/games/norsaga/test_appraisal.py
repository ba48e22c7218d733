"""The worth of a tree to a robot (Embellishments)."""

import pytest

from games.norsaga.rules import RULES
from tests.games.norsaga.builder import board, embellishing


def worth(tree, seat=0):
    """A table as a seat values it; the tree is that of seat 0, and the stories ask for no green."""
    found = embellishing(board((tree, ""), sagas=("RRRYYY", "BBBYYY")))
    return RULES.appraise(RULES.view(found, seat))


@pytest.mark.rule("Embellishments")
def test_an_unbroken_line_is_worth_what_it_lends():
    """Each generation of the youngest hero's colour lends its owner something, and no other."""
    green = worth("G/R | G/B . | . . | . G/Y")
    broken = worth("G/R | G/B . | . . | . B/Y")

    assert green > broken
    assert worth("G/R | G/B . | . . | . G/Y", 1) < worth("G/R | G/B . | . . | . B/Y", 1)
