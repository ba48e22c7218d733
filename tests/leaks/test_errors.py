"""Reports of errors and the log at every level: hands are in memory then, and stay there."""

import logging
import signal
import sys

import pytest
from sqlalchemy.exc import DBAPIError

from bot import logs
from db import Store
from games.core.agenda import Position
from games.nine_realms.fate import Card
from play.match.match import Match
from play.match.registry import MatchRegistry
from tests.blank import blank
from tests.cogs.forged import press
from tests.cogs.scene import pressed, settled, typed
from tests.cogs.staffing import made_staff
from tests.e2e.bot_process import BotProcess
from tests.e2e.table import open_hall, opened, with_button
from tests.games.nine_realms.builder import A6, AD5, D6, position
from tests.leaks.eavesdropper import Lines
from tests.patience import wait_for
from tests.security.conftest import hallway, table  # noqa: F401 - fixtures

HANDS = ((A6, AD5), (D6,))
SUBCOMMAND = 1
"""The type of an option that is a command of a group; others know no match."""
FAILED = "Something went wrong"
DISCORD = ("discord.http", "discord.gateway", "aiosqlite", "sqlalchemy.engine.Engine")


def told_in(text, at):
    """What of a position stands in a text: cards, hands, the deck, the secret of the dice."""
    cards = [word for card in Card for word in (card.value, card.name, repr(card))]
    secrets = [repr(at.dice.secret), at.dice.secret.hex(), "hands=", "deck=", "secret="]
    return [word for word in (*cards, *secrets) if word in text]


@pytest.fixture
def lines(monkeypatch):
    """Everything that is logged, tracebacks too."""
    kept, root = Lines(), logging.getLogger()
    monkeypatch.setattr(root, "handlers", [kept])
    monkeypatch.setattr(root, "level", 1)
    logging.Logger.manager._clear_cache()
    return kept


@pytest.fixture
async def broken(table, monkeypatch):  # noqa: F811 - the fixture
    """From now on everything fails, with all that is secret in the error."""
    at = position(thor="D4", hands=HANDS)
    await table.stand(at)
    board, panel = table.board(), await table.panel(table.ann)
    made_staff(table, table.ann)
    sitting_of = MatchRegistry.match

    async def failing(self, number):
        found = await sitting_of(self, number)
        raise RuntimeError("planted", found, found.position, found.record)

    monkeypatch.setattr(MatchRegistry, "match", failing)
    monkeypatch.setattr(MatchRegistry, "match_in", failing_in(sitting_of))
    return table, at, board, panel


def failing_in(sitting_of):
    async def failing(self, _thread):
        found = await sitting_of(self, 1)
        raise RuntimeError("planted", found, found.position, found.record)

    return failing


WITHOUT_A_POSITION = (
    "match new", "match open", "match list", "my matches", "my data", "my block", "my unblock",
    "remind me", "remind test",
    "server settings", "server log", "server ban", "server unban",
    "away until", "away back", "rules read", "rules card",
)  # fmt: skip
"""Commands that read no position, so that they do not fail here."""
BY_THE_THREAD = ("rules read", "rules card")
"""Commands whose suggestions ask for the match of the thread; these fail, and are not answered."""


def _is_group(command):
    return any(one["type"] == SUBCOMMAND for one in command.get("options", ()))


async def every_handler(scene, board, panel):
    """Use everything once: buttons of a board, of a panel and of an invitation, and commands."""
    ann, thread = scene.ann, scene.thread
    about = [button.label for button in board.buttons if button.label != "Look up"]
    said = [(await pressed(ann, board, label)).text for label in about]
    menus = ("Board as text", "Rules for this")
    said += [(await settled(await ann.use_on_message(board, menu))).text for menu in menus]
    reply = await ann.press(panel, panel.buttons[0].label)
    await wait_for(lambda: len(reply.messages) > 1)
    said.append(reply.text)
    said.append((await press(scene, ann, "sk:hint:1:1", panel)).text)
    groups = [one for one in scene.hall.commands() if _is_group(one)]
    for group in groups:
        for command in group["options"]:
            options = command.get("options", ())
            path = f"{group['name']} {command['name']}"
            given = {o["name"]: "1" for o in options if o.get("required") and o["type"] == 3}
            given |= {o["name"]: scene.cat for o in options if o.get("required") and o["type"] == 6}
            given |= {o["name"]: scene.room for o in options if o["type"] == 7}
            if path not in WITHOUT_A_POSITION:
                said.append(await typed(ann, thread, path, **given))
            for option in options:
                if option.get("autocomplete") and path not in BY_THE_THREAD:
                    await ann.autocomplete(thread, path, focused=option["name"])
    return said


async def test_no_handler_logs_what_is_secret_when_it_fails(broken, lines):
    """Errors carry the match in their arguments, and the log prints them."""
    scene, at, board, panel = broken

    said = await every_handler(scene, board, panel)
    scene.registry.on_change()
    logged = "\n".join(lines.lines)

    assert all(FAILED in text for text in said)
    assert logged.count("planted") >= len(said)
    assert told_in(logged, at) == []


@pytest.mark.parametrize("kind", [Match, Position])
async def test_a_report_that_prints_a_position_is_found(broken, lines, kind, monkeypatch):
    """With the usual `repr` it would stand in the log."""
    scene, at, board, _ = broken
    monkeypatch.setattr(kind, "__repr__", lambda self: repr(getattr(self, "position", self).table))

    await pressed(scene.ann, board, "Hand")

    assert told_in("\n".join(lines.lines), at) != []


async def test_an_error_of_the_database_does_not_print_what_was_written(tmp_path):
    """A position stands in the statement's parameters."""
    store = await Store.open(blank(tmp_path / "skald.db"))
    try:
        with pytest.raises(DBAPIError) as caught:
            await store.take_note("hands", object())  # nothing that a database takes
    finally:
        await store.close()

    assert "hands" not in str(caught.value)


async def test_libraries_have_floors_that_no_level_lowers(monkeypatch):
    """Neither the root logger's nor their own."""
    loggers = [logging.getLogger(name) for name in (*DISCORD, *logs.FLOORS)]
    for one in (*loggers, logging.getLogger()):
        monkeypatch.setattr(one, "level", 1)
    logging.Logger.manager._clear_cache()
    before = [one.isEnabledFor(logging.DEBUG) for one in loggers]

    logs.hush()

    assert all(before)
    assert not [one.name for one in loggers if one.isEnabledFor(logging.DEBUG)]


async def test_a_bot_with_everything_logged_tells_no_hand(tmp_path):
    """A process of its own whose root logger lets everything through, before it starts."""
    launcher = tmp_path / "loud"
    loud = "import logging, runpy, sys; logging.basicConfig(level=1); "
    run = "sys.argv = sys.argv[2:]; runpy.run_module('bot', run_name='__main__', alter_sys=True)"
    launcher.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{loud}{run}" "$@"\n')
    launcher.chmod(0o755)
    async with open_hall() as hall:
        bot = BotProcess(hall, tmp_path, "--log", "DEBUG", python=[str(launcher)])
        await bot.start()
        ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
        thread = await opened(ann, bo, hall.add_channel("table"))
        board = with_button(ann, thread, "Hand")[-1]
        hand = await pressed(ann, board, "Hand")
        panel = await pressed(ann, board, "Your move")
        await bot.end(signal.SIGTERM)

    logged = bot.log.read_text()
    told = hand.alt_texts[0]
    assert "DEBUG asyncio" in logged or "DEBUG:asyncio" in logged
    assert told not in logged
    assert panel.text.split("\n")[-1] not in logged
    assert hall.token not in logged
