"""Positions of Norseheim to which random play hardly ever leads; the match goes on after them."""

from typing import Final

from games.norseheim import actions as do
from games.norseheim.options import Options
from games.norseheim.rules import RULES
from games.norseheim.steps.council import Council
from games.norseheim.steps.giants import GiantsPhase
from games.norseheim.steps.rewards import RewardPhase
from games.norseheim.steps.rounds import Growth, Income, RoundEnd
from games.norseheim.steps.turn import Acting, Turns
from tests.games.norseheim.builder import (
    BJO,
    GRA,
    GYL,
    ORN,
    RAV,
    RING,
    SAE,
    SETTLED,
    Standing,
    at,
    beginning,
    board,
    npc,
    own,
)

_REST: Final = (Council(), RewardPhase(), Income(), Growth(), GiantsPhase(), RoundEnd())
"""Of a round, after its actions."""


def mustering() -> Standing:
    """One warrior is left for two regions."""
    full = {region: own(0, 6) for region in (ORN, SAE, GRA)}
    lands = full | {RAV: own(0, 3, RING), BJO: own(0, 3, SETTLED)}
    return at(board(lands), Acting(0, ()), Turns(), *_REST).apply(0, do.Recruit(1))[0]


def ruined() -> Standing:
    """Seat 2 has nothing left, and may go into exile."""
    options = Options(exile=True)
    return beginning(board({GYL: npc()}, ap=(5, 5, 0), options=options), *_REST)[0]


def voting() -> Standing:
    """Two are left."""
    return RULES.retire(at(board(), Acting(0, ()), Turns(), *_REST), 0)[0]


RARITIES: Final = (mustering, ruined, voting)
