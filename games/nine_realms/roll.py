"""A roll that is pending: its dice, and what Fate has added so far (Attacking)."""

from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from games.nine_realms.forces import Figure, Weapon

SIDES = 12


class Roll(Struct, frozen=True):
    """The dice of an attack or a counterattack, against a Defence."""

    figure: Figure
    target: Figure
    weapon: Weapon
    counter: bool
    dice: tuple[int, ...]
    defence: int
    attack_bonus: int = 0
    defence_bonus: int = 0
    ability_used: bool = False

    @property
    def twelves(self) -> int:
        """Dice set aside: each is an Automatic Wound (Attacking)."""
        return self.dice.count(SIDES)

    @property
    def total(self) -> int:
        """The sum of the other dice, with bonuses (R-20)."""
        return sum(die for die in self.dice if die != SIDES) + self.attack_bonus

    @property
    def against(self) -> int:
        """The Defence with bonuses."""
        return self.defence + self.defence_bonus

    @property
    def wounds(self) -> int:
        """Whole multiples of the Defence, and the twelves (R-21)."""
        return self.total // self.against + self.twelves

    def raised(self, bonus: int, *, attack: bool) -> Self:
        """The roll with a bonus to the attack, or to the Defence (R-24, N18)."""
        if attack:
            return replace(self, attack_bonus=self.attack_bonus + bonus)
        return replace(self, defence_bonus=self.defence_bonus + bonus)
