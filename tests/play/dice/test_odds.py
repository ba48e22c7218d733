"""The chances of a roll: against all its ways, against its own rolls, and never too dear."""

import random
from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from games.core.errors import GameError
from play.dice import odds as counting
from play.dice.chart import ROWS, chart
from play.dice.odds import Chances, chances
from play.dice.refusals import ImpossibleRoll, RollTooBig
from play.dice.roll import parse, throw
from play.library import words_of
from tests.play.dice.test_roll import HOSTILE, TREES

KEEPS = {
    "kh2": lambda dice: sum(sorted(dice)[-2:]),
    "kl2": lambda dice: sum(sorted(dice)[:2]),
    "pl1": lambda dice: sum(sorted(dice)[1:]),
    "ph1": lambda dice: sum(sorted(dice)[:-1]),
    "ph9": lambda dice: 0,
    "kh9": sum,
    "k3": lambda dice: 3 * dice.count(3),
    "p>2": lambda dice: sum(die for die in dice if die <= 2),
    "k1k4": lambda dice: sum(die for die in dice if die in (1, 4)),
    "mi3": lambda dice: sum(max(die, 3) for die in dice),
    "ma3": lambda dice: sum(min(die, 3) for die in dice),
    "mi2kh1": lambda dice: max(*dice, 2),
    "": sum,
}


def shares(found: Chances) -> dict[int, float]:
    return {total: weight / found.ways for total, weight in found.weights.items()}


@pytest.mark.parametrize("operator", KEEPS)
@pytest.mark.parametrize(("number", "sides"), [(1, 4), (2, 6), (4, 5)])
def test_exact_chances_count_all_ways(operator, number, sides):
    """Every way in which the dice can fall, one by one."""
    ways = Counter(map(KEEPS[operator], product(range(1, sides + 1), repeat=number)))

    found = chances(parse(f"{number}d{sides}{operator}"))

    assert found.rolls is None
    assert found.weights == ways


def test_rerolled_dice_have_their_own_chances():
    """Rerolled until it is enough, or once and then as it falls; worked out by hand."""
    until, once = chances(parse("1d6rr<3")), chances(parse("1d6ro1"))

    assert shares(until) == dict.fromkeys((3, 4, 5, 6), 0.25)
    assert shares(once) == pytest.approx({1: 1 / 36} | dict.fromkeys(range(2, 7), 7 / 36))


def test_known_chances():
    assert chances(parse("4d6kh3")).mean == pytest.approx(12.2446, abs=1e-4)
    assert chances(parse("1d20 adv")).mean == pytest.approx(13.825)
    assert chances(parse("2d20kh1 + 5")).between(25, 25) == pytest.approx(39 / 400)
    assert chances(parse("100d6")).mean == 350
    assert chances(parse("-(2d6 [x] + 1)")).weights == {-n: w for n, w in two_dice(1).items()}


def two_dice(more: int) -> dict[int, int]:
    return dict(Counter(a + b + more for a, b in product(range(1, 7), repeat=2)))


SMALL = some.builds(
    "{}d{}{}".format,
    some.integers(1, 4),
    some.integers(2, 8),
    some.sampled_from([*KEEPS, "ro1", "rr1", "ro>3kh2", "rr<2mi3ma5pl1"]),
)
SUMS = some.builds("{} {} {}".format, SMALL, some.sampled_from(["+", "-", "*", "//", ">="]), SMALL)


@settings(max_examples=15, deadline=None)
@given(SMALL | SUMS, some.integers())
def test_rolls_fall_as_the_exact_chances_say(text, seed):
    """Near the mean over 600 rolls; nothing falls that has no chance.

    Near is within six standard errors, and a few rolls more where something is very rare.
    """
    try:
        found = chances(parse(text))
        chance = random.Random(seed)
        totals = [throw(parse(text), chance=chance)[0].total for _ in range(600)]
    except ImpossibleRoll:
        assert "//" in text
        return

    assert found.rolls is None
    assert set(totals) <= set(found.weights)
    spread = sum((total - found.mean) ** 2 * share for total, share in shares(found).items())
    rare = 3 * (max(found.weights) - min(found.weights)) / 600
    assert abs(sum(totals) / 600 - found.mean) <= 6 * (spread / 600) ** 0.5 + rare


@pytest.mark.parametrize("text", ["1d6e6", "2d6ra6", "(1d6, 1d8)kh1", "3d6e1kh2", "4d6kh1kl1"])
def test_other_chances_are_estimated_and_say_so(text):
    found = chances(parse(text))

    assert found.rolls == found.ways >= counting.FEWEST
    assert (
        abs(found.mean - sum(one.total for _ in range(300) for one in throw(parse(text))) / 300) < 2
    )


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_chances_are_bounded(text, monkeypatch):
    """Told or refused; what they cost is counted, in additions or in dice."""
    ledgers = []
    make = counting._Ledger.__init__

    def watched(self):
        make(self)
        ledgers.append(self)

    monkeypatch.setattr(counting._Ledger, "__init__", watched)
    try:
        found = chances(parse(text))
    except GameError:
        return
    assert found.ways > 0
    assert (found.rolls or 0) <= counting.ROLLS
    assert found.rolls is not None or all(ledger._left >= 0 for ledger in ledgers)


@settings(max_examples=30, deadline=None)
@given(TREES)
def test_whatever_is_asked_has_chances_or_is_refused(text):
    try:
        found = chances(parse(text))
    except GameError:
        return
    assert len(chart(found, words_of()).splitlines()) <= ROWS + 2


def test_what_cannot_be_rolled_has_no_chances():
    for text, refusal in (("1d6/0", ImpossibleRoll), ("1d6 // (1d2-1)", ImpossibleRoll)):
        with pytest.raises(refusal):
            chances(parse(text))
    for text in ("1d1rr1", "5000d6", "900d6e6", "9" * 30):
        with pytest.raises(RollTooBig):
            chances(parse(text))


def test_the_chart_is_narrow_and_adds_up():
    """A phone shows about forty letters; rare totals share the first and the last row."""
    for text in ("4d6kh3", "20d6", "1d4", "7", "1d100*5-3"):
        found = chances(parse(text))
        lines = chart(found, words_of()).splitlines()
        told = [float(line[9:17].strip(" %")) for line in lines[1:]]

        assert all(len(line) <= 40 for line in lines)
        assert sum(told) == pytest.approx(100, abs=0.1 * len(told))
        assert lines[1][17:25].strip() == "100.0%"
    assert chart(chances(parse("20d6")), words_of()).splitlines()[1].strip().startswith("≤")
    assert chart(chances(parse("1d4")), words_of()).count("25.0%") == 5
