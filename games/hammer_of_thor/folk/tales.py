"""The tales about characters: their missions, and who is married (16.0, 11.2) [house]."""

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files

import msgspec
from msgspec import Struct, field

from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS, Name
from games.hammer_of_thor.folk.kinds import Race


class Quarry(Struct, frozen=True, forbid_unknown_fields=True):
    """Those whom a mission wants slain or subdued: by name, or by race and weight."""

    names: tuple[str, ...] = ()
    races: tuple[Race, ...] = ()
    tier: int = 0
    """Of those races, the lowest that counts."""

    def means(self, name: Name) -> bool:
        """Whether somebody is one of them."""
        figure = FIGURES[name]
        return figure.name in self.names or (figure.race in self.races and figure.tier >= self.tier)


class Mission(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """A character's mission, and its reward; exactly one of its ways is named."""

    who: str
    rep: int
    """REPUTATION of the character, when it is fulfilled."""
    rune_cards: int = 0
    """Runes from their deck besides."""
    magic: int = 0
    """Magic items from their deck besides."""
    times: int = 1
    """So often it has to be done; so many of a race are to be led."""
    at: tuple[int, ...] = ()
    """Numbers of places: the group ends its player-turn at one of them."""
    beaten: Quarry | None = None
    won: str = ""
    """An Encounter card, of a group that it leads."""
    won_at: tuple[int, ...] = ()
    """Numbers of places: a success or a victory at each."""
    won_at_drops: bool = False
    leads: Race | None = None
    forged: int = 0
    raised: int = 0
    alive_in: int = 0
    """A game-turn."""
    dead: int = 0
    """Cards in the Helheim deck."""
    runes: int = 0
    """Runes that the group holds."""
    beside: tuple[str, ...] = field(name="with", default=())
    """Characters in the same group."""
    owns: tuple[Number, ...] = ()
    """Items that are revealed in the group."""
    any: bool = False
    """One of the characters or items will do."""

    @cached_property
    def needed(self) -> int:
        """How often something has to be done; 0: the mission asks how things stand."""
        if self.won_at:
            return len(self.won_at)
        if self.at or self.beaten is not None or self.won or self.won_at_drops:
            return self.times
        return self.forged + self.raised


class _Married(Struct, frozen=True, forbid_unknown_fields=True):
    pairs: tuple[tuple[str, str], ...]


class _Tales(Struct, frozen=True, forbid_unknown_fields=True):
    missions: tuple[Mission, ...]
    married: _Married


_TALES = msgspec.toml.decode(
    files("games.hammer_of_thor.data").joinpath("tales.toml").read_bytes(), type=_Tales
)
MISSIONS: Mapping[Name, Mission] = {NUMBERS[one.who]: one for one in _TALES.missions}
"""By the character whose mission it is."""
SPOUSES: frozenset[frozenset[Name]] = frozenset(
    frozenset(NUMBERS[name] for name in pair) for pair in _TALES.married.pairs
)
"""Those who are married to each other."""


def are_wed(one: Name, other: Name) -> bool:
    """Two are married by their cards (11.2)."""
    return frozenset((one, other)) in SPOUSES
