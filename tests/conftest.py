"""Settings of every run of the tests, and the head of its report."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests import order, portions

AT_HAND = Path(__file__).parents[2] / "shared" / "discord" / "openapi.json"


def pytest_configure() -> None:
    """Where Discord's specification is at hand, everything in the hall is held against it.

    A busy machine is slow, which is no fault.
    """
    settings.register_profile("patient", deadline=None)
    settings.load_profile("patient")
    if AT_HAND.exists():
        os.environ.setdefault("DISCORD_OPENAPI", str(AT_HAND))


def pytest_xdist_auto_num_workers() -> int:
    """Two workers a core: half of the time a test waits for what must come, or must not come."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what goes on for long, unless it is asked for, by the environment or by name.

    Where there are several workers, each begins with its share of what takes longest.
    """
    if not any("::" in argument for argument in config.args):
        soaks = {item for item in items if item.get_closest_marker("soak")}
        if not portions.SOAK:
            items[:] = [item for item in items if item not in soaks]
            config.hook.pytest_deselected(items=list(soaks))
        alike = {item for item in items if item.get_closest_marker("alike")}
        items[:] = portions.share(items, soaks | alike)
    if told := getattr(config, "workerinput", None):
        items[:] = order.dealt(items, told["workercount"])


def pytest_collection_finish() -> None:
    """Let the garbage collector look less often, and never at what is there now.

    It would take a tenth of the time, in a process that has all tests loaded.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000)


def pytest_report_header(config: pytest.Config) -> list[str]:
    """What the tests are held against and how much they play, where that depends on the run."""
    specified = "yes" if os.environ.get("DISCORD_OPENAPI") else "no: DISCORD_OPENAPI names no file"
    databases = "SQLite and PostgreSQL" if os.environ.get("SKALD_POSTGRES") else "SQLite"
    return [
        f"held against Discord's specification: {specified}",
        f"databases: {databases}",
        f"the hall's page in a real browser: {_browser(config)}",
        portions.told(),
    ]


def _browser(config: pytest.Config) -> str:
    if any("tests/browser" in argument for argument in config.args):
        return "yes"
    return "NOT TESTED in this run; `pytest tests/browser` does it, see the README"
