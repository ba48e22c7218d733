"""A fair pace: nobody presses and types so much that the others wait.

Token buckets in memory; a restart forgets them. Whoever is too fast is told once, then not at all:
a refusal must cost less than what it refuses.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from math import inf

import discord
from cachetools import TTLCache

from cogs.gate.answers import guarded, say
from cogs.gate.shutdown_gate import ShutdownGate
from play.clock import TimeSource
from play.library import words_of
from play.refusals import TooOften

PACE = 5.0
"""Interactions a second that one user may cause for long."""
BURST = 8.0
"""Seconds of that pace that may come at once."""
CALLS, CALL_EVERY = 5, 60.0
"""Messages for others that one user may cause at once, and seconds until there is one more."""
SAME_CALL_EVERY = 3600.0
"""Seconds after which the same person may be called to the same match again."""


@dataclass(slots=True)
class Bucket:
    """The tokens that somebody has left, as they were at a time in seconds."""

    tokens: float
    at: float
    told: bool = False


class TokenBuckets:
    """Buckets of `burst` tokens, filled by `rate` tokens a second, one for each key.

    A bucket is forgotten once it must be full again, and never before: else a crowd of users could
    empty the memory of one who is too fast.
    """

    def __init__(self, clock: TimeSource, *, burst: float, rate: float) -> None:
        self._clock = clock
        self._burst = burst
        self._rate = rate
        self._buckets: TTLCache[Hashable, Bucket] = TTLCache(inf, burst / rate, clock.steady)

    def take(self, key: Hashable) -> bool:
        """Take a token, if there is one."""
        bucket = self._filled(key)
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True

    def is_first_refusal(self, key: Hashable) -> bool:
        """Tell whether this was not asked since the bucket was half full: then it is to be told."""
        bucket = self._filled(key)
        first, bucket.told = not bucket.told, True
        return first

    def _filled(self, key: Hashable) -> Bucket:
        now = self._clock.steady()
        bucket = self._buckets.get(key) or Bucket(self._burst, now)
        bucket.tokens += (now - bucket.at) * self._rate
        bucket.tokens = min(self._burst, bucket.tokens)
        bucket.at = now
        bucket.told = bucket.told and bucket.tokens < self._burst / 2
        self._buckets[key] = bucket  # anew, so that it is kept until it would be full from now
        return bucket


class Doorkeeper:
    """Lets everybody in at a fair pace, while the gate is open."""

    def __init__(self, clock: TimeSource, pace: float = PACE) -> None:
        self.gate = ShutdownGate()
        self._all = TokenBuckets(clock, burst=pace * BURST, rate=pace)
        self._calls = TokenBuckets(clock, burst=CALLS, rate=1 / CALL_EVERY)
        self._same = TokenBuckets(clock, burst=1, rate=1 / SAME_CALL_EVERY)

    async def admits(self, interaction: discord.Interaction) -> bool:
        """Tell whether to do anything about an interaction; the first refusal is told privately."""
        user = interaction.user.id
        if self._all.take(user):
            return await self.gate.lets_in(interaction)
        typing = interaction.type is discord.InteractionType.autocomplete
        if not typing and self._all.is_first_refusal(user):
            async with guarded(interaction):
                await say(interaction, words_of().text("too-fast"))
        return False

    def may_call(self, user: int) -> None:
        """Let a user cause a message for others.

        Raises:
            TooOften: there were many of late.
        """
        if not self._calls.take(user):
            raise TooOften

    def may_call_to(self, user: int, match_id: int, guest: int) -> None:
        """Let a user call somebody to a match.

        Raises:
            TooOften: somebody did so lately, or there were many calls.
        """
        self.may_call(user)
        if not self._same.take((match_id, guest)):
            raise TooOften
