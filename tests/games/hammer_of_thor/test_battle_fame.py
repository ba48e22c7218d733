"""REPUTATION for those who were slain and subdued (5.4.2, 5.5)."""

from importlib.resources import files

import pytest

from games.hammer_of_thor.battle.events import FighterSlain, RoundFought
from games.hammer_of_thor.battle.fame import for_killing, for_subduing, remember, slayer_of
from games.hammer_of_thor.dead.events import DraugrRose
from games.hammer_of_thor.fate.events import ReputationMoved, Why
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Side, Stat
from games.hammer_of_thor.land.places import Place
from tests.games.hammer_of_thor.builder import group, member, table
from tests.games.hammer_of_thor.fights import KILL, SUBDUE, facing, fought, told
from words.speech import Words

WORDS = Words("en", files("games.hammer_of_thor") / "words")


def _some(side: Side, least: int = 1, most: int = 10) -> str:
    """A character of a side whose printed REPUTATION lies between the two."""
    return next(
        one.name
        for one in FIGURES.values()
        if one.side is side and least <= one.stats[Stat.REPUTATION] <= most
    )


@pytest.mark.rule("5.5")
def test_killing_counts_by_alignment() -> None:
    """5.5."""
    good, evil = member(_some(Side.GOOD)), member(_some(Side.EVIL))
    neutral = member(_some(Side.NEUTRAL))
    found = table(
        group(0, Place("09"), good),
        group(None, Place("20"), evil),
        group(None, Place("21"), neutral),
    )
    worth = {one.id: one.figure.stats[Stat.REPUTATION] for one in (good, evil, neutral)}
    assert for_killing(found, good, evil) == -(-worth[evil.id] // 2)
    assert for_killing(found, good, neutral) == -(-worth[neutral.id] // 3)
    assert for_killing(found, good, good) == -worth[good.id] // 3
    assert for_subduing(found, evil) == -(-worth[evil.id] // 3)


@pytest.mark.rule("5.5")
def test_killing_counts_ten_at_most() -> None:
    """5.5: tracked REPUTATION counts with the printed."""
    good, evil = member(_some(Side.GOOD)), member(_some(Side.EVIL))
    found = table(
        group(0, Place("09"), good), group(None, Place("20"), evil), tracked={evil.figure.name: 40}
    )
    assert for_killing(found, good, evil) == 10


@pytest.mark.rule("5.5")
def test_slayer_has_dealt_most() -> None:
    """5.5."""
    odin, thor = NUMBERS["Odin"], NUMBERS["Thor"]
    assert slayer_of({odin: 3, thor: 4}) == thor
    assert slayer_of({odin: 4, thor: 4}) == min(odin, thor)
    assert slayer_of({}) is None


@pytest.mark.rule("13.2")
def test_the_great_are_remembered_when_they_are_beaten() -> None:
    """From tier 4 on, by a seat."""
    lesser = next(one for one in FIGURES.values() if one.tier == 3)
    great = next(one for one in FIGURES.values() if one.tier == 4)
    found = table(group(0, Place("09"), "Bragi"), group(None, Place("20"), "Hymir"))
    for number in (1, 2):
        for name in (lesser.id, great.id):
            remember(found, found.counter(number), name)
    assert found.players[0].beaten == (great.id,)


@pytest.mark.rule("4.5.7", "5.4.2")
def test_it_is_told_why_renown_is_won():
    """Two of six for one who lies subdued, and two for a resident."""
    lying = member("Beli", spent=("11.0A",), wounds=18)
    _, events = fought(facing(["Bragi"], [lying]), 1, 5, order=SUBDUE)

    gained = told(events, ReputationMoved)
    assert [(one.by, one.why) for one in gained] == [(2, Why.SUBDUED), (2, Why.RESIDENT)]
    assert "resident" in WORDS.say(gained[1], ())


@pytest.mark.rule("5.5", "6.2")
def test_whoever_slays_a_draugr_is_who_has_beaten_its_second_life() -> None:
    """Bragi has dealt more in all, but what he dealt ended the first one."""
    found = facing(["Bragi", "Hermod"], [member("Beli", wounds=2)])
    bragi, hermod = (1, 9, 9, 9), (9, 1, 9, 9)

    _, events = fought(found, *bragi, *bragi, *hermod, *hermod, reply=KILL)

    dealt = [one.dealt for one in told(events, RoundFought)]
    assert sum(dealt[:2]) > sum(dealt[2:])
    assert [one.name for one in told(events, DraugrRose)] == [NUMBERS["Beli"]]
    assert [one.slayer for one in told(events, FighterSlain)] == [NUMBERS["Hermod"]]
