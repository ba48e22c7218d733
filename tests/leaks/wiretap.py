"""Plays deeds through the hall while the clock stands still, and keeps every request in its order.

An eavesdropper knows all requests that concern a public place, in the order in which they came,
and those for their own eyes: methods, routes, texts, components, nonces, the bytes of files, whom
they ring, and what Discord answered. Two plays that are one to somebody must be the same.
"""

import asyncio
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace as replaced

from cogs.panels import living
from cogs.panels.living import LivingPanels
from db import restored
from games.core.title import Title
from games.core.undo import Played
from games.core.vocabulary import Action, Seat
from hall import Channel, User
from hall.traffic import Sent
from play.hours.deadlines import PRESENT
from play.match import consequences
from play.match.lobby import lobbies
from play.minds import Mind
from play.post import delivery
from play.post.delivery import Delivery
from play.table.robots import seat_robot
from play.watch.deputies import Deputies
from tests.cogs.scene import Scene, empty, settled
from tests.e2e.table import started, with_button
from tests.leaks.eavesdropper import NOUGHT
from tests.leaks.unpacked import unpacked
from tests.patience import wait_for

SNOWFLAKE = re.compile(rb"\b1\d{17,19}\b")
SIGNED = re.compile(rb"(?<=\?ex=)[0-9a-f]+|(?<=hm=)[0-9a-f]+")
"""The signature in a file's address, which is drawn by lot."""
PACKED = re.compile(rb'(?<="size":)\d+')
"""A file's size: what it comes of is compared itself, out of its packing."""
TOKEN = re.compile(rb"(?<=/)[A-Za-z0-9_\-]{20,}(?=/|\"|$)")
SOON = 0.2
"""Seconds for which edits wait here: nothing else happens meanwhile."""
MOST = PRESENT + 10.0
"""Seconds after which whoever was present before is called."""
LOOKS = ("Your move", "Hand", "Text", "Log", "Help")
COMMANDS = ("match board", "match hand", "match log", "match list", "match verify")
AROUND = 200
"""Characters that are told around a difference."""
Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Play:
    """What is played: deeds from a position on, by people, or by robots who think of the same."""

    title: Title
    seats: int
    deeds: Sequence[Played]
    robots: frozenset[Seat] = frozenset()
    listener: Seat | None = None
    """Who looks at everything that there is; None: a spectator."""
    orders: bytes | None = None
    """Standing orders of whoever does the last deed, which answer then."""
    waits: bool = False
    """The last deed is done when a standing order would do it."""


@dataclass
class Tap:
    """Everything that was requested of Discord, from a moment on."""

    public: list[bytes] = field(default_factory=list)
    private: dict[int, list[bytes]] = field(default_factory=dict)
    clocks: list[object] = field(default_factory=list)
    """When the bot looks again at what, after each deed."""

    def by(self, viewer: int | None) -> tuple[list[bytes], list[bytes], list[object]]:
        """What one seat, or a spectator, can know or feel."""
        seat = -1 if viewer is None else viewer
        return _numbered(self.public), _numbered(self.private.get(seat, [])), self.clocks


async def tapped(folder: Path, play: Play, plant: Plant | None = None) -> Tap:
    """All that is requested while the deeds are done; a plant leaks something of them."""
    folder.mkdir()  # noqa: ASYNC240 - one folder, before anything runs
    decided = asyncio.Event()
    decided.set()
    with pytest.MonkeyPatch.context() as patch:
        _still(patch, play)
        _shown_once(patch, decided)
        if plant:
            plant(patch)
        async with empty(folder) as scene:
            table = _Table(scene, play, patch, decided)
            await table.open()
            await table.play()
            return table.tap()


def _still(patch: pytest.MonkeyPatch, play: Play) -> None:
    """No chance and no time but the program's; the match begins where the deeds do."""
    patch.setattr(lobbies, "secrets", NOUGHT)
    patch.setattr(restored, "secrets", NOUGHT)
    patch.setattr(time, "time", lambda: 1_800_000_000.0)
    patch.setattr(consequences, "_chance", _Even())
    patch.setattr(living, "COALESCING", SOON)
    patch.setattr(delivery, "COALESCING", SOON)
    first = play.deeds[0].before
    # No orders of one who plays among robots alone, none that acts at once: they would do deeds
    # before their time.
    rules = replace(
        play.title.rules,
        start=lambda *_: (first, ()),
        orders_among_robots=None,
        orders_at_once=False,
    )
    patch.setitem(play.title.__dict__, "rules", rules)


