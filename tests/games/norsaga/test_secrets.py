"""What each seat sees, and what nobody may know."""

import pytest

from games.core.agenda import standing
from games.core.dice import seeded
from games.core.vocabulary import Ending
from games.norsaga.actions import (
    Augur,
    ChooseSaga,
    Dismiss,
    Infiltrate,
    Martyr,
    Nix,
    Plunder,
    Prayer,
    Succeed,
)
from games.norsaga.options import Options, SagaPick
from games.norsaga.pieces import pieces
from games.norsaga.rules import RULES
from games.norsaga.table import Reason
from tests.games.norsaga.builder import (
    CRAFT1,
    CRAFT3,
    DOOM2,
    FAITH2,
    FAITH3,
    LORE1,
    MIGHT1,
    P1,
    YOU,
    board,
    embellishing,
    place,
    telling,
)

HANDS = ("R/R R/G", "G/G G/B", "B/B")


def martyrs():
    """Seat 0 has sent one of Martyr's three cards somewhere."""
    trees = (FAITH3, "R/R | G/G .", "B/B | R/B .")
    at, _ = embellishing(board(trees, hands=HANDS)).apply(0, Martyr())
    for seat in (0, 1, 2):
        at, _ = at.apply(seat, Dismiss(place(seat, YOU)))
    return at.apply(0, Succeed(at.table.aloft[1]))[0]


def choosing():
    """Seat 1 of three has chosen a saga."""
    options = Options(saga_pick=SagaPick.ONE_OF_TWO)
    at, _ = RULES.start(3, options, seeded("sagas"))
    return at.apply(1, ChooseSaga(at.step.offered[1][1]))[0]


def nixed():
    """Seat 2 has chosen which hero goes."""
    table = board((DOOM2, "R/R | G/G .", "B/B | R/B ."), hands=HANDS)
    at, _ = embellishing(table).apply(0, Nix())
    return at.apply(2, Dismiss(place(2, P1)))[0]


def looked(tree, action, hands=HANDS):
    """Seat 0 of three looks at a hand."""
    return embellishing(board((tree, "R/R", ""), hands=hands)).apply(0, action)[0]


MOMENTS = {
    "a play is due": lambda: telling(board(("", "", ""), hands=HANDS)),
    "sagas are chosen": choosing,
    "plunder": lambda: looked(CRAFT1, Plunder(1)),
    "infiltrate": lambda: looked(CRAFT3, Infiltrate(2)),
    "augur": lambda: looked(LORE1, Augur()),
    "prayer": lambda: looked(FAITH2, Prayer()),
    "martyr": martyrs,
    "nix": nixed,
}
EVERY = pytest.mark.parametrize("moment", MOMENTS)
WATCHERS = (None, 0, 1, 2)


@EVERY
@pytest.mark.rule("S7", "N6")
def test_dealing_anew_changes_nothing_that_is_seen_or_asked(moment):
    """Whoever looks: the view, the own ask, who is asked, and all cards are there."""
    at = MOMENTS[moment]()
    for seat in WATCHERS:
        for number in range(20):
            other = RULES.redeal(at, seat, seeded(f"other {number}"))

            assert RULES.view(other, seat) == RULES.view(at, seat)
            assert other.asks.keys() == at.asks.keys()
            assert list(other.asks.get(seat, ())) == list(at.asks.get(seat, ()))
            assert pieces(other) == pieces(at)


@EVERY
@pytest.mark.rule("S7")
def test_dealing_anew_deals_anew(moment):
    """What a spectator cannot know is otherwise, more often than not."""
    at = MOMENTS[moment]()
    others = [RULES.redeal(at, None, seeded(f"other {number}")) for number in range(20)]

    assert sum(other.table.hands != at.table.hands for other in others) > 15


@pytest.mark.rule("S7", "Setup")
def test_a_hand_is_seen_by_its_owner_alone_and_its_size_by_all():
    """A spectator sees no card at all."""
    at = MOMENTS["a play is due"]()
    views = [RULES.view(at, seat) for seat in WATCHERS]

    assert [len(view.hand) for view in views] == [0, 2, 2, 1]
    assert {tuple(tree.hand_size for tree in view.trees) for view in views} == {(2, 2, 1)}


@pytest.mark.rule("S7", "Plunder", "Infiltrate")
@pytest.mark.parametrize(("moment", "target"), [("plunder", 1), ("infiltrate", 2)])
def test_a_hand_that_is_looked_at_is_seen_by_the_looker_alone(moment, target):
    """That somebody looks at it all see."""
    at = MOMENTS[moment]()
    views = [RULES.view(at, seat) for seat in WATCHERS]

    assert [view.looking for view in views] == [target] * 4
    assert [view.seen for view in views] == [(), tuple(at.table.hands[target]), (), ()]


@pytest.mark.rule("S7", "Martyr", "Prayer")
def test_martyrs_cards_are_seen_by_the_user_and_prayers_by_all():
    """Until they come down."""
    martyr, prayer = MOMENTS["martyr"](), MOMENTS["prayer"]()

    assert [len(RULES.view(martyr, seat).revealed) for seat in WATCHERS] == [0, 3, 0, 0]
    assert [len(RULES.view(prayer, seat).revealed) for seat in WATCHERS] == [1, 1, 1, 1]
    assert RULES.view(martyr, None).emptied == martyr.step.places


@pytest.mark.rule("options", "S7")
def test_sagas_to_choose_between_are_seen_by_their_owner_alone():
    """Nobody tells a saga yet."""
    at = MOMENTS["sagas are chosen"]()
    views = [RULES.view(at, seat) for seat in WATCHERS]

    assert [view.offered for view in views] == [(), *at.step.offered]
    assert all(tree.saga is None for view in views for tree in view.trees)
    assert all(view.choosing for view in views)


@pytest.mark.rule("S7")
def test_the_view_holds_no_dice_and_no_order_of_the_deck():
    """Not one field of the secret source of chance."""
    at = telling(board((MIGHT1, "", ""), hands=HANDS))
    for seat in WATCHERS:
        shown = repr(RULES.view(at, seat))

        assert repr(at.dice.secret) not in shown
        assert repr(at.table.deck[-2:])[1:-1] not in shown


@pytest.mark.rule("S7")
def test_after_the_end_hands_stay_secret():
    """Dealing anew changes them, and nothing that is seen."""
    at = telling(board((MIGHT1, "", ""), hands=HANDS))
    at.table.ending = Ending(Reason.ROUNDS, (0,))
    over = standing(at.table, (), at.dice)
    other = RULES.redeal(over, None, seeded("other"))

    assert other.table.hands != over.table.hands
    assert RULES.view(other, None) == RULES.view(over, None)
