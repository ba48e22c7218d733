"""The pictures that were sent last, so that what is shown again is not drawn again.

A picture is kept under all that it is drawn from: above all the view, which tells whose eyes it
is for. Knows nothing of how pictures are made.
"""

from collections import OrderedDict

KEPT = 24
"""Pictures; each takes about 200 kB."""
Drawn = tuple[bytes, str]
"""The bytes to send, and the alternative text."""


class Album:
    """A few pictures; the one that was not wanted for the longest time gives way."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._pictures: OrderedDict[object, Drawn] = OrderedDict()

    def find(self, key: object) -> Drawn | None:
        """A picture, if it is still there."""
        if key in self._pictures:
            self._pictures.move_to_end(key)
        return self._pictures.get(key)

    def keep(self, key: object, drawn: Drawn) -> None:
        """Keep a picture."""
        self._pictures[key] = drawn
        self._pictures.move_to_end(key)
        while len(self._pictures) > self._kept:
            self._pictures.popitem(last=False)
