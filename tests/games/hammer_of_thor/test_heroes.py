"""The hero of whoever does not choose, and the companions of weaker ones (1.2, 1.5)."""

import pytest

from games.core.dice import Referee, seeded
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.kinds import Side
from games.hammer_of_thor.land.board import STARTS
from games.hammer_of_thor.opening.drafts import offered, strongest
from games.hammer_of_thor.opening.setup import COMPANION, equip
from games.hammer_of_thor.options import Heroes
from tests.games.hammer_of_thor.builder import group, table

OPPOSED = {Side.GOOD: Side.EVIL, Side.EVIL: Side.GOOD}
BARRED = [
    (hero, other)
    for hero in offered(Heroes.ALL)
    for other in FIGURES.values()
    if hero.tier == Heroes.GREAT.least
    and (other.race, other.tier) == (hero.race, COMPANION)
    and other.side is OPPOSED.get(hero.side)
]
"""Heroes with a companion, and those of their races who are against them."""


@pytest.mark.rule("1.5")
@pytest.mark.parametrize(("hero", "other"), BARRED, ids=lambda figure: figure.name)
def test_nobody_of_the_other_side_is_a_companion(hero, other):
    """The one of the other side lies above; the next one is taken."""
    found = table(group(0, STARTS[hero.race][0], hero.name), heroes={0: hero.name})
    friend = next(
        name
        for name in found.decks[hero.race]
        if FIGURES[name].tier == COMPANION and FIGURES[name].side in (hero.side, Side.NEUTRAL)
    )
    found.decks[hero.race] = (friend, other.id)

    equip(found, 0, Referee(seeded("tests"), 0, found.options))

    assert found.home_of(friend).seat == 0
    assert found.decks[hero.race] == (other.id,)


@pytest.mark.rule("1.2", "0.0.6")
def test_the_usual_hero_is_the_mightiest_of_the_great():
    """Of tier 3 only if there is nobody greater."""
    small = [figure for figure in offered(Heroes.ALL) if figure.tier < Heroes.GREAT.least]
    thor, heimdall = FIGURES[N["Thor"]], FIGURES[N["Heimdall"]]

    assert strongest([heimdall, *small, thor]) == thor.id
    assert strongest([*small, heimdall]) == heimdall.id
    assert strongest(small) in {figure.id for figure in small}
