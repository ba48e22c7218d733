"""Packages import only along the arrows of the design; rules are pure; nothing grows too long."""

import pytest

from tests.architecture import ARROWS, PACKAGES, complaints, modules

LONG_FUNCTION = "def f():\n" + "    pass\n" * 60
PLANTED = {
    "games.bad: imports random.Random": "from random import Random",
    "games.bad: imports time": "import time",
    "games.bad: imports datetime.datetime": "from datetime import datetime",
    "games.bad: imports asyncio": "import asyncio",
    "games.bad: imports os.path": "import os.path",
    "games.bad: imports discord": "import discord",
    "games.bad: imports PIL.Image": "from PIL import Image",
    "games.bad: imports play.minds": "def later():\n    import play.minds",
    "games.bad: imports words.speech": "from words import speech",
    "games.bad: relative import ...core": "from .. import core",
    "games.bad: waits in line 2": "async def f() -> None:\n    await g()",
    "games.bad: calls open in line 1": "open('x')",
    "games.bad: calls hash in line 1": "x = hash('x')",
    "games.bad: has global state in line 2": "def f():\n    global x",
    "games.bad: has 401 lines": "x = 1\n" * 401,
    "games.bad: f has 61 lines": LONG_FUNCTION,
    "hall.bad: imports play.match.matches": "import play.match.matches",
    "hall.bad: imports games.catalogue.titles": "from games.catalogue import titles",
    "words.bad: imports games.core": "from games import core",
    "db.bad: imports play.clock": "import play.clock",
    "bot.bad: imports cogs.panels.board": "import cogs.panels.board",
    "bot.bad: imports hall.server": "import hall.server",
    "cogs.bad: imports db.store": "import db.store",
    "renderer.bad: imports play.post.studio": "import play.post.studio",
    "renderer.bad: imports games.nine_realms.table.Table": (
        "from games.nine_realms.table import Table"
    ),
}


def test_every_module_keeps_the_architecture():
    """No wrong arrow, nothing impure in the rules, no file or function too long."""
    assert [complaint for module in modules() for complaint in complaints(*module)] == []


def test_every_package_is_looked_at():
    """The seven packages have their arrows, and modules are found in each."""
    found = {name.split(".")[0] for name, _ in modules()}

    assert found == set(PACKAGES) == set(ARROWS)


@pytest.mark.parametrize(("complaint", "source"), PLANTED.items())
def test_a_planted_fault_is_found(complaint, source):
    """Each guard barks at a module that breaks its rule."""
    assert complaint in complaints(complaint.split(":")[0], source)


def test_the_wiring_may_import_everything():
    """`bot.serving` alone puts the program together."""
    source = "import cogs, hall, games, db, renderer, words"

    assert complaints("bot.serving", source) == []
    assert len(complaints("bot.main", source)) == 2
