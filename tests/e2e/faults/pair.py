"""Two processes with one token and one database, and what each of them does about one click.

Both hear it. It is acknowledged before anything is looked up, one of them acts, and the other one
leaves it alone without a word in its log.
"""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextvars import ContextVar
from typing import Any, NamedTuple

import pytest
from discord import app_commands
from sqlalchemy import event

from cogs.client import SkaldClient
from hall import CallbackType, Message, Reply
from play.services import Services
from tests.cogs.scene import Scene
from tests.patience import PATIENCE, wait_for

HANDLED: ContextVar[str | None] = ContextVar("HANDLED", default=None)
"""The token of the interaction for which something is done, in all tasks that come of it."""
WAY_IN = ("cogs.gate", "discord")
"""Who is heard in the log when something is wrong with a way in."""
WRITING = ("INSERT", "UPDATE", "DELETE")


class Statement(NamedTuple):
    """What a process asked of its database while it handled an interaction."""

    process: int
    text: str
    acknowledged: bool
    """Whether Discord had an answer by then."""

    @property
    def writes(self) -> bool:
        return self.text.lstrip().upper().startswith(WRITING)


class Pair:
    """A scene with two clients in it, and what their databases are asked."""

    def __init__(self, scene: Scene, log: pytest.LogCaptureFixture) -> None:
        self.scene = scene
        self.log = log
        self.clients: list[SkaldClient] = []
        self.places: dict[Any, Any] = {}
        """Where ways begin that change nothing."""
        self._statements: list[Statement] = []

    @classmethod
    async def in_hall(cls, scene: Scene, log: pytest.LogCaptureFixture) -> "Pair":
        """A second client beside the first one."""
        pair = cls(scene, log)
        pair._watch(scene.client, scene.services)
        await scene.connect()
        pair._watch(scene.client, scene.services)
        await scene.client.wait_until_ready()
        await wait_for(lambda: scene.hall.gateway.logins == len(pair.clients))
        return pair

    def command(self, path: str) -> app_commands.Command[Any, ..., Any]:
        """A command of the tree."""
        found = {one.qualified_name: one for one in self.clients[0].tree.walk_commands()}
        return found[path]

    async def heard(self, reply: Reply) -> Reply:
        """The same reply, once both are done with the interaction and it is answered."""
        await wait_for(lambda: len(self.answers(reply)) >= len(self.clients))
        for client in self.clients:
            await client.doorkeeper.gate.emptied()
        return await reply.settled(PATIENCE)

    async def staged(self, act: Awaitable[Reply]) -> Reply:
        """Something that is done to come to what is tried."""
        reply = await self.heard(await act)
        await self.scene.quiet()
        return reply

    async def once(
        self, act: Callable[[], Awaitable[Reply]], name: str, *, changes: bool, quiet: bool = True
    ) -> Reply:
        """Do something, and see that one process alone does something about it.

        Args:
            act: what somebody does.
            name: what to call it where it goes wrong.
            changes: whether something is written.
            quiet: whether to wait until all is delivered.
        """
        self._statements.clear()
        self.log.clear()
        before = {message.id for message in self._public()}
        reply = await self.heard(await act())
        if quiet:
            await self.scene.quiet()
        told = [one for one in self._public() if one.id not in before]
        writers = {one.process for one in self._statements if one.writes}
        wrong = [*self._wrong(reply), *_told_twice(told), *self._complaints()]
        assert wrong == [], f"{name}: {wrong}"
        assert len(writers) == int(changes), f"{name}: {len(writers)} have written: {reply.text}"
        return reply

    def answers(self, reply: Reply) -> list[int]:
        """The statuses of all first answers to an interaction."""
        path = f"/interactions/{reply._interaction.id}/"
        return [sent.status for sent in self.scene.hall.record if path in sent.path]

    def _wrong(self, reply: Reply) -> Iterator[str]:
        """What is not as it should be: answered once, refused once, and nothing before that.

        A form is the first answer itself, so that what it shows is read before.
        """
        accepted, *refused = sorted(self.answers(reply))
        if accepted >= 300 or refused != [400]:
            yield f"answered with {accepted} and {refused}"
        if not reply.is_settled or any(message.loading for message in reply.messages):
            yield "thinking for ever"
        form = reply.callback is CallbackType.MODAL  # with all as it stands: read before
        for one in self._statements:
            if not one.acknowledged and (one.writes or not form):
                yield f"before it was acknowledged: {one.text[:40]}"

    def _complaints(self) -> list[str]:
        """What either process says in its log about the way in."""
        told = [one for one in self.log.records if one.levelno >= logging.WARNING]
        return [one.getMessage() for one in told if one.name.startswith(WAY_IN)]

    def _public(self) -> list[Message]:
        """What everybody sees, and what each of the players is written."""
        scene = self.scene
        seen = {
            message.id: message
            for user in (scene.ann, scene.bo, scene.cat)
            for place in (*scene.hall.world.channels.values(), user.direct)
            for message in user.sees(place)
        }
        return [message for message in seen.values() if not message.ephemeral]

    def _watch(self, client: SkaldClient, services: Services) -> None:
        process = len(self.clients)
        self.clients.append(client)
        parsers = client._connection.parsers
        parse = parsers["INTERACTION_CREATE"]

        def hear(data: Any) -> None:
            before = HANDLED.set(data["token"])
            parse(data)
            HANDLED.reset(before)

        def note(_, __, statement: str, *___: object) -> None:
            if (token := HANDLED.get()) is not None:
                handled = self.scene.hall.world.interactions[token]
                acknowledged = handled.callback is not None
                self._statements.append(Statement(process, statement, acknowledged))

        parsers["INTERACTION_CREATE"] = hear
        engine = services.registry.store._engine.sync_engine
        event.listen(engine, "before_cursor_execute", note)


def _told_twice(told: list[Message]) -> list[str]:
    """The first lines of new messages that are there twice."""
    lines = Counter((one.channel.id, _first_line(one)) for one in told)
    return [f"told twice: {line}" for (_, line), count in lines.items() if count > 1]


def _first_line(message: Message) -> str:
    return next(iter(message.text.splitlines()), str(message.alt_texts))
