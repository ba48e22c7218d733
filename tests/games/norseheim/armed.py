"""Turns of seat 0 in which somebody holds Gods cards."""

from typing import Any

from games.norseheim.actions import Attack
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour
from tests.games.norseheim.builder import BJO, RAV, Standing, acting, board

DECK = (Giant.AVALANCHE, Giant.DROUGHT, Giant.WILDFIRE, Giant.HAILSTORM)
ASSAULT = Attack(RAV, BJO, 3, 0, 1)


def with_cards(*cards: Favour, seat: int = 0, lands: Any = None, **rest: Any) -> Standing:
    """A turn of seat 0; a seat holds some Gods cards."""
    return acting(board(lands, favours={seat: cards}, **rest))
