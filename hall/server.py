"""HTTP: from requests to calls, from answers and refusals to responses."""

import asyncio
import math
import re
from itertools import chain
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from hall import (
    routes_commands,
    routes_emojis,
    routes_guilds,
    routes_identity,
    routes_interactions,
    routes_messages,
    routes_threads,
)
from hall.calls import Answer, Call, Checker, Route
from hall.emojis import ADDRESS
from hall.errors import ApiError, too_large, unauthorized
from hall.faults import Fault, Faults
from hall.gateway import Gateway
from hall.images import kind_of
from hall.limits import Allowance, Limits
from hall.message_limits import FILE_BYTES
from hall.model import Attachment, Upload
from hall.page.guard import FILE_POLICY, guard, strict
from hall.page.routes import Page
from hall.threads import archive_due
from hall.traffic import Sent
from hall.world import World

PREFIX = "/api/v10"
ROUTES: list[Route] = [
    *routes_identity.routes.table,
    *routes_commands.routes.table,
    *routes_emojis.routes.table,
    *routes_interactions.routes.table,
    *routes_messages.routes.table,
    *routes_threads.routes.table,
    *routes_guilds.routes.table,
]
_LARGEST = FILE_BYTES + 1
"""Bytes of a body, or of a part of one, of which no more is read: a file that is just too large."""
_FILE_FIELD = re.compile(r"files\[(\d+)\]")
_NONE = Fault("", "", status=None)


def application(
    world: World,
    gateway: Gateway,
    faults: Faults,
    limits: Limits,
    spec: Checker | None,
    page: Page,
) -> web.Application:
    """Return the web application: API, gateway, attachments and the page."""
    app = web.Application(client_max_size=_LARGEST, middlewares=[guard(lambda: world.url)])
    for route in ROUTES:
        app.router.add_route(
            route.method, PREFIX + route.path, _Endpoint(world, route, faults, limits, spec).serve
        )
    app.router.add_get("/gateway/", gateway.serve)
    app.router.add_get(
        r"/attachments/{channel_id:[0-9]{1,20}}/{attachment_id}/{filename}", _Files(world).serve
    )
    app.router.add_get(
        ADDRESS + r"{emoji_id:[0-9]{1,20}}.{kind:png|webp|gif}", _Emojis(world).serve
    )
    page.mount(app)
    return app


class _Endpoint:
    """One operation as aiohttp calls it."""

    def __init__(
        self, world: World, route: Route, faults: Faults, limits: Limits, spec: Checker | None
    ) -> None:
        self._world = world
        self._route = route
        self._faults = faults
        self._limits = limits
        self._spec = spec

    async def serve(self, request: web.Request) -> web.Response:
        """Answer one request."""
        payload: Any = None
        files: dict[int, Upload] = {}
        fault = self._faults.next(self._route) or _NONE
        allowance = self._limits.take(self._route, request.match_info)
        try:
            self._check_key(request)  # before the body of a stranger is read
            payload, files = await _read(request)
            allowance.check()
            if not fault.acted:
                await asyncio.sleep(fault.delay)
                fault.strike()
            answer = self._handle(request, payload, files)
            if fault.acted:
                await asyncio.sleep(fault.delay)
                fault.strike()
        except ApiError as refusal:
            answer = Answer(refusal.status, refusal.body())
        self._note(request, payload, files, answer)
        if fault.cut and request.transport is not None:
            request.transport.abort()
        return _respond(answer, allowance, via=fault.via)

    def _check_key(self, request: web.Request) -> None:
        known = f"Bot {self._world.token}"
        if self._route.with_token and request.headers.get("Authorization") != known:
            raise unauthorized()
        call = Call(request.match_info, request.query, None, {})
        token = call.params.get("token", "")
        if "interaction_id" in call.params:
            self._world.interaction(call.id("interaction_id"), token)
        elif "application_id" in call.params and token:
            self._world.webhook(call.id("application_id"), token)

    def _handle(self, request: web.Request, payload: Any, files: dict[int, Upload]) -> Answer:
        world = self._world
        archive_due(world)
        if self._spec is not None:
            self._spec.check_request(self._route, payload)
        call = Call(request.match_info, request.query, payload, files)
        answer = self._route.handler(world, call)
        if isinstance(answer, Answer):
            return answer
        return Answer(204) if answer is None else Answer(200, answer)

    def _note(
        self, request: web.Request, payload: Any, files: dict[int, Upload], answer: Answer
    ) -> None:
        if self._spec is not None:
            self._spec.check_answer(self._route, answer.status, answer.body)
        self._world.journal.record.append(
            Sent(
                at=self._world.now(),
                method=self._route.method,
                route=self._route.path,
                path=request.path.removeprefix(PREFIX),
                payload=payload,
                files=tuple(files.values()),
                status=answer.status,
                answer=answer.body,
            )
        )


class _Files:
    """Attachments, for whoever knows their signed address."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def serve(self, request: web.Request) -> web.Response:
        """Answer with a file's bytes."""
        # the browser may know the hall by another name; the address is signed, not the name
        address = f"{self._world.url}{request.raw_path}"
        channel = self._world.channels.get(int(request.match_info["channel_id"]))
        posts = channel.posts.values() if channel else ()
        shown = (attachment for post in posts for attachment in post.attachments)
        for attachment in chain(shown, self._world.recent):
            if attachment.url == address:
                return _served(attachment)
        raise web.HTTPNotFound


class _Emojis:
    """The pictures of emojis, for everybody: their addresses are not signed.

    https://docs.discord.com/developers/reference#image-formatting-cdn-endpoints
    """

    def __init__(self, world: World) -> None:
        self._world = world

    async def serve(self, request: web.Request) -> web.Response:
        """Answer with a picture's bytes, as they were uploaded."""
        emoji = self._world.emojis.get(int(request.match_info["emoji_id"]))
        kind = kind_of(emoji.data) if emoji is not None else None
        if emoji is None or kind is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.data, content_type=kind, headers=strict(FILE_POLICY))


def _served(attachment: Attachment) -> web.Response:
    return web.Response(
        body=attachment.data, content_type=attachment.content_type, headers=strict(FILE_POLICY)
    )


def _respond(answer: Answer, allowance: Allowance, *, via: bool) -> web.Response:
    # without `Via`, a proxy before Discord has answered: it knows no buckets
    # (docs/discord.md, Trying again)
    headers = {"Via": "1.1 hall", **allowance.headers()} if via else {}
    if answer.status == 429:
        headers["Retry-After"] = str(math.ceil(answer.body["retry_after"]))
    if answer.status == 204:
        return web.Response(status=204, headers=headers)
    # exactly this value: discord.py compares it (docs/discord.md, Connecting)
    headers["Content-Type"] = "application/json"
    return web.Response(
        status=answer.status, headers=headers, body=msgspec.json.encode(answer.body)
    )


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    try:
        if request.content_type == "multipart/form-data":
            return await _read_multipart(request)
        return _decoded(await request.read()), {}
    except web.HTTPRequestEntityTooLarge as error:
        raise too_large() from error


async def _read_multipart(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    payload: Any = None
    files: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read(decode=True))
        numbered = _FILE_FIELD.fullmatch(part.name or "")
        if part.name == "payload_json":
            payload = _decoded(data)
        elif numbered:
            files[int(numbered[1])] = Upload(part.filename or "unknown", data)
    return payload, files


def _decoded(data: bytes) -> Any:
    if not data:
        return None
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        # docs: 50109 "The request body contains invalid JSON"
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error
