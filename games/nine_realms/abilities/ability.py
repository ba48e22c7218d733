"""The hooks of an ability: where a Realm Card may change what all figures do alike."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.dice import Referee
from games.nine_realms.board import Hex
from games.nine_realms.fate import Power
from games.nine_realms.forces import Figure, Weapon
from games.nine_realms.roll import Roll
from games.nine_realms.table import Table

Dead = Mapping[Figure, Hex]
"""The figures that have fallen together, and where each stood."""


class Ability:
    """The exceptional power of a figure; it overrides the hooks that it uses."""

    draws: ClassVar[int] = 0
    """Fate cards that its realm draws in excess and then discards, while it stands."""
    hunts: ClassVar[bool] = False
    """It attacks better against one prey, which its player names."""

    def dice(self, table: Table, figure: Figure, target: Figure, weapon: Weapon) -> int:
        """The dice that an attack of its figure gains."""
        return 0

    def re_roll(self, table: Table, roll: Roll) -> Power | None:
        """The power by which its figure's roll may be rolled again."""
        return None

    def on_turn(self, table: Table) -> None:
        """A turn begins, of either side."""

    def on_attack(self, table: Table) -> None:
        """Its figure attacks, and the dice are counted already."""

    def ignored(self, table: Table) -> int:
        """The wounds of the next blow that its figure ignores."""
        return 0

    def on_wounds(self, table: Table, referee: Referee) -> None:
        """Its figure is wounded, by more or by fewer than it ignores."""

    def on_deaths(self, table: Table, dead: Dead, referee: Referee) -> None:
        """Figures, perhaps its own, have left the board."""
