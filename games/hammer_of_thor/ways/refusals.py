"""Why the rules refuse a gate, a spirit or a shape."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.land.places import Place


class NoGate(Refusal, frozen=True, tag="no-gate"):
    """No gate stands there, or it leads elsewhere (4.2B)."""

    place: Place


class GateShut(Refusal, frozen=True, tag="gate-shut"):
    """A card, or a flood, keeps the gate shut."""

    place: Place
    """The other end."""


class GateKept(Refusal, frozen=True, tag="gate-kept"):
    """Somebody at the other end lets nobody else in (3.0D)."""

    place: Place


class TooSlowForGate(Refusal, frozen=True, tag="too-slow-for-gate"):
    """A gate takes SPEED 2 (4.2B)."""

    speed: int


class NoSpirit(Refusal, frozen=True, tag="no-spirit"):
    """That character cannot leave its body now (4.2C)."""

    name: Name


class NoArrival(Refusal, frozen=True, tag="no-arrival"):
    """The spirit cannot come to that place: its body is there, or it is kept away (3.0D)."""

    place: Place


class NoChange(Refusal, frozen=True, tag="no-change"):
    """That character cannot change its shape now (2.2C)."""

    name: Name


class NoSuchShape(Refusal, frozen=True, tag="no-such-shape"):
    """Not into that shape, or not here and now (2.2C)."""

    name: Name
    card: Number


WaysRefusal: TypeAlias = (
    NoGate | GateShut | GateKept | TooSlowForGate | NoSpirit | NoArrival | NoChange | NoSuchShape
)
