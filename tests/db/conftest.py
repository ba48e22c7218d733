"""A store in a fresh database; each test runs on every database there is."""

from collections.abc import AsyncIterator, Iterator

import pytest

from db import Store
from tests.blank import blank
from tests.db.databases import DATABASES, Database, fresh, migrated


@pytest.fixture(scope="session")
def model() -> Iterator[str]:
    """What a server's databases are copied from where a test wants a store in them."""
    with migrated() as name:
        yield name


@pytest.fixture(params=DATABASES)
async def database(request, tmp_path) -> AsyncIterator[Database]:
    """An empty one; for a store, on a server, one that has been migrated already."""
    if request.param == "sqlite" or "store" not in request.fixturenames:
        copied = fresh(request.param, tmp_path)
    else:
        copied = fresh(request.param, tmp_path, request.getfixturevalue("model"))
    async with copied as found:
        yield found


@pytest.fixture
async def store(database) -> AsyncIterator[Store]:
    if database.file is not None:
        blank(database.file)
    opened = await Store.open(database.url)
    yield opened
    await opened.close()


@pytest.fixture
async def other(database, store) -> AsyncIterator[Store]:
    """A second program on the same database."""
    opened = await Store.open(database.url)
    yield opened
    await opened.close()


@pytest.fixture
async def sqlite(tmp_path) -> AsyncIterator[Database]:
    """For what only a file can show."""
    async with fresh("sqlite", tmp_path) as found:
        yield found
