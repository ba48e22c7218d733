"""Chances of a Gods card before the throw, against all throws counted one by one."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from games.norseheim import actions as do
from games.norseheim import prompts as ask
from games.norseheim.board import border
from games.norseheim.gods import Favour
from games.norseheim.rules import RULES
from play.library import words_of
from tests.games.loaded_dice import act
from tests.games.norseheim.armed import ASSAULT
from tests.games.norseheim.builder import (
    BARE,
    BJO,
    RAV,
    RING,
    SETTLED,
    acting,
    board,
    own,
)

WORDS = words_of("norseheim")
HIT = Fraction(18, 40)
WALLS = {RING: 2, SETTLED: 1, BARE: 0}


def throws(runes):
    """Each fall of so many runes: its hits, and how likely it is."""
    for fall in product((True, False), repeat=runes):
        likely = Fraction(1)
        for hit in fall:
            likely *= HIT if hit else 1 - HIT
        yield sum(fall), likely


def struck(walls, warriors, hits):
    """The defence after some hits: the ring, the warriors, the settlement."""
    for _ in range(hits):
        if walls == WALLS[RING]:
            walls -= 1
        elif warriors:
            warriors -= 1
        else:
            walls = 0
    return walls, warriors


@cache
def taken(attackers, walls, warriors, doubled, first=None):
    """How likely the region falls; the first throw may be another than what both sides hold."""
    if not attackers or not walls + warriors:
        return Fraction(int(attackers > 0))
    usual = min(5, attackers), min(5, (walls + warriors) * doubled), 0, 0
    ours, theirs, sure, against = first or usual
    won, idle = Fraction(0), Fraction(0)
    for (dealt, one), (lost, other) in product(throws(ours), throws(theirs)):
        if not dealt + sure + lost + against:
            idle += one * other
            continue
        left = max(0, attackers - lost - against)
        then = taken(left, *struck(walls, warriors, dealt + sure), doubled)
        won += one * other * then
    if first is None:
        return won / (1 - idle)
    return won + (idle * taken(attackers, walls, warriors, doubled) if idle else 0)


def percent(chance):
    """A chance as it is told: nothing uncertain is called certain."""
    return 100 if chance == 1 else min(99, round(100 * float(chance)))


PLAYED = {
    (Favour.BELT_OF_MIGHT, 0): lambda a, d, _: (min(7, a + 2), d, 0, 0),
    (Favour.BELT_OF_MIGHT, 1): lambda a, d, _: (a, min(7, d + 2), 0, 0),
    (Favour.THUNDERCLAP, 0): lambda a, d, _: (a, max(1, d - 2), 0, 0),
    (Favour.THUNDERCLAP, 1): lambda a, d, _: (max(1, a - 2), d, 0, 0),
    (Favour.SECRET_PATH, 0): lambda a, _, bare: (a, bare, 0, 0),
    (Favour.GUNGNIR, 0): lambda a, d, _: (a, d, 1, 0),
    (Favour.GUNGNIR, 1): lambda a, d, _: (a, d, 0, 1),
}


def before(card, seat, warriors, building, *, walled):
    """A seat may play a card before the throw of an attack with three warriors."""
    danevolds = (border(RAV, BJO),) if walled else ()
    table = board({BJO: own(1, warriors, building)}, favours={seat: [card]}, danevolds=danevolds)
    return act(acting(table), 0, ASSAULT)[0]


@pytest.mark.rule("R57", "odds")
@pytest.mark.parametrize(("card", "seat"), PLAYED)
@pytest.mark.parametrize("building", WALLS)
@pytest.mark.parametrize("walled", [False, True])
def test_a_card_before_the_throw_tells_its_chance_exactly(card, seat, building, walled):
    """With the card and without it, each fall of the runes counted; nothing is changed by it."""
    for warriors in (1, 2, 4):
        walls, doubled = WALLS[building], 2 if walled else 1
        usual = 3, min(5, (walls + warriors) * doubled), 0, 0
        first = PLAYED[card, seat](*usual[:2], warriors)
        if first == usual:
            continue
        position = before(card, seat, warriors, building, walled=walled)
        battle = position.table.battle

        assert RULES.hint(position, do.PlayFavour(card)) == ask.OddsHint(
            percent(taken(3, walls, warriors, doubled, first)),
            percent(taken(3, walls, warriors, doubled)),
        )
        assert position.table.battle == battle


@pytest.mark.rule("R57", "odds")
def test_a_card_before_the_throw_tells_its_chance_beside_the_one_that_the_question_tells():
    """Little is never told as nothing, and what is certain as certain."""
    position = before(Favour.GUNGNIR, 0, 2, BARE, walled=False)
    gungnir = do.PlayFavour(Favour.GUNGNIR)
    hint = RULES.hint(position, gungnir)
    assert WORDS.say(hint) == f"then {hint.chance} % to take it (now {hint.now} %)"
    assert hint.now == position.prompt(0).chance
    sure = before(Favour.GUNGNIR, 0, 1, BARE, walled=True)
    assert RULES.hint(sure, gungnir).chance == 100
    assert WORDS.say(ask.OddsHint(2, 0)) == "then 2 % to take it (now under 1 %)"


@pytest.mark.rule("R57", "F4")
def test_an_oath_before_the_throw_says_that_the_attack_ends():
    """Nothing is thrown any more, so it has no chance to tell."""
    position = before(Favour.PEACE_OATH, 1, 2, BARE, walled=False)
    hint = RULES.hint(position, do.PlayFavour(Favour.PEACE_OATH))
    assert hint == ask.OathHint()
    assert WORDS.say(hint) == "the attack ends: nobody throws, nobody falls"
