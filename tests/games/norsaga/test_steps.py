"""What holds for all steps: who leaves is not waited for, and legality is one function."""

from typing import get_args

import pytest
from msgspec.structs import fields

from games.catalogue import titles
from games.core.agenda import Step
from games.norsaga.base import SagaStep
from games.norsaga.embellishments.dismissing import Dismissing
from games.norsaga.events import Lesson
from games.norsaga.options import Options, SagaPick
from games.norsaga.rules import RULES, AnyStep
from games.norsaga.sagas import Saga
from play.simulation.playout import choose, generator, walk
from tests.games.norsaga.builder import YOU, at, board, place, rest_of_turn

TREES = ("G/R | G/B . | G/Y .", "R/R | R/B .", "B/B | B/G .")
PAIR = (Saga.SEVEN_OARS, Saga.OATH_ON_THE_ICE)
FILLED = {
    "seat": 0,
    "user": 0,
    "first": 0,
    "target": 1,
    "waiting": (0, 1, 2),
    "places": (place(0, YOU), place(1, YOU), place(2, YOU)),
    "offered": (PAIR, PAIR, PAIR),
    "lesson": Lesson.TALE,
}
"""How the fields of a step are filled that have no default; what was chosen stands below."""
CHOSEN = {"choosing": (PAIR[0],) * 3, "dismissing": ()}


def walked(base):
    """All classes of step that have a tag, found by what they are made from."""
    for heir in base.__subclasses__():
        if heir.__module__.startswith("games.norsaga.") and heir.__struct_config__.tag:
            yield heir
        yield from walked(heir)


STEPS = sorted(set(walked(Step)) | set(get_args(AnyStep)), key=lambda kind: kind.__name__)
ASKING = [kind for kind in STEPS if kind.asks is not Step.asks]  # the others run by themselves


def table():
    """Three players with heroes and cards; three cards are drawn for Prayer or Martyr."""
    return board(TREES, hands=("R/G R/Y", "Y/R Y/G", "G/G Y/B"), aloft="B/Y P/R P/G")


def sample(kind):
    """A step of a class, which its first seat decides; a new kind of field must be filled above."""
    filled = FILLED | {"chosen": CHOSEN.get(kind.__struct_config__.tag)}
    return kind(**{field.name: filled[field.name] for field in fields(kind) if field.required})


@pytest.mark.rule("N9")
def test_every_class_of_step_is_known_to_saves():
    """And each is of the title's own kind, which knows what becomes of it when a seat leaves."""
    assert set(STEPS) == set(get_args(AnyStep))
    assert [kind for kind in STEPS if not issubclass(kind, SagaStep)] == []


@pytest.mark.rule("N9")
@pytest.mark.parametrize("kind", ASKING)
@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_no_step_waits_for_a_seat_that_has_left(kind, leaver):
    """Neither the step that goes on nor one that lies under another: now, or later."""
    step, whole = sample(kind), table()
    assert 0 in step.asks(whole)

    window = Dismissing(0, tuple({0, 1, 2} - {leaver}), ())
    for above in ((), (window,)):
        after, _ = RULES.retire(at(table(), *above, step, *rest_of_turn(0)), leaver)

        assert [left for left in after.agenda if leaver in left.asks(whole)] == []
        rng = generator(f"{kind.__name__} {leaver}")
        for _ in range(40):
            if not after.asks:
                break
            assert leaver not in after.asks
            seat = rng.choice(sorted(after.asks))
            after, _ = after.apply(seat, choose(after.asks[seat], rng))


@pytest.mark.rule("Embellishments", "Continue the Tale")
@pytest.mark.parametrize("options", [Options(), Options(saga_pick=SagaPick.ONE_OF_TWO)])
def test_an_action_is_legal_if_nothing_stands_in_its_way(options):
    """Offered, checked and refused by one function: whatever was chosen anywhere is tried."""
    tried = []
    for number in range(6):
        for played in walk(titles()["norsaga"], 2 + number % 3, options, f"legality {number}"):
            position = played.position
            rng = generator(f"{number} {len(tried)}")
            for seat, ask in position.asks.items():
                offered = [ask[rng.randrange(len(ask))] for _ in range(5)]
                others = [rng.choice(tried) for _ in range(20) if tried]
                for action in (*offered, *others):
                    lawful = position.step.refusal(position.table, seat, action) is None
                    assert (action in ask) == lawful, action
                assert all(action in ask for action in offered)
                tried += offered
