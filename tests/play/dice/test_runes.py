"""Runes thrown in the chat: which fall, how, and with what odds."""

import random
from collections import Counter

from games.norseheim.battle.runes import CHANCES, FACES, Upright
from play.dice.runes import MOST, ODDS, Lot, cast_lots, cast_staves
from play.library import words_of
from renderer.futhark import Stave, turns


def test_staves_are_drawn_from_a_bag():
    """None falls twice in a throw; sooner or later each does, both ways where one can tell."""
    throws = [cast_staves(MOST) for _ in range(200)]
    ways = {(one.stave, one.turned) for throw in throws for one in throw}

    assert all(len({one.stave for one in throw}) == MOST for throw in throws)
    assert {stave for stave, _ in ways} == set(Stave)
    assert {stave for stave, turned in ways if turned} == {one for one in Stave if turns(one)}


def test_staves_and_ways_are_equally_likely():
    """Chi-square over 24,000 single staves; 49.7 would be one in a thousand."""
    chance = random.Random("staves")
    fallen = [cast_staves(1, chance=chance)[0] for _ in range(24_000)]
    counts = Counter(one.stave for one in fallen)
    turning = [one.turned for one in fallen if turns(one.stave)]

    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7
    assert abs(sum(turning) / len(turning) - 0.5) < 0.02


def test_lots_of_norseheim_fall_with_its_odds():
    """Nine of twenty hit, nine are blank, two stand; 13.8 would be one in a thousand.

    As in the title itself, whose rules the chat's dice do not load.
    """
    hit, blank = FACES[Upright.TEN]
    counts = Counter(cast_lots(20_000, chance=random.Random("lots")))
    expected = {Lot.HIT: 9000, Lot.BLANK: 9000, Lot.UPRIGHT: 2000}

    assert list(ODDS.values()) == [hit // 2, (blank - hit) // 2, (CHANCES - blank) // 2]
    assert {lot: ways * 1000 for lot, ways in ODDS.items()} == expected
    assert sum((counts[lot] - many) ** 2 / many for lot, many in expected.items()) < 13.8


def test_every_stave_has_a_name_and_a_meaning_for_each_way_it_falls():
    words = words_of()
    for stave in Stave:
        assert words.name(stave).casefold() == stave.value
        assert words.has(f"stave-{stave.value}", "meaning")
        assert words.has(f"stave-{stave.value}", "turned") == turns(stave)
