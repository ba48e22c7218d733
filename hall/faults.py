"""Troubles that a test orders: an answer that is late or lost, a server that fails."""

from dataclasses import dataclass

from hall.calls import Route
from hall.errors import ApiError


@dataclass
class Fault:
    """A failure of one operation.

    Args:
        method: the operation's method.
        path: the operation's path as in :attr:`hall.traffic.Sent.route`.
        status: what is answered instead, such as 504 or 429; None: the true answer.
        acted: whether the request takes effect nevertheless, only its answer being lost.
        times: how often it happens.
        delay: real seconds until the answer goes out; what does not act at once acts after them.
        cut: whether the connection breaks instead of any answer.
        retry_after: seconds that a 429 tells to wait.
        via: whether the answer passed Discord's proxies; a 429 without `Via` comes from
            Cloudflare, which has banned the address (docs/discord.md, Trying again).
        everywhere: whether a 429 is the global one.
    """

    method: str
    path: str
    status: int | None = 504
    acted: bool = False
    times: int = 1
    delay: float = 0.0
    cut: bool = False
    retry_after: float = 0.05
    via: bool = True
    everywhere: bool = False

    def strike(self) -> None:
        """Refuse with what was ordered, if anything was.

        Raises:
            ApiError: the status, and what a 429 must say (docs, Rate Limits).
        """
        if self.status is None:
            return
        failure = ApiError(self.status, 0, "This answer was ordered.")
        if self.status == 429:
            failure.extra = {"retry_after": self.retry_after, "global": self.everywhere}
        raise failure


class Faults:
    """The faults that are still to come."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def order(self, fault: Fault) -> None:
        """Let a fault happen from now on."""
        self._waiting.append(fault)

    def clear(self) -> None:
        """Let nothing more go wrong."""
        self._waiting.clear()

    def next(self, route: Route) -> Fault | None:
        """Return the fault that hits this request, if any, and count it."""
        for fault in self._waiting:
            if (fault.method, fault.path) == (route.method, route.path) and fault.times > 0:
                fault.times -= 1
                return fault
        return None
