"""Lore: Augur, Offering and Possess."""

import pytest

from games.core.errors import IllegalAction
from games.norsaga.actions import Augur, DiscardOne, Offering, OfferOnly, Play, Possess
from games.norsaga.events import CardsDrawn, Discarded, HeroesSwapped, SkaldSang
from tests.games.looking import kinds, offered, told
from tests.games.norsaga.builder import (
    A1,
    LORE1,
    LORE2,
    LORE3,
    P1,
    P2,
    YOU,
    board,
    embellishing,
    place,
)


@pytest.mark.rule("Augur")
def test_augur_draws_a_card_and_then_discards_one():
    """Any of the hand, before anything else is done."""
    at = embellishing(board((LORE1, ""), hands=("R/R",), deck="G/G"))
    asked, events = at.apply(0, Augur())
    red, green = asked.table.hands[0]

    assert [one.secret_to for one in told(events, CardsDrawn)] == [0]
    assert kinds(asked, 0) == {DiscardOne}

    after, events = asked.apply(0, DiscardOne(red))

    assert (after.table.hands[0], kinds(after, 0)) == ([green], {Play})
    assert told(events, Discarded) == [Discarded(seat=0, cards=(red,))]


@pytest.mark.rule("Augur", "N5")
def test_absent_the_augur_discards_what_was_drawn():
    """The newest card."""
    at, _ = embellishing(board((LORE1, ""), hands=("R/R",), deck="G/G")).apply(0, Augur())

    assert at.default(0) == DiscardOne(at.table.hands[0][-1])


@pytest.mark.rule("Offering", "S37", "N5")
def test_offering_discards_a_card_and_plays_another_of_its_colour():
    """In one order; skalds and ghosts are colours too."""
    at = embellishing(board((LORE2, ""), hands=("R/R R/G P/R P/G K K",)))
    red, ruddy, skald, singer, ghost, spirit = at.table.hands[0]
    pairs = {(one.discard, one.card) for one in offered(at, 0, Offering)}

    assert pairs == {
        (red, ruddy),
        (ruddy, red),
        (skald, singer),
        (singer, skald),
        (ghost, spirit),
        (spirit, ghost),
    }
    after, _ = at.apply(0, Offering(red, ruddy, place(0, A1)))
    assert (after.table.discards, after.table.trees[0][A1]) == ([red], ruddy)


@pytest.mark.rule("Offering", "S37", "N6")
def test_offering_may_just_discard():
    """One order with or without a play."""
    at = embellishing(board((LORE2, ""), hands=("R/R G/G",)))
    after, _ = at.apply(0, OfferOnly(at.table.hands[0][0]))

    assert (len(after.table.hands[0]), kinds(after, 0)) == (1, {Play})


@pytest.mark.rule("Offering", "S37")
def test_the_offered_card_itself_is_not_played():
    """Nor one of another colour."""
    at = embellishing(board((LORE2, ""), hands=("R/R G/G",)))
    red, green = at.table.hands[0]

    for wrong in (Offering(red, red, place(0, A1)), Offering(red, green, place(0, A1))):
        with pytest.raises(IllegalAction):
            at.apply(0, wrong)


@pytest.mark.rule("Offering", "S29", "S24")
def test_offering_plays_where_a_play_may_go():
    """A ghost anywhere, others on the own tree and on doomed ones."""
    at = embellishing(board((LORE2, "", ""), hands=("R/R R/G K K",), doomed=(2,)))

    seats = {(one.card, one.place.seat) for one in offered(at, 0, Offering)}
    red, _, ghost, _ = at.table.hands[0]

    assert {seat for card, seat in seats if card == red} == {0, 2}
    assert {seat for card, seat in seats if card == ghost} == {0, 1, 2}


@pytest.mark.rule("Offering")
def test_offering_needs_a_card():
    """Augur does not."""
    at = embellishing(board((LORE2, "")))

    assert kinds(at, 0) & {Augur, Offering, OfferOnly} == {Augur}


@pytest.mark.rule("Possess", "N5")
def test_possess_swaps_two_heroes():
    """Each takes the other's spot."""
    at = embellishing(board((LORE3, "R/R | G/G .")))
    own, other = at.table.trees[0][P1], at.table.trees[1][YOU]
    after, events = at.apply(0, Possess(place(0, P1), place(1, YOU)))

    assert (after.table.trees[0][P1], after.table.trees[1][YOU]) == (other, own)
    assert told(events, HeroesSwapped) == [
        HeroesSwapped(card=own, place=place(1, YOU), other_card=other, other=place(0, P1))
    ]


@pytest.mark.rule("Possess", "S38", "S16", "Skalds in detail")
def test_a_possessed_skald_grants_nothing():
    """Nor does a ghost do anything special."""
    at = embellishing(board(("B/R | B/G K | B/Y .", "R/R | P/R P/G")))
    after, events = at.apply(0, Possess(place(0, P2), place(1, P1)))

    assert (told(events, SkaldSang), after.table.queue) == ([], [])
    assert kinds(after, 0) == set()


@pytest.mark.rule("Possess")
def test_possess_needs_a_hero_of_another_player():
    """Only filled spots can be named."""
    assert Possess not in kinds(embellishing(board((LORE3, ""), hands=("R/R",))), 0)

    at = embellishing(board((LORE3, "R/R", "G/G | B/B .")))

    assert len(offered(at, 0, Possess)) == 3 * 3
    assert Possess(place(0, P2), place(1, YOU)) not in at.asks[0]
    assert Possess(place(0, YOU), place(1, P1)) not in at.asks[0]
    assert Possess(place(1, YOU), place(2, YOU)) not in at.asks[0]
