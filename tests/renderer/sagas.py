"""Positions of Norsaga worth drawing, and views of random play."""

from importlib.resources import files

from msgspec.structs import replace

from games.core.dice import seeded
from games.norsaga.embellishments.looks import Plundering
from games.norsaga.embellishments.martyrdom import Martyrdom
from games.norsaga.options import Options, SagaPick
from games.norsaga.rules import RULES
from games.norsaga.tree import Spot
from games.norsaga.view import View
from renderer import norsaga
from tests.games.norsaga.builder import at, board, embellishing, place, rest_of_turn, sung, telling
from tests.renderer import company
from words.speech import Words

WORDS = Words("en", files("games.norsaga") / "words")
NAMES = company.NAMES
_EASEL = company.Easel(norsaga, WORDS, lambda view: len(view.trees))
drawn, held, seated = _EASEL.drawn, _EASEL.held, _EASEL.seated
_TREES = (
    "G/R | R/B B/B | Y/G G/G R/Y .",
    "B/B | B/G . | R/R R/G P/Y Y/Y",
    "K | Y/R P/R | . B/Y B/R P/B",
    "",
)
_HANDS = ("R/R G/B P/G K", "Y/G B/R", "", "G/Y R/Y Y/B K G/R")
_MIDWAY = board(
    _TREES,
    hands=_HANDS,
    sagas=("RRGGBY", "RRBBBY", "BBBYYY", "GGGBBB"),
    discards="Y/Y B/G K R/B",
    turn=21,
    doomed=(1,),
)
_FRESH = (place(0, Spot.P1), place(2, Spot.YOU))
MIDWAY = replace(RULES.view(embellishing(_MIDWAY), None), fresh=_FRESH)
HELD = RULES.view(telling(board(("G/R | G/B .", "B/R"), hands=("R/R G/G B/Y Y/Y P/R", "K"))), 0)
PAIR = RULES.view(telling(board(_TREES[:2], hands=_HANDS[:2], sagas=("RRGGBY", "RRBBBY"))), None)
THREE = RULES.view(
    sung(board(_TREES[:3], hands=_HANDS[:3], discards="Y/Y B/G K R/B G/Y", turn=9, gone=(1,)), 2),
    None,
)
_EVEN = board(_TREES, hands=_HANDS, turn=21, options=Options(even_turns=True), proved=(1,))
PROVED = RULES.view(telling(_EVEN), None)
PLUNDER = replace(RULES.view(at(_MIDWAY, Plundering(0, 3), *rest_of_turn(0)), 0), fresh=_FRESH)
MARTYR = RULES.view(
    at(
        board(_TREES[:2], hands=_HANDS[:2], aloft="Y/Y G/Y"),
        Martyrdom(0, (place(0, Spot.B2), place(1, Spot.P2))),
        *rest_of_turn(0),
    ),
    0,
)
_CHOICE = RULES.start(4, Options(saga_pick=SagaPick.ONE_OF_TWO), seeded("sagas"))[0]
CHOOSING = RULES.view(_CHOICE, None)
OFFERED = RULES.view(_CHOICE, 2)


def played(seed: int, seats: int, every: int = 8) -> list[View]:
    """Views along a match of random legal actions."""
    return company.wander(RULES, seed, seats, steps=150, every=every)


SCENES: dict[str, View] = {
    "midway": MIDWAY,
    "pair": PAIR,
    "three": THREE,
    "martyr": MARTYR,
    "choosing": CHOOSING,
    "proved": PROVED,
    "ended": played(3, 2, 1000)[-1],
}
HANDS: dict[str, View] = {
    "held": HELD,
    "plunder": PLUNDER,
    "martyr": MARTYR,
    "offered": OFFERED,
    "spectator": MIDWAY,
}
