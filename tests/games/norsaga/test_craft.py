"""Craft: Plunder, Turncoat and Infiltrate."""

import pytest

from games.core.errors import IllegalAction
from games.norsaga.actions import Done, Infiltrate, Plant, Play, Plunder, SwapCards, Turncoat
from games.norsaga.events import (
    CardPlaced,
    CardsSwapped,
    CardTaken,
    Discarded,
    HandLookedAt,
    HandSeen,
    SwapSeen,
    TakenBack,
)
from games.norsaga.prompts import Looking, Planting
from games.norsaga.table import Reason
from games.norsaga.tree import NO_BLOODLINE, bloodline
from tests.games.looking import kinds, offered, told
from tests.games.norsaga.builder import (
    A1,
    CRAFT1,
    CRAFT2,
    CRAFT3,
    P1,
    P2,
    YOU,
    board,
    embellishing,
    place,
)


def plundering(held="R/R", seen="B/B G/G"):
    """Seat 0 looks at seat 1's hand."""
    return embellishing(board((CRAFT1, "", ""), hands=(held, seen))).apply(0, Plunder(1))


@pytest.mark.rule("Plunder", "S7")
def test_only_the_user_sees_the_plundered_hand():
    """That somebody looks is public."""
    at, events = plundering()
    seen = told(events, HandSeen)

    assert told(events, HandLookedAt) == [HandLookedAt(seat=0, target=1)]
    assert [(one.secret_to, one.cards) for one in seen] == [(0, tuple(at.table.hands[1]))]


@pytest.mark.rule("Plunder", "S7")
def test_a_card_may_be_swapped_and_only_the_two_know_which():
    """Both hands keep their sizes."""
    at, _ = plundering()
    give, take = at.table.hands[0][0], at.table.hands[1][1]
    after, events = at.apply(0, SwapCards(give, take))

    assert take in after.table.hands[0]
    assert give in after.table.hands[1]
    assert told(events, CardsSwapped) == [CardsSwapped(seat=0, target=1)]
    assert told(events, SwapSeen) == [SwapSeen(gone=give, gained=take, secret_to=0)]
    assert told(events, CardTaken) == [CardTaken(seat=0, gone=take, gained=give, secret_to=1)]


@pytest.mark.rule("Plunder", "S2")
def test_nothing_need_be_swapped():
    """After the look."""
    at, _ = plundering()
    after, events = at.apply(0, Done())

    assert (after.table.hands, told(events, CardsSwapped)) == (at.table.hands, [])


@pytest.mark.rule("S34", "N6")
def test_a_swap_needs_a_card_on_both_sides():
    """With an empty hand one looks, and says so oneself when it is enough."""
    at, _ = plundering(held="")

    assert kinds(at, 0) == {Done}


@pytest.mark.rule("Plunder", "N15")
def test_nobody_plunders_oneself_and_an_empty_hand_can_be_looked_at():
    """Only other players."""
    at = embellishing(board((CRAFT1, "", ""), hands=("R/R", "", "G/G")))

    assert offered(at, 0, Plunder) == [Plunder(1), Plunder(2)]


@pytest.mark.rule("Turncoat", "N5", "FAQ moving")
def test_turncoat_takes_back_plays_and_discards_in_one_order():
    """The hero comes to the hand, a card goes to a tree, others are discarded."""
    at = embellishing(board((CRAFT2, ""), hands=("R/R B/B Y/Y",)))
    hero = at.table.trees[0][P1]
    red, blue, yellow = at.table.hands[0]
    order = Turncoat(place(0, P1), red, place(0, A1), (blue, hero))
    after, events = at.apply(0, order)

    assert after.table.trees[0][A1] == red
    assert P1 not in after.table.trees[0]
    assert after.table.hands[0] == [yellow]
    assert told(events, TakenBack) == [TakenBack(seat=0, card=hero, place=place(0, P1))]
    assert told(events, Discarded) == [Discarded(seat=0, cards=(blue, hero))]


