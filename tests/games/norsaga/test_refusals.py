"""Why an order is refused: the first rule that stands in the way is named."""

import pytest

from games.core.errors import IllegalAction
from games.norsaga import actions as do
from games.norsaga import refusals as no
from games.norsaga.cards import Card, Trait
from games.norsaga.steps.embellishing import Embellishing
from games.norsaga.tree import Place
from tests.games.norsaga.builder import (
    A1,
    CRAFT2,
    CRAFT3,
    FAITH2,
    FAITH3,
    LORE1,
    LORE2,
    LORE3,
    MIGHT3,
    P1,
    P2,
    YOU,
    board,
    embellishing,
    place,
    telling,
)

STRANGER = Card.THE_SUNKEN_BELL_RINGER
"""A card that the usual deck does not have."""
NOWHERE = Place(9, YOU)


def refusal(position, action, seat=0):
    """The reason that the player is told."""
    with pytest.raises(IllegalAction) as refused:
        position.apply(seat, action)
    return refused.value.refusal


def might(hand="R/G G/G"):
    """Seat 0 of three may use all of Might."""
    return embellishing(board((MIGHT3, "G/R", ""), hands=(hand, "B/B")))


@pytest.mark.rule("Embellishments")
@pytest.mark.parametrize(
    ("tree", "action", "reason"),
    [
        ("P/R", do.Augur(), no.NoYoungest()),
        (LORE1, do.Chant(), no.OtherColour(Trait.FAITH)),
        (LORE1, do.OfferOnly(STRANGER), no.TooFewGenerations(Trait.LORE, 2)),
        (LORE2, do.Possess(place(0, YOU), place(1, YOU)), no.TooFewGenerations(Trait.LORE, 3)),
    ],
)
def test_not_eligible(tree, action, reason):
    """The colour of the youngest, and the generations."""
    table = board((tree, "R/R"), hands=("B/B",))

    assert Embellishing(0).refusal(table, 0, action) == reason


@pytest.mark.rule("Adapt", "Assault", "Invade")
def test_orders_of_might():
    """Own heroes, held cards, two discards, other trees."""
    at = might()
    red, green = at.table.hands[0]

    for action, reason in (
        (do.Adapt(place(1, YOU), red), no.NotYourTree(place(1, YOU))),
        (do.Adapt(NOWHERE, red), None),
        (do.Adapt(place(0, P2), red), no.NobodyThere(place(0, P2))),
        (do.Adapt(place(0, P1), STRANGER), no.CardNotHeld(STRANGER)),
        (do.Assault((red,), 1), no.WrongDiscards(2)),
        (do.Assault((red, green), 7), None),
        (do.Invade(STRANGER, place(1, A1)), no.CardNotHeld(STRANGER)),
        (do.Invade(red, place(0, A1)), no.NotAnotherTree(place(0, A1))),
        (do.Invade(red, NOWHERE), None),
    ):
        assert refusal(at, action) == reason, action
    assert refusal(might(""), do.Adapt(place(0, P1), red)) == no.HandEmpty()


@pytest.mark.rule("Plunder", "Turncoat", "Infiltrate")
def test_orders_of_craft():
    """Targets, the hero, the card, the discards; then the looks."""
    at = embellishing(board((CRAFT3, "R/G", ""), hands=("R/R Y/Y", "B/B R/B"), gone=(2,)))
    red, yellow = at.table.hands[0]

    for action, reason in (
        (do.Plunder(0), no.NotATarget(0)),
        (do.Infiltrate(2), no.NotATarget(2)),
        (do.Infiltrate(7), None),
        (do.Turncoat(place(1, YOU), red, place(0, P2), ()), no.NotYourTree(place(1, YOU))),
        (do.Turncoat(place(0, P1), STRANGER, place(0, P2), ()), no.CardNotHeld(STRANGER)),
        (do.Turncoat(place(0, P1), red, place(1, P2), ()), no.TreeClosed(red, 1)),
        (do.Turncoat(place(0, P1), red, place(0, P2), (red,)), no.WrongDiscards(2)),
    ):
        assert refusal(at, action) == reason, action

    plundering, _ = at.apply(0, do.Plunder(1))
    mine = at.table.hands[1][0]
    assert refusal(plundering, do.SwapCards(STRANGER, mine)) == no.CardNotHeld(STRANGER)
    assert refusal(plundering, do.SwapCards(red, yellow)) == no.CardNotHeld(yellow)
    assert refusal(plundering, do.Skip()) is None


