"""Imports keep the arrows; rules are pure; nothing grows too long; each name means one thing."""

import shutil
import subprocess
import sys
import tomllib

import pytest

from games.catalogue import titles
from tests.architecture import PACKAGES, ROOT, complaints, crowded, homonyms, modules

LONG_FUNCTION = "def f():\n" + "    pass\n" * 60
PLANTED = {
    "games.bad: imports random.Random": "from random import Random",
    "games.bad: imports time": "import time",
    "games.bad: imports datetime.datetime": "from datetime import datetime",
    "games.bad: imports asyncio": "import asyncio",
    "games.bad: imports os.path": "import os.path",
    "games.bad: imports discord": "import discord",
    "games.bad: imports PIL.Image": "from PIL import Image",
    "games.bad: imports words.speech": "from words import speech",
    "games.bad: relative import ...core": "from .. import core",
    "games.bad: waits in line 2": "async def f() -> None:\n    await g()",
    "games.bad: calls open in line 1": "open('x')",
    "games.bad: calls hash in line 1": "x = hash('x')",
    "games.bad: has global state in line 2": "def f():\n    global x",
    "games.bad: has 401 lines": "x = 1\n" * 401,
    "games.bad: f has 61 lines": LONG_FUNCTION,
}
WRONG = {
    "packages": ("play/hours/bad.py", "import cogs.panels.board"),
    "discord": ("cogs/gate/bad.py", "import db.store"),
    "application": ("play/dice/bad.py", "def later():\n    import discord"),
    "pictures": ("renderer/nine_realms/bad.py", "from games.nine_realms.rules import RULES"),
    "rules": ("games/core/bad.py", "from PIL import Image"),
    "titles": ("games/norsaga/bad.py", "from games.nine_realms import board"),
    "pictures-of-titles": ("renderer/norsaga/bad.py", "import renderer.norseheim.board"),
    "play": ("play/hours/bad.py", "import play.post.delivery"),
    "cogs": (
        "cogs/gate/bad.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import cogs.client",
    ),
    "norseheim": ("games/norseheim/orders/bad.py", "from games.norseheim.steps import rounds"),
    "fallen_kingdoms": (
        "games/fallen_kingdoms/production/bad.py",
        "from games.fallen_kingdoms.war import odds",
    ),
}
"""For each contract of import-linter a module that breaks it, also where only types are meant."""


def contracts() -> list[dict[str, object]]:
    """The contracts of import-linter."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    found: list[dict[str, object]] = settings["tool"]["importlinter"]["contracts"]
    return found


def linted(folder) -> dict[str, bool]:
    """Which contracts are kept by the sources in a folder, by their names."""
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"]
    done = subprocess.run(
        [*command, "--no-cache"], cwd=folder, capture_output=True, text=True, check=False
    )
    text = " ".join(done.stdout.split())
    return {str(one["id"]): f"{one['name']} KEPT" in text for one in contracts()}


def test_every_module_keeps_the_architecture():
    """Nothing impure in the rules, no file or function too long."""
    assert [complaint for module in modules() for complaint in complaints(*module)] == []


def test_no_folder_is_crowded():
    assert crowded(name for name, _ in modules()) == []


def test_the_name_of_a_class_means_one_thing():
    assert homonyms(modules()) == []


def test_every_package_is_looked_at():
    """Modules are found in each package."""
    assert {name.split(".")[0] for name, _ in modules()} == set(PACKAGES)


def test_every_title_is_held_apart():
    """The contracts name each title."""
    listed = {str(one["id"]): one.get("modules") for one in contracts()}

    assert listed["titles"] == [f"games.{key}" for key in sorted(titles())]
    assert listed["pictures-of-titles"] == [f"renderer.{key}" for key in sorted(titles())]


def test_imports_keep_the_arrows_and_each_contract_barks(tmp_path):
    """Whole sources keep all contracts; with one wrong import for each, each is broken."""
    for package in PACKAGES:
        shutil.copytree(ROOT / package, tmp_path / package)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    kept = linted(tmp_path)
    for path, source in WRONG.values():
        file = tmp_path / path
        before = file.read_text() if file.exists() else ""
        file.write_text(f"{before}{source}\n")
    broken = linted(tmp_path)

    assert set(kept) == set(WRONG)
    assert all(kept.values()), kept
    assert not any(broken.values()), broken


@pytest.mark.parametrize(("complaint", "source"), PLANTED.items())
def test_a_planted_fault_is_found(complaint, source):
    """Each guard barks at a module that breaks its rule."""
    assert complaint in complaints(complaint.split(":")[0], source)


def test_a_crowded_folder_and_a_name_for_two_things_are_found():
    names = [f"play.post.module{number}" for number in range(17)]
    twice = [("play.one", "class Offer: ..."), ("db.two", "class Offer: ...")]

    assert crowded(names) == ["play.post: 17"]
    assert homonyms(twice) == ["Offer: play.one, db.two"]
