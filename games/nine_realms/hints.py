"""Hints: the prospects of a choice before it is made, by what its player knows."""

from typing import TypeAlias

from games.core.vocabulary import Prompt
from games.nine_realms.board import Terrain
from games.nine_realms.forces import Figure


class AttackHint(Prompt, frozen=True, tag="attack-hint"):
    """An attack without Fate: the chances, in percent, that Health is lost and that it kills."""

    dice: int
    defence: int
    breaks: int
    """The chance, in percent, of the first wound, where the target ignores that one; 0: not."""
    hurt: int
    kill: int
    win: int
    """The chance that it wins the match: a Ruler falls, or the ninth blood is spilt."""
    back: int
    """The dice of a counterattack; 0: as things stand there is none."""
    risk: int
    """Its chance to hurt the attacker, in percent."""
    lose: int
    """Its chance to win the match for the other side."""

    @property
    def promise(self) -> float:
        """The chance that Health is lost."""
        return self.hurt


class StrikeHint(Prompt, frozen=True, tag="strike-hint"):
    """A counterattack, in the same way."""

    target: Figure
    dice: int
    defence: int
    hurt: int
    kill: int
    win: int


class BonusHint(Prompt, frozen=True, tag="bonus-hint"):
    """A card that is added to a roll: how it lies then; `changed`: another harm than now.

    `together`: something is other than now with all cards of the hand that raise this side.
    """

    target: Figure
    total: int
    defence: int
    changed: bool
    together: bool
    lost: int
    fatal: bool
    decides: bool
    """As it lies then, the match ends."""
    bloodline: int = 0
    """More wounds that Ancient Bloodline ignores then, which breaks it; -1: it holds."""


class ReRollHint(Prompt, frozen=True, tag="re-roll-hint"):
    """Dice that fall again: the chances afterwards, in percent, and how it lies now."""

    own: bool
    """The asked seat's dice; else the enemy's, whose chances they are."""
    hurt: int
    kill: int
    win: int
    more: int
    """That more Health is lost than as it lies; and that less is."""
    less: int
    lost: int
    fatal: bool


class MoveHint(Prompt, frozen=True, tag="move-hint"):
    """A place to move to: its ground, and whom the figure could attack from there."""

    terrain: Terrain
    sheltered: bool
    wet: bool
    targets: tuple[Figure, ...]


class EndTurnHint(Prompt, frozen=True, tag="end-turn-hint"):
    """The actions that are left at the end of a turn, and who could attack with them."""

    actions: int
    figures: tuple[Figure, ...]

    @property
    def harmless(self) -> bool:
        """Nothing is left that could be done."""
        return not self.actions


AnyHint: TypeAlias = AttackHint | StrikeHint | BonusHint | ReRollHint | MoveHint | EndTurnHint
