"""A request as the routes get it, free of HTTP, and the table that routes add themselves to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from hall.errors import InvalidForm
from hall.fields import snowflake
from hall.model import Json, Upload
from hall.world import World


@dataclass(frozen=True)
class Call:
    """One request of the bot."""

    params: Mapping[str, str]
    query: Mapping[str, str]
    payload: Any
    files: Mapping[int, Upload] = field(default_factory=dict)

    def id(self, name: str) -> int:
        """Return an identifier from the path, or refuse with 400/50035."""
        return snowflake(self.params[name], (name,))

    @property
    def body(self) -> Json:
        """The payload as an object; another kind is refused with 400/50035."""
        if self.payload is None:
            return {}
        if not isinstance(self.payload, dict):
            raise InvalidForm((), "DICT_TYPE_CONVERT", "Only dictionaries may be used here.")
        return self.payload

    @property
    def items(self) -> list[Json]:
        """The payload as a list of objects; another kind is refused with 400/50035."""
        listed = self.payload
        if not isinstance(listed, list) or not all(isinstance(item, dict) for item in listed):
            raise InvalidForm((), "LIST_TYPE_CONVERT", "Only iterables may be used here.")
        return listed


@dataclass(frozen=True)
class Answer:
    """An answer with a status other than 200 (or 204 for nothing)."""

    status: int
    body: Any = None


Handler = Callable[[World, Call], Any]


@dataclass(frozen=True)
class Route:
    """One operation of the API. Webhooks and callbacks carry their own token in the path."""

    method: str
    path: str
    handler: Handler
    with_token: bool = True


class Checker(Protocol):
    """A checker of requests and answers; :class:`hall.validation.Spec` is one."""

    def check_request(self, route: Route, payload: Any) -> None:
        """Refuse a wrong request."""
        ...

    def check_answer(self, route: Route, status: int, body: Any) -> None:
        """Note a wrong answer."""
        ...


class Routes:
    """A table of operations that functions are added to."""

    def __init__(self) -> None:
        self.table: list[Route] = []

    def add(
        self, method: str, path: str, *, with_token: bool = True
    ) -> Callable[[Handler], Handler]:
        """Return a decorator that adds a function as the handler of an operation."""

        def register(handler: Handler) -> Handler:
            self.table.append(Route(method, path, handler, with_token))
            return handler

        return register
