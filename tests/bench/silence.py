"""The way of a press inside the process: payloads go in, and the first answer goes nowhere.

`Silence` stands in for the HTTP layer of interactions: it notes when an answer was about to be
sent, and ends the task there, so that nothing after the acknowledgement is measured.
"""

import asyncio
from time import perf_counter, process_time
from typing import Any

import discord
import msgspec
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

GUILD, CHANNEL, MESSAGE, BOT = "10", "20", "30", "40"
SKALD = {"id": BOT, "username": "skald", "discriminator": "0", "avatar": None, "bot": True}


class Silence(AsyncWebhookAdapter):
    """Takes the first answer to a press, and hangs up."""

    def __init__(self) -> None:
        super().__init__()
        self.answered: asyncio.Future[tuple[float, float]] = asyncio.Future()

    def create_interaction_response(self, *_: Any, **__: Any) -> Any:
        """Note the time, and end the task that answers."""
        self.answered.set_result((perf_counter(), process_time()))
        raise asyncio.CancelledError


def introduced(client: discord.Client) -> None:
    """Tell a client who it is, as the gateway does at first."""
    state = client._connection
    state.user = discord.ClientUser(state=state, data=SKALD)


async def press(
    client: discord.Client, custom_id: str, user: int, rows: Any
) -> tuple[float, float]:
    """Seconds from the event to its acknowledgement, by the wall and by the processor."""
    event = msgspec.json.decode(msgspec.json.encode(payload(custom_id, user, rows)))
    silence = Silence()
    async_context.set(silence)
    began, cpu = perf_counter(), process_time()
    client._connection.parsers["INTERACTION_CREATE"](event)
    answered, done = await silence.answered
    await asyncio.sleep(0)
    return answered - began, done - cpu


def payload(custom_id: str, user: int, rows: Any) -> dict[str, Any]:
    """A press in a guild, on a message of the bot's, as the gateway tells it."""
    person = {"id": str(user), "username": "ann", "discriminator": "0", "avatar": None}
    return {
        "id": "50",
        "application_id": BOT,
        "type": 3,
        "token": "token",
        "version": 1,
        "attachment_size_limit": 10485760,
        "locale": "en-GB",
        "guild_locale": "en-US",
        "guild_id": GUILD,
        "guild": {"id": GUILD, "features": [], "locale": "en-US"},
        "channel": {"id": CHANNEL, "type": 0, "name": "table", "position": 0},
        "member": {
            "user": person,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": "8",
        },
        "message": {
            "id": MESSAGE,
            "channel_id": CHANNEL,
            "type": 0,
            "content": "",
            "author": SKALD,
            "attachments": [],
            "embeds": [],
            "mentions": [],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "flags": 1 << 15,
            "components": rows,
        },
        "data": {"custom_id": custom_id, "component_type": 2, "id": 1},
    }
