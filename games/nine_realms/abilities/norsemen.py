"""The abilities on the Realm Card of the Norsemen."""

from games.core.dice import Referee
from games.nine_realms.abilities.ability import Ability, Dead
from games.nine_realms.board import MASK, within
from games.nine_realms.events import RevengeGained, WoundIgnored
from games.nine_realms.fate import Power
from games.nine_realms.forces import PROFILES, Figure, Realm, Weapon
from games.nine_realms.roll import Roll
from games.nine_realms.table import Table

NEAR = 2
"""How far Revenge and Hit Them Hard reach, in hexes."""
VANGUARDS = (Figure.VANGUARD, Figure.SECOND_VANGUARD)


class Revenge(Ability):
    """Sigmund's next attack gains a die for each Norseman who dies near him (R-45)."""

    def dice(self, table: Table, figure: Figure, target: Figure, weapon: Weapon) -> int:
        """All that have come together."""
        return table.revenge

    def on_attack(self, table: Table) -> None:
        """The whole Revenge is spent, even if the attack misses."""
        table.revenge = 0

    def on_deaths(self, table: Table, dead: Dead, referee: Referee) -> None:
        """Counted from where all stood; he himself is not one."""
        if Figure.SIGMUND in dead:
            return
        near = within(table.place(Figure.SIGMUND), NEAR)
        norsemen = (figure for figure in dead if PROFILES[figure].realm is Realm.NORSEMEN)
        if gained := sum(bool(near & MASK[dead[figure]]) for figure in norsemen):
            table.revenge += gained
            referee.tell(RevengeGained(dice=table.revenge))


class AncientBloodline(Ability):
    """Hjordis ignores one wound in each player's turn (R-46, N14)."""

    def on_turn(self, table: Table) -> None:
        """It works again."""
        table.bloodline_used = False

    def ignored(self, table: Table) -> int:
        """By itself, the first wound."""
        return int(not table.bloodline_used)

    def on_wounds(self, table: Table, referee: Referee) -> None:
        """It is used up until the next turn."""
        if not table.bloodline_used:
            table.bloodline_used = True
            referee.tell(WoundIgnored(figure=Figure.HJORDIS))


class TheHunter(Ability):
    """Any dice of Sinfjotli's attack on his prey fall again, not of a counterattack (R-47, N2)."""

    hunts = True

    def re_roll(self, table: Table, roll: Roll) -> Power | None:
        """On an attack on the prey."""
        hunted = not roll.counter and table.prey is roll.target
        return Power.THE_HUNTER if hunted else None

    def on_deaths(self, table: Table, dead: Dead, referee: Referee) -> None:
        """The prey is one enemy until it dies."""
        if table.prey in dead:
            table.prey = None


class HitThemHard(Ability):
    """A Vanguard's close attack gains a die if the other Vanguard is near (R-48)."""

    def dice(self, table: Table, figure: Figure, target: Figure, weapon: Weapon) -> int:
        """Only in the variant of two Vanguards."""
        if weapon is not Weapon.CLOSE:
            return 0
        near = within(table.place(figure), NEAR)
        others = (one for one in VANGUARDS if one in table.figures and one is not figure)
        return sum(bool(near & MASK.get(table.figures[one].hex or "", 0)) for one in others)


ABILITIES: dict[Figure, Ability] = {
    Figure.SIGMUND: Revenge(),
    Figure.HJORDIS: AncientBloodline(),
    Figure.SINFJOTLI: TheHunter(),
    Figure.VANGUARD: HitThemHard(),
    Figure.SECOND_VANGUARD: HitThemHard(),
}
