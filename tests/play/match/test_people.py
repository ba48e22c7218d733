"""What people have settled is kept at hand, and never older than it is in the store."""

import asyncio

import pytest

from db import Store
from play.match.people import People
from tests.blank import blank
from tests.play.playing import ANN


@pytest.fixture
async def people(tmp_path):
    store = await Store.open(blank(tmp_path / "skald.db"))
    yield People(store, lambda: None)
    await store.close()


async def test_what_was_settled_is_known_before_anybody_looks_after_it(people, monkeypatch):
    """Who looks while the questions are being hurried must not find the person as before."""
    await people.get(ANN.id)
    hurry, seen = people._store.hurry, []

    async def looked_after(user):
        await hurry(user)
        seen.append((await people.get(user)).zone)

    monkeypatch.setattr(people._store, "hurry", looked_after)
    await people.change(ANN.id, zone="Europe/Oslo")

    assert seen == ["Europe/Oslo"]


async def test_what_was_read_before_a_change_is_not_kept(people, monkeypatch):
    """However long the reading takes."""
    user, changed = people._store.user, asyncio.Event()

    async def slow(number):
        found = await user(number)
        await changed.wait()
        return found

    monkeypatch.setattr(people._store, "user", slow)
    reading = asyncio.ensure_future(people.get(ANN.id))
    await asyncio.sleep(0)
    monkeypatch.setattr(people._store, "user", user)
    await people.change(ANN.id, zone="Europe/Oslo")
    changed.set()
    await reading

    assert (await people.get(ANN.id)).zone == "Europe/Oslo"
