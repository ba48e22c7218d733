"""Why the rules refuse an action of the invasion phase."""

from typing import TypeAlias

from games.core.vocabulary import Refusal, Seat
from games.fallen_kingdoms.land.cities import City


class HasNoKingdom(Refusal, frozen=True, tag="has-no-kingdom"):
    """A kingdom is surrendered to a player with units on the board (7.2.2)."""

    heir: Seat


class KingdomFirst(Refusal, frozen=True, tag="kingdom-first"):
    """A kingdom is surrendered before its player invades (7.2.2)."""


class PathIsBlocked(Refusal, frozen=True, tag="path-is-blocked"):
    """Somebody's flag lies on the path (7.2.3)."""

    path: int


class NotNextToPath(Refusal, frozen=True, tag="not-next-to-path"):
    """A second or third path lies next to one that was used (7.2.5)."""

    path: int


class AttackInstead(Refusal, frozen=True, tag="attack-instead"):
    """A path is only blocked where a temple closes it, and while no other is open (F-77)."""

    path: int


class TempleHoldsOut(Refusal, frozen=True, tag="temple-holds-out"):
    """A city with a temple cannot be invaded (7.2.3)."""

    city: City


class CannotPush(Refusal, frozen=True, tag="cannot-push"):
    """A push goes by road, from the city just taken, to somebody else's (7.2.5, F-80)."""

    city: City


class CannotSail(Refusal, frozen=True, tag="cannot-sail"):
    """Sailing on goes from an own port by one sea route to somebody else's (F-79)."""

    city: City


class NotInvaded(Refusal, frozen=True, tag="not-invaded"):
    """The city belongs to somebody else."""

    city: City


class NotNeeded(Refusal, frozen=True, tag="not-needed"):
    """A surrendered kingdom has its units replaced one for one, and no more come (7.2.2)."""

    most: int
    """Units that are needed."""


InvasionRefusal: TypeAlias = (
    HasNoKingdom
    | KingdomFirst
    | PathIsBlocked
    | NotNextToPath
    | AttackInstead
    | TempleHoldsOut
    | CannotPush
    | CannotSail
    | NotInvaded
    | NotNeeded
)
