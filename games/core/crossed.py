"""An ask for orders with many details: heads crossed with tails, thousands of them.

It counts and picks without listing, and tells small questions apart by the heads alone.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct

from games.core.asks import Ask
from games.core.vocabulary import Action

Details = tuple[Any, ...]
"""The first or the last fields of an action, in their order."""


class Crossed(Struct, frozen=True, dict=True):
    """Every head with each of its tails, which are always `width`; `allows` checks one action."""

    kind: type[Action]
    heading: Callable[[], Sequence[Details]]
    tails: Callable[[Details], Sequence[Details]]
    width: int
    allows: Callable[[Any], bool]
    optional: bool = False

    @cached_property
    def heads(self) -> Sequence[Details]:
        """The first fields."""
        return self.heading()

    @property
    def kinds(self) -> Mapping[type[Action], Ask]:
        """Itself, unless it is empty."""
        return {self.kind: self} if len(self) else {}

    def __contains__(self, action: object, /) -> bool:
        return type(action) is self.kind and self.allows(action)

    def __iter__(self) -> Iterator[Action]:
        for head in self.heads:
            for tail in self.tails(head):
                yield self.kind(*head, *tail)

    def __len__(self) -> int:
        return len(self.heads) * self.width

    def __getitem__(self, index: int, /) -> Action:
        head = self.heads[index // self.width]
        return self.kind(*head, *self.tails(head)[index % self.width])

    def fitting(self, chosen: Mapping[str, Any]) -> Sequence[Action]:
        """The actions that fit values of some fields; where heads differ yet, one for each head.

        So the next question is found without the tails, which come after all heads.
        """
        names = self.kind.__struct_fields__
        fitting = [
            head
            for head in self.heads
            if all(chosen.get(name, own) == own for name, own in zip(names, head, strict=False))
        ]
        wanted = set(names[len(self.heads[0]) :]) & chosen.keys() if self.heads else set()
        if len(fitting) == 1 or wanted:
            return [self.kind(*head, *tail) for head in fitting for tail in self.tails(head)]
        return [self.kind(*head, *self.tails(head)[0]) for head in fitting]
