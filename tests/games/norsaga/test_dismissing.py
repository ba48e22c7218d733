"""Dismissals: victims choose at once and in secret; standing orders; what the absent dismiss."""

from typing import get_args

import pytest
from msgspec import Raw, json

from games.core.errors import IllegalAction, NotYourDecision
from games.norsaga.actions import AnyAction, Dismiss, Nix, Ragnarok, Skip
from games.norsaga.bygone import ForgetOrder, LeaveOrder, OrderForgotten, OrderLeft
from games.norsaga.embellishments.dismissing import Dismissing
from games.norsaga.events import ChoiceMade, Dismissed
from games.norsaga.refusals import NobodyThere, NotYourTree
from games.norsaga.rules import RULES
from games.norsaga.standing_orders import DismissOrder, MightOrder, Orders
from tests.games.looking import kinds, offered, told
from tests.games.norsaga.builder import (
    A1,
    A2,
    CRAFT1,
    DOOM2,
    DOOM3,
    MIGHT1,
    MIGHT2,
    MIGHT3,
    P1,
    P2,
    YOU,
    board,
    embellishing,
    place,
    running,
    telling,
)
from tests.saves.collecting import FOLDER

VICTIM = "R/R | G/G B/B | Y/Y ."


def nixed(*, trees=(DOOM2, VICTIM, "B/R | B/G K"), hands=("R/R", "", "")):
    """Seat 0 uses Nix against two others."""
    return embellishing(board(trees, hands=hands)).apply(0, Nix())


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
@pytest.mark.parametrize(
    ("order", "spot"),
    [
        (DismissOrder.USUAL, P1),
        (DismissOrder.GRANDPARENTS, A1),
        (DismissOrder.PARENTS, P1),
        (DismissOrder.YOUNGEST, YOU),
    ],
)
def test_an_order_dismisses_without_asking(order, spot):
    """Of those that it names the hero whose loss costs the fewest markers; by default it asks."""
    at, _ = nixed()

    assert at.ordered(1, Orders()) is None
    assert at.ordered(1, Orders(dismissals=order)) == Dismiss(place(1, spot))


@pytest.mark.rule("standing orders")
def test_an_order_that_fits_nobody_gives_way_to_the_usual_choice():
    """The victim has no grandparent."""
    at, _ = nixed()
    grandparents = Orders(dismissals=DismissOrder.GRANDPARENTS)

    assert at.ordered(2, grandparents) == at.default(2)


@pytest.mark.rule("standing orders")
@pytest.mark.parametrize(
    ("tree", "order", "declines"),
    [
        (MIGHT1, MightOrder.FROM_SECOND, True),
        (MIGHT2, MightOrder.FROM_SECOND, False),
        (MIGHT2, MightOrder.FROM_THIRD, True),
        (MIGHT3, MightOrder.FROM_THIRD, False),
        (MIGHT3, MightOrder.NEVER, True),
        (MIGHT1, MightOrder.ASK, False),
    ],
)
def test_an_order_declines_until_the_colour_reaches_back_further(tree, order, declines):
    """What one more generation adds is asked about again; another colour has its own order."""
    at = embellishing(board((tree, ""), hands=("R/R",)))
    other = embellishing(board((CRAFT1, ""), hands=("R/R",)))

    assert at.ordered(0, Orders(might=order)) == (Skip() if declines else None)
    assert other.ordered(0, Orders(might=order)) is None


@pytest.mark.rule("standing orders")
def test_a_question_offers_the_order_that_would_have_answered_it():
    """And nothing that would answer more; a play has none."""
    victim, _ = nixed()
    for at, seat, field in (
        (embellishing(board((MIGHT1, ""), hands=("R/R",))), 0, "might"),
        (embellishing(board((DOOM3, ""), hands=("R/R",))), 0, "doom"),
        (victim, 1, "dismissals"),
    ):
        offered = RULES.offered_orders(at, seat)

        assert set(offered) == {field}
        assert at.ordered(seat, Orders(**offered)) is not None

    assert RULES.offered_orders(telling(board(hands=("R/R",))), 0) == {}


@pytest.mark.rule("standing orders")
def test_no_action_of_the_game_is_about_orders():
    """So that leaving and forgetting one over and over keeps no match from going on."""
    at = embellishing(board((DOOM3, VICTIM), hands=("R/R",)))
    nixing, _ = at.apply(0, Nix())
    before = RULES.codec.dump(at)

    for position, seat in ((at, 0), (nixing, 1)):
        for bygone in (LeaveOrder(P1, P2, YOU), ForgetOrder()):
            with pytest.raises(IllegalAction):
                position.apply(seat, bygone)
    assert not {LeaveOrder, ForgetOrder} & {*get_args(AnyAction), *kinds(at, 0), *kinds(nixing, 1)}
    assert RULES.codec.dump(at) == before


@pytest.mark.rule("standing orders")
def test_an_order_of_a_saved_match_is_dropped():
    """It asks again, and offers one; the log can still be read."""
    saved = json.decode((FOLDER / "norsaga-2.json").read_bytes(), type=dict[str, Raw])
    with_order = saved["continuing with a standing order"]
    told = (OrderLeft(seat=0), OrderForgotten(seat=0))

    assert any(json.decode(with_order)["table"]["orders"])
    assert RULES.codec.load(bytes(with_order)).ending is None
    assert RULES.codec.load_events(RULES.codec.dump_events(told)) == told


@pytest.mark.rule("N5", "S12")
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
