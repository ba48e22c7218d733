"""One page's socket: takes requests, and sends what has changed in what its user sees."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from hall.errors import ApiError, ClientRefusal
from hall.model import Channel, Json
from hall.page import requests, scene
from hall.page.acts import act
from hall.page.desk import Desk
from hall.users import User

CALM = 0.01
"""Seconds for which changes are gathered before they are sent."""
STRANGER = 4003
"""The close code for who does not know the key; reconnecting is of no use then."""
KEY_PATIENCE = 10.0
"""Seconds in which the key must be said."""
LARGEST = 1 << 20
log = logging.getLogger(__name__)


class Socket:
    """Speaks with one page, from its first word, the key, to the end."""

    def __init__(
        self, desk: Desk, is_connected: Callable[[], bool], meet: Callable[[str], User]
    ) -> None:
        self._desk = desk
        self._is_connected = is_connected
        self._meet = meet
        self._socket = web.WebSocketResponse(heartbeat=20, max_msg_size=LARGEST)
        self._news = asyncio.Event()
        self._telling = asyncio.Lock()
        self._look: requests.Look | None = None
        self._sent: dict[str, Any] = {}
        self._shown: dict[str, Json] = {}
        self._busy: set[asyncio.Task[None]] = set()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk until the page is closed."""
        await self._socket.prepare(request)
        if not await self._knows_the_key():
            await self._socket.close(code=STRANGER)
            return self._socket
        watchers = self._desk.world.watchers
        watchers.add(self._news)
        pushing = asyncio.create_task(self._push())
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    self._begin(message.data)
        finally:
            watchers.discard(self._news)
            for task in (pushing, *self._busy):
                task.cancel()
            await asyncio.gather(pushing, *self._busy, return_exceptions=True)
        return self._socket

    async def close(self) -> None:
        """Say goodbye: the hall is closing."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    async def _knows_the_key(self) -> bool:
        try:
            message = await self._socket.receive(timeout=KEY_PATIENCE)
        except TimeoutError:
            return False
        word = message.data if message.type is WSMsgType.TEXT else ""
        return secrets.compare_digest(word.encode(), self._desk.key.encode())

    # -- requests -----------------------------------------------------------------------------

    def _begin(self, data: str) -> None:
        # one task each: while the bot thinks about one thing, people do the next
        task = asyncio.create_task(self._answer(data))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _answer(self, data: str) -> None:
        try:
            request = requests.read(data)
        except msgspec.MsgspecError:
            await self._socket.close(code=WSCloseCode.UNSUPPORTED_DATA)
            return
        try:
            answer = await self._do(request)
        except ClientRefusal as refusal:
            answer = {"error": str(refusal)}
        except ApiError as refusal:
            answer = {"error": refusal.reason}
        except TimeoutError:
            answer = {"failed": True}
        with contextlib.suppress(ConnectionError):  # the page was closed meanwhile
            await self._tell()  # the page knows what came of it before it goes on
            await self._send({"n": request.n, **answer})

    async def _do(self, request: requests.Asked) -> Json:
        match request:
            case requests.Look():
                self._desk.user(request.who)
                self._look = request
                self._news.set()
                return {}
            case requests.Meet():
                return {"id": str(self._meet(self._desk.meet(request.name)).id)}
            case requests.Turn():
                self._desk.turn(request.hours)
                return {}
        return await act(self._desk, request)

    # -- what has changed ---------------------------------------------------------------------

    async def _push(self) -> None:
        try:
            while True:
                self._news.clear()
                await self._tell()
                await self._news.wait()
                await asyncio.sleep(CALM)
        except ConnectionError:
            return  # the page is gone; `serve` notices, too
        except Exception:
            log.exception("a page could not be told what is new")
            await self._socket.close(code=WSCloseCode.INTERNAL_ERROR)

    async def _tell(self) -> None:
        async with self._telling:
            await self._tell_all()

    async def _tell_all(self) -> None:
        desk, wanted = self._desk, self._look
        await self._part("hall", scene.hall_json(desk, connected=self._is_connected()))
        if wanted is None:
            await self._part("people", scene.people_json(desk))
            return
        user = desk.user(wanted.who)
        place = desk.place(user, wanted.where)
        desk.note_read(user, place)
        await self._part("people", scene.people_json(desk))
        await self._part("places", scene.places_json(desk, user))
        await self._part("names", scene.names_json(desk, user))
        await self._part("commands", scene.commands_json(desk, place))
        await self._messages(user, place, wanted.most)

    async def _messages(self, user: User, place: Channel, most: int) -> None:
        """Send a place's messages when it is entered, and from then on only what is other."""
        seen = self._desk.messages(user, place)
        latest = seen[-most:]
        shown = {str(each.id): scene.message_json(self._desk, user, each) for each in latest}
        view = {"who": str(user.id), "where": str(place.id), "earlier": len(seen) > len(latest)}
        if self._sent.get("view") != view:
            self._shown = {}
            await self._part("view", view, messages=list(shown.values()))
        else:
            changed = [each for key, each in shown.items() if self._shown.get(key) != each]
            gone = [key for key in self._shown if key not in shown]
            if changed or gone:
                await self._send({"part": "messages", "changed": changed, "gone": gone})
        self._shown = shown

    async def _part(self, name: str, data: Any, **more: Any) -> None:
        if self._sent.get(name) != data:
            self._sent[name] = data
            await self._send({"part": name, "data": data, **more})

    async def _send(self, data: Json) -> None:
        await self._socket.send_str(msgspec.json.encode(data).decode())
