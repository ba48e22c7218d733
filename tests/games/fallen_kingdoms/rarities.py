"""Positions of Fallen Kingdoms to which random play hardly ever leads; the match goes on after."""

from typing import Final

from games.fallen_kingdoms.closing.end_check import EndCheck
from games.fallen_kingdoms.closing.scoring import Scoring
from games.fallen_kingdoms.field import EMPTY, Battle, March, Throw
from games.fallen_kingdoms.invasion.phase import InvasionPhase
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.rounds import Round, TurnBegins
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.trophies import Rumor
from games.fallen_kingdoms.war.attack import RoundOver
from games.fallen_kingdoms.war.combat import Combat
from games.fallen_kingdoms.war.defence import LosingUnits
from games.fallen_kingdoms.war.pulling_back import PullingBack
from tests.games.fallen_kingdoms.builder import Standing, at, beginning, own, table

_REST: Final = (EndCheck(), InvasionPhase(), Round())
"""Of a round, after its turns."""


def attacked(**rest: object) -> Table:
    """Seat 0 attacks Birka, where seat 1 stands, from two cities."""
    found = table(
        {City.RIBE: own(0, 1), City.BIRKA: own(1, 4)},
        marches=(March(City.HLADIR, City.BIRKA, 2), March(City.RIBE, City.BIRKA, 2)),
        held=(City.HLADIR, City.RIBE),
        attacked=(City.BIRKA,),
        **rest,
    )
    throws = (Throw(0, (1, 2), 4, 0), Throw(1, (5, 5), 4, 2))
    found.battle = Battle(City.BIRKA, 0, 1, throws)
    return found


def losing() -> Standing:
    """Two of four attackers are lost, from two groups."""
    steps = (LosingUnits(0, 2), RoundOver(0, None), Combat(0), PullingBack(0), Scoring(0))
    return at(attacked(), *steps, TurnBegins(1), TurnBegins(2), *_REST)


def lonely() -> Standing:
    """Nobody else has a kingdom, so that seat 0 can give its own to nobody."""
    cities = {City.ROSKILDE: EMPTY, City.STIKLESTAD: EMPTY}
    return beginning(table(cities, players={seat: {"invader": True} for seat in (1, 2)}), *_REST)[0]


def homeless() -> Standing:
    """Seat 2 has no kingdom, and is asked to invade."""
    return beginning(table({City.STIKLESTAD: EMPTY}), *_REST)[0]


def naming() -> Standing:
    """Seat 0 has most rumors; three change hands, so that another payer is named after the next."""
    cards = tuple(Rumor)
    held = {0: cards[:4], 1: cards[4:7], 2: cards[7:10]}
    players = {seat: {"rumors": rumors} for seat, rumors in held.items()}
    used = {"knowledge": (), "knowledge_stack": (), "buildings": (), "building_stack": ()}
    return beginning(table(players=players, **used), EndCheck())[0]


RARITIES: Final = (losing, lonely, homeless, naming)
