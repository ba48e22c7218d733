"""Lists that are made no further than somebody looks.

To know that a kind of action is legal, its first action is enough: only the kind that is chosen has
to be listed to its end.
"""

from collections.abc import Iterable, Iterator, Sequence
from threading import Lock
from typing import TypeVar, overload

Item_co = TypeVar("Item_co", covariant=True)


class Unrolled(Sequence[Item_co]):
    """A sequence that takes from its source what is asked for, and keeps it.

    Robots think beside the table, about the same positions: one at a time takes from the source.
    """

    __slots__ = ("_found", "_lock", "_source")

    def __init__(self, source: Iterable[Item_co]) -> None:
        self._found: list[Item_co] = []
        self._source: Iterator[Item_co] | None = iter(source)
        self._lock = Lock()

    def __bool__(self) -> bool:
        if not self._found:
            with self._lock:
                if self._source is not None and not self._found:
                    for first in self._source:
                        self._found.append(first)
                        break
        return bool(self._found)

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

    def _whole(self) -> list[Item_co]:
        """All that the source gives, which is let go then."""
        if self._source is not None:
            with self._lock:
                if self._source is not None:
                    self._found += self._source
                    self._source = None
        return self._found


def unrolled(items: Iterable[Item_co]) -> Sequence[Item_co]:
    """The items as a sequence; what is listed already stays as it is."""
    return items if isinstance(items, list | tuple) else Unrolled(items)
