"""A plugin of pytest for one mutant: the tests that cite its rule run before the others."""

import os

import pytest

RULE = "SKALD_MUTANT_RULE"
"""The environment variable with the rule in which a mutant is planted."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Who is most likely to notice looks first; beyond that the order stays."""
    rule = os.environ[RULE]
    items.sort(key=lambda item: not any(rule in mark.args for mark in item.iter_markers("rule")))
