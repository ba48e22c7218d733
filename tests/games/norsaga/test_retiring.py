"""A player leaves: what becomes of the cards, and of all that was pending."""

import pytest

from games.core.dice import seeded
from games.core.vocabulary import CoreReason, SeatRetired
from games.norsaga.actions import (
    Assault,
    Augur,
    Dismiss,
    Infiltrate,
    Martyr,
    Nix,
    Play,
    Plunder,
    Prayer,
    Succeed,
)
from games.norsaga.cards import Card
from games.norsaga.embellishments.martyrdom import Martyrdom
from games.norsaga.events import Discarded
from games.norsaga.options import Options, SagaPick
from games.norsaga.rules import RULES
from games.norsaga.steps.continuing import Continuing
from games.norsaga.table import Grant
from tests.games.looking import offered
from tests.games.norsaga.builder import (
    CRAFT1,
    CRAFT3,
    DOOM2,
    FAITH2,
    FAITH3,
    LORE1,
    MIGHT2,
    P1,
    YOU,
    board,
    embellishing,
    ending_turn,
    place,
    sung,
    telling,
)

PAIR = "R/R | G/G ."


def left(position, seat):
    """After a seat has left, with every card still there."""
    after, events = RULES.retire(position, seat)
    assert RULES.pieces(after) == RULES.pieces(position)
    assert seat not in after.asks
    return after, events


@pytest.mark.rule("N9")
def test_heroes_and_hand_are_discarded_and_the_token_goes():
    """Face up."""
    at = telling(board(("", PAIR, ""), hands=("B/B", "Y/Y", ""), doomed=(1,)))
    gone = [*at.table.trees[1].values(), *at.table.hands[1]]
    after, events = left(at, 1)

    assert (after.table.trees[1], after.table.hands[1], after.table.doomed) == ({}, [], ())
    assert after.table.discards == gone
    assert events == (SeatRetired(seat=1), Discarded(seat=1, cards=tuple(gone)))


@pytest.mark.rule("N9")
def test_the_last_player_left_wins():
    """Of two at once, of three with the second who leaves."""
    at = telling(board(("", "", "")))
    one, _ = left(at, 0)
    two, _ = left(one, 2)

    assert one.ending is None
    assert (two.ending.reason, two.ending.winners) == (CoreReason.RETIRED, (1,))


@pytest.mark.rule("N9")
def test_in_the_own_turn_the_turn_ends():
    """Whatever was to be decided."""
    table = board((LORE1, "", ""), hands=("B/B", "", ""))
    for at in (embellishing(table), telling(table), embellishing(table).apply(0, Augur())[0]):
        after, _ = left(at, 0)

        assert (after.table.active, after.awaited) == (1, (1,))


@pytest.mark.rule("N9")
def test_who_has_left_has_no_turn_and_is_no_target():
    """Turn order passes over the seat; its tree is closed to all."""
    at, _ = left(telling(board((DOOM2, "", ""), hands=("K R/R", "", "G/G"))), 1)

    assert {one.place.seat for one in offered(at, 0, Play)} == {0, 2}
    assert Play(at.table.hands[0][0], place(1, YOU)) not in at.asks[0]
    assert ending_turn(at.table.copy(), 0)[0].table.active == 2

    might = embellishing(board((MIGHT2, "", ""), gone=(1,), hands=("R/R",)))

    assert {one.target for one in offered(might, 0, Assault)} == {0, 2}


@pytest.mark.rule("N9")
def test_prayers_card_is_discarded():
    """It was in the air."""
    at, _ = embellishing(board((FAITH2, "", ""), deck="B/B")).apply(0, Prayer())
    after, _ = left(at, 0)

    assert after.table.aloft == []
    assert after.table.active == 1


def martyrs():
    """Seat 0 uses Martyr; all three have dismissed their youngest."""
    at, _ = embellishing(board((FAITH3, PAIR, "B/B | R/B ."))).apply(0, Martyr())
    for seat in (0, 1, 2):
        at, _ = at.apply(seat, Dismiss(place(seat, YOU)))
    return at


@pytest.mark.rule("N9")
def test_when_the_martyr_leaves_emptied_spots_stay_empty():
    """The drawn cards are discarded."""
    after, _ = left(martyrs(), 0)

    assert after.table.aloft == []
    assert (YOU in after.table.trees[1], YOU in after.table.trees[2]) == (False, False)


