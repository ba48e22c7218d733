"""All that lies open on the table and can be looked up, from the rules' own data."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import TypeAlias

from games.core.vocabulary import Prompt
from games.nine_realms.board import PRINTED, Terrain
from games.nine_realms.fate import COPIES, DECK, Card
from games.nine_realms.forces import PROFILES, Figure, Realm, Role
from games.nine_realms.table import SUPPLY


class Condition(StrEnum):
    """A state of a figure or a side that may pass."""

    WOUNDED = "wounded"
    MOVED = "moved"
    ATTACKED = "attacked"
    SHELTERED = "sheltered"
    PREY = "prey"
    REVENGE = "revenge"
    BLOODLINE = "bloodline"


class FigureCard(Prompt, frozen=True, tag="figure-card"):
    """A figure's box on its Realm Card."""

    figure: Figure
    realm: Realm
    role: Role
    close: int
    ranged: int
    defence: int
    move: int
    health: int


class FateCard(Prompt, frozen=True, tag="fate-card"):
    """The number of copies of a Fate card."""

    copies: int
    deck: int


class TerrainCard(Prompt, frozen=True, tag="terrain-card"):
    """The hexes of a terrain that are printed on the board, and those that can be laid."""

    printed: int
    supply: int


AnyCard: TypeAlias = FigureCard | FateCard | TerrainCard
SIGNS = "signs"
"""The key of the legend of all signs on the board."""


def figure_card(figure: Figure) -> FigureCard:
    """The numbers on its Realm Card."""
    one = PROFILES[figure]
    weapons, body = (one.close, one.ranged), (one.defence, one.move, one.health)
    return FigureCard(figure, one.realm, one.role, *weapons, *body)


def realm_figures(realm: Realm) -> tuple[Figure, ...]:
    """The figures on a Realm Card; the second Vanguard is the first one's double."""
    figures = (figure for figure, one in PROFILES.items() if one.realm is realm)
    return tuple(figure for figure in figures if figure is not Figure.SECOND_VANGUARD)


def _all() -> Iterator[tuple[str, tuple[Prompt, ...]]]:
    yield SIGNS, ()
    for figure in Figure:
        yield f"figure-{figure}", (figure_card(figure),)
    for realm in Realm:
        yield f"realm-{realm}", tuple(figure_card(one) for one in realm_figures(realm))
    for card in Card:
        yield f"card-{card}", (FateCard(COPIES[card], len(DECK)),)
    for terrain in Terrain:
        supply = 0 if terrain is Terrain.MOUNTAIN else SUPPLY
        yield f"terrain-{terrain}", (TerrainCard(PRINTED[terrain].bit_count(), supply),)
    for condition in Condition:
        yield f"condition-{condition}", ()


REFERENCES: Mapping[str, tuple[Prompt, ...]] = dict(_all())
