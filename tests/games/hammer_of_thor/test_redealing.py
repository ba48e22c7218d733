"""Dealing anew what a seat cannot know (21.4)."""

import pytest

from games.core.dice import seeded
from games.hammer_of_thor.cards.deck import RAGNAROK
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.redealing import LAST
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.turns.turn import Turn
from tests.games.hammer_of_thor.builder import NUMBERS, at, group, member, table

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


GUNGNIR = FIGURES[NUMBERS["Odin"]].items[0]
FORGED, OTHER_FORGED = "1011", "1012"


def bearers(odin, vidar, loki):
    """A table where these have concealed items, of which no rune and no magic of the deck is one.

    Where they lie follows from what is known to all, and from dice.
    """
    found = table(
        group(0, Place.IDAS_PLAIN, member("Odin", hidden=odin), member("Vidar", hidden=vidar)),
        group(1, Place.KALLOVA, member("Loki", hidden=loki)),
        heroes={0: "Odin", 1: "Loki"},
    )
    return at(found, Turn(0))


@pytest.mark.rule("21.4", "2.2A2", "8.5")
def test_where_concealed_items_lie_is_told_to_no_spectator():
    """They change hands unseen: by the same dice they lie alike, wherever they lay."""
    twins = [
        bearers((FORGED,), (GUNGNIR, OTHER_FORGED), ("1070",)),
        bearers((GUNGNIR,), (FORGED, "1070"), (OTHER_FORGED,)),
    ]
    loki = set()
    for number in range(DEALS):
        dice = seeded(f"deal {number}")
        one, other = (RULES.redeal(twin, None, dice).table for twin in twins)
        assert one.counters == other.counters
        assert one.counter(1).members[0].hidden == (GUNGNIR,)
        loki.add(one.counter(2).members[0].hidden)
    assert loki == {(FORGED,), (OTHER_FORGED,), ("1070",)}


@pytest.mark.rule("21.4")
def test_a_player_redeals_no_item_that_a_card_has_brought():
    """Where such were seen last is known at the table."""
    position = bearers((FORGED,), (GUNGNIR,), (OTHER_FORGED,))

    assert RULES.redeal(position, 0, seeded("deal")).table.counters == position.table.counters
