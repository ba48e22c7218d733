"""What every run of the tests tells first."""

import os
import secrets
from pathlib import Path

import pytest
from hypothesis import settings

AT_HAND = Path(__file__).parents[2] / "shared" / "discord" / "openapi.json"


def pytest_configure() -> None:
    """Where Discord's specification is at hand, everything in the hall is held against it.

    The processes of one run share what is drawn here. A busy machine is slow, which is no fault.
    """
    settings.register_profile("patient", deadline=None)
    settings.load_profile("patient")
    if AT_HAND.exists():
        os.environ.setdefault("DISCORD_OPENAPI", str(AT_HAND))
    os.environ.setdefault("SKALD_KILLS", "4")
    os.environ.setdefault("SKALD_KILLS_SEED", str(secrets.randbelow(10**6)))


def pytest_report_header(config: pytest.Config) -> list[str]:
    """What the tests are held against, where that depends on what is at hand."""
    specified = "yes" if os.environ.get("DISCORD_OPENAPI") else "no: DISCORD_OPENAPI names no file"
    databases = "SQLite and PostgreSQL" if os.environ.get("SKALD_POSTGRES") else "SQLite"
    return [
        f"held against Discord's specification: {specified}",
        f"databases: {databases}",
        f"the hall's page in a real browser: {_browser(config)}",
        f"kills: {os.environ['SKALD_KILLS']} (seed {os.environ['SKALD_KILLS_SEED']})",
    ]


def _browser(config: pytest.Config) -> str:
    if any("tests/browser" in argument for argument in config.args):
        return "yes"
    return "NOT TESTED in this run; `pytest tests/browser` does it, see the README"
