"""Events of combat."""

from typing import ClassVar, TypeAlias

from games.core.vocabulary import Event, Row, Seat, Shown
from games.hammer_of_thor.battle.orders import Stance
from games.hammer_of_thor.battle.settling import Lot
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.land.places import Place


class BattleBegan(Event, frozen=True, tag="battle-began"):
    """A leader attacks another one."""

    attacker: Name
    defender: Name
    place: Place
    surprise: bool


class RoundFought(Shown, frozen=True, tag="round-fought"):
    """A round of a battle, with all its dice (5.3)."""

    details: ClassVar[bool] = True
    round: int
    leader: Name
    other: Name
    stance: Stance
    facing: Stance
    rolls: Row
    """To hit, and after each hit the one for the loss, in the order of the blows."""
    lost: int
    """STAMINA that the first side has lost, stun too."""
    dealt: int
    """STAMINA that the other side has lost."""


class FighterDown(Event, frozen=True, tag="fighter-down"):
    """A fighter is subdued (5.4.1)."""

    name: Name


class FighterSlain(Event, frozen=True, tag="fighter-slain"):
    """A character has died (5.4.1)."""

    name: Name
    slayer: Name | None


class LifeSpared(Shown, frozen=True, tag="life-spared"):
    """The thread is not yet cut: a hero lives on, alone and far away (5.4.6)."""

    seat: Seat
    name: Name
    place: Place


class BronzeBroke(Event, frozen=True, tag="bronze-broke"):
    """A 9 has broken a bronze item (2.2A5)."""

    name: Name
    card: Number


class WithdrawalTried(Shown, frozen=True, tag="withdrawal-tried"):
    """A leader tries to get away (5.1.5)."""

    leader: Name
    t: int
    roll: int
    success: bool


class Yielded(Event, frozen=True, tag="yielded"):
    """A leader gives in before or during a battle (5.1.6, 5.1.8)."""

    leader: Name


class TributePaid(Event, frozen=True, tag="tribute-paid"):
    """So many items, or a follower, for being let go (5.1.6)."""

    leader: Name
    items: int
    follower: Name | None


class BattleOver(Event, frozen=True, tag="battle-over"):
    """A battle is over."""

    winner: Name | None
    """None: nobody has won: dusk, a withdrawal, or both lines have fallen."""
    rounds: int


class CaptiveSettled(Shown, frozen=True, tag="captive-settled"):
    """The fate of one who was subdued (5.4.2)."""

    seat: Seat
    name: Name
    lot: Lot
    t: int | None = None
    roll: int | None = None
    success: bool = True


class HeroRansomed(Event, frozen=True, tag="hero-ransomed"):
    """A seat pays for its hero, who was subdued by another seat (4.6.4)."""

    seat: Seat
    of: Seat
    name: Name


BattleEvent: TypeAlias = (
    BattleBegan
    | RoundFought
    | FighterDown
    | FighterSlain
    | LifeSpared
    | BronzeBroke
    | WithdrawalTried
    | Yielded
    | TributePaid
    | BattleOver
    | CaptiveSettled
    | HeroRansomed
)
