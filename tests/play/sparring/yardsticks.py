"""Greedy minds as they stood before there were minds that search.

What a position is worth has been learnt anew since in two titles, and greedy robots of today have
learnt it too: they are no longer those against whom progress was to be measured. These are.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from games.catalogue import titles
from play.minds import Mind, decide
from play.simulation.playout import Decider
from tests.play.sparring import nine_realms_yardstick, norseheim_yardstick


def _greedy(key: str, appraise: Callable[[Any], float]) -> Decider:
    """One that looks one step ahead, and sees no more than that appraisal does."""
    rules = replace(titles()[key].rules, appraise=appraise)
    return lambda _, position, seat, rng: decide(rules, position, seat, Mind.GREEDY, rng)


YARDSTICKS = {
    "nine_realms": _greedy("nine_realms", nine_realms_yardstick.appraise),
    "norseheim": _greedy("norseheim", norseheim_yardstick.appraise),
}
"""By title, for those whose appraisal has changed."""
