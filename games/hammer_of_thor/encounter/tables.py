"""The tables of encounters: races by realm, what is barred, how cards meet (4.3, 4.5)."""

from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files

import msgspec
from msgspec import Struct

from games.hammer_of_thor.encounter.spoils import Deal
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.board import Realm


class Card(StrEnum):
    """An Encounter card (4.3A)."""

    ATTACK = "ATTACK"
    CON = "CON"
    FOLLOWER = "FOLLOWER"
    SEDUCE = "SEDUCE"
    EVADE = "EVADE"
    CHALLENGE = "CHALLENGE"
    NEGOTIATE = "NEGOTIATE"
    FRIENDSHIP = "FRIENDSHIP"


class _Pairs(Struct, frozen=True, forbid_unknown_fields=True):
    order: tuple[Card, ...]
    CON: tuple[int, ...]
    FOLLOWER: tuple[int, ...]
    SEDUCE: tuple[int, ...]
    EVADE: tuple[int, ...]
    CHALLENGE: tuple[int, ...]
    NEGOTIATE: tuple[int, ...]
    FRIENDSHIP: tuple[int, ...]


class _Tables(Struct, frozen=True, forbid_unknown_fields=True):
    bars: dict[Race, Card]
    pair: _Pairs
    races: dict[Realm, tuple[Race, ...]]
    deals: dict[Deal, int]


_TABLES = msgspec.toml.decode(
    files("games.hammer_of_thor.data").joinpath("tables.toml").read_bytes(), type=_Tables
)
BARS: Mapping[Race, Card] = _TABLES.bars
"""The card that a race's leader cannot choose in the first round (4.3.3)."""
SURE = 99
"""Among the pairs: the card succeeds without a roll."""
PAIRS: Mapping[tuple[Card, Card], int] = {
    (card, other): added
    for card in Card
    if card is not Card.ATTACK
    for other, added in zip(_TABLES.pair.order, getattr(_TABLES.pair, card.value), strict=True)
}
"""Added to T of the first card where the other side chose the second one (4.3A)."""
RACES: Mapping[Realm, tuple[Race, ...]] = _TABLES.races
"""The race that is met in a realm, by the die 0 to 9 (4.5.3)."""
DEALS: Mapping[Deal, int] = _TABLES.deals
"""The price of a deal: added to T of NEGOTIATE (4.3A7)."""
