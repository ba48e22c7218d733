"""Troubles that a test orders: an answer that gets lost, a server that fails."""

from dataclasses import dataclass

from hall.calls import Route


@dataclass
class Fault:
    """A failure of one operation.

    Args:
        method: the operation's method.
        path: the operation's path as in :attr:`hall.journal.Sent.route`.
        status: what is answered instead, such as 504 or 429.
        acted: whether the request takes effect nevertheless, only its answer being lost.
        times: how often it happens.
    """

    method: str
    path: str
    status: int = 504
    acted: bool = False
    times: int = 1


class Faults:
    """The faults that are still to come."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def order(self, fault: Fault) -> None:
        """Let a fault happen from now on."""
        self._waiting.append(fault)

    def next(self, route: Route) -> Fault | None:
        """Return the fault that hits this request, if any, and count it."""
        for fault in self._waiting:
            if (fault.method, fault.path) == (route.method, route.path) and fault.times > 0:
                fault.times -= 1
                return fault
        return None
