"""What runs a test with a fault that is planted for it: the test must go red.

The tests run as in their own modules, with the same fixtures; one that stays green with its fault
would be worth nothing.
"""

import inspect
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bot.program import program
from games.core.errors import GameError
from hall import VirtualClock
from tests import patience
from tests.blank import blank
from tests.cogs.scene import Scene, empty
from tests.play.fake_messenger import FakeMessenger
from tests.play.playing import Room
from tests.play.post import test_digest

Patch = pytest.MonkeyPatch
Fault = Callable[[Patch], None]
Planted = tuple[Fault, ModuleType, str]
"""A fault, and the test that must find it."""


@dataclass
class Fixtures:
    """What the tests ask for, made when it is asked for."""

    folder: Path
    given: dict[str, Any]
    stack: AsyncExitStack

    async def get(self, name: str) -> Any:
        """A fixture by its name."""
        if name not in self.given:
            self.given[name] = await self._made(name)
        return self.given[name]

    async def _made(self, name: str) -> Any:
        match name:
            case "tmp_path":
                return self.folder
            case "clock":
                return VirtualClock()
            case "room" | "elsewhere":
                clock = await self.get("clock")
                opened = program(blank(self.folder / "skald.db"), clock)
                return Room(await self.stack.enter_async_context(opened), clock)
            case "messenger":
                return FakeMessenger(await self.get("clock"))
            case "drain":
                room, fake = await self.get("room"), await self.get("messenger")
                return lambda other=room: other.services.delivery.drain(fake)
            case "box":
                return test_digest.Box()
            case "table":
                await (await self.get("hallway")).open()
                return await self.get("hallway")
            case "hallway":
                return await self.stack.enter_async_context(empty(self.folder))
            case _:
                raise LookupError(name)


def wait_in_vain(patch: Patch, scene: Scene | None = None) -> None:
    """What a fault keeps from coming is not awaited for long."""
    patch.setattr(patience, "PATIENCE", patience.IN_VAIN)
    if scene is not None:
        patch.setattr(scene.hall.world, "patience", patience.IN_VAIN)


RED = (AssertionError, GameError, TimeoutError, pytest.fail.Exception)
"""How a test fails; anything else is a fault of this file."""


def entering(faults: list[Planted], module: ModuleType, test: str) -> Callable[[Fault], Fault]:
    """Enter a fault into a list, with the test that must find it."""

    def enter(fault: Fault) -> Fault:
        faults.append((fault, module, test))
        return fault

    return enter


def each(faults: list[Planted]) -> pytest.MarkDecorator:
    """A test of every fault of a list."""
    ids = [f"{name.removeprefix('test_')}-{fault.__name__}" for fault, _, name in faults]
    return pytest.mark.parametrize(("fault", "module", "name"), faults, ids=ids)


async def check_found(
    fault: Fault,
    module: ModuleType,
    name: str,
    folder: Path,
    patch: Patch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The test goes red with the fault."""
    test = getattr(module, name)
    given = _parameters(test) | {"monkeypatch": patch, "caplog": caplog}
    async with AsyncExitStack() as stack:
        fixtures = Fixtures(folder, given, stack)
        fault(patch)
        asked = {name: await fixtures.get(name) for name in inspect.signature(test).parameters}
        wait_in_vain(patch, given.get("hallway"))
        with pytest.raises(RED):
            await _run(test, asked)
        patch.undo()


async def _run(test: Callable[..., Any], asked: dict[str, Any]) -> None:
    done = test(**asked)
    if inspect.isawaitable(done):
        await done


def _parameters(test: Callable[..., Any]) -> dict[str, Any]:
    """The last values that a test is tried with."""
    found: dict[str, Any] = {}
    for mark in getattr(test, "pytestmark", ()):
        if mark.name != "parametrize":
            continue
        names, values = mark.args
        if isinstance(names, str):
            found[names] = values[-1]
        else:
            found |= dict(zip(names, values[-1], strict=True))
    return found
