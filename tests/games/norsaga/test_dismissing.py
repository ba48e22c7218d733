"""Dismissals: victims choose at once and in secret; standing orders; what the absent dismiss."""

import pytest

from games.core.errors import IllegalAction, NotYourDecision
from games.norsaga.actions import Dismiss, ForgetOrder, LeaveOrder, Nix, Ragnarok, Skip
from games.norsaga.embellishments.dismissing import Dismissing
from games.norsaga.events import ChoiceMade, Dismissed, OrderForgotten, OrderLeft
from games.norsaga.refusals import NobodyThere, NotYourTree, SpotNamedTwice
from tests.games.looking import kinds, offered, told
from tests.games.norsaga.builder import (
    A1,
    A2,
    B1,
    DOOM2,
    MIGHT1,
    P1,
    P2,
    YOU,
    board,
    embellishing,
    place,
    running,
)

VICTIM = "R/R | G/G B/B | Y/Y ."


def nixed(*, orders=None, trees=(DOOM2, VICTIM, "B/R | B/G K"), hands=("R/R", "", "")):
    """Seat 0 uses Nix against two others."""
    table = board(trees, hands=hands)
    for seat, order in (orders or {}).items():
        table.orders[seat] = order
    return embellishing(table).apply(0, Nix())


@pytest.mark.rule("S12", "Nix")
def test_all_choose_at_once_and_are_shown_together():
    """Others learn only that somebody has chosen."""
    at, _ = nixed()
    at, first = at.apply(2, Dismiss(place(2, P1)))

    assert first == (ChoiceMade(seat=2),)
    assert (at.awaited, len(at.table.trees[2])) == ((0, 1), 3)

    at, _ = at.apply(0, Dismiss(place(0, P1)))
    after, last = at.apply(1, Dismiss(place(1, P2)))

    assert [one.place.seat for one in told(last, Dismissed)] == [0, 1, 2]
    assert not isinstance(after.step, Dismissing)


@pytest.mark.rule("S12")
def test_nobody_chooses_twice():
    """A choice stands, unless it is taken back."""
    at, _ = nixed()
    at, _ = at.apply(2, Dismiss(place(2, P1)))

    with pytest.raises(NotYourDecision):
        at.apply(2, Dismiss(place(2, YOU)))


@pytest.mark.rule("S13")
def test_any_hero_may_go():
    """Also a ghost, a skald, or the youngest."""
    at, _ = nixed()

    assert set(offered(at, 2, Dismiss)) == {Dismiss(place(2, spot)) for spot in (YOU, P1, P2)}


@pytest.mark.rule("S12", "S2")
def test_whoever_has_one_hero_only_is_not_asked():
    """There is nothing to choose, and all see that."""
    at, _ = nixed(trees=(DOOM2, VICTIM, "B/R"))

    assert at.awaited == (0, 1)


@pytest.mark.rule("standing orders")
def test_an_order_dismisses_without_asking():
    """The first spot of it that is filled; what it says is shown with the others' choices."""
    at, _ = nixed(orders={1: (B1, P2, YOU)})

    assert at.awaited == (0, 2)

    at, _ = at.apply(0, Dismiss(place(0, P1)))
    _, events = at.apply(2, Dismiss(place(2, P1)))

    assert place(1, P2) in [one.place for one in told(events, Dismissed)]


@pytest.mark.rule("standing orders")
def test_an_order_that_fits_nobody_gives_way_to_the_usual_choice():
    """So that nobody learns what it says from who is asked."""
    at, _ = nixed(orders={2: (A1, A2, B1)})

    assert at.awaited == (0, 1)


@pytest.mark.rule("standing orders")
def test_an_order_can_be_left_and_forgotten_before_embellishing():
    """The embellishment is still to be chosen; others learn that there is one."""
    at = embellishing(board((MIGHT1, ""), hands=("R/R",)))

    assert ForgetOrder not in kinds(at, 0)

    left, events = at.apply(0, LeaveOrder(A1, P2, YOU))

    assert told(events, OrderLeft) == [OrderLeft(seat=0)]
    assert (left.table.orders[0], Skip in kinds(left, 0)) == ((A1, P2, YOU), True)

    forgotten, events = left.apply(0, ForgetOrder())

    assert (forgotten.table.orders[0], events) == (None, (OrderForgotten(seat=0),))


@pytest.mark.rule("standing orders")
def test_an_order_that_is_left_for_a_dismissal_is_obeyed_at_once():
    """And holds for the next one."""
    at, _ = nixed()
    at, events = at.apply(1, LeaveOrder(P2, P1, YOU))

    assert (at.awaited, at.table.orders[1]) == ((0, 2), (P2, P1, YOU))
    assert events == (OrderLeft(seat=1), ChoiceMade(seat=1))
    assert place(1, P2) in at.step.chosen


@pytest.mark.rule("standing orders")
def test_an_order_names_three_different_spots():
    """In 210 ways."""
    at, _ = nixed()

    assert len(offered(at, 1, LeaveOrder)) == 7 * 6 * 5
    with pytest.raises(IllegalAction) as refused:
        at.apply(1, LeaveOrder(P1, P1, YOU))
    assert refused.value.refusal == SpotNamedTwice()


@pytest.mark.rule("N5", "standing orders", "S12")
def test_the_absent_lose_the_hero_that_costs_the_fewest_markers():
    """Ties go by the order of spots: grandparents first, the youngest last."""
    table = board((DOOM2, "B/B | Y/R R/G | G/G ."), sagas=("RRRGGG", "BBBYYY"))
    at, _ = embellishing(table).apply(0, Nix())

    assert at.default(1) == Dismiss(place(1, A1))

    del table.trees[1][A1]
    at, _ = embellishing(table).apply(0, Nix())

    assert at.default(1) == Dismiss(place(1, P2))


@pytest.mark.rule("S13")
def test_only_an_own_hero_can_be_dismissed():
    """The reason is told."""
    at, _ = nixed()
    for wrong, reason in (
        (Dismiss(place(1, A2)), NobodyThere(place(1, A2))),
        (Dismiss(place(2, YOU)), NotYourTree(place(2, YOU))),
    ):
        with pytest.raises(IllegalAction) as refused:
            at.apply(1, wrong)
        assert refused.value.refusal == reason
    with pytest.raises(IllegalAction) as refused:
        at.apply(1, Ragnarok())
    assert refused.value.refusal is None


@pytest.mark.rule("S9", "S8")
def test_a_dismissal_moves_markers_and_never_wins():
    """Fewer markers lie on a smaller tree."""
    table = board((DOOM2, "B/B | Y/R ."), sagas=("RRRGGG", "BBBYYY"))
    step = Dismissing(0, (), (place(1, P1),))
    at, _ = running(table, step, *embellishing(table).agenda[:1])

    assert (at.table.shown[1], at.ending) == (1, None)
