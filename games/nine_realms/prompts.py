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
    wounds: int


class EnemyRoll(Prompt, frozen=True, tag="enemy-roll"):
    """Answer the other player's roll? `counter`: may be countered at once."""

    seat: Seat
    figure: Figure
    target: Figure
    total: int
    defence: int
    twelves: int
    wounds: int
    counter: bool


class AttackHint(Prompt, frozen=True, tag="attack-hint"):
    """The prospects of an attack, without Fate: dice, Defence, chance of a wound in percent."""

    dice: int
    defence: int
    percent: int


AnyPrompt: TypeAlias = (
    Deploying | Discarding | YourTurn | NamingPrey | OwnRoll | EnemyRoll | AttackHint
)
