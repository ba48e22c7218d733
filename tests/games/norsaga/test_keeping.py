"""Saving, and taking back: what has been shown stays, what was only decided need not."""

import pytest

from games.core.undo import CannotUndo, Played, take_back
from games.norsaga.actions import (
    Adapt,
    Augur,
    Dismiss,
    Martyr,
    Nix,
    Play,
    Plunder,
    Possess,
    Skip,
    Succeed,
)
from games.norsaga.rules import RULES
from tests.games.norsaga.builder import (
    CRAFT1,
    DOOM2,
    FAITH3,
    LORE1,
    LORE3,
    MIGHT1,
    P1,
    YOU,
    board,
    embellishing,
    place,
    telling,
)


def deed(position, seat, action):
    """One action as the history keeps it, and what came of it."""
    after, events = position.apply(seat, action)
    return Played(seat, action, events, position, after), after


@pytest.mark.rule("S2", "S21")
def test_what_shows_nothing_can_be_taken_back():
    """While nobody else was asked."""
    at = embellishing(board((MIGHT1, ""), hands=("R/R", "G/G")))
    done, _ = deed(at, 0, Skip())

    assert take_back([done], 0) == at


@pytest.mark.rule("Possess")
def test_possess_can_be_taken_back():
    """Both heroes lay open before and after."""
    at = embellishing(board((LORE3, "R/R"), hands=("R/G", "")))
    done, _ = deed(at, 0, Possess(place(0, P1), place(1, YOU)))

    assert take_back([done], 0) == at


@pytest.mark.rule("Plunder", "Augur", "Continue the Tale", "Adapt")
def test_what_was_seen_or_shown_cannot_be_taken_back():
    """A look, a drawn card, a card that came down."""
    hands = ("R/G Y/G", "G/G")
    looks = embellishing(board((CRAFT1, ""), hands=hands))
    draws = embellishing(board((LORE1, ""), hands=hands))
    plays = telling(board(hands=hands))
    adapts = embellishing(board((MIGHT1, ""), hands=hands))
    for at, action in (
        (looks, Plunder(1)),
        (draws, Augur()),
        (plays, Play(plays.table.hands[0][0], place(0, YOU))),
        (adapts, Adapt(place(0, YOU), adapts.table.hands[0][0])),
    ):
        done, _ = deed(at, 0, action)
        with pytest.raises(CannotUndo):
            take_back([done], 0)


@pytest.mark.rule("S12")
def test_a_secret_choice_can_be_taken_back_until_all_are_shown():
    """The others' choices stay."""
    at, _ = embellishing(board((DOOM2, "R/R | G/G .", "B/B | R/B ."))).apply(0, Nix())
    mine, then = deed(at, 1, Dismiss(place(1, P1)))
    yours, now = deed(then, 2, Dismiss(place(2, P1)))
    back = take_back([mine, yours], 1)

    assert (back.awaited, back.step.chosen) == ((0, 1), (place(2, P1),))

    last, _ = deed(now, 0, Dismiss(place(0, YOU)))
    with pytest.raises(CannotUndo):
        take_back([mine, yours, last], 1)


@pytest.mark.rule("Martyr", "S10")
def test_where_a_card_of_martyr_goes_can_be_taken_back():
    """They come down together."""
    at, _ = embellishing(board((FAITH3, "R/R", "G/G"))).apply(0, Martyr())
    at, _ = at.apply(0, Dismiss(place(0, P1)))
    done, _ = deed(at, 0, Succeed(at.table.aloft[2]))

    assert take_back([done], 0) == at


@pytest.mark.rule("S12", "Doom token")
def test_a_saved_position_comes_back_as_it_stood():
    """Also where a window is open and a token lies."""
    at, _ = embellishing(board((DOOM2, "R/R | G/G .", "B/B | R/B ."))).apply(0, Nix())
    data = RULES.codec.dump(at)

    assert RULES.codec.load(data) == at
    assert RULES.codec.dump(RULES.codec.load(data)) == data
