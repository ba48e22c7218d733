"""Scenes that the guards of the contract look at, and how they pick examples from them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import Any, Never, get_type_hints

from msgspec import Struct
from msgspec.structs import asdict
from msgspec.structs import replace as with_fields

from games.core.agenda import AnyPosition
from games.core.asks import Ask
from games.core.dice import Dice, seeded
from games.core.errors import SaveError
from games.core.title import Rules
from games.core.undo import Played
from games.core.vocabulary import Action, Seat

LISTED = 60
"""Offered actions that are tried one by one; of a longer ask a sample of each kind."""
AROUND = 100
"""Bytes of a save that are told before and after the first that is not as it should be."""


class ContractBroken(AssertionError):
    """A title broke a promise; `guard` names it."""

    def __init__(self, guard: str, details: str) -> None:
        # Both arguments go to the base: so it can be sent from one process to another.
        super().__init__(guard, details)
        self.guard = guard
        self.details = details

    def __str__(self) -> str:
        return f"{self.guard}: {self.details}"


@dataclass(frozen=True)
class Scene:
    """A position, the last deeds that led to it, and chance for what a guard samples."""

    rules: Rules
    seats: int
    position: AnyPosition
    history: Sequence[Played]
    rng: Random

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Everybody who may look: a spectator and all seats."""
        return (None, *range(self.seats))

    @property
    def other_dice(self) -> Dice:
        """Dice that this match does not have."""
        return seeded(f"other {self.rng.random()}")

    def save(self, position: AnyPosition) -> bytes:
        """All of a position, to compare it."""
        return self.rules.codec.dump(position)

    def save_without_dice(self, position: AnyPosition) -> bytes:
        """Table and agenda, to compare what was done in another order or by other dice."""
        return self.save(replace(position, dice=Dice(b"")))


def broken(promise: Callable[..., None], details: object, cause: Exception | None = None) -> Never:
    """Say which promise was broken, and how."""
    raise ContractBroken(promise.__name__, str(details)) from cause


def listing(position: AnyPosition) -> Mapping[Seat, tuple[Action, ...]]:
    """Every action that every seat is offered."""
    return {seat: tuple(ask) for seat, ask in position.asks.items()}


def sample(scene: Scene, ask: Ask, number: int) -> list[Action]:
    """Some actions of each kind."""
    return [
        part[scene.rng.randrange(len(part))] for part in ask.kinds.values() for _ in range(number)
    ]


def mutants(scene: Scene, ask: Ask) -> list[Action]:
    """Actions that are one field away from an offered one, and well formed; few are legal."""
    codec = scene.rules.codec
    found = []
    for action in sample(scene, ask, 1):
        for field, value in asdict(action).items():
            for other in _variants(scene, value):
                try:
                    mutant = codec.dump_action(with_fields(action, **{field: other}))
                    found.append(codec.load_action(mutant))
                except SaveError:
                    continue
    return found


def ordering(scene: Scene, orders: type[Struct]) -> Struct:
    """Standing orders as somebody may have given them."""
    hints = get_type_hints(orders)
    return orders(**{name: scene.rng.choice(list(values)) for name, values in hints.items()})


def apart(one: bytes, other: bytes) -> tuple[bytes, bytes]:
    """From where on two saves differ, and a little before."""
    pairs = enumerate(zip(one, other, strict=False))
    part = next((at for at, (this, that) in pairs if this != that), min(len(one), len(other)))
    begin = max(part - AROUND, 0)
    return one[begin : begin + 2 * AROUND], other[begin : begin + 2 * AROUND]


def difference(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """Compare two counts, and give the places where they differ."""
    names = sorted({*one, *other})
    counts = {name: (one.get(name, 0), other.get(name, 0)) for name in names}
    return {name: pair for name, pair in counts.items() if pair[0] != pair[1]}


def _variants(scene: Scene, value: Any) -> Iterator[Any]:
    match value:
        case bool():
            yield not value
        case Enum():
            yield scene.rng.choice(list(type(value)))
        case int():
            yield from (value - 1, value + 1, 99)
        case str():
            yield from (scene.rng.choice(_strings(scene)), "?")
        case tuple():
            yield from (value[::-1], value + value, ())


def _strings(scene: Scene) -> list[str]:
    """Places and names of this moment."""
    actions = [action for ask in scene.position.asks.values() for action in sample(scene, ask, 2)]
    actions += [deed.action for deed in scene.history]
    values = [value for action in actions for value in asdict(action).values()]
    return [value for value in values if isinstance(value, str)]
