"""`python -m bot run`: what cannot work is one sentence, and no traceback."""

import asyncio
import os
import socket
import subprocess
import sys

import pytest

from hall import Hall
from tests.blank import blank
from tests.db.wrong import BROKEN, FOREIGN, INCOMPLETE, NEWER, WRONG
from tests.patience import PATIENCE

WRONG_INPUT = 2
WITHOUT_DRIVER = "import sys; sys.modules['asyncpg'] = None; from bot.__main__ import main; main()"

TOLD = {
    NEWER: "A newer Skald has changed this database",
    FOREIGN: "This isn't a database of Skald",
    INCOMPLETE: "Something is missing in the database",
    BROKEN: "I can't use the database",
}


OBEDIENT = ("setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner")
"""Root obeys the permissions of files, too."""


def run(*arguments, program=("-m", "bot"), token="a.b.c", before=()):
    """What the program says when it cannot play, and its exit code."""
    ended = subprocess.run(
        [*before, sys.executable, *program, "run", *arguments],
        env={**os.environ, "DISCORD_TOKEN": token},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return ended.returncode, [line for line in ended.stderr.splitlines() if line[:1] != "{"]


def closed():
    """A port of this machine on which nothing listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


async def test_a_token_that_discord_refuses_is_named(tmp_path):
    async with Hall(bot_name="Skald") as hall:
        code, told = await asyncio.to_thread(
            run, "--hall", hall.url, "--database", str(tmp_path / "skald.db")
        )

    assert code == WRONG_INPUT
    assert len(told) == 1, told
    assert told[0].startswith("Discord doesn't accept this token.")


def test_a_server_that_does_not_answer_is_named_without_its_password():
    url = f"postgresql+asyncpg://ann:hush@127.0.0.1:{closed()}/skald"
    code, told = run("--database", url)

    assert code == WRONG_INPUT
    assert len(told) == 1, told
    assert told[0].startswith("I can't reach the database (postgresql+asyncpg://ann:***@127.0.0.1")
    assert "hush" not in told[0]


@pytest.mark.parametrize(("of_file", "of_folder"), [(0o444, 0o755), (0o644, 0o555), (0o444, 0o555)])
def test_a_database_that_may_not_be_written_is_named(tmp_path, of_file, of_folder):
    """Its file, its folder or both; whoever may do anything gives that right away before."""
    (tmp_path / "kept").mkdir()
    file = blank(tmp_path / "kept" / "skald.db")
    file.chmod(of_file)
    file.parent.chmod(of_folder)
    try:
        code, told = run("--database", str(file), before=OBEDIENT if os.geteuid() == 0 else ())
    finally:
        file.parent.chmod(0o755)

    assert code == WRONG_INPUT
    assert len(told) == 1, told
    assert told[0].startswith(f"I may not write the database ({file})")


@pytest.mark.parametrize("scheme", ["postgresql+asyncpg", "postgresql", "cuneiform"])
def test_what_nothing_here_can_speak_to_is_named(scheme):
    """PostgreSQL too, where its extra is not installed."""
    url = f"{scheme}://ann:hush@127.0.0.1/skald"
    code, told = run("--database", url, program=("-c", WITHOUT_DRIVER))

    assert code == WRONG_INPUT
    assert len(told) == 1, told
    assert told[0].startswith(f"I can't use this kind of database ({scheme}://ann:***@")
    assert "postgresql+asyncpg://" in told[0]


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_database_is_one_sentence(tmp_path, name):
    """Of every kind: what is wrong with it, and where it is."""
    kind, make = WRONG[name]
    file = tmp_path / "skald.db"
    make(file)
    code, told = run("--database", str(file))

    assert code == WRONG_INPUT
    assert len(told) == 1, told
    assert TOLD[kind] in told[0]
    assert str(file) in told[0]
