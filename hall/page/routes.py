"""Routes of the page: one HTML file, one style sheet, modules, and the socket."""

from collections.abc import Callable
from importlib.resources import files

from aiohttp import web

from hall.images import content_type
from hall.page.desk import Desk
from hall.page.guard import PAGE_POLICY, strict
from hall.page.socket import Socket
from hall.users import User


class Page:
    """Serves the page and its sockets.

    Args:
        desk: what the page shows.
        is_connected: tells whether a bot is there.
        meet: lets somebody new come in.
    """

    def __init__(
        self, desk: Desk, is_connected: Callable[[], bool], meet: Callable[[str], User]
    ) -> None:
        self._desk = desk
        self._is_connected = is_connected
        self._meet = meet
        self._sockets: set[Socket] = set()
        folder = files("hall.page") / "www"
        self._files = {each.name: each.read_bytes() for each in folder.iterdir()}

    def mount(self, app: web.Application) -> None:
        """Add the page's routes to the hall's."""
        app.router.add_get("/", self._index)
        app.router.add_get("/page/socket", self._talk)
        app.router.add_get("/page/{name}", self._file)

    async def close(self) -> None:
        """Say goodbye to every page."""
        for socket in list(self._sockets):
            await socket.close()

    async def _index(self, _: web.Request) -> web.Response:
        return self._served("index.html")

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name not in self._files:
            raise web.HTTPNotFound
        return self._served(name)

    def _served(self, name: str) -> web.Response:
        headers = {**strict(PAGE_POLICY), "Cache-Control": "no-cache"}
        kind = content_type(name)
        charset = None if kind.startswith("image/") else "utf-8"
        return web.Response(
            body=self._files[name], content_type=kind, charset=charset, headers=headers
        )

    async def _talk(self, request: web.Request) -> web.WebSocketResponse:
        socket = Socket(self._desk, self._is_connected, self._meet)
        self._sockets.add(socket)
        try:
            return await socket.serve(request)
        finally:
            self._sockets.discard(socket)