@pytest.mark.rule("N9")
@pytest.mark.parametrize(("sent", "lost"), [(0, 3), (1, 2), (2, 1)])
def test_when_a_victim_of_martyr_leaves_one_card_less_comes_down(sent, lost):
    """The card that was sent there; before that is decided, the last one drawn.

    The cards are sent to seats 0, 1, 2 and 3: the fourth drawn to seat 0, the second to seat 1.
    """
    at, _ = embellishing(board((FAITH3, PAIR, "B/B | R/B .", "G/R | Y/B ."))).apply(0, Martyr())
    for seat in (0, 1, 2, 3):
        at, _ = at.apply(seat, Dismiss(place(seat, YOU)))
    drawn = list(at.table.aloft)
    for index in (3, 1)[:sent]:
        at, _ = at.apply(0, Succeed(drawn[index]))
    after, _ = left(at, 1)

    assert after.table.discards[4] == drawn[lost]
    while isinstance(after.step, Martyrdom):
        after, _ = after.apply(0, after.default(0))

    assert after.table.aloft == []
    assert [YOU in after.table.trees[seat] for seat in range(4)] == [True, False, True, True]
    assert after.table.trees[0][YOU] == drawn[3 if sent else 0]


@pytest.mark.rule("N9")
def test_a_spectator_of_martyr_may_leave():
    """Seat 3 had no heroes: nothing changes."""
    at, _ = embellishing(board((FAITH3, PAIR, "", ""))).apply(0, Martyr())
    for seat in (0, 1):
        at, _ = at.apply(seat, Dismiss(place(seat, YOU)))
    after, _ = left(at, 3)

    assert after.step == at.step


@pytest.mark.rule("N9")
def test_a_victim_that_leaves_owes_nothing():
    """The others' choices stand; with the last one missing they are shown."""
    at, _ = embellishing(board((DOOM2, PAIR, "B/B | R/B ."), hands=("R/R",))).apply(0, Nix())
    at, _ = at.apply(0, Dismiss(place(0, P1)))
    at, _ = at.apply(2, Dismiss(place(2, P1)))
    after, _ = left(at, 1)

    assert isinstance(after.step, Continuing)
    assert (P1 in after.table.trees[0], P1 in after.table.trees[2]) == (False, False)


@pytest.mark.rule("N9")
def test_when_the_martyr_leaves_before_the_choices_they_are_made_all_the_same():
    """No cards are drawn for them."""
    at, _ = embellishing(board((FAITH3, PAIR, "B/B | R/B ."))).apply(0, Martyr())
    at, _ = left(at, 0)
    at, _ = at.apply(1, Dismiss(place(1, P1)))
    after, _ = at.apply(2, Dismiss(place(2, P1)))

    assert after.table.aloft == []
    assert set(after.table.trees[1]) == {YOU}


@pytest.mark.rule("N9")
@pytest.mark.parametrize(("tree", "action"), [(CRAFT1, Plunder(1)), (CRAFT3, Infiltrate(1))])
@pytest.mark.parametrize("leaver", [0, 1])
def test_a_look_ends_when_one_of_the_two_leaves(tree, action, leaver):
    """The looker's turn ends, or goes on with the play."""
    at, _ = embellishing(board((tree, "", ""), hands=("R/R", "B/B", ""))).apply(0, action)
    after, _ = left(at, leaver)

    assert after.table.active == (1 if leaver == 0 else 0)
    assert after.table.turn == (2 if leaver == 0 else 1)


@pytest.mark.rule("N9")
def test_grants_of_the_leaver_vanish_and_those_of_others_are_used():
    """Out of the queue, and out of the batch that is gathered."""
    table = board((CRAFT1, "", CRAFT1), active=1, hands=("R/R", "R/G", "B/B"))
    one, two = Card.SKALD_EYJOLF, Card.SKALD_GLUM
    table.queue, table.landed = [Grant(2, two), Grant(0, one)], [Grant(0, two), Grant(2, one)]
    after, _ = left(sung(table, 1), 0)

    assert all(grant.seat != 0 for grant in (*after.table.queue, *after.table.landed))
    assert (after.step.seat, after.step.skald) == (2, two)


@pytest.mark.rule("N9")
def test_who_would_begin_and_leaves_while_sagas_are_chosen_lets_the_next_begin():
    """The others have chosen already; nothing is asked of the empty seat."""
    at, _ = RULES.start(3, Options(saga_pick=SagaPick.ONE_OF_TWO), seeded("retiring"))
    first, second, third = at.table.circle
    for seat in (second, third):
        at, _ = at.apply(seat, next(iter(at.asks[seat])))

    after, _ = RULES.retire(at, first)

    assert after.awaited == (second,)
    assert after.table.active == second
