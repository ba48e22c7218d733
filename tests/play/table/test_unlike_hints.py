"""Hints without Discord: which of many good answers are named."""

from games.norseheim.board import Region
from games.norseheim.orders.attack import Attack
from games.norseheim.orders.diplomacy import Diplomacy
from games.norseheim.orders.recruit import Recruit
from play.minds import Thought
from play.table.advice.hints import unlike

EIL, KON, TIN = Region.EIL, Region.KON, Region.TIN
RECRUIT = [Recruit(cards) for cards in (1, 2, 3)]
ATTACK = [Attack(EIL, KON, warriors, 0, 1) for warriors in (3, 2)]
ELSEWHERE = Attack(EIL, TIN, 3, 0, 1)
CONVINCE = Diplomacy(KON, 1, 1)


def thoughts(*actions, step=0.01):
    """Each is worth a little less than the one before."""
    return tuple(Thought(action, 0.6 - step * at) for at, action in enumerate(actions))


def test_one_choice_in_many_forms_is_named_once():
    """With one card or two, with three warriors or two: what comes next is something else."""
    found = thoughts(RECRUIT[0], RECRUIT[1], *ATTACK, ELSEWHERE, CONVINCE)

    assert unlike(found) == (found[0], found[2], found[4])


def test_what_is_much_worse_is_not_named_for_a_change():
    found = thoughts(RECRUIT[0], RECRUIT[1], CONVINCE, ELSEWHERE, step=0.06)

    assert unlike(found) == found[:3]


def test_if_there_is_nothing_else_the_forms_are_named():
    """The best first, as they are; and no more than there are."""
    found = thoughts(*RECRUIT, CONVINCE)

    assert unlike(found) == (found[0], found[1], found[3])
    assert unlike(found[:2]) == found[:2]
