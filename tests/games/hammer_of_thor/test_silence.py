"""What others can find out about a seat, and what befalls one that says nothing (21.4, T32)."""

import zlib
from collections import deque
from random import Random

import pytest

from games.core.dice import seeded
from games.core.errors import IllegalAction, NotYourDecision
from games.hammer_of_thor.cards.deck import FATE, PREDICTIONS
from games.hammer_of_thor.encounter.events import CounterMet, GroupMet
from games.hammer_of_thor.fate.actions import Drop, Play, Sleep, Wake
from games.hammer_of_thor.options import Draft, Heroes, Options
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.table import Reason
from games.hammer_of_thor.travel.events import CounterStayed, CounterTravelled
from games.hammer_of_thor.travel.manners import Manner
from tests.games.hammer_of_thor.test_whole_matches import decided, positions

FEW = 11
"""At every so many decisions the dear promises are looked at."""
HANDS = [*(Play(card) for card in (*FATE, *PREDICTIONS)), Drop(), Sleep(), Wake()]
"""All that somebody might try with a hand, whatever is in it."""
STORED = 20_000
"""Bytes that a position may take in the store."""


def answers(position, seat, actions):
    """What the rules say to a seat that tries something: nothing, or why not."""
    said = []
    for action in actions:
        try:
            position.check(seat, action)
        except IllegalAction as error:
            said.append(error.refusal)
        except NotYourDecision:
            said.append(NotYourDecision)
        else:
            said.append(None)
    return said


@pytest.mark.rule("21.4", "T28")
@pytest.mark.parametrize("seats", [3, 5])
def test_no_refusal_tells_what_another_holds(seats):
    """21.4: whatever a seat tries, a strange hand or another's turn, it hears the same.

    The others' cards, runes and concealed items are dealt anew behind its back; tried are its own
    last deeds, those of the others, and everything that one can do with a hand.
    """
    lately = deque(maxlen=12)
    rng = Random(f"refused {seats}")
    position, _ = RULES.start(seats, Options(), seeded(f"refused {seats}"))
    for at in range(10_000):
        if position.ending is not None:
            break
        for seat in range(seats) if at % FEW == 0 else ():
            other = RULES.redeal(position, seat, seeded(f"{at} {seat}"))
            tried = [*HANDS, *lately]

            assert answers(other, seat, tried) == answers(position, seat, tried)
            assert {one: other.prompt(one) for one in other.asks} == {
                one: position.prompt(one) for one in position.asks
            }
        seat = rng.choice(list(position.asks))
        action = decided(position, seat, rng)
        lately.append(action)
        position, _ = position.apply(seat, action)
    assert position.ending is not None


@pytest.mark.rule("T32", "21.1")
@pytest.mark.parametrize("silent", [0, 2])
def test_whoever_says_nothing_is_not_walked_into_an_encounter(silent):
    """T32: it stays where it is, with caution, and meets nobody of its own accord."""
    rng = Random(f"silent {silent}")
    position, _ = RULES.start(4, Options(), seeded(f"silent {silent}"))
    stayed = 0
    while position.ending is None:
        seat = rng.choice(list(position.asks))
        if seat == silent and seat not in position.awaited:
            continue
        action = position.default(seat) if seat == silent else decided(position, seat, rng)
        position, events = position.apply(seat, action)
        walked = [one for one in events if isinstance(one, CounterTravelled)]
        met = [one for one in events if isinstance(one, CounterMet | GroupMet)]
        stays = [one for one in events if isinstance(one, CounterStayed) and one.seat == silent]

        assert not any(one.seat == silent for one in (*walked, *met)), events
        assert all(one.manner is Manner.CAUTION for one in stays)
        stayed += len(stays)
    assert stayed >= 10
    assert position.ending.reason in set(Reason)


@pytest.mark.rule("21.6")
@pytest.mark.parametrize(
    "options", [Options(), Options(draft=Draft.DEALT, heroes=Heroes.ALL)], ids=["usual", "crowded"]
)
def test_a_position_of_twelve_seats_is_small(options):
    """26.0: no position of a whole match takes more than the half of what it may, as stored."""
    largest = 0
    for position in positions(12, options, "twelve"):
        largest = max(largest, len(zlib.compress(RULES.codec.dump(position), 1)))

    assert 1_000 < largest < STORED // 2
