"""Dice that anybody can check afterwards, from the description of their format alone."""

import hashlib
import hmac
import json
from collections import Counter

from msgspec.structs import replace

from games.core.dice import SECRET_BYTES, Dice, Referee, Witness, seeded
from tests.core.court_nouns import Tip, Work

SECRET = bytes(range(SECRET_BYTES))
DICE = Dice(SECRET, ("runes", "ravens"), action=5, draws=9)
GOLDEN = [3, 4, 6, 3, 3, 11, 3, 1, 6, 8, 10, 5]


def checked_draws(dice, seat, action, number, sides):
    """The format once more, without our code: what a player would write to check a roll."""
    words = json.dumps(list(dice.words), separators=(",", ":")).encode()
    key = hmac.new(dice.secret, words, hashlib.sha256).digest()
    cause = json.dumps([seat, action], separators=(",", ":")).encode()
    digest = hashlib.sha256(cause).digest()
    limit = 2**32 // sides * sides
    drawn, thrown = [], 0
    for block in range(1000):
        message = f"{dice.action}.{block}.".encode() + digest
        numbers = hmac.new(key, message, hashlib.sha256).digest()
        for start in range(0, 32, 4):
            value = int.from_bytes(numbers[start : start + 4], "big")
            if len(drawn) == number:
                return drawn, thrown
            drawn += [value % sides] if value < limit else []
            thrown += value >= limit
    raise AssertionError


def rolls(referee, number=12, sides=12):
    return [referee.roll(sides) for _ in range(number)]


def test_the_format_is_as_it_is_described():
    """Each draw can be computed again from the secret, the words and the action."""
    referee = Referee(DICE, 1, Tip(2))
    drawn, _ = checked_draws(DICE, 1, {"type": "tip", "coins": 2}, 40, 12)

    assert rolls(referee, 40) == [number + 1 for number in drawn]


def test_the_format_never_changes():
    """Dice of running matches stay what they are: written down once, for ever."""
    assert rolls(Referee(DICE, 1, Tip(2))) == GOLDEN


def test_the_uneven_rest_is_passed_over():
    """A range that does not divide 2^32 is drawn from its even part alone."""
    sides = 2**31 + 1
    referee = Referee(DICE, None, Work())
    drawn, thrown = checked_draws(DICE, None, {"type": "work"}, 30, sides)

    assert rolls(referee, 30, sides) == [number + 1 for number in drawn]
    assert referee.draws == 30
    assert thrown > 10


def test_rolls_are_uniform():
    """Chi-square over 24,000 rolls of a twelve-sided die; 31.3 would be one in a thousand."""
    counts = Counter(rolls(Referee(seeded("uniform"), 0, Work()), 24_000))
    expected = 24_000 / 12
    deviation = sum((count - expected) ** 2 / expected for count in counts.values())

    assert sorted(counts) == list(range(1, 13))
    assert deviation < 31.3


def test_shuffles_are_uniform():
    """All orders of three cards are equally likely; 20.5 would be one in a thousand."""
    orders = Counter()
    referee = Referee(seeded("orders"), 0, Work())
    for _ in range(6_000):
        cards = ["a", "b", "c"]
        referee.shuffle(cards)
        orders["".join(cards)] += 1

    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5


def test_picks_are_of_the_items():
    """Every item is picked sooner or later, and nothing else."""
    referee = Referee(seeded("picks"), 0, Work())

    assert {referee.pick("abc") for _ in range(60)} == set("abc")


def test_words_of_the_players_change_the_dice():
    """Nobody who chose only the secret has chosen the dice."""
    others = [(), ("ravens", "runes"), ("runes",), ("runesravens",)]
    drawn = [rolls(Referee(replace(DICE, words=words), 1, Tip(2))) for words in others]

    assert len({tuple(each) for each in [*drawn, rolls(Referee(DICE, 1, Tip(2)))]}) == 5


def test_the_same_action_gets_the_same_dice_again():
    """Taking back and doing the same again is no second chance."""
    assert rolls(Referee(DICE, 1, Tip(2))) == rolls(Referee(DICE, 1, Tip(2)))


def test_another_action_seat_or_time_gets_other_dice():
    """Dice that nobody has seen."""
    causes = [
        Referee(DICE, 1, Tip(2)),
        Referee(DICE, 1, Tip(1)),
        Referee(DICE, 0, Tip(2)),
        Referee(DICE, None, Tip(2)),
        Referee(replace(DICE, action=6), 1, Tip(2)),
        Referee(replace(DICE, secret=bytes(32)), 1, Tip(2)),
    ]

    assert len({tuple(rolls(referee)) for referee in causes}) == len(causes)


def test_the_commitment_is_the_hash_of_the_secret():
    """Told before the start, it binds without telling."""
    assert DICE.commitment == hashlib.sha256(SECRET).hexdigest()


def test_dice_count_actions_and_draws():
    """The next action has dice of its own."""
    referee = Referee(DICE, 1, Tip(2))
    rolls(referee, 3)

    assert DICE.after(referee) == Dice(SECRET, DICE.words, 6, 12)


def test_a_seed_makes_a_secret():
    """Seeds are for simulations: equal seeds, equal dice."""
    assert seeded("a") == seeded("a") != seeded("b")
    assert len(seeded("a").secret) == SECRET_BYTES


def test_a_witness_throws_the_same_dice_and_remembers_them():
    """What was drawn, and for what; the dice after it are those that there would be anyway."""
    witness = Witness(DICE.secret, DICE.words, DICE.action, DICE.draws)
    referee, plain = Referee(witness, 1, Tip(2)), Referee(DICE, 1, Tip(2))
    faces = rolls(referee, 3)

    after, usual = witness.after(referee), DICE.after(plain)

    assert faces == rolls(plain, 3)
    assert after.drawn == tuple((12, face - 1) for face in faces)
    assert after.cause == (1, Tip(2))
    assert (after.action, after.draws) == (usual.action, usual.draws + 3)
    assert after.after(Referee(after, 0, Work())).drawn == ()