def _shown_once(patch: pytest.MonkeyPatch, decided: asyncio.Event) -> None:
    """What is decided at one moment is shown at once, however slow the machine is."""
    rounds, refresh = Delivery._rounds, LivingPanels._refresh

    async def delivered(self: Delivery) -> object:
        await decided.wait()
        return await rounds(self)

    async def refreshed(self: LivingPanels, key: living.Key) -> None:
        await decided.wait()
        await refresh(self, key)

    patch.setattr(Delivery, "_rounds", delivered)
    patch.setattr(LivingPanels, "_refresh", refreshed)


class _Even:
    """A chance that always takes the middle."""

    def uniform(self, least: float, most: float) -> float:
        return (least + most) / 2


@dataclass
class _Table:
    scene: Scene
    play_: Play
    patch: pytest.MonkeyPatch
    decided: asyncio.Event
    """Set but while several things are decided that happen at one moment."""
    users: list[User] = field(default_factory=list)
    since: int = 0
    clocks: list[object] = field(default_factory=list)

    async def open(self) -> None:
        """The match has begun, and everybody has opened their panel."""
        scene, play = self.scene, self.play_
        people = [scene.ann, scene.bo, scene.hall.add_user("Dag"), scene.hall.add_user("Eir")]
        sitting = people[: play.seats - len(play.robots)]
        await scene.ann.command(scene.room, "match new", title=play.title.key)
        await wait_for(lambda: with_button(scene.ann, scene.room, "Join"))
        for _ in play.robots:
            await seat_robot(scene.lobbies, 1, scene.ann.id, Mind.GREEDY)
        scene.thread = await self._started(sitting)
        self.users = sitting
        await scene.quiet()
        if play.orders is not None:
            await self._order(play.deeds[-1].seat, play.orders)
        self.since = len(scene.hall.record)

    async def _started(self, sitting: list[User]) -> Channel:
        host, *guests = sitting
        if guests:
            return await started(host, guests[0], self.scene.room, *guests[1:])
        ready = await wait_for(
            lambda: [
                one
                for one in with_button(host, self.scene.room, "Start")
                if not one.button("Start").disabled
            ]
        )
        await host.press(ready[-1], "Start")
        thread = (await wait_for(lambda: host.threads(self.scene.room)))[0]
        await wait_for(lambda: with_button(host, thread, "Your move"))
        return thread

    async def _order(self, seat: Seat, orders: bytes) -> None:
        match = await self.scene.registry.match(1)
        changed = replaced(match.record.seats[seat], orders=orders)
        await self.scene.registry.amend(match, [changed], ())

    async def play(self) -> None:
        """Do the deeds one after the other, and look at everything before and after."""
        await self._look()
        for number, deed in enumerate(self.play_.deeds):
            late = self.play_.waits and number == len(self.play_.deeds) - 1
            if late:
                await self._pass(sum(consequences.ORDER_DELAY) / 2)
            with self._moment():
                if not (late and self.play_.orders is not None):
                    await self._do(deed)
                if not self.play_.robots:  # what is due at once does not wait for the clocks
                    await self.scene.services.clocks.look()
            await self.scene.quiet()
            await self._note_clocks()
        if not self.play_.robots:  # one might think of something meanwhile
            await self._pass(PRESENT - 10.0 if self.play_.waits else MOST)
        await self._look()

    async def _do(self, deed: Played) -> None:
        if deed.seat in self.play_.robots:
            await self._think(deed.action)
            return
        record = (await self.scene.registry.match(1)).record
        seat = record.seats[deed.seat]
        await self.scene.gameplay.act(1, seat.user, deed.action, seat.prompt)

    async def _think(self, action: Action) -> None:
        """Let the robot that is awaited think of this."""

        async def thought(*_: object) -> Action:
            return action

        self.patch.setattr(Deputies, "_thought", thought)
        self.scene.clock.advance(seconds=max(consequences.ROBOT_DELAY))
        await self.scene.services.clocks.look()

    async def _pass(self, seconds: float) -> None:
        self.scene.clock.advance(seconds=seconds)
        with self._moment():
            await self.scene.services.clocks.look()
        await self.scene.quiet()

    @contextmanager
    def _moment(self) -> Iterator[None]:
        self.decided.clear()
        try:
            yield
        finally:
            self.decided.set()

    async def _note_clocks(self) -> None:
        match = await self.scene.registry.match(1)
        self.clocks += [
            (seat.seat, seat.prompt, seat.clock and (seat.clock.due, seat.clock.acts))
            for seat in match.record.seats
        ]

    async def _look(self) -> None:
        """All open their panels, and the listener looks at everything else too."""
        thread, listener = self.scene.thread, self.play_.listener
        curious = self.scene.cat if listener is None else self.users[listener]
        for user in (*self.users, self.scene.cat):
            boards = with_button(user, thread, LOOKS[0])
            for label in (LOOKS if user is curious else LOOKS[:1]) if boards else ():
                await settled(await user.press(boards[-1], label))
        for path in COMMANDS:
            await settled(await curious.command(thread, path))
        await (
            self.scene.client.doorkeeper.gate.emptied()
        )  # some look for a board once they are told
        await self.scene.quiet()

    def tap(self) -> Tap:
        """Sort all requests by those who can know of them."""
        tap, seats = Tap(clocks=self.clocks), {user.id: at for at, user in enumerate(self.users)}
        for sent in self.scene.hall.record[self.since :]:
            reader = self._reader(sent)
            if reader is None:
                tap.public.append(self._told(sent))
            else:
                tap.private.setdefault(seats.get(reader, -1), []).append(self._told(sent))
        return tap

    def _reader(self, sent: Sent) -> int | None:
        """For whose eyes a request was, if not for everybody's."""
        world = self.scene.hall.world
        for part in sent.path.split("/"):
            if part in world.interactions:
                return world.interactions[part].account.id
            channel = world.channels.get(int(part)) if part.isdigit() else None
            if channel is not None and channel.recipient is not None:
                return channel.recipient.id
        if sent.path.endswith("@me/channels"):
            return int(sent.payload["recipient_id"])
        return None

    def _told(self, sent: Sent) -> bytes:
        address = self.scene.hall.url.encode()
        files = [(one.filename, unpacked(one.data).hex()) for one in sent.files]
        told = [sent.method, sent.path, sent.payload, files, sent.status, sent.answer]
        data = msgspec.json.encode(told).replace(address, b"hall:")
        return PACKED.sub(b"#", TOKEN.sub(b"#", SIGNED.sub(b"#", data)))


