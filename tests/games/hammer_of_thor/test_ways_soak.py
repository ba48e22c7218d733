"""Whole matches of heroes who go every way beside the roads (21.4, 21.6, 2.2C, 4.2B, 4.2C)."""

from collections import Counter
from random import Random

import pytest

from games.core.dice import seeded
from games.core.vocabulary import tag
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.opening.heroes import Choose
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.ways.gates import Cross
from games.hammer_of_thor.ways.shapes import Change
from games.hammer_of_thor.ways.spirits import Send

WAYS = (Cross, Send, Change)
EAGER = {NUMBERS[name] for name in ("Odin", "Loki", "Andvari", "Thjazi", "Heimdall")}
"""Heroes who can do something beside travelling."""
FEW = 4
"""At every so many decisions the dear promises are looked at."""
SEATS = 4
LEAST, MOST = 3, 10
"""Matches, until each way is gone: some ways are rare."""


def eager(ask, rng):
    """Some decision; a way beside the roads in every other case where there is one."""
    kinds = ask.kinds
    if Choose in kinds:
        wanted = [one for one in kinds[Choose] if one.character in EAGER]
        return rng.choice(wanted or list(kinds[Choose]))
    found = [kinds[kind] for kind in WAYS if kind in kinds]
    part = rng.choice(found if found and rng.random() < 0.5 else list(kinds.values()))
    return part[rng.randrange(len(part))]


def played(seed):
    """A match from its start to its end: positions, and what happened on the way to each."""
    rng = Random(seed)
    position, events = RULES.start(SEATS, Options(), seeded(seed))
    while position.ending is None:
        yield position, events
        seat = rng.choice(list(position.asks))
        position, events = position.apply(seat, eager(position.asks[seat], rng))
    yield position, events


@pytest.mark.rule("21.4", "21.6", "2.2C", "4.2B", "4.2C")
def test_nothing_is_lost_on_any_way_and_no_secret_told():
    """21.4, 21.6: pieces, views of what is dealt anew, saves, defaults; and each way is gone."""
    ways = {"gate-crossed", "spirit-sent", "spirit-returned", "spirit-faded", "seat-spied",
            "shape-taken", "shape-left"}  # fmt: skip
    told = Counter()
    for number in range(MOST):
        if number >= LEAST and ways <= set(told):
            break
        counted = None
        for at, (position, events) in enumerate(played(f"ways {number}")):
            told.update(tag(event) for event in events)
            pieces = RULES.pieces(position)
            counted = counted or pieces
            assert pieces == counted
            away = [one for one in position.table.counters if one.is_spirit]
            assert len(away) <= 1
            if at % FEW == 0 or away:
                _keeps_its_promises(position, at)

    assert ways <= set(told), told


def _keeps_its_promises(position, at):
    for seat in (None, *range(SEATS)):
        other = RULES.redeal(position, seat, seeded(f"{at} {seat}"))
        assert RULES.view(other, seat) == RULES.view(position, seat)
        if seat in position.asks:
            assert list(other.asks[seat]) == list(position.asks[seat])
    for seat in position.awaited:
        assert position.default(seat) in position.asks[seat]
    assert RULES.codec.load(RULES.codec.dump(position)) == position
