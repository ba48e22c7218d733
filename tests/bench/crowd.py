"""People at a hall whose clicks are timed: to the answer, to what it becomes, to the board."""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass, field
from time import perf_counter, time
from typing import Any

from hall import Channel, Hall, Message, Reply, User
from tests.e2e.player import Player
from tests.e2e.table import opened, with_button
from tests.patience import patient, wait_for

READY = "Take the usual places and be ready"
PATIENCE = 30.0


@dataclass
class Times:
    """Milliseconds from presses: to the first answer, to what it became, to the board for all."""

    answers: list[float] = field(default_factory=list)
    settled: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)


class Clicker:
    """A user whose clicks are timed; those that act are told apart."""

    def __init__(self, user: User, hall: Hall, times: Times, *, patient: bool) -> None:
        self.user = user
        self._hall = hall
        self.times = times
        self.patient = patient
        """Whether to wait for the board too."""
        self.acted = 0
        """How many actions were done."""

    def sees(self, channel: Channel) -> list[Message]:
        """What the user sees."""
        return self.user.sees(channel)

    async def press(self, message: Message, button: str) -> Reply:
        """Press a button, and wait for all that comes of it."""
        return await self._timed(message, self.user.press(message, button))

    async def choose(self, message: Message, menu: str | None, *values: Any) -> Reply:
        """Choose in a menu, and wait for all that comes of it."""
        return await self._timed(message, self.user.choose(message, menu, *values))

    async def _timed(self, message: Message, click: Awaitable[Reply]) -> Reply:
        before, seen = prompt(message), len(self._hall.record)
        began, wall = perf_counter(), time()
        reply = await click
        self.times.answers.append(1000 * (perf_counter() - began))
        await reply.settled(PATIENCE)
        self.times.settled.append(1000 * (perf_counter() - began))
        if before is not None and prompt(reply.message) != before:
            self.acted += 1
            if self.patient:
                at = await drawn(self._hall, message.post.channel, seen)
                self.times.boards.append(1000 * (at - wall))
        return reply


@dataclass
class Table:
    """A match and its two players."""

    thread: Channel
    clickers: tuple[Clicker, Clicker]
    players: tuple[Player, Player]

    async def play(self, until: float) -> None:
        """Play by turns until a moment, or to the end."""
        for say in range(1000):
            if not await self.players[say % 2].play(self.thread) or perf_counter() > until:
                return

    async def click_ready(self, seat: int) -> None:
        """Open the panel, and press what ends the deployment of a seat."""
        clicker = self.clickers[seat]
        reply = await clicker.user.press(
            with_button(clicker.user, self.thread, "Your move")[-1], "Your move"
        )
        await reply.settled(PATIENCE)
        await clicker.press(reply.message, READY)


async def seated(hall: Hall, number: int, times: Times, *, patient: bool) -> Table:
    """A match that has just begun."""
    ann, bo = (hall.add_user(f"{name} {number}") for name in ("Ann", "Bo"))
    thread = await opened(ann, bo, hall.add_channel(f"table-{number}"))
    await wait_for(lambda: with_button(bo, thread, "Your move"))
    clickers = tuple(Clicker(user, hall, times, patient=patient) for user in (ann, bo))
    players = tuple(Player(one, 2 * number + seat) for seat, one in enumerate(clickers))
    return Table(thread, clickers, players)


def prompt(message: Message) -> str | None:
    """The number of the question that a panel asks; None if it is no panel that asks."""
    parts = [button.custom_id or "" for button in message.buttons]
    parts += [menu.custom_id for menu in message.menus]
    asking = [part.split(":") for part in parts if part.startswith(("sk:panel:", "sk:do:"))]
    return asking[0][3] if asking else None


async def drawn(hall: Hall, thread: Channel, seen: int) -> float:
    """When the first picture after so many requests of the bot reached a thread."""
    path = f"/channels/{thread.id}/messages"
    async with patient():
        while True:
            for sent in hall.record[seen:]:
                if sent.files and sent.path.startswith(path):
                    return sent.at.timestamp()
            seen = len(hall.record)
            await asyncio.sleep(0.005)
