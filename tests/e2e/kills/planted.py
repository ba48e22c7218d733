"""Faults of the bot in its process; `mortal.py` plants one before the bot starts.

Those that only a kill brings to light wait somewhere under a name of their own, so that the bot can
be ordered to die there.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from cogs.post.messenger import DiscordMessenger
from db import Commit, MatchRecord, Store, engine, writing
from games.norseheim.battle import windows
from play.match import consequences
from play.post import sentences
from play.post.delivery import Delivery
from play.post.posting import Posting

HASTE = 15.0
"""Real seconds by which an answer comes too early; a busy machine kills no sooner."""
FAULTS: dict[str, Callable[[], None]] = {}


def fault(plant: Callable[[], None]) -> Callable[[], None]:
    """Enter a fault into the list."""
    FAULTS[plant.__name__] = plant
    return plant


@fault
def a_nonce_that_changes() -> None:
    """The same post has another nonce each time."""
    numbers = count()
    DiscordMessenger._nonce = lambda self, post: f"skald-{post}-{os.getpid()}-{next(numbers)}"


@fault
def a_lock_that_is_waited_for() -> None:
    """Whoever clicks hears nothing while something else writes."""
    engine.HASTE = 20_000


@fault
def a_message_that_is_not_looked_for() -> None:
    """The nonce is all that is trusted, also where Discord has forgotten it."""

    async def never(*_: object) -> None:
        return None

    Posting._lost = never


@fault
def a_post_that_is_noted_before_it_is_sent() -> None:
    """What is noted and not sent is never sent."""
    send = Delivery._post

    async def noted_first(self: Any, match: Any, post: Any, messenger: Any) -> None:
        if post.kind == "board" and post.message is None:
            await self._store.delivered(post.id, shown=post.wanted, message=None)
            await _noted()
        await send(self, match, post, messenger)

    Delivery._post = noted_first


@fault
def an_outbox_outside_the_transaction() -> None:
    """What is to be shown is written down a moment after what was done."""
    want = writing.want

    async def nothing(*_: object) -> None:
        return None

    def in_two(write: Callable[..., Any]) -> Callable[..., Any]:
        async def written(self: Any, match: int, number: int, step: Commit) -> None:
            await write(self, match, number, step)
            if sum(one.kind == "board" for one in step.wanted) > 1:
                await _a_turn_has_ended()
            async with self._engine.begin() as db:
                await want(db, match, number + 1, step.wanted, step.at)

        return written

    writing.want = nothing
    Store.act, Store.start = in_two(Store.act), in_two(Store.start)


@fault
def an_answer_before_it_is_durable() -> None:
    """A player is told that it is done while it is still to be written."""
    act, read = Store.act, Store.match
    ahead: dict[int, MatchRecord] = {}
    under_way: set[asyncio.Task[None]] = set()

    async def hasty(self: Any, match: int, number: int, step: Commit) -> None:
        record = await self.match(match)
        changed = {one.seat: one for one in step.seats}
        seats = tuple(changed.get(one.seat, one) for one in record.seats)
        ahead[match] = replace(record, number=number + 1, turn=step.turn, seats=seats)
        under_way.add(asyncio.create_task(later(self, match, number, step)))

    async def later(self: Any, match: int, number: int, step: Commit) -> None:
        await asyncio.sleep(HASTE)
        await act(self, match, number, step)
        if ahead[match].number == number + 1:
            del ahead[match]

    async def hoping(self: Any, match: int) -> MatchRecord:
        return ahead.get(match) or await read(self, match)

    Store.act, Store.match = hasty, hoping


@fault
def a_window_that_is_not_opened() -> None:
    """Nobody is asked for a Gods card in another's turn."""
    asks = windows.BattleWindow.asks

    def only_in_ones_own_turn(self: Any, table: Any) -> Any:
        return {} if self.is_window(table, self.seat) else asks(self, table)

    windows.BattleWindow.asks = only_in_ones_own_turn


@fault
def a_choice_that_is_told() -> None:
    """All can read what was chosen in secret."""
    awaited = sentences.awaited

    def talkative(match: Any, words: Any, *times: Any) -> str:
        step = match.standing.step if match.standing.ending is None else None
        wishes = getattr(step, "wishes", ())
        chosen = [words.say(wish.action, match.names) for wish in wishes]
        return "\n".join([awaited(match, words, *times), *chosen])

    sentences.awaited = talkative


@fault
def a_call_that_is_not_made() -> None:
    """Whoever is awaited has to find it out."""
    consequences.calls = lambda *_: []


@fault
def a_last_action_that_a_crash_undoes() -> None:
    """What was done last stands in the file only when the next action is done."""
    act, opened = Store.act, Store.open
    files: list[Path] = []

    async def open_as_before(database: Any, *given: Any, **named: Any) -> Store:
        files.append(Path(database))
        _go_back(files[0])
        return await opened(database, *given, **named)

    async def copy_and_act(self: Any, *given: Any) -> None:
        _copy(files[0])
        await act(self, *given)

    Store.open, Store.act = open_as_before, copy_and_act


def _copy(database: Path) -> None:
    """Keep the state before an action."""
    before = database.with_suffix(".before")
    with closing(sqlite3.connect(database)) as now, closing(sqlite3.connect(before)) as copy:
        now.backup(copy)


def _go_back(database: Path) -> None:
    """Put the state before the last action in the database's place, if there is one."""
    before = database.with_suffix(".before")
    if before.exists():
        for end in ("-wal", "-shm"):
            Path(f"{database}{end}").unlink(missing_ok=True)
        before.replace(database)


async def _noted() -> None:
    """Where to die with a post that is noted and not sent."""
    await asyncio.sleep(0)


async def _a_turn_has_ended() -> None:
    """Where to die with a turn that is over and shown to nobody."""
    await asyncio.sleep(0)
