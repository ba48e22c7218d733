"""Positions of Norseheim worth drawing, and views of random play."""

from importlib.resources import files

from msgspec.structs import replace

from games.core.dice import seeded
from games.norseheim.giants import Giant
from games.norseheim.gods import STACKS, Favour, God
from games.norseheim.land import Battle, Building, Omen, Rune, Side
from games.norseheim.leaders import TILES, Leader
from games.norseheim.options import Options
from games.norseheim.rules import RULES
from games.norseheim.traces import Fought, Touched
from games.norseheim.view import View
from renderer import norseheim
from tests.games.norseheim.builder import (
    BJO,
    EIL,
    GRA,
    GRN,
    HVA,
    HVE,
    KON,
    ORN,
    RAV,
    SAE,
    SKI,
    SOR,
    STE,
    TRO,
    acting,
    ally,
    board,
    npc,
    own,
)
from tests.renderer import company
from words.speech import Words

WORDS = Words("en", files("games.norseheim") / "words")
NAMES = company.NAMES
_EASEL = company.Easel(norseheim, WORDS, lambda view: len(view.players))
drawn, held, seated = _EASEL.drawn, _EASEL.held, _EASEL.seated
_HIT, _BLANK, _UPRIGHT = Rune
FOUGHT = Battle(
    SKI,
    ORN,
    5,
    4,
    0,
    Side(0, 5, (_HIT, _HIT, _BLANK, _UPRIGHT, _HIT)),
    Side(1, 6, (_HIT, _BLANK, _BLANK, _HIT, _BLANK, _BLANK)),
    2,
)
_TABLE = board(
    {
        EIL: own(3, 4),
        KON: npc(4, Leader.KOLBEIN),
        BJO: ally(1, 3, 2),
        ORN: own(0, 3, Building.SETTLEMENT),
        GRN: ally(2, 4, leader=Leader.HALLGERD),
        HVE: own(1, 6, Building.RING),
        SKI: own(0, 2),
        STE: npc(2, Leader.EIRIKA),
        SAE: npc(3, Leader.BJORGULF),
        GRA: own(1, 1),
        SOR: ally(3, 2, 1),
        HVA: npc(2, Leader.ULFHILD),
    },
    seats=4,
    ap=(7, 12, 3, 15),
    favours={0: (Favour.MJOLNIR, Favour.GOLDEN_TEARS)},
    omens=(Giant.STORM_SURGE, Omen(Giant.WOLF_WINTER, God.THOR), Giant.MARSH_FEVER),
    danevolds=((RAV, BJO), (TRO, HVE)),
    worshipped=(God.THOR,),
    waiting=(God.ODIN,),
    die=4,
    order=(2, 0, 3, 1),
)
_TRACES = (
    Touched(turn=4, region=ORN),
    Touched(turn=4, region=SKI),
    Fought(turn=4, battle=FOUGHT),
)
_STANDING = acting(_TABLE, 0, _TRACES)
MIDWAY = RULES.view(_STANDING, None)
PLAYER = RULES.view(_STANDING, 0)
FULL = replace(
    MIDWAY,
    lands=tuple(
        replace(seen, npc=2, warriors=4, ally=3, markers=12)
        if seen.leader and not TILES[seen.leader].is_guard
        else seen
        for seen in MIDWAY.lands
    ),
    omens=tuple(map(Omen, list(Giant)[:9])),
    waiting=tuple(God),
    battle=replace(
        FOUGHT,
        attack=Side(None, 7),
        defence=Side(3, 14, (_HIT, _UPRIGHT) * 7),
    ),
)
"""More of everything than the rules would bring together."""
LOOKING = replace(PLAYER, looked=(Giant.THE_MOUNTAIN_WALKS, Giant.DROUGHT, Giant.SPRING_FLOOD))
RICH = replace(
    PLAYER,
    players=(replace(PLAYER.players[0], favours=tuple(STACKS[God.LOKE])), *PLAYER.players[1:]),
)


def played(seed: int, seats: int, every: int = 25) -> list[View]:
    """Views along a match of random legal actions."""
    return company.wander(RULES, seed, seats, steps=250, every=every)


SCENES: dict[str, View] = {
    "midway": MIDWAY,
    "full": FULL,
    "homes": RULES.view(RULES.start(3, Options(), seeded("marches"))[0], None),
    "three": played(2, 3, 1000)[-1],
}
HANDS: dict[str, View] = {
    "player": PLAYER,
    "looking": LOOKING,
    "rich": RICH,
    "spectator": MIDWAY,
}
