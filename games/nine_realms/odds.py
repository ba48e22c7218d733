"""Odds of a roll without Fate cards, for hints."""

from functools import cache

from msgspec import Struct

from games.nine_realms.roll import SIDES


class Odds(Struct, frozen=True):
    """The prospects of a roll: chance of a wound at all (0 to 1), and wounds on average."""

    chance: float
    mean: float


@cache
def odds(dice: int, against: int) -> Odds:
    """The exact odds of some d12 against a Defence."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for _ in range(dice):
        ways = _one_more(ways)
    wounds = {at: at[0] // against + at[1] for at in ways}
    hits = sum(count for at, count in ways.items() if wounds[at])
    taken = sum(count * wounds[at] for at, count in ways.items())
    return Odds(hits / SIDES**dice, taken / SIDES**dice)


def _one_more(ways: dict[tuple[int, int], int]) -> dict[tuple[int, int], int]:
    """The ways to reach a total and a number of twelves with one die more."""
    grown: dict[tuple[int, int], int] = {}
    for (total, twelves), count in ways.items():
        for face in range(1, SIDES + 1):
            at = (total, twelves + 1) if face == SIDES else (total + face, twelves)
            grown[at] = grown.get(at, 0) + count
    return grown
