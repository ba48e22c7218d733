"""Faith: Chant, Prayer and Martyr."""

import pytest

from games.norsaga.actions import Chant, Dismiss, Martyr, Play, PlayRevealed, Prayer, Succeed
from games.norsaga.cards import TRAIT, Trait
from games.norsaga.embellishments.martyrdom import Martyrdom
from games.norsaga.events import (
    CardsDrawn,
    Discarded,
    Drew,
    MarkersMoved,
    Played,
    PlayedAtHome,
    Reshuffled,
    Revealed,
)
from games.norsaga.prompts import Succeeding
from tests.games.looking import kinds, offered, told
from tests.games.norsaga.builder import (
    A1,
    FAITH1,
    FAITH2,
    FAITH3,
    FULL,
    P1,
    P2,
    YOU,
    board,
    embellishing,
    place,
)


@pytest.mark.rule("Chant")
@pytest.mark.parametrize("held", ["", "R/R", "R/R R/G R/B R/Y"])
def test_chant_discards_the_hand_and_draws_three(held):
    """Also an empty hand."""
    at = embellishing(board((FAITH1, ""), hands=(held,)))
    old = tuple(at.table.hands[0])
    after, events = at.apply(0, Chant())

    assert len(after.table.hands[0]) == 3
    assert [one.cards for one in told(events, Discarded)] == ([old] if old else [])


@pytest.mark.rule("Chant", "V7", "S6")
def test_a_chanted_hand_is_shuffled_back_when_the_deck_runs_out():
    """Two cards are left: two are drawn, then one of the new deck."""
    at = embellishing(board((FAITH1, ""), hands=("R/R R/G",), deck="G/G B/B", bare=True))
    every = len(at.table.deck) + len(at.table.discards)
    after, events = at.apply(0, Chant())

    assert [type(one) for one in events if isinstance(one, Drew | Reshuffled)] == [Reshuffled, Drew]
    assert (len(after.table.hands[0]), len(after.table.deck)) == (3, every + 2 - 3)
    assert after.table.discards == []


@pytest.mark.rule("Prayer", "S39")
def test_prayer_reveals_the_top_card_and_plays_it():
    """Blind, then open, then somewhere; there is no way back."""
    at = embellishing(board((FAITH2, ""), hands=("R/R",), deck="B/B"))
    asked, events = at.apply(0, Prayer())
    (shown,) = told(events, Revealed)

    assert (shown.secret_to, kinds(asked, 0)) == (None, {PlayRevealed})

    after, _ = asked.apply(0, PlayRevealed(place(0, P2)))

    assert after.table.trees[0][P2] == shown.card
    assert (after.table.aloft, kinds(after, 0)) == ([], {Play})


@pytest.mark.rule("Prayer")
def test_on_a_full_tree_prayer_replaces_a_hero():
    """All seven spots are offered, and nothing else."""
    at = embellishing(board(("Y/R | Y/G B/B | Y/Y R/G | G/B B/Y", ""), deck="R/R"))
    asked, _ = at.apply(0, Prayer())

    assert len(offered(asked, 0, PlayRevealed)) == 7


@pytest.mark.rule("Prayer", "Ghosts in detail", "S29")
@pytest.mark.parametrize(("top", "seats"), [("K", {0, 1, 2}), ("R/R", {0, 2})])
def test_prayers_ghost_goes_anywhere_and_others_where_doom_lies(top, seats):
    """As every play."""
    at = embellishing(board((FAITH2, "", ""), deck=top, doomed=(2,)))
    asked, _ = at.apply(0, Prayer())

    assert {one.place.seat for one in offered(asked, 0, PlayRevealed)} == seats


@pytest.mark.rule("Prayer", "N5", "N4")
def test_absent_prayers_ghost_comes_to_the_own_tree():
    """Onto the first empty spot from the grandparents on."""
    asked, _ = embellishing(board((FAITH2, FULL), deck="K")).apply(0, Prayer())

    assert asked.default(0) == PlayRevealed(place(0, A1))


def martyrs():
    """Seat 0 uses Martyr; seats 1 and 2 have heroes, seat 3 has none; the cards are named."""
    trees = (FAITH3, "R/R | G/G .", "B/B | R/B .", "")
    at, _ = embellishing(board(trees, deck="R/G G/B B/Y K")).apply(0, Martyr())
    at, _ = at.apply(2, Dismiss(place(2, P1)))
    at, _ = at.apply(0, Dismiss(place(0, P1)))
    return at.apply(1, Dismiss(place(1, YOU)))


@pytest.mark.rule("Martyr", "S40")
def test_martyr_draws_a_card_for_each_dismissed_hero():
    """Seat 3 has none and is left out; only the user sees the cards."""
    at, events = martyrs()

    assert told(events, Drew) == [Drew(seat=0, count=3)]
    assert [one.secret_to for one in told(events, CardsDrawn)] == [0]
    assert isinstance(at.step, Martyrdom)
    assert at.step.places == (place(0, P1), place(1, YOU), place(2, P1))


@pytest.mark.rule("Martyr", "S10", "N5")
def test_the_user_sends_the_cards_where_he_likes_and_they_land_together():
    """Spot by spot in secret; the last card has no choice."""
    at, _ = martyrs()
    first, second, third = at.table.aloft

    assert at.prompt(0) == Succeeding(0, place(0, P1))
    at, events = at.apply(0, Succeed(second))
    assert (events, P1 in at.table.trees[0]) == ((), False)

    after, events = at.apply(0, Succeed(third))

    landed = [one for one in events if isinstance(one, Played | PlayedAtHome)]
    assert [one.card for one in landed] == [second, third, first]
    assert after.table.trees[2][P1] == first

    told_of = [one for one in events if one in landed or isinstance(one, MarkersMoved)]

    assert told_of[:3] == landed
    assert {type(one) for one in told_of[3:]} == {MarkersMoved}


@pytest.mark.rule("Martyr", "N5")
def test_absent_the_cards_go_as_they_were_drawn():
    """To the spots in turn order from the user."""
    at, _ = martyrs()
    drawn = list(at.table.aloft)

    assert at.default(0) == Succeed(drawn[0])
    at, _ = at.apply(0, at.default(0))
    assert at.default(0) == Succeed(drawn[1])


@pytest.mark.rule("Martyr", "Ghosts in detail", "S26", "S40")
def test_a_drawn_ghost_stays_on_an_emptied_spot():
    """There is no spot besides those."""
    at, _ = embellishing(board((FAITH3, "R/R"), deck="K R/G")).apply(0, Martyr())
    at, _ = at.apply(0, Dismiss(place(0, P1)))
    ghost = at.table.aloft[0]
    after, _ = at.apply(0, Succeed(ghost))

    assert TRAIT[after.table.trees[0][P1]] is Trait.DOOM
    assert after.table.trees[1][YOU] != ghost


@pytest.mark.rule("Martyr", "S12")
def test_everybody_with_heroes_dismisses_one_the_user_too():
    """All at once."""
    trees = (FAITH3, "R/R | G/G .", "")
    at, _ = embellishing(board(trees, hands=("R/R",))).apply(0, Martyr())

    assert at.awaited == (0, 1)
