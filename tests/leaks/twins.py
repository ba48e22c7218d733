"""Two matches that are one to somebody: the same deeds and dice, other cards where they are hidden.

Where a deed shows what was hidden, the two part: what follows is compared no more.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import get_type_hints

from msgspec import Struct

from games.core.agenda import AnyPosition
from games.core.dice import seeded
from games.core.title import Rules, Title
from games.core.undo import Played
from games.core.vocabulary import Event, Seat
from play.simulation.playout import PlayedMatch, generator, walk

MATCHES = 30
"""Random matches in which a standing order is looked for."""
DEALS = 12
"""How often it is dealt anew, to find a deal in which as much as possible can be done."""


@dataclass(frozen=True)
class Twins:
    """Deeds from a position on, here and there; the viewer cannot tell them apart."""

    rules: Rules
    viewer: Seat | None
    here: tuple[Played, ...]
    there: tuple[Played, ...]


def history(title: Title, seats: int, seed: str) -> list[Played]:
    """The deeds of a random match."""
    return _deeds([*walk(title, seats, title.rules.options(), seed)])


def stretch(
    title: Title,
    seats: int,
    viewer: Seat | None,
    part: float,
    number: int,
    robots: Collection[Seat] = (),
) -> Twins:
    """Deeds of a match from a part of it on, with a twin that is the same to somebody.

    A robot answers what is waited for, and nothing else.
    """
    deeds = history(title, seats, "stretch")
    first = int(len(deeds) * part)
    for at in [*range(first, len(deeds)), *range(first)]:
        part_of_it = deeds[at : at + number]
        if any(one.seat in robots and one.seat not in one.before.awaited for one in part_of_it):
            continue
        pair = twins(title.rules, part_of_it, viewer, "stretch")
        if pair is not None and len(pair.here) == number:
            return pair
    raise AssertionError("nothing is hidden")


def by_order(title: Title, seats: int, seed: str) -> tuple[tuple[Played, Played], Struct]:
    """A deed that asks another seat something which a standing order answers, and the order."""
    chance = generator(seed)
    for match in range(MATCHES):
        for deed in history(title, seats, f"{seed} {match}"):
            for seat in set(deed.after.awaited) - {deed.seat, *deed.before.asks}:
                orders = any_orders(title, chance)
                action = deed.after.ordered(seat, orders)
                if action is None:
                    continue
                after, events = deed.after.apply(seat, action)
                if after.ordered(seat, orders) is None:
                    return (deed, Played(seat, action, events, deed.after, after)), orders
    raise AssertionError("no order answers")


def any_orders(title: Title, chance: Random, *, blind: bool = False) -> Struct:
    """Orders by chance; blind ones do not look at a hand."""
    kind = title.rules.orders
    assert kind is not None
    known = {name: [*values] for name, values in get_type_hints(kind).items()}
    if blind:
        known = {
            name: [one for one in values if not getattr(one, "knows_hand", False)]
            for name, values in known.items()
        }
    return kind(**{name: chance.choice(values) for name, values in known.items()})


def twins(rules: Rules, deeds: Sequence[Played], viewer: Seat | None, seed: str) -> Twins | None:
    """The deeds with other hidden cards, as far as the viewer is told the same; None: no step."""
    first, longest = deeds[0].before, None
    saved = rules.codec.dump(first)
    for number in range(DEALS):
        dealt = rules.redeal(first, viewer, seeded(f"{seed} {number}"))
        other = replace(dealt, dice=first.dice)
        if rules.codec.dump(other) == saved:
            continue
        there = tuple(_followed(rules, deeds, viewer, other))
        if there and (longest is None or len(there) > len(longest.there)):
            longest = Twins(rules, viewer, tuple(deeds[: len(there)]), there)
        if len(there) == len(deeds):
            break
    return longest


def _followed(
    rules: Rules, deeds: Sequence[Played], viewer: Seat | None, position: AnyPosition
) -> Iterator[Played]:
    """The same deeds from another position on, until one is impossible or tells."""
    for deed in deeds:
        if deed.action not in position.asks.get(deed.seat, ()):
            return
        after, events = position.apply(deed.seat, deed.action)
        seen = rules.view(after, viewer) == rules.view(deed.after, viewer)
        if not seen or _told(events, viewer) != _told(deed.events, viewer):
            return
        yield Played(deed.seat, deed.action, events, position, after)
        position = after


def _told(events: Sequence[Event], viewer: Seat | None) -> list[Event]:
    return [event for event in events if event.secret_to in (None, viewer)]


def _deeds(played: Sequence[PlayedMatch]) -> list[Played]:
    return [
        Played(now.seat, now.action, now.events, before.position, now.position)
        for before, now in pairwise(played)
        if now.seat is not None and now.action is not None
    ]
