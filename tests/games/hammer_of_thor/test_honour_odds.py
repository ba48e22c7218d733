"""The odds of a duel of honour, and of an attack, beside the choice (4.3A1, 4.3A6)."""

from importlib.resources import files

import pytest

from games.core.dice import Referee, seeded
from games.hammer_of_thor.battle import honour, honour_odds
from games.hammer_of_thor.battle.odds import prospect
from games.hammer_of_thor.battle.orders import Mode, Stance
from games.hammer_of_thor.encounter.nonplayers import line_might
from games.hammer_of_thor.encounter.planning import Meetings, Plan
from games.hammer_of_thor.encounter.rounds import AcceptDuel, Answer
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.rules import RULES
from tests.games.hammer_of_thor.builder import Halt, at, group, member, table
from words.speech import Words

WORDS = Words("en", files("games.hammer_of_thor") / "words")
BRONZE_SWORD, BRONZE_SHIELD, EMBERS, THIRSTY = "1001", "1005", "1029", "1085"
KNOWN = {}
"""Tables that are copied for each try."""
TRIES, NEAR = 400, 7
"""Duels that are fought out, and the percent by which their share may miss the odds."""


class AllDice:
    """Every way in which dice can fall, one after the other."""

    def __init__(self):
        self.events = []
        self._faces, self._at = [], 0

    def roll(self, sides):
        """The next die: as before, or its first face."""
        if self._at == len(self._faces):
            self._faces.append(1)
        self._at += 1
        return self._faces[self._at - 1]

    def tell(self, event):
        """Nobody listens."""

    @property
    def share(self):
        """How likely these dice were."""
        return 0.1 ** len(self._faces)

    def again(self):
        """Whether they can fall otherwise once more."""
        self._at = 0
        while self._faces and self._faces[-1] == 10:
            self._faces.pop()
        if self._faces:
            self._faces[-1] += 1
        return bool(self._faces)


def duelling(mine, theirs, seat=None):
    """Seat 0's leader meets another."""
    found = table(
        group(0, Place.BILSKIRNIR, mine), group(seat, Place.BILSKIRNIR, theirs),
        heroes={0: "Tyr", 1: "Loki"},
    )  # fmt: skip
    found.encounter = Encounter(1, 2)
    return found


PAIRS = [
    (member("Balder", wounds=8), member("Beli", wounds=8)),
    (member("Balder", wounds=9, shown=(BRONZE_SWORD,)), member("Hod", wounds=7)),
    (member("Bragi", wounds=6, shown=(BRONZE_SHIELD,)), member("Ull", shown=(EMBERS,))),
    (member("Hod", wounds=4), member("Balder", wounds=12, shown=(THIRSTY,))),
]


@pytest.mark.rule("4.3A6")
@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_the_odds_of_a_round_are_those_of_all_dice(mine, theirs, monkeypatch):
    """4.3A6: every way in which one round can fall, with its likelihood."""
    for module in (honour, honour_odds):
        monkeypatch.setattr(module, "ROUNDS", 1)
    dice, shares, more = AllDice(), {1: 0.0, 2: 0.0, None: 0.0}, True
    while more:
        shares[honour.duel_of_honour(duelling_again(mine, theirs), 1, dice)] += dice.share
        more = dice.again()

    odds = honour_odds.honour_odds(duelling(mine, theirs))
    assert sum(shares.values()) == pytest.approx(1)
    assert shares[1] or shares[2]
    assert odds.win == round(100 * shares[1])
    assert odds.lose == round(100 * shares[2])


def duelling_again(mine, theirs):
    """A fresh table."""
    if (mine, theirs) not in KNOWN:
        KNOWN[mine, theirs] = duelling(mine, theirs)
    return KNOWN[mine, theirs].copy()


@pytest.mark.rule("4.3A6")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (member("Tyr"), member("Hymir")),
        (member("Bragi", shown=(BRONZE_SWORD, BRONZE_SHIELD)), member("Hod", shown=(EMBERS,))),
        (member("Skirnir"), member("Geirrod", shown=(THIRSTY,))),
        (member("Ull"), member("Modi", wounds=5)),
        (member("Gondul"), member("Hermod")),
    ],
)
def test_the_odds_are_near_what_happens(mine, theirs):
    """4.3A6: over all five rounds, with gifts of the first and with bronze that breaks."""
    odds, won = honour_odds.honour_odds(duelling(mine, theirs)), {1: 0, 2: 0, None: 0}
    for number in range(TRIES):
        found = duelling_again(mine, theirs)
        referee = Referee(seeded(f"duel {number}"), None, found.options)
        won[honour.duel_of_honour(found, 1, referee)] += 1

    assert abs(odds.win - 100 * won[1] / TRIES) <= NEAR
    assert abs(odds.lose - 100 * won[2] / TRIES) <= NEAR


@pytest.mark.rule("4.3A6", "4.3A1", "21.1")
def test_the_odds_stand_beside_a_duel_a_challenge_and_an_attack():
    """21.1: to all that is decided by more than one die."""
    found = duelling("Tyr", "Hymir")
    odds = honour_odds.honour_odds(found)
    duel, challenge = AcceptDuel().hint(found), Answer(Card.CHALLENGE).hint(found)
    attack = Answer(Card.ATTACK, mode=Mode.KILL).hint(found)

    assert (duel.win, duel.lose, challenge.duel) == (odds.win, odds.lose, odds.win)
    assert attack.chance == prospect(found, *found.counters, Stance.HOLD)
    assert WORDS.say(duel).startswith(f"{odds.win} % to win, {odds.lose} % to lose · MIGHT ")
    assert f"then {odds.win} % to win the duel" in WORDS.say(challenge)
    assert WORDS.say(attack).startswith(f"about {attack.chance} % to win if they fight · MIGHT ")
    assert Answer(Card.EVADE).hint(found).duel is None


@pytest.mark.rule("4.6.3", "4.3A1")
def test_a_plan_to_attack_tells_might_alone():
    """4.6.3: how the other seat fights is its secret."""
    found = duelling("Tyr", "Loki", seat=1)
    position = at(found, Meetings((0, 1), ()), Halt())
    plan = next(one for one in position.asks[0].kinds[Plan] if one.first is Card.ATTACK)
    hint = RULES.hint(position, plan)
    own, other = found.counters

    assert (hint.own, hint.theirs) == (line_might(found, own, other), line_might(found, other, own))
    assert WORDS.say(hint) == f"MIGHT {hint.own} against {hint.theirs}"


@pytest.mark.rule("4.6.3", "4.3A6")
@pytest.mark.parametrize(("theirs", "asked"), [("Loki", True), ("Thor", False)])
def test_a_plan_to_challenge_tells_the_duel_and_no_check(theirs, asked):
    """4.6.3: no die, but the other plan says whether it is accepted; from both sides of it."""
    found = duelling("Balder", theirs, seat=1)
    odds = honour_odds.honour_odds(found)
    hints = []
    for waiting, plans in (((0, 1), ()), ((1,), (Plan(Card.EVADE, Card.EVADE, Mode.SUBDUE),))):
        position = at(found, Meetings(waiting, plans), Halt())
        offered = position.asks[waiting[0]].kinds[Plan]
        plan = next(one for one in offered if one.first is Card.CHALLENGE)
        hints.append(RULES.hint(position, plan))

    assert [(one.win, one.lose) for one in hints] == [(odds.win, odds.lose), (odds.lose, odds.win)]
    assert (hints[0].own, hints[0].theirs) == (hints[1].theirs, hints[1].own)
    assert hints[0].asked is asked
    assert WORDS.say(hints[0]).startswith("if they accept: ") is asked
