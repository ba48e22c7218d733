"""Even turns: the round in which a saga is proved is played to its end (N10)."""

import pytest

from games.norsaga.account import RoundPlayedOut
from games.norsaga.actions import Play
from games.norsaga.events import MarkersMoved, OneShort, SagaProved
from games.norsaga.options import Options
from games.norsaga.rules import RULES
from games.norsaga.sagas import MARKERS
from games.norsaga.table import Reason
from tests.games.looking import told
from tests.games.norsaga.builder import B2, YOU, board, ending_turn, place, telling

NEARLY = ". | R/G B/G | R/G Y/G | R/B ."
"""One card short of RRRGGB: anything with recessive Lore on B2 completes it."""
SAGAS = ("RRRGGB", "BBBYYY", "GGGYYY")
EVEN = Options(even_turns=True)


def proving(*others, active=0):
    """The first player plays the card that proves the saga."""
    table = board((NEARLY, *others), hands=("Y/B G/G",), sagas=SAGAS, options=EVEN, active=active)
    here = telling(table)
    return here.apply(0, Play(here.table.hands[0][0], place(0, B2)))


@pytest.mark.rule("N10")
def test_with_even_turns_the_round_goes_on_and_who_proves_too_wins_too():
    """All are told; after the last player's turn all who have proved their sagas win."""
    here, events = proving("", "")
    proved = here.table.copy()
    proved.proved, proved.active = (0, 2), 2
    over, _ = ending_turn(proved, 2)

    assert told(events, SagaProved) == [SagaProved(seat=0, saga=here.table.sagas[0])]
    assert here.ending is None
    assert here.awaited == (1,)
    assert over.ending is not None
    assert (over.ending.reason, over.ending.winners) == (Reason.SAGA, (0, 2))
    assert RULES.account(over).reasons == (RoundPlayedOut((0, 2), 2),)


@pytest.mark.rule("N10")
def test_the_last_of_the_round_ends_it():
    """Nobody has a turn to come."""
    table = board(
        ("", NEARLY), hands=("", "Y/B"), sagas=("BBBYYY", "RRRGGB"), options=EVEN, active=1
    )
    here = telling(table)
    over, _ = here.apply(1, Play(here.table.hands[1][0], place(1, B2)))

    assert over.ending is not None
    assert over.ending.winners == (1,)


@pytest.mark.rule("N10")
def test_what_is_proved_stays_so_whatever_becomes_of_the_tree():
    """Markers go, the proof does not; it is not told again, and one short of it is no news."""
    here, _ = proving("R/R | . . | . . | . .")
    shorn = here.table.copy()
    shorn.active, shorn.doomed, shorn.hands = 1, (0,), [[], here.table.hands[0][:1]]
    less, events = telling(shorn).apply(1, Play(shorn.hands[1][0], place(0, B2)))
    over, _ = ending_turn(less.table.copy(), 1)

    assert told(events, MarkersMoved) == [MarkersMoved(seat=0, count=MARKERS - 1)]
    assert (told(events, OneShort), told(events, SagaProved)) == ([], [])
    assert not RULES.view(less, 0).trees[0].is_close
    assert RULES.view(less, 0).trees[0].proved
    ending = less.ending or over.ending
    assert ending is not None
    assert ending.winners == (0,)


@pytest.mark.rule("N10", "N9")
def test_whoever_has_proved_and_leaves_wins_nothing():
    """The others play on until one of them proves a saga."""
    here, _ = proving("", "")
    left, _ = RULES.retire(here, 0)
    table = left.table.copy()
    on, _ = ending_turn(table, 2)

    assert here.table.proved == (0,)
    assert on.ending is None


@pytest.mark.rule("N10", "options")
def test_a_match_that_has_begun_with_the_choice_before_goes_on_as_it_began():
    """Version 3 had one about the deal in its place, which is over."""
    here, _ = proving("", "")
    old = RULES.codec.dump(here).replace(b'"version":4', b'"version":3')

    assert b'"start_bonus":true' in old
    assert not RULES.codec.load(old).table.options.even_turns


@pytest.mark.rule("N10")
def test_by_the_rulebook_the_first_who_proves_a_saga_wins_at_once():
    """Even turns are a choice."""
    table = board((NEARLY, ""), hands=("Y/B G/G",), sagas=SAGAS)
    here = telling(table)
    over, events = here.apply(0, Play(here.table.hands[0][0], place(0, B2)))

    assert over.ending is not None
    assert over.ending.winners == (0,)
    assert told(events, SagaProved) == []
    assert YOU not in over.table.trees[0]
