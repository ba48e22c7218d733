"""Guards must bark: each guard of the contract finds the faults that were planted for it."""

import pytest

from play.simulation.contract import (
    GUARDS,
    Checker,
    ContractBroken,
    Guard,
    Redeals,
    ends,
    same_start,
)
from play.simulation.playout import walk
from tests.games.trials import each
from tests.planted import engine_faults
from tests.planted.mutants import MUTANTS, ROOT
from tests.planted.planting import FAULTS

AROUND = ("ends", "same_start", "redeal_differs")
"""Promises about a whole match, which are no guards of a single position."""
MODULES = (engine_faults, *(faults for _, faults in each("faults")))
"""Where faults are; importing them enters them into the list."""
MATCHES, CAP = 12, 600


def watch(title, guards):
    """Play matches under some guards alone."""
    redeals = Redeals()
    options = title.rules.options()
    for number in range(MATCHES):
        seed = f"planted {number}"
        same_start(title, max(title.seats), options, seed)
        checker = Checker(title, max(title.seats), seed, watch=guards)
        for played in walk(title, max(title.seats), options, seed, cap=CAP):
            checker.see(played)
        redeals.merge(checker.redeals)
        ends(checker.tally)
    redeals.redeal_differs()


@pytest.mark.parametrize(
    ("guard", "fault"), FAULTS, ids=[f"{guard}-{fault.__name__}" for guard, fault in FAULTS]
)
def test_a_planted_fault_is_found(guard, fault, monkeypatch):
    """By the guard that it was planted for."""
    title = fault(monkeypatch)
    guards = [Guard(each.promise) for each in GUARDS if each.name == guard]
    with pytest.raises(ContractBroken) as broken:
        watch(title, guards)

    assert broken.value.guard == guard


def test_every_guard_has_a_planted_fault():
    """No guard is trusted that was never seen to bark; every module of faults plants some."""
    assert {fault.__module__ for _, fault in FAULTS} == {module.__name__ for module in MODULES}
    assert {guard for guard, _ in FAULTS} == {*AROUND, *(guard.name for guard in GUARDS)}


def test_every_mutant_stands_once_in_its_file():
    """One whose code has moved would hunt nothing."""
    lost = [
        (title, mutant.name)
        for title, mutant in MUTANTS
        if (ROOT / "games" / title / mutant.file).read_text("utf-8").count(mutant.old) != 1
    ]

    assert lost == []
