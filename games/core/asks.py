"""Asks: what one seat may decide now.

An ask supports `in`, iteration, `len`, indexing, and `kinds`, the same ask sorted by kind of
action. Legality is membership; `in` never lists where a check will do.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, islice
from math import comb
from typing import Any, Protocol

from msgspec import Struct

from games.core.unrolled import unrolled
from games.core.vocabulary import Action


class Ask(Protocol):
    """The decisions that one seat has now; structural."""

    @property
    def optional(self) -> bool:
        """The seat may answer, and nobody waits for it."""

    @property
    def kinds(self) -> "Mapping[type[Action], Ask]":
        """The ask by class of action, without empty ones."""

    def __contains__(self, action: object, /) -> bool: ...
    def __iter__(self) -> Iterator[Action]: ...
    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> Action: ...


def is_new(before: Ask | None, after: Ask | None) -> bool:
    """Whether a seat is asked something else than before.

    What it may do while nobody waits for it, or beside its question (`beside`), may change with
    what it alone holds: others would feel it if that were another question.
    """
    if before is None or after is None:
        return before is not after
    if before.optional is not after.optional:
        return True
    return not after.optional and questioned(before) != questioned(after)


def questioned(ask: Ask) -> list[Action]:
    """All that a seat is asked for, without what it may do beside that."""
    parts = ask.parts if isinstance(ask, AnyOf) else (ask,)
    return [
        action
        for part in parts
        if not (isinstance(part, Checked | Menu) and part.beside)
        for action in part
    ]


class _Listed:
    """Iteration, length and indexing by the list of all actions."""

    @property
    def actions(self) -> Sequence[Action]:
        """All of them, in their order."""
        raise AssertionError(self)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: int, /) -> Action:
        return self.actions[index]


class OneOf(_Listed, Struct, frozen=True, dict=True):
    """One action of a list."""

    actions: Sequence[Action]
    optional: bool = False

    @cached_property
    def kinds(self) -> Mapping[type[Action], Ask]:
        """The actions by their class, in the order of the list."""
        if len(alike := set(map(type, self.actions))) == 1:
            return {alike.pop(): OneOf(self.actions)}
        found: dict[type[Action], list[Action]] = {}
        for action in self.actions:
            found.setdefault(type(action), []).append(action)
        return {kind: OneOf(tuple(actions)) for kind, actions in found.items()}

    def __contains__(self, action: object, /) -> bool:
        return action in self.actions


def if_any(actions: Iterable[Action]) -> OneOf | None:
    """One of the actions, for a `Menu`; None: there is none."""
    found = tuple(actions)
    return OneOf(found) if found else None


class Lazily(_Listed, Struct, frozen=True, dict=True):
    """One kind of action, listed as far as somebody looks; `allows` checks one without listing."""

    kind: type[Action]
    listing: Callable[[], Iterable[Action]]
    allows: Callable[[Any], bool]
    optional: bool = False

    @cached_property
    def actions(self) -> Sequence[Action]:
        """Every legal action of this kind."""
        return unrolled(self.listing)

    @property
    def kinds(self) -> Mapping[type[Action], Ask]:
        """Itself, unless it is empty."""
        return {self.kind: self} if self.actions else {}

    def __contains__(self, action: object, /) -> bool:
        return type(action) is self.kind and self.allows(action)


class Checked(_Listed, Struct, frozen=True, dict=True):
    """Actions of several kinds, listed only when somebody looks; `allows` checks one."""

    listing: Callable[[], Iterable[Action]]
    allows: Callable[[Any], bool]
    optional: bool = False
    beside: bool = False
    """It may be done beside a question, such as playing a card; it is no question of its own."""

    @cached_property
    def actions(self) -> Sequence[Action]:
        """Every legal action."""
        return tuple(self.listing())

    @cached_property
    def kinds(self) -> Mapping[type[Action], Ask]:
        """The actions by their class, in the order of the list."""
        return OneOf(self.actions).kinds

    def __contains__(self, action: object, /) -> bool:
        return self.allows(action)


class SomeOf(Struct, frozen=True, dict=True):
    """Some of a set: between `least` and `most` of `items`, in their order, in one field."""

    kind: type[Action]
    field: str
    items: tuple[Any, ...]
    least: int = 1
    most: int | None = None
    optional: bool = False

    @property
    def kinds(self) -> Mapping[type[Action], Ask]:
        """Itself, unless there is nothing to take."""
        return {self.kind: self} if len(self) else {}

    @property
    def sizes(self) -> range:
        """How many of the items may be taken."""
        most = len(self.items) if self.most is None else min(self.most, len(self.items))
        return range(self.least, most + 1)

    def build(self, chosen: tuple[Any, ...]) -> Action:
        """The action that takes these items."""
        return self.kind(**{self.field: chosen})

    def __contains__(self, action: object, /) -> bool:
        if type(action) is not self.kind:
            return False
        chosen = getattr(action, self.field)
        wanted = set(chosen)
        in_order = tuple(item for item in self.items if item in wanted)
        return len(chosen) in self.sizes and chosen == in_order and action == self.build(chosen)

    def __iter__(self) -> Iterator[Action]:
        for size in self.sizes:
            yield from map(self.build, combinations(self.items, size))

    def __len__(self) -> int:
        return sum(comb(len(self.items), size) for size in self.sizes)

    def __getitem__(self, index: int, /) -> Action:
        for action in islice(self, index, None):
            return action
        raise IndexError(index)


class AnyOf(Struct, frozen=True, dict=True):
    """Several asks side by side, each of kinds of its own; one action answers them all."""

    parts: Sequence[Ask]
    optional: bool = False

    @cached_property
    def kinds(self) -> Mapping[type[Action], Ask]:
        """The kinds of all parts, in their order."""
        return {kind: ask for part in self.parts for kind, ask in part.kinds.items()}

    def __contains__(self, action: object, /) -> bool:
        return any(action in part for part in self.parts)

    def __iter__(self) -> Iterator[Action]:
        for part in self.parts:
            yield from part

    def __len__(self) -> int:
        return sum(len(part) for part in self.parts)

    def __getitem__(self, index: int, /) -> Action:
        for part in self.parts:
            if index < len(part):
                return part[index]
            index -= len(part)
        raise IndexError(index)


class Menu(Struct, frozen=True, dict=True):
    """Many kinds side by side; the ask of each is made only when somebody looks at its kind.

    `offers` makes them by kind; None: there is nothing of that kind.
    """

    offers: Mapping[type[Action], Callable[[], Ask | None]]
    optional: bool = False
    beside: bool = False
    """It may be done beside a question; it is no question of its own."""

    @cached_property
    def _made(self) -> dict[type[Action], Ask | None]:
        """The asks of the kinds at which somebody has looked."""
        return {}

    def has_any(self, kinds: Iterable[type[Action]]) -> bool:
        """Whether there is something of one of these kinds; looks no further than the first."""
        return any(self._part(kind) is not None for kind in kinds)

    @cached_property
    def kinds(self) -> Mapping[type[Action], Ask]:
        """All kinds, in the order of the offers."""
        made = {kind: self._part(kind) for kind in self.offers}
        return {kind: part for kind, part in made.items() if part is not None}

    def _part(self, kind: type[Action]) -> Ask | None:
        made = self._made
        if kind not in made:
            make = self.offers.get(kind)
            made[kind] = make() if make is not None else None
        return made[kind]

    @cached_property
    def _whole(self) -> AnyOf:
        return AnyOf(tuple(self.kinds.values()))

    def __contains__(self, action: object, /) -> bool:
        kind = type(action)
        part = self._part(kind) if issubclass(kind, Action) else None
        return part is not None and action in part

    def __iter__(self) -> Iterator[Action]:
        return iter(self._whole)

    def __len__(self) -> int:
        return len(self._whole)

    def __getitem__(self, index: int, /) -> Action:
        return self._whole[index]
