"""Expected results: on each title's own scale they fit what comes of matches between equals."""

import pytest

from games.catalogue import titles
from play.minds.expecting import chance
from tests.play.minds.calibrating import fitted, kept, loss, noted, played

SLACK = 0.02
"""The log-loss, in nats, that a fair scale may have beyond the one that fits best."""
OFF = 5
"""A lead that is so many times too large or too small is badly off."""


@pytest.fixture(scope="module", params=titles().values(), ids=titles())
def fitting(request):
    """A title, and how its robots believe to stand in the matches that are kept of it."""
    rules = request.param.rules
    return rules, noted(rules, kept(request.param))


def excess(notes, lead):
    """The surprise that a scale has beyond need."""
    return loss(notes, lead) - loss(notes, fitted(notes))


def test_results_fit_a_titles_own_lead(fitting):
    rules, notes = fitting
    assert excess(notes, rules.lead) < SLACK


@pytest.mark.parametrize("factor", [1 / OFF, OFF])
def test_a_lead_that_is_badly_off_is_found(fitting, factor):
    """The test before barks: one makes slight leads decisive, the other tells nothing."""
    rules, notes = fitting
    assert excess(notes, rules.lead * factor) > SLACK


def test_a_lead_is_where_the_odds_are_e_to_one():
    """Between two; each of three equals has a third."""
    won = chance(30.0, [0.0], 30.0)
    assert won / (1 - won) == pytest.approx(2.718, abs=1e-3)
    assert chance(5.0, [5.0, 5.0], 30.0) == pytest.approx(1 / 3)


def test_a_match_is_played_and_kept():
    """One position of it, with the result that it had."""
    title = titles()["norsaga"]
    scene = played(title, "x")
    position = title.rules.codec.load(bytes(scene.position))
    assert position.asks
    assert 0 <= scene.progress < 1
    assert sum(scene.won) == 1
