"""What every run of the tests tells first."""

import os
from pathlib import Path

AT_HAND = Path(__file__).parents[2] / "shared" / "discord" / "openapi.json"


def pytest_configure() -> None:
    """Where Discord's specification is at hand, everything in the hall is held against it."""
    if AT_HAND.exists():
        os.environ.setdefault("DISCORD_OPENAPI", str(AT_HAND))


def pytest_report_header() -> list[str]:
    """What the tests are held against, where that depends on what is at hand."""
    specified = "yes" if os.environ.get("DISCORD_OPENAPI") else "no: DISCORD_OPENAPI names no file"
    databases = "SQLite and PostgreSQL" if os.environ.get("SKALD_POSTGRES") else "SQLite"
    return [
        f"held against Discord's specification: {specified}",
        f"databases: {databases}",
    ]
