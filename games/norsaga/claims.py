"""Inheritance: how many markers a tree can take at once, exactly, and where they lie.

Each pair lends one of its dominant traits at most, and a matched recessive on top; the youngest
hero lends its dominant trait. There are at most eight ways to choose the dominants.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product

from msgspec import Struct

from games.norsaga.cards import HEROIC, RECESSIVE, ROWS, TRAIT, Card, Trait
from games.norsaga.sagas import MARKERS, NEEDS, Saga
from games.norsaga.tree import OLDEST_FIRST, PAIRS, SPOTS, Spot

Heroes = tuple[Card | None, ...]
"""A tree as its seven spots, the youngest first, then pair by pair."""
_KEPT = 1 << 14
"""Trees whose claims are remembered: most are asked about many times."""
_LIKE: dict[Card | None, Card | None] = {
    None: None,
    **{card: row.cards[0] for row in ROWS for card in row.cards},
}
"""Heroes with the same traits lend the same: one of them stands for all."""
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


class TraitCount(Struct, frozen=True, tag="trait-count"):
    """So many of a trait."""

    count: int
    trait: Trait


def claims(tree: Mapping[Spot, Card], saga: Saga) -> int:
    """The most markers that can lie on the tree at once; six win."""
    return _claims(_lending(tree), saga)


def best_spot(tree: Mapping[Spot, Card], saga: Saga, card: Card) -> tuple[Spot, int]:
    """The spot on which a card brings the tree most claims, the older of equals, and how many."""
    heroes, stand_in = _lending(tree), _LIKE[card]
    after = {
        spot: _claims((*heroes[:index], stand_in, *heroes[index + 1 :]), saga)
        for index, spot in enumerate(SPOTS)
    }
    spot = max(OLDEST_FIRST, key=after.__getitem__)
    return spot, after[spot]


def matched(tree: Mapping[Spot, Card], saga: Saga) -> int:
    """Pairs whose matched recessive the saga asks for (N4)."""
    need = (*NEEDS[saga], 0)
    lent = ((_RECESSIVE[tree.get(one)], _RECESSIVE[tree.get(other)]) for one, other in PAIRS)
    return sum(one == other and need[one] > 0 for one, other in lent)


def markers(tree: Mapping[Spot, Card], saga: Saga) -> tuple[Marker, ...]:
    """The markers in a best arrangement (S8)."""
    return _markers(_heroes(tree), saga)


def missing(tree: Mapping[Spot, Card], saga: Saga) -> tuple[TraitCount, ...]:
    """The markers that the saga still asks for beside those of a best arrangement (S8)."""
    placed = [marker.trait for marker in markers(tree, saga)]
    needed = zip(NEEDS[saga], HEROIC, strict=True)
    left = (TraitCount(need - placed.count(trait), trait) for need, trait in needed)
    return tuple(one for one in left if one.count)


def _heroes(tree: Mapping[Spot, Card]) -> Heroes:
    return tuple(map(tree.get, SPOTS))


def _lending(tree: Mapping[Spot, Card]) -> Heroes:
    """The heroes of a tree, each by the one who stands for it."""
    return tuple(map(_LIKE.get, _heroes(tree)))


@lru_cache(maxsize=_KEPT)
def _claims(heroes: Heroes, saga: Saga) -> int:
    """Count what is certain, and the best choice among the dominants of the pairs."""
    left = [*NEEDS[saga], 0]
    left[_DOMINANT[heroes[0]]] -= 1
    choices = []
    for pair in (heroes[1:3], heroes[3:5], heroes[5:7]):
        recessive, dominants = _lent(*pair)
        left[recessive] -= 1
        choices.append(dominants)
    asked = tuple([max(0, count) for count in left])
    return MARKERS - sum(asked) + _taken(asked, tuple(sorted(choices)))


@cache
def _lent(one: Card | None, other: Card | None) -> tuple[int, tuple[int, ...]]:
    """The recessive trait that a pair lends, if it is matched, and the dominants to choose from."""
    recessive = _RECESSIVE[one] if _RECESSIVE[one] == _RECESSIVE[other] else _NOTHING
    return recessive, tuple(sorted({_DOMINANT[one], _DOMINANT[other]} - {_NOTHING}))


@lru_cache(maxsize=_KEPT)
def _taken(left: tuple[int, ...], choices: tuple[tuple[int, ...], ...]) -> int:
    """The most markers of what is left that pairs can take, each with one of its dominants."""
    useful = [[trait for trait in lent if left[trait]] for lent in choices]
    ways = product(*(lent for lent in useful if lent))
    return max(sum(min(left[trait], way.count(trait)) for trait in set(way)) for way in ways)


@lru_cache(maxsize=_KEPT)
def _markers(heroes: Heroes, saga: Saga) -> tuple[Marker, ...]:
    tree = {spot: card for spot, card in zip(SPOTS, heroes, strict=True) if card is not None}
    recessives = [
        Marker(one, RECESSIVE[tree[one]], recessive=True)
        for one, other in PAIRS
        if one in tree and other in tree and _match(tree[one], tree[other])
    ]
    sure = [*_dominants(tree, (Spot.YOU,)), *recessives]
    choices = ([*_dominants(tree, pair), None] for pair in PAIRS)
    ways = ([*sure, *(one for one in chosen if one)] for chosen in product(*choices))
    most = _claims(tuple(map(_LIKE.get, heroes)), saga)
    return next(found for lent in ways if len(found := _placed(lent, saga)) == most)


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
