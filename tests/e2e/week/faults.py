"""Faults to be planted into the bot's process, each of which the checker must see."""

from collections.abc import Callable
from itertools import count
from typing import Any

from cogs.post.messenger import DiscordMessenger
from db import Store
from play.hours.quiet_hours import Quiet
from play.watch import clocks


def doubled() -> None:
    """What was sent and not noted is sent again."""
    numbers = count()

    async def nothing(*_: Any) -> None:
        return None

    bot = DiscordMessenger
    bot._nonce = lambda self, post: f"skald-{post}-{next(numbers)}"  # type: ignore[method-assign]
    bot.find = nothing  # type: ignore[method-assign]


def restless() -> None:
    """Nobody's quiet hours are heeded."""
    Quiet.open_at = lambda self, moment: moment  # type: ignore[method-assign]


def merciless() -> None:
    """Time runs on while nobody can play."""

    async def nothing(*_: Any) -> None:
        return None

    Store.pass_over = nothing  # type: ignore[method-assign]


def littering() -> None:
    """Calls that are outdated stay."""

    async def nothing(*_: Any) -> None:
        return None

    DiscordMessenger.delete = nothing  # type: ignore[method-assign]
    DiscordMessenger.delete_message = nothing  # type: ignore[method-assign]


def confused() -> None:
    """With whoever is asked, the one is called who has answered."""
    sound = DiscordMessenger.post_call

    async def post_both(self: DiscordMessenger, match: Any, call: Any, nonce: int) -> int:
        for seat in match.record.seats:
            if seat.seat not in match.standing.awaited:
                await self._thread(match).send(f"<@{seat.user}> your turn")
        return await sound(self, match, call, nonce)

    DiscordMessenger.post_call = post_both  # type: ignore[method-assign]


def forgetful() -> None:
    """The call that waited for the morning is not made."""
    sound = clocks._Look._due

    def due(self: Any, clock: Any, told: Any, *, waits: bool) -> Any:
        return [] if waits else sound(self, clock, told, waits=waits)

    clocks._Look._due = due  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], None]] = {
    "doubled": doubled,
    "restless": restless,
    "merciless": merciless,
    "littering": littering,
    "confused": confused,
    "forgetful": forgetful,
}
