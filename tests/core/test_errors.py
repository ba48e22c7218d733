"""Refusals carry data; the nouns carry their tags."""

import pytest

from games.core.errors import (
    AmbiguousAction,
    GameError,
    GameOver,
    IllegalAction,
    InvalidAction,
    NotYourDecision,
    SaveError,
    SetupError,
    StalePrompt,
)
from games.core.vocabulary import Event, encoded, tag, without
from tests.core.court_nouns import Acted, Overthrow, TooPoor, Work

TREE = {
    IllegalAction(TooPoor(1)): ("illegal-action", GameError),
    NotYourDecision((1,)): ("not-your-decision", IllegalAction),
    StalePrompt(): ("stale-prompt", IllegalAction),
    GameOver(): ("game-over", IllegalAction),
    InvalidAction("B9", ("B8",)): ("invalid-action", GameError),
    AmbiguousAction((Work(),)): ("ambiguous-action", GameError),
    SetupError(3): ("setup-error", GameError),
}


@pytest.mark.parametrize("error", TREE, ids=lambda error: type(error).__name__)
def test_a_refusal_names_its_sentence(error):
    """The tree is as it is drawn."""
    name, parent = TREE[error]

    assert (error.tag, isinstance(error, parent)) == (name, True)


def test_refusals_carry_their_data():
    """For the sentence, or for a select."""
    assert AmbiguousAction((Work(),)).actions == (Work(),)
    assert IllegalAction(TooPoor(1)).refusal == TooPoor(1)
    assert IllegalAction().refusal is None
    assert InvalidAction("B9").near == ()


def test_a_broken_save_is_nobodys_mistake():
    """It is not told to players as a refusal."""
    assert not issubclass(SaveError, GameError)


def test_a_noun_or_its_class_has_a_tag():
    """The tag is the message id."""
    assert tag(Overthrow(1)) == tag(Overthrow) == "overthrow"


def test_a_noun_without_a_tag_is_a_bug():
    """Nobody could say it."""
    with pytest.raises(AssertionError):
        tag(Event)


def test_events_are_public_unless_they_say_otherwise():
    """Secrets and revelations are declared."""
    assert (Acted(seat=0, what="Work").secret_to, Acted.reveals) == (None, False)
    assert encoded(Acted(seat=0, what="Work")) == b'{"type":"acted","seat":0,"what":"Work"}'


def test_seats_but_one():
    """In their order."""
    assert without((2, 0, 1), 0) == (2, 1)
