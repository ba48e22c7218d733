"""The contract for every title: random matches of every configuration, watched by all guards.

How many matches of each configuration are played, `tests/portions.py` tells; fewer where they
are long or a single option is changed.
"""

import pytest

from games.catalogue import titles
from games.core.dice import seeded
from games.core.errors import SetupError
from play.simulation.contract import Redeals, checked
from play.simulation.playout import MatchTally, play
from tests.contract.configurations import Configuration, configurations, flips, option_sets
from tests.games.trials import trials, usual_seats
from tests.portions import MATCHES

CHUNK = 25
RARER = 2 if MATCHES <= 100 else 4
CHUNKS = [
    pytest.param(configuration, first, id=f"{configuration}-{first}")
    for configuration in configurations()
    for first in range(0, configuration.matches(MATCHES), CHUNK)
]


@pytest.mark.alike
@pytest.mark.parametrize(("configuration", "first"), CHUNKS)
def test_every_match_keeps_the_contract(configuration: Configuration, first):
    """It ends by the rules, and no guard barks on the way."""
    tally, redeals = MatchTally(), Redeals()
    last = min(first + CHUNK, configuration.matches(MATCHES))
    for number in range(first, last):
        counted, dealt = checked(
            configuration.title,
            configuration.seats,
            configuration.options,
            f"{configuration} {number}",
            rarer=RARER,
        )
        tally.merge(counted)
        redeals.merge(dealt)

    redeals.redeal_differs()
    assert (tally.matches, tally.finished, tally.capped) == (last - first, last - first, 0)


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.key)
def test_random_play_meets_every_ending(title):
    """Each ending that play can reach is reached with the default options."""
    endings: set[str] = set()
    for number in range(400):
        options = title.rules.usual
        endings |= set(play(title, usual_seats(title), options, f"ending {number}").endings)
        if endings >= trials()[title.key].endings:
            break

    assert endings == trials()[title.key].endings


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.key)
def test_another_number_of_seats_is_refused(title):
    """A title starts with the seats that it names, and with no other number."""
    for seats in {0, 1, min(title.seats) - 1, max(title.seats) + 1} - set(title.seats):
        with pytest.raises(SetupError):
            title.rules.start(seats, title.rules.usual, seeded("seats"))


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.key)
def test_what_no_match_can_have_is_refused(title):
    """The configurations that are left out cannot be started, and all others can."""
    told = trials()[title.key].refused

    assert {(seats, name) for seats in title.seats for name, _ in option_sets(title)} >= told
    for seats in title.seats:
        for name, options in option_sets(title):
            if (seats, name) in told:
                with pytest.raises(SetupError):
                    title.rules.start(seats, options, seeded("seats"))


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.key)
def test_every_option_is_tried(title):
    """No option of a title escapes the configurations."""
    changed = {name.split()[0] for name, _ in flips(title.rules.options)}

    assert changed == set(title.rules.options.__struct_fields__)
