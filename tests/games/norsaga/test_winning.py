"""Winning: whenever all six markers lie on a tree, whoever moved."""

import pytest

from games.core.errors import GameOver
from games.norsaga.actions import (
    Dismiss,
    Invade,
    Martyr,
    Play,
    Possess,
    Skip,
    Succeed,
    Turncoat,
)
from games.norsaga.events import Discarded, MarkersMoved, OneShort, SkaldSang, TookLead
from games.norsaga.sagas import MARKERS
from games.norsaga.table import Reason
from games.norsaga.tree import Spot
from tests.games.looking import told
from tests.games.norsaga.builder import (
    B1,
    B2,
    FAITH3,
    P1,
    P2,
    YOU,
    board,
    embellishing,
    place,
    telling,
)

NEARLY = ". | R/G B/G | R/G Y/G | R/B ."
"""One card short of RRRGGB: anything with recessive Lore on B2 completes it."""
SAGA = "RRRGGB"


def ending(position):
    """Why the match ended, and who won."""
    return None if position.ending is None else (position.ending.reason, position.ending.winners)


@pytest.mark.rule("The Game", "Inheritance & Winning", "S9", "V5")
def test_whoever_can_place_all_six_markers_wins_at_once():
    """By the play of a card; nobody is asked any more."""
    here = telling(board((NEARLY, ""), hands=("Y/B G/G",), sagas=(SAGA, "BBBYYY")))
    over, events = here.apply(0, Play(here.table.hands[0][0], place(0, B2)))

    assert ending(over) == (Reason.SAGA, (0,))
    assert told(events, MarkersMoved)[-1].count == MARKERS
    with pytest.raises(GameOver):
        over.apply(0, Skip())


@pytest.mark.rule("S8", "Inheritance & Winning")
def test_markers_are_moved_for_everybody_whenever_a_tree_changes():
    """Up and down; nobody handles them."""
    here = telling(board(("R/R", ""), hands=("B/B", "")))
    _, events = here.apply(0, Play(here.table.hands[0][0], place(0, YOU)))

    assert told(events, MarkersMoved) == [MarkersMoved(seat=0, count=0)]


@pytest.mark.rule("S9")
def test_a_win_comes_before_a_skalds_song():
    """The match is over; what was pending is cancelled."""
    here = telling(board((NEARLY, ""), hands=("P/B G/G",), sagas=(SAGA, "BBBYYY")))
    over, events = here.apply(0, Play(here.table.hands[0][0], place(0, B2)))

    assert ending(over) == (Reason.SAGA, (0,))
    assert (over.agenda, over.asks) == ((), {})
    assert len(told(events, SkaldSang)) == 1


@pytest.mark.rule("S9", "S35")
def test_a_win_in_the_middle_of_turncoat_discards_nothing():
    """The play was enough."""
    tree = "G/B | G/Y R/Y | Y/G B/G | . R/R"
    table = board((tree, ""), hands=("Y/B B/B",), sagas=("GGGYYY", "BBBRRR"))
    last, blue = table.hands[0]
    hero = table.trees[0][B2]
    order = Turncoat(place(0, B2), last, place(0, B1), (blue,))
    over, events = embellishing(table).apply(0, order)

    assert ending(over) == (Reason.SAGA, (0,))
    assert (over.table.hands[0], told(events, Discarded)) == ([blue, hero], [])


@pytest.mark.rule("V13", "S11", "Invade")
def test_invade_may_complete_the_victims_saga():
    """The victim wins, without being asked."""
    trees = ("R/R | R/Y . | R/B .", NEARLY)
    table = board(trees, hands=("Y/B G/G",), sagas=("BBBYYY", SAGA))
    over, _ = embellishing(table).apply(0, Invade(table.hands[0][0], place(1, B2)))

    assert ending(over) == (Reason.SAGA, (1,))


@pytest.mark.rule("S11", "Continue the Tale")
def test_a_play_may_complete_a_doomed_players_saga():
    """For instance."""
    table = board(("", NEARLY), hands=("Y/B G/G",), sagas=("BBBYYY", SAGA), doomed=(1,))
    over, _ = telling(table).apply(0, Play(table.hands[0][0], place(1, B2)))

    assert ending(over) == (Reason.SAGA, (1,))


LORE, CRAFT = "B/G | B/R {} | B/R G/R | R/G .", "G/B | {} R/G | Y/G B/G | Y/B ."
"""Two trees that lack one card each, at P2 and at P1, for these sagas."""
SAGAS = ("BBBRRR", "GGGYYY")


@pytest.mark.rule("V14", "S10", "S38", "Possess")
@pytest.mark.parametrize("user", [0, 1])
def test_possess_that_completes_both_sagas_is_won_by_the_user(user):
    """Each has what the other lacks; both trees are looked at after the swap."""
    trees, sagas = [LORE.format("Y/G"), CRAFT.format("Y/R")], list(SAGAS)
    if user:
        trees.reverse()
        sagas.reverse()
    here = embellishing(board(trees, sagas=sagas, active=user))
    over, events = here.apply(user, Possess(place(user, P2), place(1 - user, P1)))

    assert ending(over) == (Reason.SAGA, (user,))
    assert [one.count for one in told(events, MarkersMoved)] == [MARKERS, MARKERS]


@pytest.mark.rule("S10", "Martyr")
@pytest.mark.parametrize(("circle", "winner"), [((0, 1, 2), 0), ((1, 0, 2), 1)])
def test_of_several_winners_without_the_user_the_next_in_turn_order_wins(circle, winner):
    """Martyr's cards land together and complete the sagas of seats 0 and 1."""
    trees = (LORE.format("Y/B"), CRAFT.format("Y/B"), FAITH3)
    table = board(
        trees, sagas=(*SAGAS, "RRRGGG"), active=2, circle=circle, deck="Y/R Y/G R/Y", hands=()
    )
    here, _ = embellishing(table).apply(2, Martyr())
    for seat, spot in ((0, P2), (1, P1), (2, P1)):
        here, _ = here.apply(seat, Dismiss(place(seat, spot)))
    cards = {0: here.table.aloft[0], 1: here.table.aloft[1], 2: here.table.aloft[2]}
    for spot in here.step.places[:2]:
        here, _ = here.apply(2, Succeed(cards[spot.seat]))

    assert ending(here) == (Reason.SAGA, (winner,))


@pytest.mark.rule("S8", "Inheritance & Winning")
def test_a_new_lead_and_one_missing_marker_are_told():
    """From four markers on, and not again while the same player leads."""
    table = board((". | R/G B/G | R/G .", "R/R | R/B ."), hands=("Y/G",), sagas=(SAGA, "RRRYYY"))
    here = telling(table)
    _, equal = here.apply(0, Play(here.table.hands[0][0], place(0, YOU)))
    led, news = here.apply(0, Play(here.table.hands[0][0], place(0, Spot.A2)))

    assert told(equal, TookLead) == []
    assert led.table.shown[0] == 4
    assert told(news, TookLead) == [TookLead(seat=0)]

    near = board((NEARLY, "R/R"), hands=("R/R",), sagas=(SAGA, "BBBYYY"))
    near.shown = [4, 0]
    _, short = telling(near).apply(0, Play(near.hands[0][0], place(0, B2)))

    assert (told(short, OneShort), told(short, TookLead)) == ([OneShort(seat=0)], [])
