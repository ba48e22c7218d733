"""A player leaves for good: the people stay where they are, and nobody leads them (13.6)."""

import pytest

from games.core.dice import seeded
from games.core.vocabulary import CoreReason, Ending
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.pieces import pieces
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.turns.newcomers import ChoosingNewHero
from games.hammer_of_thor.turns.turn import Turn
from tests.games.hammer_of_thor.builder import Halt, at, group, table


def playing(*steps):
    """Seats 0 and 1 have a group each; seat 1 holds a card."""
    found = table(
        group(0, Place.IDAS_PLAIN, "Odin"),
        group(1, Place.KALLOVA, "Loki", moved=True),
        heroes={0: "Odin", 1: "Loki"},
        players={1: {"held": "2004"}},
    )
    return at(found, *(steps or (Turn(0), Halt())))


@pytest.mark.rule("13.6")
def test_the_people_of_a_leaver_wait_where_they_stand():
    """As a group of nobody; those of the others stay theirs."""
    position, _ = RULES.retire(playing(), 1)

    assert position.table.counter(1).seat == 0
    left = position.table.counter(2)
    assert (left.seat, left.moved, left.place) == (None, False, Place.KALLOVA)


@pytest.mark.rule("13.6")
def test_the_card_of_a_leaver_is_out_of_the_game():
    """Nobody holds it."""
    position, _ = RULES.retire(playing(), 1)

    assert position.table.players[1].held is None
    assert position.table.removed[-1:] == ("2004",)


@pytest.mark.rule("13.6")
def test_who_is_left_alone_has_won():
    """While two are left the match goes on."""
    position, _ = RULES.retire(playing(), 1)
    assert position.ending is None
    position, _ = RULES.retire(position, 2)
    assert position.ending == Ending(CoreReason.RETIRED, (0,))


@pytest.mark.rule("13.6", "14.1A")
def test_of_two_either_may_leave_before_a_hero_is_chosen():
    """The match is over, and nothing is lost of what lies in the box still."""
    start, _ = RULES.start(2, Options(), seeded("tests"))
    position, _ = RULES.retire(start, 0)
    other = RULES.redeal(position, 1, seeded("others"))

    assert position.ending == Ending(CoreReason.RETIRED, (1,))
    assert pieces(position) == pieces(start) == pieces(other)


@pytest.mark.rule("13.6", "10.0")
def test_heroes_who_were_drawn_go_under_their_decks():
    """Nobody has chosen one of them."""
    start = playing(ChoosingNewHero(2, (N["Bragi"], N["Durin"])), Halt())
    for name in start.step.names:
        decks = start.table.decks
        race = next(race for race, deck in decks.items() if name in deck)
        decks[race] = tuple(one for one in decks[race] if one != name)

    position, _ = RULES.retire(start, 2)

    assert {deck[0] for deck in position.table.decks.values()} >= set(start.step.names)
    assert pieces(position) == pieces(start)
