"""Rolls in the chat: Avrae's words, fair dice, and nothing that takes long."""

import random
from collections import Counter
from typing import ClassVar

import d20
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from games.core.errors import GameError
from play.dice import roll
from play.dice.d20_adapter import DICE, LOOKS, Budget, Thrower
from play.dice.refusals import ImpossibleRoll, NoAdvantage, RollTooBig, UnreadableRoll
from play.dice.rng import CHANCE, ROLL_LENGTH
from play.dice.roll import GREATEST, parse, throw

HOSTILE = [
    "9**9**9", "9 ** 9 ** 9", "1000000d6", "9" * 18 + "d6", "1d" + "9" * 21, "1e999",
    "1d6e1e2e3e4e5e6", "1d1e1", "1d1" + "e1" * 98, "1d1rr1", "500d1e1", "999d1kh1" + "kh999" * 38,
    "1000d6" + "kh999" * 38, "999d1000" + "mi999" * 38, "(" * 99 + "1" + ")" * 99, "-" * 199 + "1",
    "9" * 200, "9" * 99 + "*" + "9" * 99, "1/0", "1d0", "1d6%0", "(" + "1," * 98 + "1)kh1",
    "1" + "/3" * 99, "(" * 8 + "1000d6" + ")kh999" * 8, "(" + "200d6," * 5 + "1)" + "kh1" * 50,
    "1" + "+1" * 99, "(1)" * 60, "1d20" + "+1d20" * 38, "1000d6" + "ro<6" * 41, "1000d100rr<99",
    "2" * 60 + "d2", "1.5d6", "d", "kh1", "1d6kh", "(1d6)e6", "[" * 200, "9" * 190 + "/7",
    "1d6mih1", "()", "\x00", "💥" * 99, "1000d6k1" + "k2" * 60 + "p3" * 20, "1d999" + "rr<999" * 30,
]  # fmt: skip


class Counted(Budget):
    """A budget that tests look at afterwards; there is one for the whole command."""

    made: ClassVar[list["Counted"]] = []

    def __init__(self, *chance):
        super().__init__(*chance)
        self.made.append(self)


@pytest.fixture
def counted(monkeypatch):
    monkeypatch.setattr(Counted, "made", [])
    monkeypatch.setattr(roll, "Budget", Counted)
    return Counted.made


def total(text: str, seed: int = 1) -> int:
    (one,) = throw(parse(text), chance=random.Random(seed))
    return one.total


# The grammar


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("2d6+3", 5, 15), ("4d6kh3", 3, 18), ("4d6pl1", 3, 18), ("2d20kl1", 1, 20),
        ("1d6rr<3", 3, 6), ("3d6mi2", 6, 18), ("3d6ma5", 3, 15), ("d%", 0, 90),
        ("(1d4+1)*2", 4, 10), ("7/2", 3, 3), ("1d20 >= 1", 1, 1), ("(1d6, 1d8)kh1", 1, 8),
        ("-1d4", -4, -1), ("", 1, 20), ("  1d6 [fire]  ", 1, 6),
    ],
)  # fmt: skip
def test_dice_are_what_d20_says(text, least, most):
    wanted = parse(text)
    seen = {one.total for _ in range(60) for one in throw(wanted)}

    assert least <= min(seen) <= max(seen) <= most


def test_dice_explode_and_are_rerolled_once_and_added():
    assert any("!" in throw(parse("6d6e6"))[0].shown for _ in range(50))
    assert max(total("1d6ra6", seed) for seed in range(200)) > 6
    assert "~~" in "".join(throw(parse("6d6ro<4"))[0].shown for _ in range(20))


def test_it_is_shown_as_avrae_shows_it():
    """Highest and lowest bold, what is dropped struck, what stands in brackets as it is."""
    chance = random.Random(3)
    for _ in range(50):
        (one,) = throw(parse("4d6kh3 [fire] + 2"), chance=chance)

        assert one.shown.startswith("4d6kh3 (")
        assert one.shown.endswith(") [fire] + 2")
        assert one.shown.count("~~") == 2
        assert "=" not in one.shown


@pytest.mark.parametrize(
    ("text", "dice", "comment"),
    [
        ("1d20+5 to hit", "1d20 + 5", "to hit"),
        ("1d20 adv", "2d20kh1", ""),
        ("1d20+5 adv to hit", "2d20kh1 + 5", "to hit"),
        ("1d20 dis + 5 stealth", "2d20kl1 + 5", "stealth"),
        ("1d20 advance on the giant", "1d20", "advance on the giant"),
        ("8d6 fire for the adv party", "8d6", "fire for the adv party"),
        ("1d20 keep the dragon away", "1d20", "keep the dragon away"),
        ("2d6   \n  both    hands", "2d6", "both hands"),
    ],
)
def test_advantage_and_comments_are_told_from_dice(text, dice, comment):
    wanted = parse(text)

    assert (wanted.text, wanted.comment) == (dice, comment)


@pytest.mark.parametrize("text", ["2d20 adv", "8d6 adv", "5 dis"])
def test_only_one_d20_at_the_beginning_has_advantage(text):
    with pytest.raises(NoAdvantage):
        parse(text)


