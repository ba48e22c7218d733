"""The log: what a line holds, what it never holds, and who may write below INFO."""

import asyncio
import io
import json
import logging

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from bot.logs import FLOORS, OURS, Level, hush, set_up, set_up_quietly
from db import By
from db.schema import actions
from games.core.errors import GameError
from games.nine_realms.actions import Deploy, EndTurn, Move, RedeployAsUsual
from play.match import action_log
from tests.architecture import PACKAGES
from tests.games.nine_realms.builder import ODIN, THOR, position
from tests.play.playing import ANN, BO

SECRET_PLACES = ("C2", "deploy-as-usual", "DeployAsUsual")


class Log:
    """What was logged so far."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    @property
    def lines(self) -> list[dict]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]

    def accepted(self) -> list[dict]:
        return [line for line in self.lines if line["message"] == "an action was accepted"]


@pytest.fixture
def log():
    """Everything at every level; the loggers are as before afterwards."""
    loggers = [logging.getLogger(name) for name in (None, *OURS, *FLOORS)]
    before = [(each, each.level) for each in loggers]
    made = Log()
    handler = set_up(Level.DEBUG, made.stream)
    yield made
    logging.getLogger().removeHandler(handler)
    for each, level in before:
        each.setLevel(level)


async def test_an_accepted_action_is_one_line(room, log):
    match = await room.begun(position(thor="D4"))

    await room.play(match, ANN, Move(THOR, "D3"), EndTurn())

    move, end = log.accepted()
    number = (await room.record(match)).number
    assert {key: move[key] for key in ("match", "number", "seat", "kind", "level", "logger")} == {
        "match": match,
        "number": number - 1,
        "seat": 0,
        "kind": "move",
        "level": "INFO",
        "logger": "play.match.action_log",
    }
    assert (end["number"], end["kind"]) == (number, "end-turn")
    assert move["ms"] > 0
    assert move["at"].endswith("Z")


async def test_what_two_decide_side_by_side_is_not_told(room, log):
    match = await room.begun()

    await room.play(match, ANN, Deploy(ODIN, "C2"), RedeployAsUsual())

    assert [line["kind"] for line in log.accepted()] == ["hidden", "hidden"]
    assert not secret(log)


async def test_the_guard_barks_at_a_kind_that_tells_all(room, log, monkeypatch):
    monkeypatch.setattr(action_log, "kind_of", lambda _, __, action, ___: repr(action))
    match = await room.begun()

    await room.play(match, ANN, Deploy(ODIN, "C2"), RedeployAsUsual())

    assert secret(log)


async def test_undos_and_concessions_are_told_by_what_came_of_them(room, log):
    match = await room.begun(position(thor="D4"))
    await room.play(match, ANN, Move(THOR, "D3"))
    await room.services.proposals.ask_undo(match, ANN.id)
    await room.services.concessions.concede(match, BO.id)

    assert [line["kind"] for line in log.accepted()][1:] == ["action-taken-back", "seat-retired"]


async def test_who_acts_for_a_player_is_told(room, log):
    """The clock ends Bo's turn."""
    match = await room.begun(position(thor="D4"))
    await room.settle(match, lapse="forfeit")
    await room.play(match, ANN, EndTurn())
    await room.all_shown()
    room.clock.advance(hours=24)
    await room.services.clocks.look()

    ann, bo = log.accepted()[:2]
    assert (ann["seat"], "by" in ann) == (0, False)
    assert (bo["seat"], bo["by"]) == (1, "clock")


@pytest.mark.parametrize("by", By)
async def test_a_standing_order_looks_like_its_player(room, log, by):
    """What is ordered is a secret, and so is that anything is."""
    match_id = await room.begun(position(thor="D4"))

    async def move(match):
        after, events = match.standing.apply(0, Move(THOR, "D3"))
        await room.gameplay.commit(match, after, events, seat=0, action=Move(THOR, "D3"), by=by)

    await room.registry.decide(match_id, move)

    (line,) = log.accepted()
    told = None if by is By.ORDER else by.value
    assert line.get("by") == told
    assert (By.ORDER.value in log.stream.getvalue()) is False


async def test_a_refusal_is_no_accepted_action(room, log):
    match = await room.begun(position(thor="D4"))

    with pytest.raises(GameError):
        await room.play(match, ANN, Move(THOR, "A1"))

    assert log.accepted() == []


async def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(room, log):
    """SQLAlchemy names the parameters in its errors, if it may."""
    match = await room.begun()
    row = {"match": match, "number": 1, "turn": 0, "events": b"", "at": 0.0, "action": b"A hand"}
    with pytest.raises(IntegrityError) as caught:
        async with room.registry.store._engine.begin() as db:
            for _ in range(2):
                await db.execute(insert(actions), row | {"number": 99})
    logging.getLogger("bot").error("planted", exc_info=caught.value)

    assert "IntegrityError" in log.stream.getvalue()
    assert "A hand" not in log.stream.getvalue()


@pytest.mark.parametrize("name", [*(f"{each}.deep" for each in FLOORS), "whatever"])
def test_libraries_are_never_asked_for_more_than_info(log, name):
    """Not even where somebody turns the root to DEBUG; what is not ours and unheard of neither."""
    if name != "whatever":
        logging.getLogger().setLevel(logging.DEBUG)

    logging.getLogger(name).debug("a hand")
    logging.getLogger(name).info("a statement")
    logging.getLogger(name).warning("a greeting")

    told = [line["message"] for line in log.lines]
    assert told == (["a greeting"] if "sqlalchemy" in name else ["a statement", "a greeting"])


async def test_statements_are_not_logged(room, log):
    """They would hold what is written, with everything that is hidden in it."""
    await room.begun()
    await asyncio.sleep(0)

    assert not [line for line in log.lines if line["logger"].startswith(("sqlalchemy", "aio"))]


def test_at_a_terminal_warnings_are_told_and_nothing_less(capsys):
    """Also of the libraries, whose floors are lower."""
    root = logging.getLogger()
    before = root.handlers[:]
    set_up_quietly()
    hush()
    try:
        for name in (OURS[0], "discord.gateway", "alembic"):
            logging.getLogger(name).info("hush")
            logging.getLogger(name).warning("hear")
    finally:
        root.handlers[:] = before

    told = capsys.readouterr().err.splitlines()
    assert told == [f"WARNING {name}: hear" for name in (OURS[0], "discord.gateway", "alembic")]


def test_every_package_of_ours_is_named():
    assert set(OURS) == set(PACKAGES)


@pytest.mark.parametrize("level", Level)
def test_ours_are_logged_from_the_level_on_that_was_asked_for(log, level):
    stream = io.StringIO()
    handler = set_up(level, stream)
    for each in Level:
        logging.getLogger("bot.x").log(getattr(logging, each), each)
    logging.getLogger().removeHandler(handler)

    told = [json.loads(line)["level"] for line in stream.getvalue().splitlines()]
    assert told == list(Level)[list(Level).index(level) :]


def secret(log: Log) -> bool:
    """Whether the log tells where somebody has deployed, or how."""
    return any(place in log.stream.getvalue() for place in SECRET_PLACES)
