"""Whole matches happen as they are written down: behaviour, secrecy and asks, line by line."""

from difflib import unified_diff

import pytest

from tests.games.trials import trials
from tests.goldens.playthroughs import FOLDER, RETIRED, playthroughs

PLAYTHROUGHS = dict(playthroughs())


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_playthrough_happens_again(file):
    """`python -m tests.goldens` writes it anew where a change is meant."""
    written = file.read_text(encoding="utf-8").splitlines()
    now = PLAYTHROUGHS[file]().splitlines()

    assert list(unified_diff(written, now, "written", "now", lineterm="")) == []


def test_every_ending_has_a_golden_playthrough():
    """One for each reason that a match ends for, of every title; and no file is left over."""
    files = set(FOLDER.rglob("*.txt"))
    endings = {
        FOLDER / key / f"{reason}.txt"
        for key, trial in trials().items()
        for reason in {*trial.endings, RETIRED}
    }

    assert endings <= files == set(PLAYTHROUGHS)
