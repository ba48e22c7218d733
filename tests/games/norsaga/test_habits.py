"""What is played for a seat that is absent."""

import pytest

from games.norsaga.actions import Play, Skip
from tests.games.norsaga.builder import (
    A1,
    A2,
    B1,
    B2,
    FAITH1,
    FULL,
    MIGHT1,
    P1,
    P2,
    YOU,
    board,
    embellishing,
    place,
    sung,
    telling,
)


def usual(trees, hand, **described):
    """The default play of seat 0: which card of the hand, and where."""
    at = telling(board(trees, hands=(hand,), **described))
    play = at.default(0)
    assert play in at.asks[0]
    return at.table.hands[0].index(play.card), play.place


@pytest.mark.rule("N4")
def test_the_absent_play_what_claims_most():
    """One claim is better than none, wherever the card lies in the hand."""
    assert usual(("", ""), "B/B R/R", sagas=("RRRGGG", "BBBYYY")) == (1, place(0, A1))


@pytest.mark.rule("N4")
def test_with_equal_claims_a_needed_matched_pair_is_better():
    """All that can be claimed is claimed either way: then a recessive pair of Might."""
    trees = (". | G/R . | R/G Y/B", "")

    assert usual(trees, "R/B R/R", sagas=("RRRGGG", "BBBYYY")) == (1, place(0, P2))


@pytest.mark.rule("N4")
def test_a_claim_is_better_than_a_matched_pair_that_claims_nothing():
    """The youngest lends all the Craft that is asked for; another pair of it adds none."""
    trees = ("G/R | Y/G .", "")

    assert usual(trees, "Y/G B/Y", sagas=("GBBRRR", "BBBYYY")) == (1, place(0, A1))


@pytest.mark.rule("N4")
def test_with_equal_worth_an_empty_spot_is_filled():
    """Nobody is replaced without need; then the order of the spots."""
    assert usual(("B/B | . . | Y/Y .", ""), "Y/B", sagas=("RRRGGG", "BBBYYY")) == (
        0,
        place(0, A2),
    )


@pytest.mark.rule("N4")
def test_ties_go_to_the_card_held_longest_and_the_first_spot():
    """Grandparents, parents, the youngest."""
    assert usual(("", ""), "R/G R/B", sagas=("RRRGGG", "BBBYYY")) == (0, place(0, A1))


@pytest.mark.rule("N4")
def test_ghosts_are_held_back():
    """While there is any other card."""
    assert usual(("", ""), "K Y/Y", sagas=("RRRGGG", "BBBYYY"))[0] == 1


@pytest.mark.rule("N4")
def test_only_ghosts_in_hand_go_to_the_first_own_empty_spot():
    """The oldest of them, although it could go to others."""
    assert usual(("R/R | . . | R/G R/B", "R/Y"), "K K") == (0, place(0, B1))


@pytest.mark.rule("N4")
def test_on_a_full_tree_the_ghost_costs_as_little_as_possible():
    """Here the grandparent of a pair that lends another dominant all the same."""
    tree = "R/R | G/G R/B | B/Y R/G | G/B R/Y"
    at, where = usual((tree, ""), "K", sagas=("RRRGGG", "BBBYYY"))

    assert (at, where) == (0, place(0, A1))
    assert usual((FULL, ""), "K K")[1].seat == 0


@pytest.mark.rule("N4")
def test_the_absent_never_play_on_anothers_tree():
    """Not even with a token on it."""
    index, where = usual(("", MIGHT1), "R/R", doomed=(1,))

    assert (index, where.seat) == (0, 0)


@pytest.mark.rule("S21", "N5", "Embellish your Story")
def test_the_absent_do_not_embellish():
    """Neither in their turn, where they play at once, nor by a skald."""
    table = board((FAITH1, ""), hands=("R/R",))
    own, granted = embellishing(table), sung(table.copy(), 0)

    after, _ = own.apply(0, own.default(0))

    assert own.default(0) == Play(table.hands[0][0], place(0, A1))
    assert 0 not in after.asks
    assert granted.default(0) == Skip()


@pytest.mark.rule("S2", "S21")
def test_the_absent_with_an_empty_hand_only_decline():
    """Whoever holds nothing has no play to be made."""
    at = embellishing(board((FAITH1, ""), hands=("",)))

    assert at.default(0) == Skip()


@pytest.mark.rule("N4")
def test_the_default_is_a_play_like_any_other():
    """It can be done."""
    at = telling(board(("R/R | G/G B/B | . Y/Y | . R/G", ""), hands=("B/R K",)))
    after, _ = at.apply(0, at.default(0))

    assert isinstance(at.default(0), Play)
    assert {YOU, P1, P2, A2, B2} < set(after.table.trees[0])
