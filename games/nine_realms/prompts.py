"""The questions of War of the 9 Realms to its players; all of them are public."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.nine_realms.forces import Figure


class Deploying(Prompt, frozen=True, tag="deploying"):
    """Place the figures, in secret."""

    seat: Seat


class Discarding(Prompt, frozen=True, tag="discarding"):
    """Discard for the All Seeing Eye."""

    seat: Seat


class YourTurn(Prompt, frozen=True, tag="your-turn"):
    """Spend actions."""

    seat: Seat
    actions: int


class NamingPrey(Prompt, frozen=True, tag="naming-prey"):
    """Name a prey before the attack is rolled?"""

    seat: Seat
    target: Figure


class OwnRoll(Prompt, frozen=True, tag="own-roll"):
    """Change one's own roll?"""

    seat: Seat
    figure: Figure
    target: Figure
    total: int
    defence: int
    twelves: int
    spared: int
    """Wounds that an ability of the target ignores, as the dice lie."""
    lost: int
    """Health that the target loses as they lie."""
    fatal: bool
    decides: bool
    """As they lie, the match ends."""
    needed: int
    """The least bonus that does more; 0: none that a hand can hold."""
    bloodline: int
    """The least bonus that breaks Ancient Bloodline without doing more; 0: none."""


class EnemyRoll(Prompt, frozen=True, tag="enemy-roll"):
    """Answer the other player's roll? `counter`: it may be countered at once."""

    seat: Seat
    figure: Figure
    target: Figure
    total: int
    defence: int
    twelves: int
    spared: int
    lost: int
    fatal: bool
    decides: bool
    needed: int
    """The least bonus to the Defence that spares Health; 0: none that a hand can hold."""
    bloodline: int
    """The least one that keeps Ancient Bloodline whole without sparing Health; 0: none."""
    counter: bool
    dice: int
    """The dice of the counterattack; its chances to hurt the roller's figure, and to win."""
    against: int
    hurt: int
    win: int


AnyQuestion: TypeAlias = Deploying | Discarding | YourTurn | NamingPrey | OwnRoll | EnemyRoll
