"""The gateway's sockets: opcodes, heartbeats, compression, resuming.

https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway
"""

import asyncio
import contextlib
import zlib
from enum import IntEnum
from typing import Any

import msgspec
from aiohttp import WSMessage, WSMsgType, web

from hall.model import Json
from hall.payloads import member_json
from hall.sessions import Session, Sessions
from hall.world import PRIVILEGED, Intent, World

HEARTBEAT_MS = 41_250
MISSED = 1.5
"""Heartbeat intervals of silence after which a socket is closed; the docs give no number."""
TRAVEL = 0.02
"""Seconds that an answer to a heartbeat is under way."""


_CLOSED = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED)


class Op(IntEnum):
    """The gateway's opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    """The gateway's close codes."""

    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQUENCE = 4007
    SESSION_TIMED_OUT = 4009
    INVALID_VERSION = 4012
    DISALLOWED_INTENTS = 4014


class Hangup(Exception):
    """The gateway closes the socket with a code."""

    def __init__(self, code: Close) -> None:
        super().__init__(code.name)
        self.code = code


class Gateway:
    """Accepts sockets and can trouble them, as the real one does now and then."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.sessions = Sessions(world)
        self._connections: set[Connection] = set()
        self.heartbeat_ms = HEARTBEAT_MS
        """The interval of heartbeats that new sockets are told."""
        self.acknowledges = True
        """Heartbeats are answered; a client whose beats are not must hang up (docs)."""
        self.down = False
        """New sockets are refused, with 503."""

    @property
    def connected(self) -> bool:
        """True while a bot is logged in over an open socket."""
        return any(connection.session for connection in self._connections)

    @property
    def logins(self) -> int:
        """The number of sockets that are logged in; one token may be used by several."""
        return sum(connection.session is not None for connection in self._connections)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Talk over one socket until it closes."""
        if self.down:
            return web.Response(status=503)
        socket = web.WebSocketResponse(autoping=True, max_msg_size=4096 * 16)
        await socket.prepare(request)
        connection = Connection(self._world, self, socket, request)
        self._connections.add(connection)
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)
            self._world.stir()
        return socket

    def drop(self) -> None:
        """Cut every socket without a goodbye; the sessions can be resumed."""
        for connection in list(self._connections):
            connection.abort()

    async def ask_reconnect(self) -> None:
        """Ask every client to reconnect and resume (opcode 7)."""
        for connection in list(self._connections):
            await connection.send({"op": Op.RECONNECT, "d": None})

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every client that its session is over, or may be resumed elsewhere (opcode 9)."""
        for connection in list(self._connections):
            if connection.session is not None and not resumable:
                self.sessions.close(connection.session)
            await connection.send({"op": Op.INVALID_SESSION, "d": resumable})

    async def close(self) -> None:
        """Close every socket."""
        for connection in list(self._connections):
            await connection.socket.close(code=1001)


class Connection:
    """One socket, with the session it speaks for once it has identified itself."""

    def __init__(
        self,
        world: World,
        gateway: Gateway,
        socket: web.WebSocketResponse,
        request: web.Request,
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._sessions = gateway.sessions
        self._patience = gateway.heartbeat_ms / 1000 * MISSED
        self._due = asyncio.get_running_loop().time() + self._patience
        self._request = request
        self._deflate = zlib.compressobj() if _wants_zlib(request) else None
        self._pump: asyncio.Task[None] | None = None
        self.socket = socket
        self.session: Session | None = None

    async def run(self) -> None:
        """Greet, then obey until the socket closes."""
        try:
            await self._greet()
            while (message := await self._heard()).type not in _CLOSED:
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._obey(_decoded(message.data))
        except Hangup as hangup:
            await self.socket.close(code=hangup.code, message=str(hangup).encode())
        finally:
            await self._end()

    async def send(self, data: Json) -> None:
        """Send one message, compressed if the client asked for a zlib stream."""
        encoded = msgspec.json.encode(data)
        with contextlib.suppress(ConnectionError):  # it comes again after resuming
            if self._deflate is None:
                await self.socket.send_str(encoded.decode())
            else:
                packed = self._deflate.compress(encoded)
                await self.socket.send_bytes(packed + self._deflate.flush(zlib.Z_SYNC_FLUSH))

    def abort(self) -> None:
        """Cut the connection without a goodbye."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def _heard(self) -> WSMessage:
        """The next message; a socket whose heartbeats stay out is closed (docs: 4009)."""
        try:
            async with asyncio.timeout_at(self._due):
                return await self.socket.receive()
        except TimeoutError:
            raise Hangup(Close.SESSION_TIMED_OUT) from None

    async def _greet(self) -> None:
        if self._request.query.get("v", "10") != "10":
            raise Hangup(Close.INVALID_VERSION)
        await self.send({"op": Op.HELLO, "d": {"heartbeat_interval": self._gateway.heartbeat_ms}})

    async def _obey(self, message: Json) -> None:
        data = message.get("d")
        match message.get("op"):
            case Op.HEARTBEAT:
                await self._beat(data)
            case Op.IDENTIFY:
                self._identify(data or {})
            case Op.RESUME:
                await self._resume(data or {})
            case Op.REQUEST_MEMBERS:
                self._chunk(data or {})
            case Op.PRESENCE_UPDATE | Op.VOICE_STATE_UPDATE:
                self._known()
            case _:
                raise Hangup(Close.UNKNOWN_OPCODE)

    async def _beat(self, sequence: Any) -> None:
        self._due = asyncio.get_running_loop().time() + self._patience
        if self.session is not None and isinstance(sequence, int):
            self.session.forget(sequence)
        if not self._gateway.acknowledges:
            return
        # discord.py's heart notes the time of a beat only after it is sent: an answer without any
        # way to travel would come before that, and look as if it were a whole interval late.
        await asyncio.sleep(TRAVEL)
        await self.send({"op": Op.HEARTBEAT_ACK})

    def _identify(self, data: Json) -> None:
        if self.session is not None:
            raise Hangup(Close.ALREADY_AUTHENTICATED)
        self._check_token(data)
        intents = Intent(data.get("intents") or 0)
        if intents & PRIVILEGED & ~self._world.granted:
            raise Hangup(Close.DISALLOWED_INTENTS)
        self._begin(self._sessions.open(intents), after=0)

    async def _resume(self, data: Json) -> None:
        if self.session is not None:
            raise Hangup(Close.ALREADY_AUTHENTICATED)
        self._check_token(data)
        session = self._sessions.find(data.get("session_id"))
        if session is None:
            await self.send({"op": Op.INVALID_SESSION, "d": False})
            return
        sequence = data.get("seq") or 0
        if sequence > session.sequence:
            raise Hangup(Close.INVALID_SEQUENCE)
        session.tell("RESUMED", {})
        self._begin(session, after=sequence)

    def _check_token(self, data: Json) -> None:
        if str(data.get("token", "")).removeprefix("Bot ") != self._world.token:
            raise Hangup(Close.AUTHENTICATION_FAILED)

    def _begin(self, session: Session, after: int) -> None:
        session.lost_at = None
        self.session = session
        self._pump = asyncio.create_task(self._send_events(session, after))
        self._world.stir()

    async def _send_events(self, session: Session, sent: int) -> None:
        while True:
            session.news.clear()
            for event in session.backlog[:]:
                if event["s"] > sent:
                    await self.send(event)
                    sent = event["s"]
            await session.news.wait()

    def _chunk(self, data: Json) -> None:
        # docs, Request Guild Members: the whole list takes the privileged intent
        session = self._known()
        guild = self._world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None:
            return
        wanted = {str(key) for key in _listed(data.get("user_ids"))}
        members = [
            member_json(member)
            for member in guild.members.values()
            if _matches(member.account.name, str(member.account.id), data, wanted)
        ]
        if not wanted and not data.get("query") and Intent.GUILD_MEMBERS not in session.intents:
            members = []
        chunk: Json = {"guild_id": str(guild.id), "members": members}
        chunk |= {"chunk_index": 0, "chunk_count": 1}
        chunk["not_found"] = sorted(wanted - {member["user"]["id"] for member in members})
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.tell("GUILD_MEMBERS_CHUNK", chunk)

    def _known(self) -> Session:
        if self.session is None:
            raise Hangup(Close.NOT_AUTHENTICATED)
        return self.session

    async def _end(self) -> None:
        if self._pump is not None:
            self._pump.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._pump
        if self.session is None:
            return
        # docs: closing with 1000 or 1001 ends the session; after 4009 a new one is started
        if self.socket.close_code in (1000, 1001, Close.SESSION_TIMED_OUT):
            self._sessions.close(self.session)
        else:
            self.session.lost_at = self._world.now()


def _wants_zlib(request: web.Request) -> bool:
    return request.query.get("compress") == "zlib-stream"


def _decoded(data: str | bytes) -> Json:
    try:
        return msgspec.json.decode(data, type=dict)
    except msgspec.DecodeError as error:
        raise Hangup(Close.DECODE_ERROR) from error


def _listed(value: Any) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def _matches(name: str, account_id: str, data: Json, wanted: set[str]) -> bool:
    if wanted:
        return account_id in wanted
    return name.lower().startswith(str(data.get("query") or "").lower())
