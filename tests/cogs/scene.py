"""A hall with the real client in it, and people: what the tests of the Discord layer begin with.

The clock is turned by hand, for the hall and the program alike.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from unittest.mock import patch

from bot.program import program
from cogs.client import SkaldClient
from cogs.panels import living
from games.core.agenda import AnyPosition
from hall import Channel, Hall, Menu, Message, Modal, Reply, User, VirtualClock
from hall.connect import LoopbackConnector, pointed_at
from hall.sights import Field
from play.post import delivery
from play.post.lists import signposts
from play.services import Services
from tests.blank import blank
from tests.e2e.table import opened, with_button
from tests.patience import PATIENT, wait_for
from tests.play import playing

HASTE = 0.02
"""Real seconds; with the usual ones a match of many robots takes three times as long."""


@dataclass(repr=False)  # asyncio has what a fixture gives spelt out in an error that it drops
class Scene(playing.Served):
    """Ann, Bo and Cat in a room; the bot can be restarted."""

    hall: Hall
    clock: VirtualClock
    database: Path
    ann: User
    bo: User
    cat: User
    room: Channel
    pace: float = 1000.0
    """The clock stands still, so that nobody's time to press and type comes back."""
    thread: Channel | None = None
    stack: AsyncExitStack = field(default_factory=AsyncExitStack)
    services: Services | None = None
    client: SkaldClient | None = None

    async def connect(self) -> None:
        """Start the bot."""
        self.services = await self.stack.enter_async_context(
            program(blank(self.database), self.clock)
        )
        self.client = await self.stack.enter_async_context(
            _online(self.hall, self.services, self.pace)
        )

    async def disconnect(self) -> None:
        """Stop the bot."""
        await self.stack.aclose()
        await wait_for(lambda: not self.hall.gateway.connected)

    async def open(self, title: str = "nine_realms", *others: User) -> None:
        """A match of Ann, Bo and others, which Ann has started."""
        self.thread = await opened(self.ann, self.bo, self.room, title, *others)
        await self.quiet()

    async def stand(self, position: AnyPosition) -> None:
        """Let the match stand at this position from now on; its board is drawn at the next act."""
        await playing.stand(self.registry, await self.number(), position)
        self.registry.on_change()
        await self.quiet()
        self.registry.forget(await self.number())  # whoever was reading it may have kept the old

    async def number(self) -> int:
        """The match's number."""
        return (await self.registry.match_in(self.thread.id)).record.id

    async def standing(self) -> AnyPosition:
        """How the match stands."""
        return (await self.registry.match_in(self.thread.id)).standing

    async def quiet(self) -> None:
        """Wait until all is delivered."""
        await wait_for(self._is_all_delivered, 0.01)

    async def _is_all_delivered(self) -> bool:
        return self.client.panels.at_rest and not await self.registry.store.due_posts()

    def board(self, user: User | None = None) -> Message:
        """The board that has buttons."""
        return with_button(user or self.ann, self.thread, "Your move")[-1]

    def public(self) -> list[Message]:
        """What everybody sees in the thread."""
        return [m for m in self.cat.sees(self.thread) if not m.ephemeral]

    def calls(self) -> list[Message]:
        """The calls to play that stand."""
        return [m for m in self.public() if m.content]

    async def panel(self, user: User) -> Message:
        """What *Your move* opens."""
        return await pressed(user, self.board(user), "Your move")


async def pressed(user: User, message: Message, label: str) -> Message:
    """The message that answers a press; places have numbers before their names."""
    whole = next((each for each in labels(message) if each.endswith(f" · {label}")), label)
    reply = await settled(await user.press(message, whole))
    return reply.messages[-1]


async def chosen(user: User, message: Message, *labels: str) -> Message:
    """The message that answers a choice, in the menu that offers it."""
    offering = [menu for menu in message.menus if labels[0] in [one.label for one in menu.options]]
    reply = await settled(
        await user.choose(message, offering[0].custom_id if offering else None, *labels)
    )
    return reply.message


async def chosen_in(user: User, message: Message, piece: str, label: str) -> Message:
    """The message that answers a choice in a piece's menu."""
    menu = menu_of(message, piece)
    return (await settled(await user.choose(message, menu.custom_id, label))).message


async def brought_up(user: User, message: Message, button: str) -> Modal:
    """The form that a button brings up."""
    return (await user.press(message, button)).modal


def field_of(modal: Modal, name: str) -> Field:
    """The field of a form by its name, which its id tells before what it showed."""
    return next(one for one in modal.fields if one.custom_id.partition(":")[0] == name)


async def sent(user: User, modal: Modal, **fields: object) -> Message:
    """The message that answers a form; its fields are named by their names."""
    named = {field_of(modal, name).custom_id: value for name, value in fields.items()}
    return (await settled(await user.submit(modal, **named))).messages[-1]


async def filled(user: User, message: Message, button: str, **fields: object) -> Message:
    """The message that answers a form which a button brings up."""
    return await sent(user, await brought_up(user, message, button), **fields)


def menu_of(message: Message, piece: str) -> Menu:
    """The menu of a piece, with all that it can do."""
    return next(one for one in message.menus if (one.placeholder or "").startswith(f"{piece}: "))


async def typed(user: User, channel: Channel, path: str, **options: object) -> str:
    """The private answer to a command."""
    reply = await settled(await user.command(channel, path, **options))
    return reply.text


async def settled(reply: Reply) -> Reply:
    """Answers are private, and come."""
    await reply.settled()
    assert reply.ephemeral
    return reply


def labels(message: Message) -> list[str]:
    """What can be pressed or chosen."""
    options = [option.label for menu in message.menus for option in menu.options]
    return options + [button.label for button in message.buttons]


@asynccontextmanager
async def empty(folder: Path, **options: float) -> AsyncIterator[Scene]:
    """The bot is there, and no match yet; edits hardly wait for those that follow."""
    clock = VirtualClock(time.time())
    with ExitStack() as hasty:
        for module in (delivery, living, signposts):
            hasty.enter_context(patch.object(module, "COALESCING", HASTE))
        async with _scene(folder, clock, options) as scene:
            yield scene


@asynccontextmanager
async def _scene(
    folder: Path, clock: VirtualClock, options: Mapping[str, float]
) -> AsyncIterator[Scene]:
    async with Hall(bot_name="Skald", clock=clock, **PATIENT) as hall:
        people = [hall.add_user(name) for name in ("Ann", "Bo", "Cat")]
        room = hall.add_channel("table")
        scene = Scene(hall, clock, folder / "skald.db", *people, room, **options)
        await scene.connect()
        try:
            yield scene
        finally:
            await scene.stack.aclose()


@asynccontextmanager
async def _online(hall: Hall, services: Services, pace: float) -> AsyncIterator[SkaldClient]:
    with pointed_at(hall.url):
        client = SkaldClient(services, LoopbackConnector(), pace)
        async with client:
            playing = asyncio.create_task(client.start(hall.token))
            await wait_for(lambda: hall.gateway.connected and hall.commands())
            yield client
        await asyncio.gather(playing, return_exceptions=True)
