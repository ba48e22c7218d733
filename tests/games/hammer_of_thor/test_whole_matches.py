"""Whole matches of random decisions, from the first hero to Ragnarok (21.6).

Along the way is looked at what every title promises: nothing is lost, what a seat cannot know can
be dealt anew without its noticing, saves come back as they were, who leaves is asked no more.
"""

from collections import Counter
from random import Random, random

import pytest

from games.core.dice import seeded
from games.hammer_of_thor.options import Draft, Length, Options
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.table import Reason

LATE = 150
"""Decisions after which decks and hands are well mixed."""
FEW = 9
"""At every so many decisions the dear promises are looked at."""


def decided(position, seat, rng):
    """Some decision of a seat: evenly among the kinds, then among the options."""
    part = rng.choice(list(position.asks[seat].kinds.values()))
    return part[rng.randrange(len(part))]


def positions(seats, options, seed):
    """A match from its start to its end, one position after the other."""
    rng = Random(seed)
    position, _ = RULES.start(seats, options, seeded(seed))
    while position.ending is None:
        yield position
        seat = rng.choice(list(position.asks))
        position, _ = position.apply(seat, decided(position, seat, rng))
    yield position


@pytest.mark.rule("1.8", "12.0", "21.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 8, 12])
def test_a_match_comes_to_ragnarok_and_no_piece_is_lost(seats):
    """1.8, 12.0, 21.6."""
    for number in range(3):
        found = list(positions(seats, Options(), f"whole {seats} {number}"))
        counted = RULES.pieces(found[0])

        assert found[-1].ending.reason in set(Reason)
        assert all(RULES.pieces(position) == counted for position in found)
        assert RULES.account(found[-1])


@pytest.mark.rule("12.1", "24.0")
@pytest.mark.parametrize("seats", [1, 3, 12])
def test_all_have_as_many_turns_if_that_was_chosen(seats):
    """12.1, 24.0: Ragnarok waits for the end of its round, and no piece is lost."""
    found = list(positions(seats, Options(equal_turns=True), f"equal {random()}"))
    turns = {(one.table.turn, one.table.active) for one in found if one.table.turn}

    assert found[-1].ending.reason in set(Reason)
    assert found[-1].table.turn == seats * found[-1].table.game_turn
    assert len(set(Counter(seat for _, seat in turns).values())) == 1
    assert RULES.pieces(found[-1]) == RULES.pieces(found[0])


@pytest.mark.rule("21.4")
@pytest.mark.parametrize("draft", Draft)
@pytest.mark.parametrize("length", Length)
def test_what_a_seat_cannot_know_is_dealt_anew_unseen(draft, length):
    """21.4: views, asks and pieces stay as they are."""
    options = Options(draft=draft, length=length)
    for at, position in enumerate(positions(4, options, f"redealt {draft} {length}")):
        for seat in (None, 0, 1, 2, 3) if at % FEW == 0 else ():
            other = RULES.redeal(position, seat, seeded(f"{at} {seat}"))

            assert RULES.view(other, seat) == RULES.view(position, seat)
            assert RULES.pieces(other) == RULES.pieces(position)
            assert {one: ask.optional for one, ask in other.asks.items()} == {
                one: ask.optional for one, ask in position.asks.items()
            }
            if seat in position.asks:
                assert list(other.asks[seat]) == list(position.asks[seat])


@pytest.mark.rule("21.4")
def test_a_redeal_deals_other_cards():
    """21.4: or the test above would tell nothing."""
    found = list(positions(4, Options(), "other cards"))[LATE:]
    position = next(at for at in found if any(one.held for one in at.table.players[1:]))
    others = [RULES.redeal(position, 0, seeded(str(number))).table for number in range(5)]

    assert any(other.stack != position.table.stack for other in others)
    assert any(other.decks != position.table.decks for other in others)
    assert any(
        [player.held for player in other.players]
        != [player.held for player in position.table.players]
        for other in others
    )


@pytest.mark.rule("21.6")
def test_saves_come_back_as_they_were():
    """Every ninth position of a match; twenty kilobytes are never needed."""
    for at, position in enumerate(positions(6, Options(), "saved")):
        if at % FEW == 0:
            data = RULES.codec.dump(position)

            assert RULES.codec.load(data) == position
            assert len(data) < 20_000


@pytest.mark.rule("21.1", "21.2")
def test_defaults_are_offered_and_orders_too():
    """21.1, 21.2: at a deadline, and by the usual orders."""
    for position in positions(5, Options(), "defaults"):
        for seat in position.awaited:
            ordered = position.ordered(seat, RULES.orders())

            assert position.default(seat) in position.asks[seat]
            assert ordered is None or ordered in position.asks[seat]


@pytest.mark.rule("21.1", "T32", "T32")
def test_matches_of_defaults_come_to_their_end():
    """21.1: whoever never answers keeps nobody from Ragnarok (T32)."""
    for seats in (3, 4, 7):
        position, _ = RULES.start(seats, Options(), seeded(f"silent {seats}"))
        while position.ending is None:
            seat = position.awaited[0]
            position, _ = position.apply(seat, position.default(seat))

        assert position.ending.reason in set(Reason)


@pytest.mark.rule("13.6")
def test_whoever_leaves_is_asked_no_more():
    """13.6: the people stay where they are; the last who is left wins."""
    for number in range(12):
        rng = Random(number)
        left = set()
        position, _ = RULES.start(4, Options(), seeded(f"left {number}"))
        while position.ending is None:
            if rng.random() < 0.01:
                seat = rng.choice(position.table.seats)
                pieces = RULES.pieces(position)
                position, _ = RULES.retire(position, seat)
                left.add(seat)

                assert RULES.pieces(position) == pieces
                assert not position.table.of(seat) or position.table.game_turn == 0
            else:
                seat = rng.choice(list(position.asks))
                position, _ = position.apply(seat, decided(position, seat, rng))

            assert not left & set(position.asks)


@pytest.mark.rule("21.4")
def test_a_view_hides_hands_and_whatever_lies_face_down():
    """21.4: field by field, a spectator sees no card that another holds."""
    for at, position in enumerate(positions(4, Options(), "hidden")):
        if at % FEW == 0:
            seen = RULES.view(position, None)

            assert seen.held == ()
            assert all(
                member.own_items is None and member.own_runes is None
                for counter in seen.counters
                for member in counter.members
            )
