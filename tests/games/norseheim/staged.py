"""Endings that random play does not reach, from positions that are set up for them.

Each begins with the last turns of a round; everybody decides by default, as if time had run out.
"""

from collections.abc import Callable, Mapping

from games.norseheim.board import CHIEFTAINS, KINGS, Region
from games.norseheim.land import Land
from games.norseheim.steps.council import Council
from games.norseheim.steps.giants import GiantsPhase
from games.norseheim.steps.rounds import Growth, RoundEnd
from games.norseheim.steps.turn import Turns
from tests.games.norseheim.builder import (
    BJO,
    EIL,
    HOMES,
    ORN,
    RING,
    SAE,
    TAA,
    TRO,
    ULV,
    ally,
    beginning,
    board,
    npc,
    own,
)
from tests.games.trials import Begun

NINE = dict.fromkeys([region for region in CHIEFTAINS if region not in HOMES][:8], own(0, 1))
"""Eight regions of seat 0 beside its home."""
ALL_KINGS = {region: own(1, 1) for region in KINGS}


def _round(number: int, lands: Mapping[Region, Land], **rest: object) -> Begun:
    """The turns of a round, the council, and what follows."""
    table = board(lands, round=number, **rest)
    return beginning(table, Turns(), Council(), Growth(), GiantsPhase(), RoundEnd())


def _score(
    lands: Mapping[Region, Land],
    ap: tuple[int, int, int] = (5, 5, 5),
    order: tuple[int, int, int] = (2, 0, 1),
) -> Begun:
    """The last round; its die and its Giants touch nobody's land."""
    return _round(6, lands, ap=ap, order=order, active=order[-1])


STAGED: Mapping[str, Callable[[], Begun]] = {
    "majority": lambda: _round(4, NINE),
    "kings": lambda: _round(4, ALL_KINGS),
    "majority and kings": lambda: _round(4, NINE | ALL_KINGS),
    "last": lambda: _round(4, {HOMES[0]: npc(), HOMES[2]: npc()}, ap=(0, 5, 0)),
    "score by seats": lambda: _score({TAA: ally(1, 2), TRO: ally(1, 2), SAE: own(0, 1)}),
    "score by kings": lambda: _score(
        {
            EIL: own(1, 1),
            TAA: ally(1, 2),
            TRO: ally(1, 2),
            BJO: own(0, 1),
            ORN: own(0, 1),
        }
    ),
    "score by warriors": lambda: _score({ULV: own(1, 4, RING)}),
    "score by ap": lambda: _score({}, ap=(5, 6, 5)),
    "score by order": lambda: _score({}, order=(1, 0, 2)),
}
