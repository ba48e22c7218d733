"""Legality: the lists that an ask makes in bulk agree with what each action says of itself."""

from collections.abc import Iterator
from enum import Enum
from itertools import chain, product
from typing import Any, get_args, get_type_hints

import pytest
from msgspec.structs import fields

from games.catalogue import titles
from games.core.agenda import Position
from games.core.vocabulary import NO, Action, Row
from games.nine_realms.actions import AnyAction, Pass
from games.nine_realms.board import PLACES, Hex
from games.nine_realms.fate import Power, PowerInBrief
from games.nine_realms.options import Edge, Options, Reach
from games.nine_realms.refusals import AnyRefusal
from games.nine_realms.steps.deployment import Deployment
from play.simulation.playout import walk

NOWHERE = "Z9"
DICE = range(14)
"""The numbers that dice show, and one below and above them."""
VALUES: dict[Any, tuple[Any, ...]] = {
    Hex: (*PLACES, NOWHERE),
    Row: tuple(chain(*(product(DICE, repeat=size) for size in range(3)))),
    int: tuple(DICE),
    bool: (False, True),
    PowerInBrief: tuple(Power),
}
VARIANTS = Options(edge=Edge.EITHER, reach=Reach.ROWS, two_vanguards=True)
SEEDS = [(f"legal {number}", options) for number in range(2) for options in (Options(), VARIANTS)]


def values(hint: Any) -> tuple[Any, ...]:
    """Whatever a field may hold, right or wrong."""
    return tuple(hint) if isinstance(hint, type) and issubclass(hint, Enum) else VALUES[hint]


def everything() -> Iterator[Action]:
    """Every well-formed action of the title."""
    for kind in get_args(AnyAction):
        hints = get_type_hints(kind, include_extras=True)
        ranges = [values(hints[field.name]) for field in fields(kind)]
        yield from (kind(*chosen) for chosen in product(*ranges))


ALL = tuple(everything())


def positions(seed: str, options: Options, every: int) -> Iterator[Position[Any]]:
    """The deployment of a random match, and some of its other positions."""
    for number, played in enumerate(walk(titles()["nine_realms"], 2, options, seed)):
        at = played.position
        if at.asks and (number % every == 0 or isinstance(at.step, Deployment)):
            yield at


def disagreements(at: Position[Any]) -> list[Action]:
    """The actions about which list, check and refusal do not say the same."""
    found = []
    for seat, ask in at.asks.items():
        listed = set(ask)
        for action in ALL:
            legal = at.step.refusal(at.table, seat, action) is None
            if not legal is (action in ask) is (action in listed):
                found.append(action)
    return found


@pytest.mark.rule("Action Phase", "Fate Cards", "R-04")
@pytest.mark.parametrize(("seed", "options"), SEEDS)
def test_what_is_listed_is_what_nothing_speaks_against(seed, options):
    """Every well-formed action, at positions all along random matches."""
    for at in positions(seed, options, every=8):
        assert disagreements(at) == []


@pytest.mark.rule("Action Phase")
def test_every_action_that_is_not_legal_is_refused_with_a_word_or_with_no():
    """A refusal is a sentence of the title, or has no better word than no."""
    for at in positions("words", Options(), every=20):
        for seat in at.asks:
            refusals = (at.step.refusal(at.table, seat, action) for action in ALL)

            assert all(
                refusal is None or refusal == NO or isinstance(refusal, AnyRefusal)
                for refusal in refusals
            )


@pytest.mark.rule("Action Phase")
def test_the_oracle_knows_every_kind_of_action():
    """Moves of nine figures to 77 places, and whatever else can be written down."""
    assert {type(action) for action in ALL} == set(get_args(AnyAction))
    assert Pass() in ALL
    assert len(ALL) == len(set(ALL)) > 2000
