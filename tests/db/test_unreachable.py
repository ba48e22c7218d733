"""A server of PostgreSQL's that is killed while one connects: out of reach, not a mistake."""

import asyncio
from tempfile import TemporaryDirectory

import pytest

from db import Unreachable
from db.engine import open_engine
from tests.db.databases import SERVER

pytestmark = pytest.mark.skipif(SERVER is None, reason="SKALD_POSTGRES names no server")


@pytest.fixture
def folder():
    """Its path is short enough for a socket's."""
    with TemporaryDirectory() as found:
        yield found


@pytest.mark.parametrize("answer", [b"", b"R\x00\x00"], ids=["at-once", "in-its-answer"])
async def test_a_server_that_hangs_up_on_a_greeting_is_out_of_reach(folder, answer):
    async def hang_up(reader, writer):
        await reader.read(1)
        writer.write(answer)
        writer.close()

    engine = open_engine(f"postgresql+asyncpg://skald@/skald?host={folder}")
    async with await asyncio.start_unix_server(hang_up, f"{folder}/.s.PGSQL.5432"):
        with pytest.raises(Unreachable):
            await engine.connect().start()
    await engine.dispose()
