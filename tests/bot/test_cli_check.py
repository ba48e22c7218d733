"""`python -m bot check`: every damaged match by its number, and an exit code."""

import asyncio

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from db import Store
from play.clock import SystemClock
from tests.blank import blank
from tests.db.damages import damage
from tests.db.databases import DATABASES, fresh
from tests.db.examples import ANN
from tests.db.migrating import RELEASES
from tests.db.test_damage import keep, started
from tests.db.wrong import WRONG, released
from tests.play.playing import Bare

SOUND, DAMAGED, WRONG_INPUT = 0, 1, 2


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["check", *map(str, arguments)])


@pytest.fixture(params=DATABASES)
async def played(request, tmp_path):
    """A database with three matches."""
    async with fresh(request.param, tmp_path) as database:
        if database.file is not None:
            blank(database.file)
        store = await Store.open(database.url)
        for _ in range(3):
            await started(Bare.on(store, SystemClock()))
        await store.close()
        yield database


async def checked(database) -> Result:
    return await asyncio.to_thread(run, database.file or database.url)


async def test_sound_matches_are_counted(played):
    result = await checked(played)

    assert result.exit_code == SOUND, result.output
    assert result.stdout.startswith("3 matches in ")
    assert "all are sound" in result.stdout


async def test_all_damaged_matches_are_listed(played):
    """Each with what is damaged; the database is left as it was."""
    await damage(played, 1, "the dice's secret")
    await damage(played, 3, "the position")
    before = await played.dump()
    result = await checked(played)

    assert result.exit_code == DAMAGED
    assert result.stdout.splitlines() == [
        "Match 1 (War of the 9 Realms) is damaged: its record or a seat's.",
        "Match 3 (War of the 9 Realms) is damaged: the position at which it stands.",
    ]
    assert result.stderr.startswith("2 of 3 matches in ")
    assert await played.dump() == before


async def test_what_the_rules_cannot_read_is_listed_too(played):
    """It was written so, by a newer program or a faulty one."""
    await keep(played, 2, 3, b"garbage")
    result = await checked(played)

    assert result.exit_code == DAMAGED
    assert (
        result.stdout == "Match 2 (War of the 9 Realms) is damaged: a position that I can't read.\n"
    )


async def test_a_title_of_garbage_is_shown_as_it_is(played):
    await played.run("UPDATE matches SET title = 'ten_realms' WHERE id = 2")
    result = await checked(played)

    assert result.exit_code == DAMAGED
    assert result.stdout.startswith("Match 2 (ten_realms) is damaged: its record")


async def test_the_settings_name_the_database(played, monkeypatch):
    monkeypatch.setenv("SKALD_DATABASE", str(played.file or played.url))

    assert (await asyncio.to_thread(run)).exit_code == SOUND


def test_a_file_that_is_not_there_is_not_made(tmp_path):
    result = run(tmp_path / "skald.db")

    assert result.exit_code == WRONG_INPUT
    assert result.stderr == f"There is no file {tmp_path / 'skald.db'}.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_database_is_one_sentence(tmp_path, name):
    file = tmp_path / "skald.db"
    WRONG[name][1](file)
    result = run(file)

    assert result.exit_code == WRONG_INPUT, result.output
    assert len(result.stderr.splitlines()) == 1
    assert str(file) in result.stderr


def test_an_older_database_is_not_brought_up_to_date(tmp_path):
    """Its start does that, which makes the checksums of what stands then."""
    file = tmp_path / "skald.db"
    released("0009")(file)
    result = run(file)

    assert result.exit_code == WRONG_INPUT
    assert "isn't up to date" in result.stderr
    assert not list(tmp_path.glob("*.before-migration"))


@pytest.mark.parametrize("revision", sorted(file.stem for file in RELEASES.glob("*.sql")))
async def test_a_release_that_is_brought_up_to_date_has_checksums(tmp_path, revision):
    """Of all that it holds; its positions are no real ones."""
    file = tmp_path / "skald.db"
    released(revision)(file)
    store = await Store.open(file)
    assert [one.damaged for one in await store.matches_with(ANN, 0.0)] == [False] * 3
    await store.close()
    lines = (await asyncio.to_thread(run, file)).stdout.splitlines()

    assert [line.partition(": ")[2] for line in lines] == ["a position that I can't read."] * 2
