"""What nobody may know: dealing it anew changes nothing that a seat sees."""

import pytest

from games.core.dice import seeded
from games.fallen_kingdoms.actions import BeGod
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.pieces import pieces
from games.fallen_kingdoms.rules import RULES
from tests.games.fallen_kingdoms.builder import Halt, at, table

WATCHERS = (None, 0, 1, 2)
DEALS = 20
GLORY = {seat: {"glory": 10 + seat} for seat in range(3)}


def choosing():
    """Nobody has chosen a god."""
    return RULES.start(3, Options(), seeded("secrets"))[0]


def half_chosen():
    """Seat 1 has chosen the second of its gods."""
    start = choosing()
    return start.apply(1, BeGod(start.table.players[1].offered[1]))[0]


def glory_hidden():
    """A later round, with totals that nobody shows."""
    return at(table(players=GLORY, options=Options(hidden_glory=True)), Halt())


MOMENTS = {"choosing": choosing, "half chosen": half_chosen, "hidden glory": glory_hidden}
EVERY = pytest.mark.parametrize("moment", MOMENTS)


def anew(position, seat):
    """The position as a seat may think that it is, again and again."""
    return [RULES.redeal(position, seat, seeded(f"other {number}")) for number in range(DEALS)]


@EVERY
@pytest.mark.rule("3.2", "3.5", "3.6", "3.7", "K24")
def test_dealing_anew_changes_nothing_that_is_seen_or_asked(moment):
    """Whoever looks: the view, the own ask, who is asked, and all pieces are there."""
    position = MOMENTS[moment]()
    for seat in WATCHERS:
        for other in anew(position, seat):
            assert RULES.view(other, seat) == RULES.view(position, seat)
            assert other.asks.keys() == position.asks.keys()
            assert list(other.asks.get(seat, ())) == list(position.asks.get(seat, ()))
            assert pieces(other) == pieces(position)


@EVERY
@pytest.mark.rule("3.5", "3.6", "3.7", "F-03")
def test_stacks_are_dealt_anew(moment):
    """More often than not they are otherwise; the top rumor is seen, and stays."""
    position = MOMENTS[moment]()
    now, others = position.table, [one.table for one in anew(position, None)]

    assert sum(one.knowledge_stack != now.knowledge_stack for one in others) > DEALS / 2
    assert sum(one.building_stack != now.building_stack for one in others) > DEALS / 2
    assert {one.rumors[-1] for one in others} == {now.rumors[-1]}
    assert all(list(one.rumors) == sorted(one.rumors, reverse=True) for one in others)


@pytest.mark.rule("3.2", "K23")
def test_gods_of_others_are_dealt_anew_and_own_ones_stay():
    """Each god is dealt once."""
    position = choosing()
    dealt = [player.offered for player in position.table.players]
    for seat in range(3):
        others = [[player.offered for player in one.table.players] for one in anew(position, seat)]
        gods = [[god for pair in one for god in pair] for one in others]

        assert all(one[seat] == dealt[seat] for one in others)
        assert all(len(set(one)) == len(one) for one in gods)
        assert len({tuple(one) for one in gods}) > 1


@pytest.mark.rule("3.2", "K23")
def test_a_choice_between_gods_is_known_to_nobody_else():
    """To its player alone."""
    position = half_chosen()

    def chosen(seat):
        return {one.agenda[-1].chosen[0].god for one in anew(position, seat)}

    assert chosen(1) == {position.agenda[-1].chosen[0].god}
    assert len(chosen(0)) > 1
    assert len(chosen(None)) > 1
    for one in anew(position, 0):
        assert one.agenda[-1].chosen[0].god in one.table.players[1].offered


@pytest.mark.rule("8.1", "K24")
def test_hidden_totals_are_dealt_anew():
    """Not one's own."""
    others = [[player.glory for player in one.table.players] for one in anew(glory_hidden(), 1)]

    assert {one[1] for one in others} == {11}
    assert len({one[0] for one in others}) > 1
    assert len({one[2] for one in others}) > 1
