"""The final account: why a match ended so, tie-breaks named, and how each tree stands."""

import pytest

from games.catalogue import titles
from games.core.vocabulary import CoreReason, Ending
from games.norsaga.account import (
    AlsoProven,
    HeroesAccount,
    LastLeft,
    MarkersAccount,
    RoundsOver,
    SagaAccount,
    SagaProven,
    TieShared,
)
from games.norsaga.actions import Play
from games.norsaga.events import HeroesSwapped, OneShort, TookLead
from games.norsaga.rules import RULES
from play.simulation.playout import walk
from tests.games.norsaga.builder import (
    YOU,
    at,
    board,
    ending_turn,
    place,
    telling,
)

NEARLY = ". | R/G B/G | R/G Y/G | R/B ."
"""Five of RRRGGB."""


@pytest.mark.rule("The Game", "Inheritance & Winning", "account")
def test_a_proven_saga_is_named():
    """With the winner; each player's saga, markers, heroes and pairs follow."""
    here = telling(board((NEARLY, "R/R"), hands=("B/B",), sagas=("RRRGGB", "BBBYYY")))
    over, _ = here.apply(0, Play(here.table.hands[0][0], place(0, YOU)))
    account = RULES.account(over)
    sagas = over.table.sagas

    assert account.reasons == (SagaProven(0, sagas[0], 6),)
    assert account.seats == (
        (SagaAccount(sagas[0]), MarkersAccount(6, 6), HeroesAccount(6, 2)),
        (SagaAccount(sagas[1]), MarkersAccount(0, 6), HeroesAccount(1, 0)),
    )


@pytest.mark.rule("S10", "account")
def test_a_second_complete_saga_is_told_with_the_tie_break():
    """Both trees have all six; the user wins."""
    table = board(("R/R", "G/G"))
    table.shown = [6, 6]
    table.ending = Ending("saga", (1,))

    assert RULES.account(at(table)).reasons == (SagaProven(1, table.sagas[1], 6), AlsoProven((0,)))


@pytest.mark.rule("N3", "account")
def test_the_last_round_tells_the_most_markers_and_a_shared_win():
    """Nothing breaks that tie."""
    won, _ = ending_turn(board(("R/R", "B/G | Y/R .", ""), rounds=24), 2)
    shared, _ = ending_turn(board(("R/R", "B/G", "", "R/Y"), rounds=24), 3)

    assert RULES.account(won).reasons == (RoundsOver(25, 2),)
    assert RULES.account(shared).reasons == (RoundsOver(25, 1), TieShared((0, 1)))


@pytest.mark.rule("N9")
def test_the_last_one_left_is_told():
    """And of what was agreed nothing more than that."""
    left, _ = RULES.retire(telling(board(("R/R", "G/G"))), 1)
    agreed = board(("R/R", "G/G"))
    agreed.ending = Ending(CoreReason.AGREED)

    assert RULES.account(left).reasons == (LastLeft(0),)
    assert RULES.account(at(agreed)).reasons == ()


@pytest.mark.rule("The Game", "account")
def test_a_match_has_a_few_turning_points():
    """A new leader, one short of winning, Doom, and heroes that change places."""
    turning = [
        sum(
            event.turning
            for played in walk(titles()["norsaga"], 3, RULES.options(), f"turn {n}")
            for event in played.events
        )
        for n in range(6)
    ]

    assert {kind.turning for kind in (OneShort, TookLead, HeroesSwapped)} == {True}
    assert any(turning)
