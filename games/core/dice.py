"""Dice that anybody can check afterwards.

Block *b* of action *a* is HMAC-SHA256(key, "a.b." + digest), where digest is the SHA-256 of the
encoded seat and action; it holds eight numbers of four bytes, big-endian. Each draw takes the next
number of the action, and passes over those in the uneven rest of 2^32. key = HMAC-SHA256(secret,
words): the words that the players added, JSON-encoded. The secret's SHA-256 is told before the
first draw and the secret itself after the last, so that no side could have chosen the dice. The
same action after an undo gives the same dice.

The start is action 0, with the options as its cause. A seat that leaves, and an agreed draw, count
as actions too; what is taken back counts no more.
"""

import hashlib
import hmac
import struct
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from games.core.vocabulary import Action, Event, Seat, Trace, encoded

SECRET_BYTES = 32
_SPAN = 1 << 32
_NUMBERS = struct.Struct(">8I")

Item = TypeVar("Item")


class Dice(Struct, frozen=True):
    """The source of all chance in a match; counts the actions applied and the draws made."""

    secret: bytes
    words: tuple[str, ...] = ()
    action: int = 0
    draws: int = 0

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret in hexadecimal, to be told before the start."""
        return hashlib.sha256(self.secret).hexdigest()

    def after(self, referee: "Referee") -> "Dice":
        """The dice of the action after this one, which took as many draws as the referee made."""
        return Dice(self.secret, self.words, self.action + 1, self.draws + referee.draws)


class Witness(Dice, frozen=True):
    """Dice that also remember the last action's draws, for whoever checks a match that is over."""

    cause: tuple[Seat | None, Any] = (None, None)
    """The hashed pair: the seat and the action, or nobody and the options at the start."""
    drawn: tuple[tuple[int, int], ...] = ()
    """Each draw in its order: below which number it was, and what it was."""

    def after(self, referee: "Referee") -> "Witness":
        """The dice of the next action, with what the referee has drawn for this one."""
        action, draws = self.action + 1, self.draws + referee.draws
        return Witness(self.secret, self.words, action, draws, referee.cause, tuple(referee.drawn))


def seeded(seed: str) -> Dice:
    """Dice from a seed, for simulations and tests only: who knows the seed knows every draw."""
    return Dice(hashlib.sha256(b"skald seed " + seed.encode()).digest())


class Referee:
    """Does what a step may do besides changing the table: tells what happened, traces, draws.

    `traces` are those that lie on the board already, and then the new ones with them.
    """

    __slots__ = (
        "_block",
        "_dice",
        "_digest",
        "_key",
        "_numbers",
        "cause",
        "drawn",
        "events",
        "traces",
    )

    def __init__(
        self,
        dice: Dice,
        seat: Seat | None,
        cause: Action | Struct,
        traces: tuple[Trace, ...] = (),
    ) -> None:
        self.events: list[Event] = []
        self.traces = traces
        self.drawn: list[tuple[int, int]] = []
        self.cause = (seat, cause)
        self._dice = dice
        self._key = b""
        self._digest = b""
        self._block = 0
        self._numbers: list[int] = []

    @property
    def draws(self) -> int:
        """How often something was drawn."""
        return len(self.drawn)

    def tell(self, event: Event) -> None:
        """Tell the players, or one of them, what happened."""
        self.events.append(event)

    def trace(self, trace: Trace) -> None:
        """Leave a trace for the picture; older ones fade."""
        self.traces = (*[old for old in self.traces if not old.fades(trace)], trace)

    def roll(self, sides: int) -> int:
        """One die: 1 to `sides`, each equally likely."""
        return self._below(sides) + 1

    def pick(self, items: Sequence[Item]) -> Item:
        """One of the items, each equally likely."""
        return items[self._below(len(items))]

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Put the cards into a random order (Fisher and Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self._below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def _below(self, sides: int) -> int:
        """A number from 0 to sides - 1, each equally likely; there are at most 2^32 sides."""
        assert 0 < sides <= _SPAN, sides
        limit = _SPAN - _SPAN % sides
        while True:
            if not self._numbers:
                self._throw()
            number = self._numbers.pop()
            if number < limit:
                self.drawn.append((sides, number % sides))
                return number % sides

    def _throw(self) -> None:
        """Make the next block of numbers; the last of the list is taken first."""
        if not self._key:
            self._key = hmac.digest(self._dice.secret, encoded(self._dice.words), "sha256")
            self._digest = hashlib.sha256(encoded(self.cause)).digest()
        message = b"%d.%d." % (self._dice.action, self._block) + self._digest
        block = hmac.digest(self._key, message, "sha256")
        self._numbers = list(reversed(_NUMBERS.unpack(block)))
        self._block += 1