@pytest.mark.parametrize(
    ("text", "given"),
    [("1d20foo", "foo"), ("1e999", "e999"), ("hello", "hello"), ("1d6x2", "x2"), ("1d6 +", "+")],
)
def test_what_cannot_be_read_is_pointed_at(text, given):
    """What sticks to the dice was meant to be dice, and is no comment."""
    with pytest.raises(UnreadableRoll) as refused:
        parse(text)

    assert refused.value.given == given


def test_repeated_rolls_share_one_budget(counted):
    assert len(throw(parse("10d6"), 10)) == 10
    with pytest.raises(RollTooBig):
        throw(parse("200d6"), 6)

    assert [budget.rolls for budget in counted] == [100, DICE + 1]


# Fair dice


def test_every_die_is_drawn_by_the_operating_system(monkeypatch):
    """Python's common generator is neither asked nor moved, and cannot be loaded."""
    before = random.getstate()
    monkeypatch.setattr(
        "random.randrange", lambda *_: pytest.fail("the common generator was asked")
    )
    throws = throw(parse("20d6e6 + 4d20rr1 + 2d% + 3d8ra8 + 2d6ro1"), 10)

    assert len({one.total for one in throws}) > 1
    assert random.getstate() == before
    assert isinstance(CHANCE, random.SystemRandom)


def test_the_guard_barks_at_dice_of_the_common_generator(monkeypatch):
    """Planted: d20's own dice."""
    monkeypatch.setattr(Thrower, "_eval_dice", d20.Roller._eval_dice)
    monkeypatch.setattr(
        "random.randrange", lambda *_: pytest.fail("the common generator was asked")
    )

    with pytest.raises(pytest.fail.Exception):
        throw(parse("1d6"))


def test_faces_are_equally_likely():
    """Chi-square over 12,000 dice of a seed; 20.5 would be one in a thousand."""
    chance = random.Random("faces")
    counts = Counter(
        one.total for _ in range(12) for one in throw(parse("1d6"), 1000, chance=chance)
    )

    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5


@given(some.integers(1, 30), some.integers(1, 12), some.integers(0, 20), some.integers())
def test_one_look_keeps_what_d20_keeps(number, sides, kept, seed):
    """The same dice, kept by d20's own operator, which looks again for every die."""
    for operator in (f"kh{kept}", f"kl{kept}", f"k>{kept}", f"kl{kept}kh2", f"k{kept}"):
        tree = parse(f"{number}d{sides}{operator}").tree
        ours = Thrower(Budget(random.Random(seed))).roll(tree).total
        usual = Thrower(Budget(random.Random(seed)))
        usual._eval_operatedset = d20.Roller._eval_operatedset.__get__(usual)
        usual._nodes[d20.ast.OperatedDice] = usual._eval_operatedset

        assert usual.roll(tree).total == ours


# What is refused


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_rolls_are_bounded(text, counted):
    """Refused with a sentence, or rolled; never more dice or looks than one command has."""
    try:
        throws = throw(parse(text), 10)
    except GameError as error:
        assert isinstance(error, RollTooBig | ImpossibleRoll | UnreadableRoll)
    else:
        assert all(abs(one.total) < GREATEST for one in throws)

    for budget in counted:
        assert budget.rolls <= DICE + 1
        assert budget.looks <= LOOKS + DICE * ROLL_LENGTH


PARTS = some.sampled_from(
    [
        "d", "d6", "1d20", "k", "p", "rr", "ro", "ra", "e", "mi", "ma", "h", "l", "<", ">", "=",
        "==", "+", "-", "*", "/", "//", "%", "(", ")", ",", "[", "]", ".", " ", "0", "1", "99",
        "adv", "x",
    ]
)  # fmt: skip
OPERATORS = some.builds(
    "{}{}{}".format,
    some.sampled_from(["k", "p", "rr", "ro", "ra", "e", "mi", "ma"]),
    some.sampled_from(["", "h", "l", "<", ">"]),
    some.integers(0, 2000),
)
DICES = some.builds(
    "{}d{}{}".format,
    some.integers(0, 2000),
    some.integers(0, 2000) | some.just("%"),
    some.lists(OPERATORS, max_size=6).map("".join),
)
TREES = some.recursive(
    DICES | some.integers(0, 10**20).map(str),
    lambda inner: (
        some.builds("({}){}{}".format, inner, some.sampled_from("+-*/%"), inner)
        | some.builds("({},{}){}".format, inner, inner, OPERATORS)
    ),
)


@settings(max_examples=100, deadline=None)
@given(some.lists(PARTS, max_size=40).map("".join) | TREES)
def test_whatever_is_typed_is_rolled_or_refused(text):
    """No other error, no number beyond bounds, no more dice than allowed."""
    try:
        (one,) = throw(parse(text))
    except GameError:
        return
    assert abs(one.total) < GREATEST
    assert len(text) <= ROLL_LENGTH or len(" ".join(text.split())) <= ROLL_LENGTH


def test_only_the_budget_stops_too_many_dice(counted, monkeypatch):
    """Without it they are thrown: the limit is not somebody else's by chance."""
    monkeypatch.setattr(Counted, "count_roll", lambda self, number=1: None)

    assert len(throw(parse("2000d6"))) == 1