@pytest.mark.rule("Turncoat", "S35")
def test_turncoat_must_play_and_may_replay_the_hero():
    """Discards are free: none, some or all."""
    at = embellishing(board((CRAFT2, ""), hands=("R/R",)))
    hero, red = at.table.trees[0][P1], at.table.hands[0][0]
    orders = offered(at, 0, Turncoat)

    assert Turncoat(place(0, P1), hero, place(0, P2), ()) in orders
    assert Turncoat(place(0, P1), hero, place(0, P2), (red,)) in orders
    assert Turncoat(place(0, P1), hero, place(0, P2), (hero,)) not in at.asks[0]
    assert len(orders) == len(set(orders)) == 2 * 2 * 7 * 2


@pytest.mark.rule("Turncoat", "S35")
def test_without_a_youngest_hero_nothing_more_can_be_used():
    """Whoever takes back the youngest and plays elsewhere has no colour."""
    at = embellishing(board((CRAFT2, ""), hands=("R/R",)))
    order = Turncoat(place(0, YOU), at.table.hands[0][0], place(0, P2), ())
    after, _ = at.apply(0, order)

    assert (bloodline(after.table.trees[0]), kinds(after, 0)) == (NO_BLOODLINE, {Play})


@pytest.mark.rule("Turncoat")
def test_after_discarding_all_there_is_nothing_to_play():
    """The turn ends."""
    at = embellishing(board((CRAFT2, ""), hands=("R/R",)))
    hero, red = at.table.trees[0][P1], at.table.hands[0][0]
    after, _ = at.apply(0, Turncoat(place(0, P1), red, place(0, P1), (hero,)))

    assert (after.table.active, after.table.hands[0]) == (1, [])


@pytest.mark.rule("Turncoat", "S29")
def test_turncoats_card_may_go_to_a_doomed_tree():
    """It is a play; ghosts go anywhere."""
    at = embellishing(board((CRAFT2, "", ""), hands=("R/R K",), doomed=(2,)))
    red, ghost = at.table.hands[0]

    assert Turncoat(place(0, P1), red, place(2, A1), ()) in at.asks[0]
    assert Turncoat(place(0, P1), red, place(1, A1), ()) not in at.asks[0]
    assert Turncoat(place(0, P1), ghost, place(1, A1), ()) in at.asks[0]


@pytest.mark.rule("Infiltrate")
def test_infiltrate_places_cards_on_heroes_of_their_colour_in_any_tree():
    """Skalds on skalds, ghosts on ghosts; never on an empty spot."""
    trees = (CRAFT3, "R/R | P/R K", "Y/Y")
    at = embellishing(board(trees, hands=("", "R/G P/G K B/B")))
    at, _ = at.apply(0, Infiltrate(1))
    red, skald, ghost, _ = at.table.hands[1]

    assert set(offered(at, 0, Plant)) == {
        Plant(red, place(1, YOU)),
        Plant(skald, place(1, P1)),
        Plant(ghost, place(1, P2)),
    }


@pytest.mark.rule("Infiltrate", "S7")
def test_whose_card_infiltrate_places_reads_so():
    """The victim alone, in the second person; who infiltrates the own hand knows it."""
    victim = embellishing(board((CRAFT3, "R/R"), hands=("", "R/G B/B")))
    own = embellishing(board((CRAFT3, "R/R"), hands=("R/G B/B", "")))
    _, news = _planted(victim, 1)
    _, silence = _planted(own, 0)

    card = victim.table.hands[1][0]
    placed = CardPlaced(seat=0, card=card, place=place(1, YOU), secret_to=1)
    assert told(news, CardPlaced) == [placed]
    assert told(silence, CardPlaced) == []


def _planted(at, target):
    """Seat 0 looks at a hand and places its first card on seat 1's youngest."""
    at, _ = at.apply(0, Infiltrate(target))
    return at.apply(0, Plant(at.table.hands[target][0], place(1, YOU)))


