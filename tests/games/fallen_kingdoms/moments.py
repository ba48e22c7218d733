"""A position of each kind of step that asks: as random play reaches it, or as it is set up."""

from collections.abc import Mapping
from functools import cache

from games.core.vocabulary import tag
from games.fallen_kingdoms import TITLE
from games.fallen_kingdoms.options import Options
from play.simulation.playout import walk
from tests.games.fallen_kingdoms.builder import Standing
from tests.games.fallen_kingdoms.rarities import RARITIES
from tests.games.fallen_kingdoms.trial import TRIAL

KINDS = tuple(sorted({*TRIAL.steps, *TRIAL.rare}))
"""All kinds of steps that ask, by tag."""
MATCHES = 10
"""Random matches that are looked through at most."""


@cache
def moments() -> Mapping[str, Standing]:
    """The first position of each kind."""
    found: dict[str, Standing] = {}
    for rare in RARITIES:
        position = rare()
        found.setdefault(tag(position.step), position)
    for number in range(MATCHES):
        for played in walk(TITLE, 3, Options(), f"moments {number}"):
            if played.position.ending is None:
                found.setdefault(tag(played.position.step), played.position)
        if found.keys() >= set(KINDS):
            break
    return found
