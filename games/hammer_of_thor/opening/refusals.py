"""Why the rules refuse an action of the set-up."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Race, Side
from games.hammer_of_thor.land.places import Place


class NoHero(Refusal, frozen=True, tag="no-hero"):
    """No Norn, offspring or Animal begins, and none of the weak (1.2)."""

    name: Name


class HeroTaken(Refusal, frozen=True, tag="hero-taken"):
    """Another seat is that hero."""

    name: Name


class SideFull(Refusal, frozen=True, tag="side-full"):
    """There are as many heroes of that side as there may be (1.2)."""

    side: Side


class HeroNotDealt(Refusal, frozen=True, tag="hero-not-dealt"):
    """It is none of the four that were dealt (1.2)."""

    name: Name


class WrongStart(Refusal, frozen=True, tag="wrong-start"):
    """A race starts at the places of its own (1.3)."""

    race: Race
    place: Place


OpeningRefusal: TypeAlias = NoHero | HeroTaken | SideFull | HeroNotDealt | WrongStart
