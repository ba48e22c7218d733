"""Inheritance: how many markers a tree can take at once, exactly, and where they lie (dossier 10).

Each pair lends one of its dominant traits at most, and a matched recessive on top; the youngest
hero lends its dominant trait. There are at most eight ways to choose the dominants.
"""

from collections.abc import Mapping, Sequence
from itertools import product

from msgspec import Struct

from games.norsaga.cards import HEROIC, RECESSIVE, TRAIT, Card, Trait
from games.norsaga.sagas import NEEDS, Saga
from games.norsaga.tree import PAIRS, Spot

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
    have = [0] * (_NOTHING + 1)
    have[_DOMINANT[tree.get(Spot.YOU)]] += 1
    choices = []
    for one, other in PAIRS:
        first, second = tree.get(one), tree.get(other)
        if (recessive := _RECESSIVE[first]) == _RECESSIVE[second]:
            have[recessive] += 1
        choices.append({_DOMINANT[first], _DOMINANT[second]})
    return max(_taken(have, chosen, saga) for chosen in product(*choices))


def matched(tree: Mapping[Spot, Card], saga: Saga) -> int:
    """Pairs whose matched recessive the saga asks for (N4)."""
    need = (*NEEDS[saga], 0)
    lent = ((_RECESSIVE[tree.get(one)], _RECESSIVE[tree.get(other)]) for one, other in PAIRS)
    return sum(one == other and need[one] > 0 for one, other in lent)


def markers(tree: Mapping[Spot, Card], saga: Saga) -> tuple[Marker, ...]:
    """Where the markers lie in a best arrangement (S8)."""
    recessives = [
        Marker(one, RECESSIVE[tree[one]], recessive=True)
        for one, other in PAIRS
        if one in tree and other in tree and _match(tree[one], tree[other])
    ]
    sure = [*_dominants(tree, (Spot.YOU,)), *recessives]
    choices = ([*_dominants(tree, pair), None] for pair in PAIRS)
    ways = ([*sure, *(one for one in chosen if one)] for chosen in product(*choices))
    return max((_placed(lent, saga) for lent in ways), key=len)


def _taken(have: Sequence[int], chosen: Sequence[int], saga: Saga) -> int:
    """The markers that lie on these traits."""
    return sum(min(have[i] + chosen.count(i), need) for i, need in enumerate(NEEDS[saga]) if need)


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
