"""The hall's traffic: every request of the bot, and every byte that could reach a user."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import msgspec

from hall.model import Account, Channel, Upload


@dataclass(frozen=True)
class Sent:
    """One request of the bot and its answer."""

    at: datetime
    method: str
    route: str
    path: str
    payload: Any
    files: tuple[Upload, ...]
    status: int
    answer: Any


@dataclass(frozen=True)
class Delivery:
    """Bytes, the channel that shows them (if any), and who was there to see them."""

    data: bytes
    channel: Channel | None
    readers: frozenset[int]


@dataclass
class Journal:
    """Append-only lists; nothing is ever taken back, as a reader's memory is not."""

    record: list[Sent] = field(default_factory=list)
    deliveries: list[Delivery] = field(default_factory=list)

    def show(
        self, what: Any, readers: Iterable[Account], *, channel: Channel | None = None
    ) -> None:
        """Note that readers were shown something, in a channel for later readers too or not."""
        data = what if isinstance(what, bytes) else msgspec.json.encode(what)
        keys = frozenset(account.id for account in readers)
        self.deliveries.append(Delivery(data, channel, keys))

    def delivered_to(self, account: Account, can_see: Callable[[Channel], bool]) -> bytes:
        """Return all that an account could have received, one delivery a line."""
        return b"\n".join(
            delivery.data
            for delivery in self.deliveries
            if account.id in delivery.readers
            or (delivery.channel is not None and can_see(delivery.channel))
        )
