"""`admin`: what whoever runs the bot sees of its matches, and how one is closed beside it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from bot.program import program
from games.nine_realms.actions import EndTurn
from hall import VirtualClock
from tests.blank import blank
from tests.games.nine_realms.builder import A6, D6, position
from tests.play.playing import ANN, CAT, Room


def run(file: Path, *arguments: object) -> Result:
    words = [str(one) for one in arguments]
    return CliRunner().invoke(main, ["admin", *words, "--database", str(file)])


async def filled(file: Path, hands: tuple[tuple[object, ...], ...]) -> None:
    """One match goes on, another one waits, a third one is over."""
    async with program(blank(file), VirtualClock(1_900_000_000.0)) as services:
        room = Room(services, VirtualClock(1_900_000_000.0))
        match = await room.begun(position(thor="D4", sinfjotli="E5", hands=hands))
        await room.play(match, ANN, EndTurn())
        await room.lobby(CAT)
        over = await room.begun(position(thor="D4"))
        await room.services.concessions.concede(over, ANN.id)


@pytest.fixture
def database(tmp_path) -> Path:
    asyncio.run(filled(tmp_path / "skald.db", ((A6,), (D6,))))
    return tmp_path / "skald.db"


def test_matches_are_listed_newest_first_without_names(database):
    open_now, everything, over = (
        run(database, "list", "--stage", stage).stdout.splitlines()
        for stage in ("open", "all", "over")
    )

    assert [line.split(" · ")[0] for line in open_now] == ["2", "1"]
    assert [line.split(" · ")[0] for line in everything] == ["3", "2", "1"]
    assert [line.split(" · ")[2] for line in everything] == [
        "is over",
        "waits for players",
        "goes on",
    ]
    assert len(over) == 1
    assert run(database, "list", "--most", 1).stdout.splitlines() == open_now[:1]
    assert not any(name in line for line in everything for name in ("Ann", "Bo", "Cat"))


def test_a_match_is_shown_as_everybody_may_see_it(database, tmp_path):
    """Byte for byte the same, whatever the hands hold."""
    shown = run(database, "show", 1)
    other = tmp_path / "other.db"
    asyncio.run(filled(other, ((D6, D6), ())))

    assert shown.exit_code == 0, shown.output
    assert "War of the 9 Realms · goes on" in shown.stdout
    assert "1. Ann\n" in shown.stdout
    assert "2. Bo · asked since" in shown.stdout
    assert shown.stdout == run(other, "show", 1).stdout
    assert "The other side left the field." in run(database, "show", 3).stdout


def test_statistics_count_and_name_nobody(database):
    told = run(database, "statistics").stdout

    assert "People with a seat: 3; in matches that go on: 2" in told
    assert "War of the 9 Realms · goes on: 1 · turns on average:" in told
    assert "days: 0" in told
    assert not any(name in told for name in ("Ann", "Bo", "Cat"))


def test_a_match_and_an_invitation_are_closed(database):
    done = [run(database, "close", match) for match in (1, 2)]

    assert [one.exit_code for one in done] == [0, 0], done
    assert done[0].stdout.startswith("Match 1 is closed.")
    assert "It was closed, without a winner" in run(database, "show", 1).stdout
    assert run(database, "list").stdout == "There are none.\n"


def test_what_was_closed_or_frozen_goes_on(database):
    for what, undone, told in (
        ("close", "reopen", "It was closed"),
        ("freeze", "unfreeze", "It's frozen"),
    ):
        before = run(database, "show", 1).stdout
        assert run(database, what, 1, "--reason", "A look at it").exit_code == 0
        assert told in run(database, "show", 1).stdout
        assert run(database, undone, 1).exit_code == 0
        again = run(database, "show", 1).stdout
        assert told not in again
        assert again.count("asked since") == before.count("asked since") == 1


def test_an_announcement_is_a_line_for_servers_that_want_any(database):
    """None here has chosen a channel; a line that is too long, or empty, is complained of."""
    written = run(database, "announce", "An upgrade tonight")
    shown = run(database, "announce", "An upgrade tonight", "--dry-run")
    wrong = [run(database, "announce", text) for text in ("x" * 1001, " \n ")]

    assert written.stdout.startswith("Nothing is announced: on no server was a channel chosen")
    assert shown.stdout.startswith("It would go nowhere: on no server was a channel chosen")
    assert run(database, "announced").stdout == "Nothing was announced yet.\n"
    assert [one.exit_code for one in wrong] == [2, 2]
    assert "at most 1000 characters, and at least one; this one has 1001" in squeezed(wrong[0])
    assert "this one has 0" in squeezed(wrong[1])


def squeezed(said: Result) -> str:
    """A complaint without the breaks and frames of its lines."""
    return " ".join(said.stderr.replace("│", " ").split())


def test_what_cannot_be_done_is_a_sentence(database, tmp_path):
    for arguments, told in (
        (("close", 3), "That can't be done: "),
        (("close", 9), "There is no match of that number"),
        (("reopen", 3), "That can't be done: Nobody has closed this match."),
        (("freeze", 2), "That can't be done: This match hasn't started yet."),
        (("unfreeze", 1), "That can't be done: This match isn't frozen."),
        (("close", 1, "--reason", "x" * 201), "Usage"),
        (("close", 1, "--reason", " "), "Usage"),
        (("show", 9), "There is no match of that number"),
    ):
        refused = run(database, *arguments)
        assert refused.exit_code == 2
        assert refused.stderr.startswith(told)
    assert run(tmp_path / "none.db", "list").exit_code == 2
    assert not (tmp_path / "none.db").exists()


def test_a_database_of_another_release_is_left_as_it_is(database):
    """A bot of that release may be playing on it."""
    with closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE alembic_version SET version_num = '0001'")
        db.commit()
    before = database.read_bytes()

    refused = run(database, "close", 1)

    assert refused.exit_code == 2
    assert "isn't up to date" in refused.stderr
    assert database.read_bytes() == before


def test_a_damaged_match_is_told_and_not_closed(database):
    with closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE matches SET turn = 77 WHERE id = 1")
        db.commit()

    assert "1 · War of the 9 Realms · damaged" in run(database, "list").stdout
    assert run(database, "close", 1).exit_code == 2
