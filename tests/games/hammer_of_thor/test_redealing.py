"""Dealing anew what a seat cannot know (21.4)."""

import pytest

from games.core.dice import seeded
from games.hammer_of_thor.cards.deck import RAGNAROK
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.redealing import LAST
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.turns.turn import Turn
from tests.games.hammer_of_thor.builder import at, group, member, table

RUNE, OTHER = "1201", "1202"
DEALS = 40
"""So often that what may be otherwise is."""


def deals(viewer):
    """Tables that look alike to a seat; each of two seats has a rune and a card."""
    found = table(
        group(0, Place.IDAS_PLAIN, member("Odin", runes=(RUNE,))),
        group(1, Place.KALLOVA, member("Loki", runes=(OTHER,))),
        heroes={0: "Odin", 1: "Loki"},
        players={0: {"held": "2001"}, 1: {"held": "2004"}},
    )
    found.runes = tuple(card for card in found.runes if card not in (RUNE, OTHER))
    found.stack = tuple(card for card in found.stack if card not in ("2001", "2004"))
    position = at(found, Turn(0))
    return [
        RULES.redeal(position, viewer, seeded(f"deal {number}")).table for number in range(DEALS)
    ]


@pytest.mark.rule("21.4")
def test_the_own_secrets_stay():
    """Card, sleep and runes."""
    for found in deals(0):
        assert (found.players[0].held, found.players[0].asleep) == ("2001", False)
        assert found.counter(1).members[0].runes == (RUNE,)


@pytest.mark.rule("21.4")
def test_the_secrets_of_others_are_dealt_anew():
    """Card, sleep and runes, and nobody's but those."""
    found = deals(0)

    assert {one.players[1].asleep for one in found} == {False, True}
    assert len({one.players[1].held for one in found}) > 1
    assert len({one.counter(2).members[0].runes for one in found}) > 1
    assert all(RUNE not in one.counter(2).members[0].runes for one in found)
    assert not any(one.players[2].asleep for one in found)


@pytest.mark.rule("21.4", "1.8")
def test_ragnarok_lies_anywhere_among_the_last_three():
    """And nowhere else."""
    assert {one.stack.index(RAGNAROK) for one in deals(None)} == set(range(LAST))
