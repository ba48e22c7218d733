"""People who play over the deaths of the bot: they see what the hall shows, and press at random.

A robot notes what it was told to be done. It never looks into the store.
"""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from hall import Channel, Message, Reply, User
from play.library import words_of
from tests.bench.crowd import prompt
from tests.e2e.kills.mortal_bot import MortalBot
from tests.e2e.player import Player, asks

T = TypeVar("T")


class Unanswered(Exception):
    """The bot died before it had answered, or was too slow for Discord."""


@dataclass(frozen=True)
class Told:
    """An action that a player was told to be done, with what was told."""

    match: int
    user: int
    text: str


@dataclass
class Diary:
    """What all players were told, oldest first."""

    told: list[Told] = field(default_factory=list)
    pressed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when somebody presses something; whoever waits for it clears it before."""


class Witness:
    """A user who gives up when the bot dies, and notes what was done."""

    def __init__(self, user: User, bot: MortalBot, diary: Diary) -> None:
        self.user = user
        self._bot = bot
        self._diary = diary
        self.name = user.name

    def sees(self, channel: Channel) -> list[Message]:
        """What the user sees."""
        return self.user.sees(channel)

    async def press(self, message: Message, button: str) -> Reply:
        """Press a button, and wait for all that comes of it."""
        return await self._answered(message, self.user.press(message, button))

    async def choose(self, message: Message, menu: str | None, *values: Any) -> Reply:
        """Choose in a menu, and wait for all that comes of it."""
        return await self._answered(message, self.user.choose(message, menu, *values))

    async def command(self, channel: Channel, path: str, **options: Any) -> str:
        """Use a command, and give what is answered."""
        reply = await self._alive(self.user.command(channel, path, **options))
        return (await self._settled(reply)).text

    async def _answered(self, message: Message, click: Awaitable[Reply]) -> Reply:
        before, asked = prompt(message), _match(message)
        self._diary.pressed.set()
        reply = await self._settled(await self._alive(click))
        panel = reply.message
        if before is not None and prompt(panel) != before and not _refused(panel):
            self._diary.told.append(Told(asked, self.user.id, panel.text))
        return reply

    async def _settled(self, reply: Reply) -> Reply:
        """The answer, also one that came with the bot's last breath."""
        if reply.failed:
            raise Unanswered
        try:
            await self._alive(reply.settled())
        except Unanswered:
            if not reply.is_settled:
                raise
        return reply

    async def _alive(self, answer: Awaitable[T]) -> T:
        """What the bot answers, unless it dies before.

        Raises:
            Unanswered: it did.
        """
        coming = asyncio.ensure_future(answer)
        death = asyncio.ensure_future(self._bot.dead.wait())
        await asyncio.wait({coming, death}, return_when=asyncio.FIRST_COMPLETED)
        death.cancel()
        if coming.done():
            return coming.result()
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)
        raise Unanswered


class Robot(Player):
    """Plays by the panel, as every player of the tests does."""

    def __init__(self, witness: Witness, seed: int) -> None:
        super().__init__(witness, seed)  # the same things can be done by way of a witness

    async def looks(self, thread: Channel) -> bool:
        """Open the panel and do nothing; whether it asks for a decision."""
        board = await self.board(thread)
        assert board is not None
        panel = (await self.user.press(board, "Your move")).message
        return asks(panel)


def _match(message: Message) -> int:
    """The number of the match that a panel or a board belongs to; 0 if it has no buttons."""
    parts = [button.custom_id or "" for button in message.buttons]
    parts += [menu.custom_id for menu in message.menus]
    numbers = (part.split(":")[2] for part in parts if part.count(":") > 1)
    return next((int(number) for number in numbers if number.isdecimal()), 0)


def _refused(panel: Message) -> bool:
    return panel.text.startswith(words_of().text("stale-prompt"))
