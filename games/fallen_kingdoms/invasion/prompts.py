"""The questions of the invasion phase."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.fallen_kingdoms.land.cities import City


class DecidingInvasion(Prompt, frozen=True, tag="deciding-invasion"):
    """Invade, and give the kingdom away for it?"""

    seat: Seat
    cities: int


class InvadingAnew(Prompt, frozen=True, tag="invading-anew"):
    """Invade? The player has no kingdom any more (F-73)."""

    seat: Seat


class StayingOut(Prompt, frozen=True, tag="staying-out"):
    """Say early not to invade, while others are asked?"""

    seat: Seat


class Inheriting(Prompt, frozen=True, tag="inheriting"):
    """The reserve is too small for a surrendered kingdom: where do units go?"""

    seat: Seat
    reserve: int
    cities: int
    """Cities that still wait for units."""


class ChoosingPath(Prompt, frozen=True, tag="choosing-path"):
    """By which path does the invasion come?"""

    seat: Seat
    number: int
    """1 to 3."""
    reserve: int


class Pushing(Prompt, frozen=True, tag="pushing-on"):
    """Push on from the city just taken?"""

    seat: Seat
    city: City
    reserve: int


class PathHint(Prompt, frozen=True, tag="path-hint"):
    """The city at the end of a path, its defenders, and invaders that are likely to die."""

    city: City
    defenders: int
    lost: int


class OwnPathHint(Prompt, frozen=True, tag="own-path-hint"):
    """The path leads to a city of the invader's own (F-78)."""

    city: City


class AssaultHint(Prompt, frozen=True, tag="assault-hint"):
    """Defenders, and invaders that are likely to die."""

    defenders: int
    lost: int


class HeirHint(Prompt, frozen=True, tag="heir-hint"):
    """The standing of one who may be given a kingdom."""

    glory: int
    cities: int


class Deploying(Prompt, frozen=True, tag="deploying"):
    """Where does the rest of the people go?"""

    seat: Seat
    units: int


class RaisingTemple(Prompt, frozen=True, tag="raising-temple"):
    """Where does the temple stand?"""

    seat: Seat


InvasionPrompt: TypeAlias = (
    DecidingInvasion
    | InvadingAnew
    | StayingOut
    | Inheriting
    | ChoosingPath
    | Pushing
    | PathHint
    | OwnPathHint
    | AssaultHint
    | HeirHint
    | Deploying
    | RaisingTemple
)
