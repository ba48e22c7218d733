"""A bot in a process of its own."""

import asyncio
import sys

PROGRAM = """
import sys
import discord
from hall.connect import LoopbackConnector, point_at

class Bot(discord.Client):
    async def setup_hook(self):
        self.tree = discord.app_commands.CommandTree(self)
        self.tree.command(name="hail", description="Greets")(hail)
        await self.tree.sync()

    async def on_ready(self):
        print("ready", flush=True)

async def hail(interaction: discord.Interaction):
    await interaction.response.send_message("Hail!")

async def main():
    bot = Bot(intents=discord.Intents(guilds=True), connector=LoopbackConnector())
    bot._connection.guild_ready_timeout = 0.05
    async with bot:
        await bot.start(sys.argv[2])

point_at(sys.argv[1])
import asyncio
asyncio.run(main())
"""


async def test_a_bot_in_another_process_answers_until_it_is_killed(hall, ann, room):
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-c", PROGRAM, hall.url, hall.token),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        assert await asyncio.wait_for(bot.stdout.readline(), 30) == b"ready\n"
        reply = await ann.command(room, "hail")
    finally:
        bot.kill()
        await bot.wait()

    assert reply.text == "Hail!"