def _numbered(requests: Sequence[bytes]) -> list[bytes]:
    """Snowflakes by their first mention: so it is still told which message is edited."""
    known: dict[bytes, bytes] = {}

    def number(found: re.Match[bytes]) -> bytes:
        return known.setdefault(found.group(), b"#%d" % len(known))

    return [SNOWFLAKE.sub(number, request) for request in requests]


def difference(here: Tap, there: Tap, viewer: Seat | None) -> str:
    """The first request that is not as in the other play, for a reader of a failure; or nothing."""
    for one, other in zip(here.by(viewer), there.by(viewer), strict=True):
        for number, (this, that) in enumerate(zip_longest(one, other)):
            if this != that:
                return f"{number} of {len(one)}/{len(other)}: {_around(this, that)}"
    return ""


def _around(this: object, that: object) -> str:
    if not (isinstance(this, bytes) and isinstance(that, bytes)):
        return f"{str(this)[:AROUND]} / {str(that)[:AROUND]}"
    at = next((n for n, pair in enumerate(zip(this, that, strict=False)) if pair[0] != pair[1]), 0)
    lines = (
        one[max(0, at - AROUND) : at + AROUND].decode(errors="replace") for one in (this, that)
    )
    return f"{this[:60].decode()} …\n" + "\n".join(lines)
