"""Rate limits: buckets by operation and major parameter, and one for everything.

https://docs.discord.com/developers/topics/rate-limits

They run by the machine's clock, never by the hall's: a client waits in real seconds. What is not
paced has room for all; the numbers of the real buckets are not documented.
"""

import hashlib
import math
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from hall.calls import Route
from hall.errors import ApiError

ROOM, WINDOW = 50, 1.0
"""The limit and the seconds that an answer tells of a bucket that is not paced."""
_MAJOR = ("channel_id", "guild_id", "webhook_id", "application_id", "token")
_UNBOUND = ("/interactions/", "/webhooks/")
"""Docs: "Interaction endpoints are not bound to the bot's Global Rate Limit"."""


@dataclass(frozen=True)
class Pace:
    """So many requests in so many seconds."""

    times: int = ROOM
    per: float = WINDOW


@dataclass
class _Bucket:
    pace: Pace
    ends: float = 0.0
    used: int = 0

    def take(self, now: float) -> None:
        if now >= self.ends:
            self.ends, self.used = now + self.pace.per, 0
        self.used += 1

    def left(self) -> int:
        return max(0, self.pace.times - self.used)

    def exceeded(self) -> bool:
        return self.used > self.pace.times


@dataclass(frozen=True)
class Allowance:
    """The state of a bucket as an answer tells it, and whether the request was one too many."""

    bucket: str
    limit: int = ROOM
    remaining: int = ROOM - 1
    reset_after: float = WINDOW
    exceeded: bool = False
    everywhere: bool = False

    def check(self) -> None:
        """Refuse what was one too many.

        Raises:
            ApiError: 429, with the seconds to wait.
        """
        if self.exceeded:
            refusal = ApiError(429, 0, "You are being rate limited.")
            refusal.extra = {"retry_after": self.reset_after, "global": self.everywhere}
            raise refusal

    def headers(self) -> dict[str, str]:
        """Return the headers of the bucket; on a 429 of everything those say so."""
        told = {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{time.time() + self.reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
            "X-RateLimit-Bucket": self.bucket,
        }
        if self.exceeded:
            told["X-RateLimit-Scope"] = "global" if self.everywhere else "user"
        if self.exceeded and self.everywhere:
            told["X-RateLimit-Global"] = "true"
        return told


@dataclass
class Limits:
    """The paces that were set, and how much of them is used up."""

    paces: dict[tuple[str, str], Pace] = field(default_factory=dict)
    _overall: _Bucket | None = None
    _buckets: dict[tuple[str, ...], _Bucket] = field(default_factory=dict)

    def pace(self, method: str, path: str, *, times: int, per: float) -> None:
        """Allow an operation so many times in so many seconds, for each channel on its own."""
        self.paces[method, path] = Pace(times, per)

    def pace_all(self, *, times: int, per: float) -> None:
        """Allow so many requests of any kind but answers to interactions; Discord's is 50 a second.

        Args:
            times: how many.
            per: in how many seconds.
        """
        self._overall = _Bucket(Pace(times, per))

    def take(self, route: Route, params: Mapping[str, str]) -> Allowance:
        """Count a request, and tell what is left."""
        now, name = time.monotonic(), _name(route)
        if self._overall is not None and not route.path.startswith(_UNBOUND):
            self._overall.take(now)
            if self._overall.exceeded():
                return _told(self._overall, name, now, everywhere=True)
        pace = self.paces.get((route.method, route.path))
        if pace is None:
            return Allowance(name)
        major = tuple(params[key] for key in _MAJOR if key in params)
        bucket = self._buckets.setdefault((name, *major), _Bucket(pace))
        bucket.take(now)
        return _told(bucket, name, now)


def _told(bucket: _Bucket, name: str, now: float, *, everywhere: bool = False) -> Allowance:
    return Allowance(
        name,
        bucket.pace.times,
        bucket.left(),
        math.ceil(max(0.0, bucket.ends - now) * 1000) / 1000,
        exceeded=bucket.exceeded(),
        everywhere=everywhere,
    )


def _name(route: Route) -> str:
    # a name, not a secret
    digest = hashlib.sha1(f"{route.method} {route.path}".encode(), usedforsecurity=False)
    return digest.hexdigest()[:16]
