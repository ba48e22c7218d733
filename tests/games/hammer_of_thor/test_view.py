"""A seat sees its own secrets, and of the others what lies open (21.4)."""

import pytest

from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.turns.turn import Turn
from tests.games.hammer_of_thor.builder import at, group, member, table

SWORD, RUNE = "1001", "1201"


def seen(viewer):
    """Loki of seat 1 and a resident carry something; seat 1 holds a card that sleeps."""
    found = table(
        group(0, Place.IDAS_PLAIN, "Odin"),
        group(1, Place.KALLOVA, member("Loki", hidden=(SWORD,), runes=(RUNE,))),
        group(None, Place.HLIDSKIALF, member("Heimdall", hidden=("1002",), runes=("1202",))),
        heroes={0: "Odin", 1: "Loki"},
        players={1: {"held": "2004", "asleep": True}, 2: {"held": "2005"}},
    )
    return RULES.view(at(found, Turn(0)), viewer)


def shown(view):
    """Members by name."""
    return {FIGURES[one.id].name: one for counter in view.counters for one in counter.members}


@pytest.mark.rule("21.4")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_others_see_numbers_alone(viewer):
    """Of concealed items and of runes; nobody sees what a group of nobody carries."""
    members = shown(seen(viewer))
    loki, heimdall = members["Loki"], members["Heimdall"]
    mine = viewer == 1

    assert (loki.concealed, loki.runes) == (1, 1)
    assert loki.own_items == ((SWORD,) if mine else None)
    assert loki.own_runes == ((RUNE,) if mine else None)
    assert (heimdall.own_items, heimdall.own_runes) == (None, None)


@pytest.mark.rule("4.3A7")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_which_deals_a_seat_has_made_in_this_game_turn(viewer):
    """4.3A7: each is made once in a game-turn."""
    found = table(group(0, Place.IDAS_PLAIN, "Odin"), players={0: {"dealt": ("news",)}})

    view = RULES.view(at(found, Turn(0)), viewer)

    assert [player.deals for player in view.players[:2]] == [("news",), ()]


@pytest.mark.rule("21.4", "4.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("number", [1, 2])
def test_everybody_sees_which_group_travels_and_which_have(viewer, number):
    """4.2: also of two that stay at one place, where nothing else tells them apart."""
    found = table(group(0, Place.IDAS_PLAIN, "Odin"), group(0, Place.IDAS_PLAIN, "Thor"))
    found.change_counter(number, moved=True)
    found.sitting = Sitting(number, Place.IDAS_PLAIN, Manner.PLAIN)

    view = RULES.view(at(found, Turn(0)), viewer)

    assert view.travels == number
    assert [counter.number for counter in view.counters if counter.moved] == [number]


@pytest.mark.rule("21.4", "4.1.2")
@pytest.mark.parametrize(
    ("viewer", "held", "asleep"),
    [(0, (), False), (1, ("2004",), True), (2, ("2005",), False), (None, (), False)],
)
def test_a_hand_is_seen_by_its_seat_alone(viewer, held, asleep):
    """All know who holds a card."""
    view = seen(viewer)

    assert (view.held, view.asleep) == (held, asleep)
    assert [player.holds for player in view.players] == [False, True, True]
