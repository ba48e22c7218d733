"""Word from another process on the same database, which has changed matches there.

Whoever runs the program may do so by the command line while it plays. Each write is guarded by its
match's number; what is due on Discord then, the program that plays must look for.
"""

import secrets
from collections.abc import Callable
from typing import Final

from db import Store
from play.clock import TimeSource
from play.hours.paces import MINUTE
from play.match.registry import MatchRegistry

NOTE: Final = "elsewhere"
"""The name of the note; its text is another one each time."""
LETTERS: Final = 8


async def tell(store: Store) -> None:
    """Leave word that something was changed."""
    await store.take_note(NOTE, secrets.token_hex(LETTERS))


class Elsewhere:
    """Looks for word, once a minute."""

    def __init__(self, registry: MatchRegistry, clock: TimeSource) -> None:
        self.on_word: Callable[[], None] = lambda: None
        """Called when there is word, for what belongs to no match."""
        self._registry = registry
        self._clock = clock
        self._known: str | None = None
        self._looked: float | None = None

    async def look(self) -> None:
        """Read again what was kept, and bring Discord up to date, if there is word since."""
        now, before = self._clock.now(), self._looked
        if before is not None and 0 <= now - before < MINUTE:
            return
        self._looked = now
        word = await self._registry.store.note(NOTE)
        is_new, self._known = word != self._known, word
        if is_new:  # at the first look too: it may have come since the start
            self._registry.forget_all()
            self._registry.on_change()
            self.on_word()
