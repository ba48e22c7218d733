"""Taking back: free while nobody else learnt or was asked anything by it, and no dice fell."""

import pytest

from games.core.errors import GameError
from games.core.undo import CannotUndo, Played, may_take_back, take_back
from tests.core.court import Losing
from tests.core.court_nouns import Answer, Bow, Envoy, Lose, LoseBlindly, Overthrow, Role, Tax, Work
from tests.core.test_agenda import court

DUKE, ENVOY, FOOL = Role
YES, NO = Answer(doubt=True), Answer(doubt=False)


def history(position, *deeds):
    """The deeds, one after the other."""
    done = []
    for seat, action in deeds:
        after, events = position.apply(seat, action)
        done.append(Played(seat, action, events, position, after))
        position = after
    return done


def three(**more):
    return court([DUKE, FOOL], [FOOL, ENVOY], [ENVOY, DUKE], **more)


def test_a_quiet_action_is_taken_back():
    """The position is the one before it."""
    deeds = history(three(), (1, Bow()))

    assert take_back(deeds, 1) == three()


def test_who_did_nothing_has_nothing_to_take_back():
    """Only one's own action is undone."""
    deeds = history(three(), (1, Bow()))

    assert not may_take_back(deeds, 2)
    assert not may_take_back([], 0)


def test_not_after_somebody_else_was_asked():
    """A finished turn belongs to the next player."""
    assert not may_take_back(history(three(), (0, Work())), 0)


def test_not_after_a_window_was_opened():
    """A claim that others were asked about stands."""
    assert not may_take_back(history(three(), (0, Tax())), 0)


def test_not_after_dice_fell():
    """Chance has spoken."""
    deeds = history(three(step=Losing(1)), (1, LoseBlindly()))

    assert not may_take_back(deeds, 1)


def test_not_after_something_was_shown():
    """What was revealed stays known."""
    deeds = history(three(step=Losing(1)), (1, Lose(FOOL)))

    assert not may_take_back(deeds, 1)


def test_not_after_something_was_shown_in_secret():
    """Cards that were looked at stay known to their owner."""
    assert not may_take_back(history(three(), (0, Envoy())), 0)


def test_in_a_window_a_seat_withdraws_its_own_answer():
    """What others answered since is applied again."""
    deeds = history(three(), (0, Tax()), (1, NO), (2, YES))[:2]
    claimed = deeds[1].before
    four = history(court(*[[DUKE, FOOL]] * 4), (0, Tax()), (1, NO), (2, YES))

    assert take_back(deeds, 1) == claimed
    assert take_back(four, 1).step.waiting == (1, 3)
    assert take_back(four, 1).step.doubts == (None, None, True, None)


def test_a_window_that_another_closed_stays_closed():
    """By the last answer somebody was asked something new: no answer is withdrawn any more."""
    deeds = history(three(), (0, Tax()), (1, NO), (2, NO))

    assert not may_take_back(deeds, 1)
    assert not may_take_back(deeds, 2)


def test_what_others_did_by_it_cannot_be_pulled_away():
    """An action that was only possible after it stands in the way."""
    deeds = history(three(), (1, Bow()), (0, Work()), (1, Work()))
    first = Played(0, Work(), (), deeds[1].before, deeds[1].after)

    assert not may_take_back([first, deeds[2]], 0)


def test_the_same_action_after_an_undo_gets_the_same_dice():
    """Undoing around a throw gains nothing; another action gets dice that nobody has seen."""
    start = court([DUKE, FOOL, ENVOY, FOOL], [FOOL], step=Losing(0))
    bowed = history(three(), (1, Bow()))
    back = take_back(bowed, 1)

    assert back.apply(0, Envoy()) == three().apply(0, Envoy())
    assert start.apply(0, LoseBlindly()) == start.apply(0, LoseBlindly())
    assert back.dice == three().dice


def test_an_ended_match_is_not_taken_back():
    """The ending is known to all."""
    deeds = history(court([DUKE], [FOOL], coins=[7, 0]), (0, Overthrow(1)))

    assert not may_take_back(deeds, 0)


def test_a_refused_undo_is_a_sentence():
    """Players are told, like of every refusal."""
    with pytest.raises(CannotUndo) as refused:
        take_back([], 0)

    assert isinstance(refused.value, GameError)
    assert refused.value.tag == "cannot-undo"
