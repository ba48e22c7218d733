"""Guards the hall: only programs of this machine and pages that it has served may speak to it.

A page from elsewhere may run in the same browser; it comes with a foreign `Origin`, or with a
foreign `Host` if it has turned its own name into this address.
"""

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Middleware

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
NAMES = ("127.0.0.1", "localhost")
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FILE_POLICY = "default-src 'none'; sandbox"
"""For what people have sent: a file that is opened by itself must not act as the page."""
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def guard(url: Callable[[], str]) -> Middleware:
    """Return what refuses strangers with 403, and adds the headers that keep a browser strict.

    Args:
        url: gives the hall's address; it is known only once the hall listens.
    """

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        hosts = [f"{name}:{urlsplit(url()).port}" for name in NAMES]
        origin = request.headers.get("Origin")
        if request.host not in hosts:
            raise web.HTTPForbidden(text="This hall is called by another name.")
        if origin is not None and origin not in [f"http://{host}" for host in hosts]:
            raise web.HTTPForbidden(text="This hall answers its own page only.")
        return await handler(request)

    return guarded


def strict(policy: str) -> dict[str, str]:
    """Return the headers of something that a browser shows."""
    return {**_HEADERS, "Content-Security-Policy": policy}