@pytest.mark.rule("Infiltrate")
def test_cards_are_planted_on_heroes_of_their_colour():
    """The card, the hero, the colour."""
    at = embellishing(board((CRAFT3, "R/G", ""), hands=("R/R", "B/B R/B")))
    at, _ = at.apply(0, do.Infiltrate(1))
    blue, red = at.table.hands[1]

    for action, reason in (
        (do.Plant(STRANGER, place(1, YOU)), no.CardNotHeld(STRANGER)),
        (do.Plant(red, place(1, P1)), no.NobodyThere(place(1, P1))),
        (do.Plant(red, NOWHERE), None),
        (do.Plant(blue, place(1, YOU)), no.ColoursDiffer(blue)),
        (do.Skip(), None),
    ):
        assert refusal(at, action) == reason, action


@pytest.mark.rule("Augur", "Offering", "Possess")
def test_orders_of_lore():
    """Held cards of one colour, open trees, heroes on both sides."""
    at = embellishing(board((LORE3, "R/G", ""), hands=("R/R R/B G/G",)))
    red, other, green = at.table.hands[0]

    for action, reason in (
        (do.OfferOnly(STRANGER), no.CardNotHeld(STRANGER)),
        (do.Offering(STRANGER, red, place(0, P2)), no.CardNotHeld(STRANGER)),
        (do.Offering(red, STRANGER, place(0, P2)), no.CardNotHeld(STRANGER)),
        (do.Offering(red, green, place(0, P2)), no.ColoursDiffer(green)),
        (do.Offering(red, red, place(0, P2)), no.ColoursDiffer(red)),
        (do.Offering(red, other, place(1, P2)), no.TreeClosed(other, 1)),
        (do.Possess(place(0, P2), place(1, YOU)), no.NobodyThere(place(0, P2))),
        (do.Possess(place(0, P1), place(1, P2)), no.NobodyThere(place(1, P2))),
        (do.Possess(place(0, P1), place(0, YOU)), no.NotAnotherTree(place(0, YOU))),
    ):
        assert refusal(at, action) == reason, action

    augury, _ = at.apply(0, do.Augur())
    assert refusal(augury, do.DiscardOne(STRANGER)) == no.CardNotHeld(STRANGER)
    assert refusal(augury, do.Skip()) is None


@pytest.mark.rule("Prayer", "Martyr")
def test_orders_of_faith():
    """Where Prayer's card may go, and which cards Martyr has."""
    praying, _ = embellishing(board((FAITH2, ""), deck="R/R")).apply(0, do.Prayer())
    shown = praying.table.aloft[0]

    assert refusal(praying, do.PlayRevealed(place(1, YOU))) == no.TreeClosed(shown, 1)
    assert refusal(praying, do.PlayRevealed(NOWHERE)) is None
    assert refusal(praying, do.Skip()) is None

    at, _ = embellishing(board((FAITH3, "R/R"))).apply(0, do.Martyr())
    at, _ = at.apply(0, do.Dismiss(place(0, P1)))
    assert refusal(at, do.Succeed(Card.UBBE_LOUD)) == no.CardNotHeld(Card.UBBE_LOUD)
    assert refusal(at, do.Skip()) is None


@pytest.mark.rule("Whisper", "Continue the Tale")
def test_where_a_card_cannot_be_played():
    """Neither by Whisper nor as the turn's play."""
    at = embellishing(board(("K", "", ""), hands=("R/R",)))
    red = at.table.hands[0][0]

    assert refusal(at, do.Whisper(red, place(1, P1))) == no.TreeClosed(red, 1)
    assert refusal(at, do.Whisper(STRANGER, place(1, P1))) == no.CardNotHeld(STRANGER)
    assert refusal(at, do.Done()) is None

    at = telling(board((CRAFT2, "", ""), hands=("R/R",)))
    assert refusal(at, do.Play(red, place(1, P1))) == no.TreeClosed(red, 1)
    assert refusal(at, do.Play(STRANGER, place(0, P1))) == no.CardNotHeld(STRANGER)
    assert refusal(at, do.Augur()) is None


@pytest.mark.rule("Nix")
def test_what_needs_nothing_has_no_reason_to_be_refused():
    """Then there is no better word than no."""
    assert Embellishing(0).refusal(board(("K | K .", "")), 0, do.Nix()) is None
