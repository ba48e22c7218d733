"""Odds of dice without Fate cards, for hints."""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from games.nine_realms.roll import SIDES

Odds: TypeAlias = Mapping[int, float]
"""The chance, 0 to 1, of each number of wounds."""
Ways = Mapping[tuple[int, int], int]
"""The number of ways to reach a total with so many twelves set aside."""


@cache
def odds(dice: int, against: int, total: int = 0, twelves: int = 0) -> Odds:
    """The exact chance, 0 to 1, of each number of wounds.

    Args:
        dice: the d12 that are still to fall.
        against: the Defence.
        total: what is on the attacker's side already: other dice, and bonuses.
        twelves: the twelves among the other dice.
    """
    chances: dict[int, float] = {}
    for (more, automatic), count in _ways(dice).items():
        wounds = (total + more) // against + twelves + automatic
        chances[wounds] = chances.get(wounds, 0) + count / SIDES**dice
    return chances


@cache
def _ways(dice: int) -> Ways:
    if not dice:
        return {(0, 0): 1}
    grown: dict[tuple[int, int], int] = {}
    for (total, twelves), count in _ways(dice - 1).items():
        for face in range(1, SIDES + 1):
            at = (total, twelves + 1) if face == SIDES else (total + face, twelves)
            grown[at] = grown.get(at, 0) + count
    return grown
