"""The forces of the realms: who fights, and what their Realm Cards say."""

from enum import StrEnum

from msgspec import Struct

from games.nine_realms.board import TILE, Hex, Mask, Tile

ACTIONS = 6
"""Actions that a realm has in its turn (Resource Phase)."""


class Realm(StrEnum):
    """The two realms of the Print & Play edition."""

    AESIR = "aesir"
    NORSEMEN = "norsemen"


class Role(StrEnum):
    """The rank of a figure; the taller, the more important."""

    RULER = "ruler"
    COMPANION = "companion"
    CHAMPION = "champion"
    WARRIOR = "warrior"


class Figure(StrEnum):
    """The figures; the second Vanguard only in its variant (R-48, N16)."""

    ODIN = "odin"
    FRIGG = "frigg"
    THOR = "thor"
    VALKYRIE = "valkyrie"
    SIGMUND = "sigmund"
    HJORDIS = "hjordis"
    SINFJOTLI = "sinfjotli"
    VANGUARD = "vanguard"
    SECOND_VANGUARD = "second-vanguard"


class Weapon(StrEnum):
    """How a figure attacks (Types of Attack)."""

    CLOSE = "close"
    RANGED = "ranged"


class Profile(Struct, frozen=True):
    """A figure's box on its Realm Card; `place` is where it deploys by default (R-04, N16)."""

    realm: Realm
    role: Role
    close: int
    ranged: int
    defence: int
    move: int
    health: int
    place: Hex

    def dice(self, weapon: Weapon) -> int:
        """The dice printed for a weapon; 0: the figure has none."""
        return self.close if weapon is Weapon.CLOSE else self.ranged


_A, _N = Realm.AESIR, Realm.NORSEMEN
PROFILES: dict[Figure, Profile] = {
    Figure.ODIN: Profile(_A, Role.RULER, 4, 0, 20, 5, 5, "D1"),
    Figure.FRIGG: Profile(_A, Role.COMPANION, 2, 3, 16, 5, 4, "E2"),
    Figure.THOR: Profile(_A, Role.CHAMPION, 4, 0, 18, 5, 4, "D3"),
    Figure.VALKYRIE: Profile(_A, Role.WARRIOR, 3, 3, 17, 6, 1, "C4"),
    Figure.SIGMUND: Profile(_N, Role.RULER, 3, 3, 19, 5, 5, "D14"),
    Figure.HJORDIS: Profile(_N, Role.COMPANION, 3, 3, 17, 5, 4, "E14"),
    Figure.SINFJOTLI: Profile(_N, Role.CHAMPION, 4, 0, 18, 6, 4, "D12"),
    Figure.VANGUARD: Profile(_N, Role.WARRIOR, 3, 2, 17, 5, 1, "C12"),
    Figure.SECOND_VANGUARD: Profile(_N, Role.WARRIOR, 3, 2, 17, 5, 1, "C13"),
}
RULER: dict[Realm, Figure] = {
    profile.realm: figure for figure, profile in PROFILES.items() if profile.role is Role.RULER
}
REALM_TILE: dict[Realm, Mask] = {realm: TILE[Tile(realm)] for realm in Realm}
