"""Lists that are made to their end only when somebody looks so far.

To know that a kind of action is legal, its first action is enough: only the kind that is chosen has
to be listed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar, overload

Item_co = TypeVar("Item_co", covariant=True)


class Unrolled(Sequence[Item_co]):
    """A sequence that is known to have an item; `listing` begins anew whenever it is called."""

    __slots__ = ("_found", "_listing")

    def __init__(self, listing: Callable[[], Iterable[Item_co]]) -> None:
        self._listing = listing
        self._found: Sequence[Item_co] | None = None

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return len(self._whole())

    def __iter__(self) -> Iterator[Item_co]:
        return iter(self._whole())

    @overload
    def __getitem__(self, index: int) -> Item_co: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Item_co]: ...
    def __getitem__(self, index: int | slice) -> Item_co | Sequence[Item_co]:
        return self._whole()[index]

    def _whole(self) -> Sequence[Item_co]:
        """All items; whoever looks at the same time makes the same list."""
        found = self._found
        if found is None:
            found = self._found = tuple(self._listing())
        return found


def unrolled(listing: Callable[[], Iterable[Item_co]]) -> Sequence[Item_co]:
    """All that a listing gives; what it has listed already stays as it is."""
    items = listing()
    if isinstance(items, list | tuple):
        return items
    for _ in items:
        return Unrolled(listing)
    return ()
