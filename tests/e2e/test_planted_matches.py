"""Guards must bark: a bot with a fault of its own does not get through a match of Norseheim."""

import pytest

from tests import patience
from tests.e2e.test_norseheim_match import MATCHES, evening, until_there_was_a_card

FAULTS = {
    "a_window_that_is_not_opened": "was not asked|nobody played a Gods card",
    "a_choice_that_is_told": "has heard",
    "a_last_action_that_a_crash_undoes": None,
    "a_call_that_is_not_made": None,
}
"""Each with what is said of it; None: people wait in vain."""


EVERY_RUN = "a_choice_that_is_told"
"""The others are soaks."""


def planted():
    for fault, complaint in FAULTS.items():
        marks = () if fault == EVERY_RUN else pytest.mark.soak
        yield pytest.param(fault, complaint, id=fault, marks=marks)


@pytest.mark.parametrize(("fault", "complaint"), [*planted()])
async def test_a_planted_fault_is_found(fault, complaint, tmp_path, monkeypatch):
    red = TimeoutError if complaint is None else (AssertionError, pytest.fail.Exception)
    async with evening(tmp_path, fault) as three:
        if complaint is None:
            monkeypatch.setattr(patience, "PATIENCE", 15.0)
        with pytest.raises(red, match=complaint):
            await until_there_was_a_card(three, most=MATCHES if complaint is None else 1)
