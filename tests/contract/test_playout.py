"""Random legal play: what it chooses from, what it counts, and that it comes to an end."""

from collections import Counter

import pytest

from games.core.asks import AnyOf, OneOf
from games.core.vocabulary import Ending
from play.simulation.contract import ContractBroken, checked
from play.simulation.playout import CAP, MatchTally, choose, generator, play, walk
from tests.core.court import CourtTitle
from tests.core.court_nouns import Bow, Options, Tip, Work
from tests.core.test_agenda import court

TITLE = CourtTitle()


def test_each_kind_of_action_is_equally_likely():
    """Then each option of the kind, however many the other kinds have."""
    ask = AnyOf((OneOf((Work(),)), OneOf(tuple(map(Tip, range(1, 10))))))
    rng = generator("kinds")
    chosen = Counter(choose(ask, rng) for _ in range(9000))

    assert 4300 < chosen[Work()] < 4700
    assert all(420 < chosen[Tip(coins)] < 580 for coins in range(1, 10))


def test_the_same_seed_is_the_same_match():
    """Positions, seats, actions and events; another seed is another match."""
    one, again, other = ([*walk(TITLE, 3, Options(), seed)] for seed in ("a", "a", "b"))

    assert one == again != other


def test_a_walk_shows_every_position():
    """From the start, which is nobody's deed, to the ending."""
    first, *rest = walk(TITLE, 3, Options(), "walk")

    assert (first.seat, first.action, first.is_decision) == (None, None, False)
    assert all(played.action is not None for played in rest)
    assert rest[-1].position.ending is not None
    assert [played.position.ending for played in rest[:-1]] == [None] * (len(rest) - 1)


def test_everybody_who_is_asked_is_heard():
    """Optional asks are answered too, and yet the match goes on."""
    played = [*walk(TITLE, 4, Options(), "bows")]

    assert any(each.action == Bow() for each in played)
    assert len(played) < CAP


def test_an_answer_without_a_choice_is_no_decision():
    """A seat that can only bow decides nothing."""
    played = [*walk(TITLE, 4, Options(), "bows")]

    assert not any(each.is_decision for each in played if each.action == Bow())
    assert any(each.is_decision for each in played)


def test_a_match_is_given_up_at_the_cap():
    """It counts as capped, not as finished."""
    tally = play(TITLE, 3, Options(), "cap", cap=5)

    assert (tally.matches, tally.finished, tally.capped, tally.endings) == (1, 0, 1, {})


def test_a_capped_match_breaks_the_contract():
    """The note tells by which seed."""
    with pytest.raises(ContractBroken) as broken:
        checked(TITLE, 3, Options(), "cap", cap=5)

    assert broken.value.guard == "ends"
    assert any("'cap'" in note for note in broken.value.__notes__)


def test_a_tally_counts_endings_and_wins():
    """A shared victory counts for each winner, a draw for nobody."""
    tally = MatchTally()
    for winners in ((0,), (0, 1), ()):
        position = court([], [])
        position.table.ending = Ending("agreed", winners)
        tally.add(position, 7)

    assert tally == MatchTally(
        matches=3, finished=3, decisions=21, endings={"agreed": 3}, wins={0: 2, 1: 1}
    )


def test_tallies_are_merged():
    """As if the matches had been counted together."""
    one, other, both = MatchTally(), MatchTally(), MatchTally()
    for tally, seed in ((one, "a"), (other, "b"), (both, "a"), (both, "b")):
        tally.merge(play(TITLE, 2, Options(), seed))
    one.merge(other)

    assert one == both
    assert (one.matches, one.capped) == (2, 0)
