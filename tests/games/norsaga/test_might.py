"""Might: Adapt, Assault and Invade."""

import pytest

from games.core.errors import IllegalAction
from games.norsaga.actions import Adapt, Assault, Dismiss, Invade
from games.norsaga.embellishments.dismissing import Dismissing
from games.norsaga.events import Discarded
from games.norsaga.prompts import DismissingOne
from tests.games.looking import kinds, offered, told
from tests.games.norsaga.builder import (
    A1,
    DOOM1,
    MIGHT2,
    MIGHT3,
    P1,
    P2,
    THREE,
    YOU,
    board,
    embellishing,
    place,
)


@pytest.mark.rule("Adapt", "N5")
def test_adapt_replaces_an_own_hero_by_a_card():
    """The hero is dismissed, the card placed on that very spot, in one order."""
    at = embellishing(board((MIGHT2, ""), hands=("G/G",)))
    old, new = at.table.trees[0][P1], at.table.hands[0][0]
    after, _ = at.apply(0, Adapt(place(0, P1), new))

    assert (after.table.trees[0][P1], after.table.discards) == (new, [old])


@pytest.mark.rule("Adapt", "Ghosts in detail", "S26", "S29")
def test_adapt_names_own_heroes_only():
    """A ghost stays on the spot too, and a Doom token elsewhere changes nothing."""
    at = embellishing(board((MIGHT2, DOOM1), hands=("K",), doomed=(1,)))

    assert offered(at, 0, Adapt) == [
        Adapt(place(0, spot), at.table.hands[0][0]) for spot in (YOU, P1)
    ]
    with pytest.raises(IllegalAction):
        at.apply(0, Adapt(place(0, P2), at.table.hands[0][0]))


@pytest.mark.rule("Adapt", "S31")
def test_adapt_needs_a_card():
    """It must refill the spot."""
    assert Adapt not in kinds(embellishing(board((MIGHT2, ""))), 0)


@pytest.mark.rule("Assault")
def test_assault_costs_two_cards_and_the_victim_a_hero():
    """The user chooses the player, that player the hero."""
    at = embellishing(board((MIGHT2, "G/G | B/B ."), hands=("R/R G/G B/B",)))
    first, second, _ = at.table.hands[0]
    asked, events = at.apply(0, Assault((first, second), 1))

    assert told(events, Discarded) == [Discarded(seat=0, cards=(first, second))]
    assert isinstance(asked.step, Dismissing)
    assert (asked.awaited, asked.prompt(1)) == ((1,), DismissingOne(1, 0))

    after, _ = asked.apply(1, Dismiss(place(1, P1)))

    assert set(after.table.trees[1]) == {YOU}


@pytest.mark.rule("Assault", "V6")
@pytest.mark.parametrize("held", ["", "R/R"])
def test_assault_works_with_fewer_cards(held):
    """What there is is discarded, all of it or nothing."""
    at = embellishing(board((MIGHT2, "G/G | B/B ."), hands=(held,)))
    after, _ = at.apply(0, Assault(tuple(at.table.hands[0]), 1))

    assert (after.table.hands[0], after.awaited) == ([], (1,))


@pytest.mark.rule("Assault")
def test_assault_takes_exactly_two_of_more():
    """Three ways to choose them of three cards, for each player."""
    at = embellishing(board((MIGHT2, *THREE[1:]), hands=("R/R G/G B/B",)))
    hand = tuple(at.table.hands[0])

    assert len(offered(at, 0, Assault)) == 9
    for wrong in ((), hand[:1], hand):
        assert Assault(wrong, 1) not in at.asks[0]


@pytest.mark.rule("Assault", "S3")
def test_assault_on_a_player_without_heroes_does_nothing_more():
    """There is nothing to dismiss."""
    at = embellishing(board((MIGHT2, ""), hands=("R/R G/G B/B",)))
    after, _ = at.apply(0, Assault(tuple(at.table.hands[0][:2]), 1))

    assert (after.awaited, len(after.table.discards)) == ((0,), 2)


@pytest.mark.rule("S32")
def test_one_may_assault_oneself():
    """To be rid of a ghost, for instance."""
    at = embellishing(board(("R/R | R/B K", ""), hands=("",)))
    asked, _ = at.apply(0, Assault((), 0))
    after, _ = asked.apply(0, Dismiss(place(0, P2)))

    assert set(after.table.trees[0]) == {YOU, P1}


@pytest.mark.rule("Invade", "S33", "N13")
def test_invade_plays_on_any_spot_of_another_tree():
    """Filled or empty, whatever the card, and no token is needed."""
    at = embellishing(board((MIGHT3, "G/G", ""), hands=("B/B",)))
    card = at.table.hands[0][0]

    assert len(offered(at, 0, Invade)) == 14
    after, _ = at.apply(0, Invade(card, place(1, YOU)))
    assert after.table.trees[1][YOU] == card


@pytest.mark.rule("Invade", "S25")
def test_invade_never_goes_to_the_own_tree():
    """Not even with a ghost."""
    at = embellishing(board((MIGHT3, ""), hands=("K",)))

    with pytest.raises(IllegalAction):
        at.apply(0, Invade(at.table.hands[0][0], place(0, A1)))


@pytest.mark.rule("Invade")
def test_invade_needs_a_card():
    """The others do not."""
    at = embellishing(board((MIGHT3, "")))

    assert kinds(at, 0) & {Adapt, Assault, Invade} == {Assault}
