"""Storms over tables of all titles; `python -m tests.e2e.storms` plays as many as are asked for."""

from pathlib import Path

import pytest

from tests.e2e.storms.storm import storm
from tests.portions import SEED

TRIES = 6
"""Storms in which a planted fault must come to light; chance decides what befalls whom."""
NEVER_WELL = 40.0
"""Real seconds after which is complained of what a planted fault keeps from ever being well."""
pytestmark = pytest.mark.soak


async def test_after_a_storm_all_is_well(tmp_path: Path) -> None:
    """Each match has one board with buttons, which is true, and nobody waits to be called."""
    flaws, weather = await storm(tmp_path, SEED)

    assert flaws == [], "\n".join([f"seed {SEED}", *weather.told])


@pytest.mark.parametrize(
    ("fault", "told"), [("a_call_that_is_not_made", "is awaited, and has neither a call nor")]
)
async def test_a_planted_fault_is_found(fault: str, told: str, tmp_path: Path) -> None:
    """Guards must bark, and at what is wrong."""
    for seed in range(SEED, SEED + TRIES):
        home = tmp_path / str(seed)
        home.mkdir()
        flaws, _ = await storm(home, seed, fault=fault, calm=NEVER_WELL)
        if any(told in flaw for flaw in flaws):
            return
    pytest.fail(f"{TRIES} storms from seed {SEED} did not find {fault}")
