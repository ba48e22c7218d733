"""Inheritance: how many markers a tree can take at once, exactly, and where they lie.

Each pair lends one of its dominant traits at most, and a matched recessive on top; the youngest
hero lends its dominant trait. There are at most eight ways to choose the dominants.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product

from msgspec import Struct

from games.norsaga.cards import HEROIC, RECESSIVE, TRAIT, Card, Trait
from games.norsaga.sagas import MARKERS, NEEDS, Saga
from games.norsaga.tree import PAIRS, Spot

Heroes = tuple[Card | None, ...]
"""A tree as its seven spots, the youngest first, then pair by pair."""
_SPOTS = tuple(Spot)
_KEPT = 1 << 14
"""Trees whose claims are remembered: most are asked about many times."""
_INDEX = {trait: index for index, trait in enumerate(HEROIC)}
_NOTHING = len(HEROIC)
"""The index of what no saga asks for."""
_DOMINANT: dict[Card | None, int] = {
    None: _NOTHING,
    **{card: _INDEX.get(trait, _NOTHING) for card, trait in TRAIT.items()},
}
_RECESSIVE: dict[Card | None, int] = {
    None: _NOTHING,
    **{card: _INDEX[RECESSIVE[card]] if card in RECESSIVE else _NOTHING for card in TRAIT},
}


class Marker(Struct, frozen=True):
    """A marker on a tree; a recessive one lies between the two of a pair, named by its first."""

    spot: Spot
    trait: Trait
    recessive: bool = False


def claims(tree: Mapping[Spot, Card], saga: Saga) -> int:
    """The most markers that can lie on the tree at once; six win."""
    return _claims(_heroes(tree), saga)


def claims_with(tree: Mapping[Spot, Card], saga: Saga, card: Card) -> dict[Spot, int]:
    """The claims that the tree would have if the card stood at each of the spots."""
    heroes = _heroes(tree)
    return {
        spot: _claims((*heroes[:index], card, *heroes[index + 1 :]), saga)
        for index, spot in enumerate(_SPOTS)
    }


def matched(tree: Mapping[Spot, Card], saga: Saga) -> int:
    """Pairs whose matched recessive the saga asks for (N4)."""
    need = (*NEEDS[saga], 0)
    lent = ((_RECESSIVE[tree.get(one)], _RECESSIVE[tree.get(other)]) for one, other in PAIRS)
    return sum(one == other and need[one] > 0 for one, other in lent)


def markers(tree: Mapping[Spot, Card], saga: Saga) -> tuple[Marker, ...]:
    """The markers in a best arrangement (S8)."""
    return _markers(_heroes(tree), saga)


def _heroes(tree: Mapping[Spot, Card]) -> Heroes:
    return tuple(map(tree.get, _SPOTS))


@lru_cache(maxsize=_KEPT)
def _claims(heroes: Heroes, saga: Saga) -> int:
    """Count what is certain, and the best choice among the dominants of the pairs."""
    left = [*NEEDS[saga], 0]
    left[_DOMINANT[heroes[0]]] -= 1
    choices = []
    for one, other in (heroes[1:3], heroes[3:5], heroes[5:7]):
        if (recessive := _RECESSIVE[one]) == _RECESSIVE[other]:
            left[recessive] -= 1
        choices.append({_DOMINANT[one], _DOMINANT[other]})
    left = [max(0, count) for count in left]
    useful = [[trait for trait in lent if left[trait]] for lent in choices]
    ways = product(*(lent for lent in useful if lent))
    return MARKERS - sum(left) + max(_taken(left, way) for way in ways)


def _taken(left: Sequence[int], way: Sequence[int]) -> int:
    """The markers that these dominants take of what is left."""
    return sum(min(left[trait], way.count(trait)) for trait in set(way))


@lru_cache(maxsize=_KEPT)
def _markers(heroes: Heroes, saga: Saga) -> tuple[Marker, ...]:
    tree = {spot: card for spot, card in zip(_SPOTS, heroes, strict=True) if card is not None}
    recessives = [
        Marker(one, RECESSIVE[tree[one]], recessive=True)
        for one, other in PAIRS
        if one in tree and other in tree and _match(tree[one], tree[other])
    ]
    sure = [*_dominants(tree, (Spot.YOU,)), *recessives]
    choices = ([*_dominants(tree, pair), None] for pair in PAIRS)
    ways = ([*sure, *(one for one in chosen if one)] for chosen in product(*choices))
    return max((_placed(lent, saga) for lent in ways), key=len)


def _dominants(tree: Mapping[Spot, Card], spots: Sequence[Spot]) -> list[Marker]:
    """The heroic traits of some heroes; skalds and ghosts have none."""
    return [
        Marker(spot, TRAIT[tree[spot]])
        for spot in spots
        if spot in tree and TRAIT[tree[spot]] in _INDEX
    ]


def _match(one: Card, other: Card) -> bool:
    """Both have the same recessive trait; ghosts have none."""
    return _RECESSIVE[one] == _RECESSIVE[other] != _NOTHING


def _placed(lent: Sequence[Marker], saga: Saga) -> tuple[Marker, ...]:
    """Of the lent traits as many as the saga has markers for."""
    left = dict(zip(HEROIC, NEEDS[saga], strict=True))
    placed = []
    for marker in lent:
        if left[marker.trait]:
            left[marker.trait] -= 1
            placed.append(marker)
    return tuple(placed)
