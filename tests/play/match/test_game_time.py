"""The time in a match: each thing has the turn and the round that it fell in."""

from db import LoggedAction
from games.catalogue import titles
from games.norseheim.events import RoundBegan, TurnBegan
from play.match.game_time import GameTime, passages

CODEC = titles()["norseheim"].rules.codec
ONE, TWO = TurnBegan(seat=0, turn=1), TurnBegan(seat=1, turn=2)


def deed(number, turn, *events, undone=None):
    return LoggedAction(number, turn, 0, b"", CODEC.dump_events(events), 0.0, undone)


def began(number):
    return RoundBegan(round=number, seats=(0, 1))


def test_what_opens_a_turn_or_a_round_is_the_first_of_it():
    """The action that leads there was still decided in the one before."""
    told = [*passages(CODEC, [deed(0, 0), deed(1, 1, began(1), ONE), deed(2, 2, TWO)])]

    assert [one.decided for one in told] == [GameTime(0, 0), GameTime(0, 0), GameTime(1, 1)]
    assert told[1].events == ((began(1), GameTime(0, 1)), (ONE, GameTime(1, 1)))
    assert told[2].reached == GameTime(2, 1)


def test_what_was_taken_back_moves_no_time():
    told = [*passages(CODEC, [deed(0, 1, ONE), deed(1, 2, TWO, undone=2), deed(3, 1)])]

    assert [one.deed.number for one in told] == [0, 3]
    assert told[-1].decided == GameTime(1)


def test_a_copy_begins_in_the_round_before_the_next_one():
    """To practise with: the beginning of its own round was never told in it."""
    told = [*passages(CODEC, [deed(0, 7), deed(1, 8, began(5))])]

    assert [one.decided for one in told] == [GameTime(7, 4), GameTime(7, 4)]
    assert told[-1].reached == GameTime(8, 5)


def test_an_action_of_which_nothing_came_has_its_time_too():
    (told,) = passages(CODEC, [deed(0, 3)])

    assert (told.events, told.reached) == ((), GameTime(3))
