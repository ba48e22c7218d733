"""The statements on a character's card about its mission, and whom it is married to (16.0)."""

from typing import TypeAlias

from games.core.vocabulary import Prompt
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.facts.land import Numbered
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.board import Realm


class MissionAt(Prompt, frozen=True, tag="mission-at"):
    """Its group ends its player-turn at one of these places, so often."""

    times: int
    places: tuple[Numbered, ...]


class MissionAround(Prompt, frozen=True, tag="mission-around"):
    """Its group ends its player-turn in a world, or at one of these places, so often."""

    times: int
    realm: Realm
    places: tuple[Numbered, ...]


class MissionFells(Prompt, frozen=True, tag="mission-fells"):
    """Its group slays or subdues one of these."""

    names: tuple[Name, ...]


class MissionHunts(Prompt, frozen=True, tag="mission-hunts"):
    """Its group slays or subdues so many of these races."""

    times: int
    races: tuple[Race, ...]
    tier: int


class MissionHuntsToo(Prompt, frozen=True, tag="mission-hunts-too"):
    """One of these will do as well."""

    races: tuple[Race, ...]
    tier: int


class MissionWon(Prompt, frozen=True, tag="mission-won"):
    """It leads, and a card of its own succeeds so often."""

    times: int
    card: Card


class MissionDuels(Prompt, frozen=True, tag="mission-duels"):
    """It leads, and wins so many duels of honour."""

    times: int


class MissionWonAt(Prompt, frozen=True, tag="mission-won-at"):
    """A success at each of these places."""

    places: tuple[Numbered, ...]


class MissionDrops(Prompt, frozen=True, tag="mission-drops"):
    """So many successes on drops."""

    times: int


class MissionBeside(Prompt, frozen=True, tag="mission-beside"):
    """To be in one group with these."""

    names: tuple[Name, ...]


class MissionOwns(Prompt, frozen=True, tag="mission-owns"):
    """Somebody of its group shows these items."""

    cards: tuple[Number, ...]


class MissionThen(Prompt, frozen=True, tag="mission-then"):
    """A deed counts with these in the group."""

    names: tuple[Name, ...]


class MissionThenOwns(Prompt, frozen=True, tag="mission-then-owns"):
    """A deed counts if somebody of the group shows these items."""

    cards: tuple[Number, ...]


class MissionEither(Prompt, frozen=True, tag="mission-either"):
    """One of these, or one of these items, in its group."""

    names: tuple[Name, ...]
    cards: tuple[Number, ...]


class MissionAlive(Prompt, frozen=True, tag="mission-alive"):
    """It lives in that game-turn, in a group of a seat."""

    turn: int


class MissionLeads(Prompt, frozen=True, tag="mission-leads"):
    """It leads so many of a race."""

    count: int
    race: Race


class MissionDead(Prompt, frozen=True, tag="mission-dead"):
    """So many lie in the Helheim deck."""

    count: int


class MissionRunes(Prompt, frozen=True, tag="mission-runes"):
    """Its group holds so many runes besides."""

    count: int


class MissionForged(Prompt, frozen=True, tag="mission-forged"):
    """It has made so many items."""

    count: int


class MissionRaised(Prompt, frozen=True, tag="mission-raised"):
    """It has brought somebody back from the dead."""


class MissionPays(Prompt, frozen=True, tag="mission-pays"):
    """The reward."""

    reputation: int
    runes: int
    magic: int


class Marriage(Prompt, frozen=True, tag="marriage"):
    """Those with whom SEDUCE needs no roll (11.2)."""

    names: tuple[Name, ...]


MissionFact: TypeAlias = (
    MissionAt
    | MissionAround
    | MissionFells
    | MissionHunts
    | MissionHuntsToo
    | MissionWon
    | MissionDuels
    | MissionWonAt
    | MissionDrops
    | MissionBeside
    | MissionOwns
    | MissionThen
    | MissionThenOwns
    | MissionEither
    | MissionAlive
    | MissionLeads
    | MissionDead
    | MissionRunes
    | MissionForged
    | MissionRaised
    | MissionPays
    | Marriage
)
