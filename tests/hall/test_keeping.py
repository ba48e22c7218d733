"""A hall that is kept in a file is the same after a restart, wherever it listens then."""

import io
import sqlite3

import aiohttp
import discord
import pytest
from discord import ui

from hall import Hall, TurnableClock, UnreadableHall
from hall.posting import remove
from tests.hall.conftest import running
from tests.patience import PATIENT, wait_for

PNG = b"\x89PNG\r\n\x1a\n" + b"\x00\x00\x00\rIHDR" + (64).to_bytes(4, "big") * 2


class Controls(ui.View):
    """A button that tells a secret."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Secret", custom_id="secret")
    async def secret(self, interaction: discord.Interaction, _: ui.Button):
        file = discord.File(io.BytesIO(PNG), "hand.png")
        await interaction.response.send_message("xyzzy", ephemeral=True, file=file)


async def test_a_kept_hall_is_the_same_at_another_address(tmp_path, bot):
    """People, places, messages, pictures, private ones too, commands, the key and the clock."""
    file = tmp_path / "hall"
    async with Hall(clock=TurnableClock(), keep=file, **PATIENT) as hall:
        ann, room = hall.add_user("Ann"), hall.add_channel("room")
        async with running(bot, hall):
            await bot.get_channel(room.id).send("Here", view=Controls())
            await (await ann.press(ann.sees(room)[0], "secret")).settled()
            hall.desk.turn(24)
        before, key, commands = ann.sees(room), hall.desk.key, hall.commands()

    async with Hall(clock=TurnableClock(), keep=file, **PATIENT) as again:
        ann, room = again.desk.users[ann.id], again.channel(room.id)
        after = ann.sees(room)
        bo = again.add_user("Bo")

        assert [m.text for m in after] == [m.text for m in before] == ["Here", "xyzzy"]
        assert [m.text for m in bo.sees(room)] == ["Here"]
        assert bo.id > after[-1].id > after[0].id
        assert (again.desk.key, again.commands()) == (key, commands)
        assert again.world.clock.ahead == 86_400
        async with (
            aiohttp.ClientSession() as session,
            session.get(after[1].images[0].url) as answer,
        ):
            assert after[1].images[0].url.startswith(again.url)
            assert await answer.read() == PNG


async def test_what_is_no_hall_is_not_touched(tmp_path):
    """The file stays as it was."""
    file = tmp_path / "letter"
    file.write_text("Dear Ann, this is a letter, and it is long enough not to be a database." * 9)
    before = file.read_bytes()

    with pytest.raises(UnreadableHall):
        await Hall(keep=file).__aenter__()
    assert file.read_bytes() == before


async def test_a_hall_of_another_version_is_refused(tmp_path):
    """It is not half read, and not overwritten."""
    file = tmp_path / "hall"
    async with Hall(keep=file):
        pass
    with sqlite3.connect(file) as base:
        base.execute("UPDATE hall SET data = ? WHERE key = 'world'", (b"\x80",))
    base.close()
    again = Hall(keep=file)

    with pytest.raises(UnreadableHall):
        await again.__aenter__()
    with sqlite3.connect(file) as base:
        assert base.execute("SELECT data FROM hall WHERE key = 'world'").fetchone() == (b"\x80",)
    base.close()


async def test_what_is_gone_stays_gone(tmp_path):
    """A message that was deleted is no longer in the file."""
    file = tmp_path / "hall"
    async with Hall(keep=file, **PATIENT) as hall:
        ann, room = hall.add_user("Ann"), hall.add_channel("room")
        one, _ = await ann.send(room, "one"), await ann.send(room, "two")
        await until_kept(file, "two")
        remove(hall.world, one.post)

    async with Hall(keep=file, **PATIENT) as again:
        assert [m.text for m in again.desk.users[ann.id].sees(again.channel(room.id))] == ["two"]


async def until_kept(file, text):
    """Wait until a text stands in the file of a hall that is open."""
    base = sqlite3.connect(file)
    like = "SELECT 1 FROM hall WHERE instr(data, ?)"
    await wait_for(lambda: base.execute(like, (text.encode(),)).fetchone())
    base.close()
