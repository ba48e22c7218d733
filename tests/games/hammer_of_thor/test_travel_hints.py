"""Hints beside a journey: a manner that is of no use, who may be met, and the chance to scout."""

from importlib.resources import files

import pytest

from games.hammer_of_thor.encounter.arriving import Arrival, Meet
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.travel.manners import Manner
from tests.games.hammer_of_thor.builder import group
from tests.games.hammer_of_thor.test_travel import (
    BIFROST,
    HOLDING,
    IDA,
    MORTAL,
    of_speed,
    travel,
    travelling,
)
from tests.games.loaded_dice import act
from words.speech import Words

WORDS = Words("en", files("games.hammer_of_thor") / "words")


@pytest.mark.rule("4.2", "4.5.1", "9.5")
@pytest.mark.parametrize(
    ("hero", "to", "manner", "vain"),
    [
        ("Tyr", IDA, Manner.PLAIN, False), ("Tyr", IDA, Manner.CAUTION, False),
        ("Tyr", IDA, Manner.SEARCH, False), ("Tyr", IDA, Manner.RECON, False),
        ("Tyr", Place.LEIPT_RIVER, Manner.CAUTION, True),
        ("Tyr", Place.UTGARD, Manner.RECON, True), ("Tyr", Place.UTGARD, Manner.BOTH, False),
        ("Heimdall", IDA, Manner.RECON, True), ("Heimdall", IDA, Manner.BOTH, False),
        ("Tyr", Place.MIMIRS_WELL, Manner.SEARCH, True),
        ("Tyr", Place.MIMIRS_WELL, Manner.BOTH, False),
        ("Tyr", Place.MIMIRS_WELL, Manner.CAUTION, False),
        ("Heimdall", Place.MIMIRS_WELL, Manner.BOTH, True),
    ],
)  # fmt: skip
def test_a_manner_that_changes_nothing_is_told_so(hero, to, manner, vain):
    """4.2, 4.5.1, 9.5: rivers without caution, Utgard, far sight, a resident who waits."""
    position = travelling(group(0, to, hero), group(None, Place.MIMIRS_WELL, "Mimir"))
    hint = travel(position, to, manner).hint(position.table)
    texts = [WORDS.say(hint), WORDS.say(hint, (), "brief")]

    assert hint.vain is vain
    assert ["no use here" in text for text in texts] == [vain, vain]


@pytest.mark.rule("4.6.1", "4.5.7", "4.5.1")
@pytest.mark.parametrize(
    ("others", "manner", "found"),
    [
        ((), Manner.PLAIN, (80, 0)), ((), Manner.CAUTION, (0, 0)),
        (("Loki",), Manner.PLAIN, (80, 1)), (("Loki",), Manner.CAUTION, (0, 1)),
        (("Mimir",), Manner.PLAIN, (100, 0)), (("Mimir",), Manner.CAUTION, (0, 1)),
        (("Loki", "Mimir"), Manner.CAUTION, (0, 2)),
    ],
)  # fmt: skip
def test_who_may_be_met_by_choice_is_told_beside_the_chance(others, manner, found):
    """4.6.1, 4.5.7: as the question at the end of the journey offers it, whatever the manner."""
    seats = {"Loki": 1, "Mimir": None}
    position = travelling(
        group(0, IDA, of_speed(4)), *(group(seats[name], IDA, name) for name in others)
    )
    action = travel(position, IDA, manner)
    hint = action.hint(position.table)
    then = position.apply(0, action)[0].table
    offered = Arrival(0).ask(then)
    meetings = [one for one in offered or () if isinstance(one, Meet)]

    assert (hint.somebody, hint.groups) == found
    assert len(meetings) == hint.groups
    assert ("the group there" in WORDS.say(hint, (), "brief")) is bool(hint.groups)


@pytest.mark.rule("4.2")
@pytest.mark.parametrize("name", ["Tyr", "Forseti", "Loki", "Hymir"])
def test_the_chance_to_scout_is_that_of_all_dice(name):
    """4.2: and Mortals who stay behind spoil nothing."""
    position = travelling(group(0, HOLDING, name, MORTAL))
    action = travel(position, BIFROST, Manner.RECON)
    dice = [act(position, 0, action, face)[0].table.sitting.scouted for face in range(1, 11)]

    assert action.hint(position.table).warned == 10 * sum(dice)
    assert travel(position, BIFROST, Manner.CAUTION).hint(position.table).warned is None