@pytest.mark.rule("Infiltrate", "S36")
def test_infiltrate_goes_on_card_by_card():
    """What was just placed is a hero for the next; the robbed player draws no sooner than usual."""
    at = embellishing(board((CRAFT3, "R/R"), hands=("R/R", "R/G R/B Y/Y")))
    at, _ = at.apply(0, Infiltrate(1))
    first, second, rest = at.table.hands[1]
    at, _ = at.apply(0, Plant(first, place(1, YOU)))
    at, _ = at.apply(0, Plant(second, place(1, YOU)))

    assert at.table.trees[1][YOU] == second
    assert (at.table.discards[-1], at.table.hands[1]) == (first, [rest])

    after, _ = at.apply(0, Done())

    assert after.table.hands[1] == [rest]


@pytest.mark.rule("Infiltrate", "N15")
def test_one_may_infiltrate_the_own_hand():
    """Also several of one's cards in one go; with the last card it ends by itself."""
    at = embellishing(board((CRAFT3, ""), hands=("G/R",)))
    at, events = at.apply(0, Infiltrate(0))
    after, _ = at.apply(0, Plant(at.table.hands[0][0], place(0, P1)))

    assert [one.secret_to for one in told(events, HandSeen)] == [0]
    assert (after.table.hands[0], after.table.active) == ([], 1)


@pytest.mark.rule("Infiltrate", "N6")
def test_infiltrate_waits_for_a_word_even_when_no_card_fits():
    """Else all would know that none does."""
    at = embellishing(board((CRAFT3, ""), hands=("R/R", "B/B")))
    at, _ = at.apply(0, Infiltrate(1))

    assert kinds(at, 0) == {Done}


@pytest.mark.rule("Infiltrate", "S36", "S11")
def test_a_win_by_infiltrate_ends_the_match_at_once():
    """Also the win of the one whose tree it was."""
    trees = (CRAFT3, ". | R/G B/G | R/G Y/G | R/B B/R")
    at = embellishing(board(trees, hands=("R/R", "B/B G/G"), sagas=("BBBYYY", "RRRGGB")))
    at, _ = at.apply(0, Infiltrate(1))
    after, _ = at.apply(0, Plant(at.table.hands[1][0], place(1, P2)))

    assert after.ending is None

    trees = (CRAFT3, ". | R/G B/G | R/G Y/G | R/B Y/R")
    at = embellishing(board(trees, hands=("R/R", "Y/B G/G"), sagas=("BBBYYY", "RRRGGB")))
    at, _ = at.apply(0, Infiltrate(1))
    fourth = [one for one in offered(at, 0, Plant) if one.place.seat == 1][-1]
    over, _ = at.apply(0, fourth)

    assert (over.ending.reason, over.ending.winners) == (Reason.SAGA, (1,))


@pytest.mark.rule("Infiltrate")
def test_infiltrate_does_not_take_what_is_not_there():
    """A card of another hand is refused."""
    at = embellishing(board((CRAFT3, "R/R"), hands=("R/R", "R/G")))
    at, _ = at.apply(0, Infiltrate(1))

    with pytest.raises(IllegalAction):
        at.apply(0, Plant(at.table.hands[0][0], place(1, YOU)))


@pytest.mark.rule("Plunder", "Infiltrate", "N5")
@pytest.mark.parametrize(
    ("tree", "action", "prompt"),
    [(CRAFT1, Plunder(1), Looking(0, 1)), (CRAFT3, Infiltrate(1), Planting(0, 1))],
)
def test_the_absent_look_and_leave_it_at_that(tree, action, prompt):
    """Neither swaps nor places anything."""
    at, _ = embellishing(board((tree, "G/G"), hands=("R/R", "B/B G/B"))).apply(0, action)

    assert (at.prompt(0), at.default(0)) == (prompt, Done())
