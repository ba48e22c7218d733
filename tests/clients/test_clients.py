"""Clients that were not written with discord.py, nor for the hall: they find it as Discord is.

Not among the usual tests, since they need npm and pip: `pytest tests/clients -n 0`.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hall import Hall
from hall.errors import ClientRefusal
from hall.validation import Spec
from tests.clients.environments import discordjs, hikari
from tests.patience import wait_for

SPEC = os.environ.get("DISCORD_OPENAPI")


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """Everything in it is held against Discord's specification, where that is at hand."""
    spec = Spec(Path(SPEC)) if SPEC else None
    async with Hall(bot_name="Other", spec=spec) as hall:
        yield hall
    assert spec is None or spec.flaws == []


@asynccontextmanager
async def running(command: list[str], hall: Hall, folder: Path) -> AsyncIterator[None]:
    """A client in a process of its own, once the hall knows its command."""
    log = folder / "client.log"
    with log.open("wb") as to:
        process = await asyncio.create_subprocess_exec(
            *command,
            env=os.environ | {"HALL": hall.url, "DISCORD_TOKEN": hall.token},
            stdout=to,
            stderr=to,
        )
    try:
        await wait_for(lambda: hall.commands() or process.returncode is not None)
        assert process.returncode is None, log.read_text()
        yield
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@pytest.mark.parametrize("client", [discordjs, hikari], ids=lambda client: client.__name__)
async def test_another_client_plays_by_the_same_rules(tmp_path, client, hall):
    """It logs in, syncs a command, answers it privately, edits at a press, and sends a file."""
    ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
    room = hall.add_channel("room")
    async with running(client(), hall, tmp_path):
        (command,) = [one for one in hall.commands() if one["name"] == "rune"]
        answer = await ann.command(room, "rune", name="Fehu")
        shown = answer.message
        seen_by_bo = bo.sees(room)
        turned = await ann.press(shown, "Turn it")
        (file,) = await wait_for(lambda: [m for m in bo.sees(room) if m.attachments])

    assert (command["name"], command["options"][0]["required"]) == ("rune", True)
    assert (shown.text, shown.ephemeral) == ("You draw Fehu.", True)
    assert [button.label for button in shown.buttons] == ["Turn it"]
    assert seen_by_bo == []
    assert turned.updated
    assert (turned.message.id, turned.message.text) == (shown.id, "It is turned.")
    assert turned.message.buttons == []
    assert file.text == "Here it is."
    assert [(one.filename, one.data) for one in file.attachments] == [("rune.txt", "ᚠ".encode())]
    assert all(sent.status < 400 for sent in hall.record)


@pytest.mark.parametrize(
    ("client", "filled", "told"),
    [
        (discordjs, {"words": "Come", "pace": ["daily"]}, "Come (daily)"),
        (hikari, {"words": "Come"}, "Come"),  # it knows no menus in forms
    ],
    ids=lambda given: getattr(given, "__name__", ""),
)
async def test_another_clients_menus_and_forms_work(tmp_path, client, filled, told, hall):
    """One of people opens a form, whose answer tells what was filled in; one of messages reads."""
    ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
    room = hall.add_channel("room")
    async with running(client(), hall, tmp_path):
        modal = (await ann.use_on(room, "Challenge", bo)).modal
        with pytest.raises(ClientRefusal):
            await ann.submit(modal, **filled | {"words": ""})
        answer = (await ann.submit(modal, **filled)).message
        written = await bo.send(room, "Who plays?")
        read = (await ann.use_on_message(written, "Read it")).message

    assert modal.title == "A challenge"
    assert [field.label for field in modal.fields] == [name.capitalize() for name in filled]
    assert (answer.text, answer.ephemeral) == (f"bo is told: {told}", True)
    assert (read.text, read.ephemeral) == ("It says: Who plays?", True)
    assert bo.sees(room) == [written]
    assert all(sent.status < 400 for sent in hall.record)
