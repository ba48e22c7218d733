"""Events of insanity."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from games.core.vocabulary import Event, Seat, Shown
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Madness

MadnessAbout: TypeAlias = Annotated[Madness, Meta(extra={"spoken": "about"})]
"""All that a state of insanity does."""


class MadnessStruck(Shown, frozen=True, tag="madness-struck"):
    """The Bark of Insanity struck somebody; dice told in what way (2.2A8)."""

    name: Name
    rolls: tuple[int, ...]
    """A 9 strikes the user, and is rolled again."""
    madness: Madness
    does: MadnessAbout


class ItemsGrabbed(Event, frozen=True, tag="items-grabbed"):
    """One who steals has taken all items of the group."""

    name: Name
    items: int


class VoicesHeard(Shown, frozen=True, tag="voices-heard"):
    """A die picks the card of one who hears voices; 8 and 9 are rolled again."""

    name: Name
    rolls: tuple[int, ...]
    card: Card


class LiarForsaken(Event, frozen=True, tag="liar-forsaken"):
    """Somebody leaves the group of one who lies without end."""

    seat: Seat
    liar: Name
    name: Name


class DeathSought(Event, frozen=True, tag="death-sought"):
    """A game-turn without REPUTATION won is too much for one who seeks death."""

    name: Name


MadnessEvent: TypeAlias = MadnessStruck | ItemsGrabbed | VoicesHeard | LiarForsaken | DeathSought
