"""Robots: what they answer, what they think of it, and what they cannot know."""

import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest

from games.catalogue import titles
from games.core.dice import seeded
from games.nine_realms.actions import EndTurn
from play.arena.bouts import bouts, fought
from play.arena.standings import standings
from play.minds import Mind, decide, outlook, ranked, trying
from play.minds.effort import EFFORTS, Effort
from play.minds.trying import one_step
from play.simulation.playout import generator, walk

TITLE = titles()["nine_realms"]
RULES = TITLE.rules
SEED = str(random.randrange(10**9))
QUICK = 150
"""Looks that are enough to see how a mind goes about it."""


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Minds look less far, and never watch the clock: a slow machine must not change an answer."""
    for mind, effort in EFFORTS.items():
        looks = min(QUICK, effort.looks)
        changed = msgspec.structs.replace(effort, looks=looks, seconds=3600.0)
        monkeypatch.setitem(EFFORTS, mind, changed)


def positions(number=60, seed=SEED, title=TITLE, every=5):
    """Moments of a random match at which somebody is asked."""
    rules = title.rules
    played = walk(title, title.fewest, rules.options(), seed)
    seen = [one.position for one, _ in zip(played, range(number), strict=False)]
    return [position for position in seen[::every] if position.asks]


@pytest.mark.parametrize("title", titles().values(), ids=titles())
@pytest.mark.parametrize("mind", Mind)
def test_a_robot_thinks_of_answers_to_what_it_is_asked_the_best_first(mind, title):
    for position in positions(title=title, every=20):
        for seat, ask in position.asks.items():
            thoughts = ranked(title.rules, position, seat, mind, generator("x"))
            assert all(one.action in ask for one in thoughts), SEED
            assert max(Counter(one.action for one in thoughts).values()) == 1
            assert all(one.worth >= two.worth for one, two in pairwise(thoughts)), SEED
            assert all(0 <= one.worth <= 1 for one in thoughts), SEED
            answer = decide(title.rules, position, seat, mind, generator("x"))
            assert answer == thoughts[0].action, SEED


@pytest.mark.parametrize("mind", [Mind.EASY, Mind.ABLE, Mind.ADVISER])
def test_no_robot_does_what_changes_nothing_nor_advises_it(mind, monkeypatch):
    """Not even one that believes it to be the best: scouting where everything is seen anyway."""
    title = titles()["hammer_of_thor"]
    rules, met = title.rules, 0

    def useless(position, seat, action):
        hint = rules.foretell(position, seat, action)
        return hint is not None and hint.useless

    for position in positions(number=400, title=title, every=8):
        for seat, ask in position.asks.items():
            foolish = [action for action in ask if useless(position, seat, action)]
            if not foolish or len(foolish) == len(ask):
                continue
            met += 1
            monkeypatch.setattr(trying, "_hope", lambda *at, bad=foolish: at[-1] in bad)
            thoughts = ranked(rules, position, seat, mind, generator("x"))
            assert not any(useless(position, seat, one.action) for one in thoughts[:1]), SEED
    assert met, SEED


def test_nobody_does_nothing_by_mistake_where_there_is_much_to_do():
    """Whoever errs wildly ends no turn in which there are ten things to do."""
    wild = Effort(tried=10, deals=1, blur=50.0)
    found = [one for one in positions(number=200, every=3) if len(one.asks) == 1]
    chosen = [
        one_step(RULES, position, seat, wild, generator("x"))[0].action
        for position in found
        for seat, ask in position.asks.items()
        if len(ask) >= 10 and isinstance(position.default(seat), EndTurn)
    ]
    assert chosen
    assert not any(isinstance(action, EndTurn) for action in chosen), SEED


@pytest.mark.parametrize("mind", Mind)
def test_a_robot_tells_how_any_seat_stands(mind):
    """Asked or not; in the end it knows."""
    *_, last = walk(TITLE, 2, RULES.options(), SEED)
    (before, *_) = positions()
    for seat in range(2):
        assert 0 <= outlook(RULES, before, seat, mind, generator("x")) <= 1
        won = (1 + last.position.ending.outcome(seat)) / 2
        assert outlook(RULES, last.position, seat, mind, generator("x")) == pytest.approx(won)


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_before_the_first_turn_nothing_is_won_or_lost(title):
    """Not by having chosen, placed or deployed earlier than others."""
    for position in positions(title=title, every=1):
        if not title.rules.turn(position):
            for seat in position.asks:
                worth = outlook(title.rules, position, seat, Mind.GREEDY, generator("x"))
                assert 0.5 / title.fewest < worth < 1.5 / title.fewest, SEED


def differing(rules, mind, number=60, seed=SEED, every=5):
    """At how many moments a robot thinks otherwise because of what it cannot know."""
    count = 0
    for position in positions(number, seed, every=every):
        for seat in position.asks:
            other = RULES.redeal(position, seat, seeded("elsewhere"))
            one, two = (ranked(rules, at, seat, mind, generator("x")) for at in (position, other))
            count += one != two
    return count


@pytest.mark.parametrize("mind", Mind)
def test_a_robot_knows_no_more_than_its_seat(mind):
    """With the same chance of its own it thinks the same, whatever it cannot know is."""
    assert differing(RULES, mind) == 0, SEED


@pytest.mark.parametrize("mind", [mind for mind in EFFORTS if EFFORTS[mind].kept])
def test_a_robot_that_plays_on_with_the_real_dice_is_found(mind):
    """The test before barks: this one deals nothing anew."""
    peeking = replace(RULES, redeal=lambda position, seat, dice: position)
    assert differing(peeking, mind) > 0, SEED


def test_a_robot_that_looks_at_the_real_dice_is_found():
    """Also where it looks no further than one step. Half of all matches show it."""
    peeking = replace(RULES, redeal=lambda position, seat, dice: position)
    seeds = [f"{SEED} {number}" for number in range(20)]
    assert any(differing(peeking, Mind.GREEDY, 400, seed, 1) for seed in seeds), SEED


@pytest.mark.parametrize("title", ["nine_realms", "norsaga"])
@pytest.mark.parametrize("mind", [Mind.EASY, Mind.GREEDY])
def test_an_eye_for_the_board_beats_chance(mind, title):
    """Else it would be worth nothing."""
    options = titles()[title].rules.options()
    fights = bouts(title, options, [mind, Mind.RANDOM], 2, SEED, 6)
    won = standings([fought(bout) for bout in fights]).minds

    assert won[mind].wins > won[Mind.RANDOM].wins, SEED
