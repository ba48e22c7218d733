"""Nothing that the bot does later, nor when, depends on what somebody cannot know.

Whoever is asked anew, called, reminded, or answered for, in which order and after how long: the
same deeds are done with other hidden cards, and all that follows from them is compared.
"""

import random

import pytest

from games.catalogue import titles
from tests.contract.configurations import DEFAULTS
from tests.games.trials import trials
from tests.leaks.aftermath import company
from tests.leaks.twins import history, twins
from tests.portions import SOAK


def rarer(title):
    """So many times fewer deeds and matches of it are looked at; one, unless they are very long."""
    return max(1, trials()[title.key].long.get(DEFAULTS, 1) // 3)


STRIDE = 1 if SOAK else 7
"""From each so many-th deed on, or from fewer."""
AHEAD = 6
"""Deeds that are followed from each position."""
MATCHES = 4 if SOAK else 1
TABLES = [
    pytest.param(title, seats, number, id=f"{title.key}-{seats}-{number}")
    for title in titles().values()
    for seats in title.seats
    for number in range(max(1, MATCHES // rarer(title)))
]


def differences(title, seats, seed, patch):
    """Compare each deed of a match with its twins; gives how many, and what differs."""
    deeds, rules = history(title, seats, seed), title.rules
    compared, found = 0, []
    chance = random.Random(seed)
    stride = max(STRIDE, rarer(title))
    for at in range(chance.randrange(min(stride, len(deeds))), len(deeds), stride):
        table = company(title, seats, chance)
        for viewer in (None, *range(seats)):
            pair = twins(rules, deeds[at : at + AHEAD], viewer, f"{seed} {at}")
            for here, there in zip(pair.here, pair.there, strict=True) if pair else ():
                compared += 1
                one, other = table.aftermath(here, patch), table.aftermath(there, patch)
                if one != other:
                    found.append((viewer, here.seat, here.action, _apart(one, other)))
    return compared, found


def _apart(one, other):
    return [pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]] or (
        len(one),
        len(other),
    )


@pytest.mark.alike
@pytest.mark.parametrize(("title", "seats", "number"), TABLES)
def test_what_follows_from_a_deed_follows_from_what_all_know(title, seats, number, monkeypatch):
    compared, found = differences(title, seats, f"aftermath {number}", monkeypatch)

    assert compared > 20
    assert found == []
