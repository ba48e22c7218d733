"""The tests that cite the rule of one mutant, as a plugin of pytest and by their files."""

import os
from pathlib import Path

import pytest

RULE = "SKALD_MUTANT_RULE"
"""The environment variable with the rule in which a mutant is planted."""


def files(folder: Path, rule: str) -> list[Path]:
    """The files of tests in which a rule, or one of several, is cited somewhere."""
    quoted = [f'"{one}"' for one in _several(rule)]
    tests = {file: file.read_text(encoding="utf-8") for file in sorted(folder.glob("test_*.py"))}
    return [file for file, text in tests.items() if any(one in text for one in quoted)]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """No others are run."""
    wanted = _several(os.environ[RULE])
    items[:] = [
        item
        for item in items
        if any(not wanted.isdisjoint(mark.args) for mark in item.iter_markers("rule"))
    ]


def _several(rule: str) -> set[str]:
    return set(rule.split(", "))
